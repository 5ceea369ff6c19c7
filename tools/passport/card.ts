import { randomBytes } from 'node:crypto';
import { SUCCESS, type Command, type Transmit } from '../../src/engine/chip/apdu.ts';
import { passwordOctets, type DocumentKey } from '../../src/engine/chip/document-key.ts';
import { pointOf, sharedSecret } from '../../src/engine/chip/domain-parameters.ts';
import {
  AUTHENTICATION,
  cipherDes,
  decipherDes,
  deriveKey,
  ENCRYPTION,
  pad,
  retailMac,
  sessionCipher,
} from '../../src/engine/chip/session-cipher.ts';
import { childOf, encodeTlv } from '../../src/engine/chip/tlv.ts';
import type { ChipKey } from './chip-key.ts';
import { decodeCommand } from './command.ts';
import { CardPace, type CardPaceInfo } from './card-pace.ts';
import { SecureCard } from './secure-card.ts';

export interface CardOptions {
  /** Elementary files by identifier: 011C is read in the clear, all others need access. */
  readonly files: ReadonlyMap<number, Uint8Array>;
  /** Passwords that open the card. */
  readonly keys: readonly DocumentKey[];
  readonly pace?: readonly CardPaceInfo[];
  readonly basicAccess?: boolean;
  readonly chipKey?: ChipKey;
  /** Key of chip authentication mapping, where it is another. */
  readonly mappingKey?: ChipKey;
  /** Signs challenges of active authentication. */
  readonly activeKey?: (challenge: Uint8Array) => Uint8Array;
  readonly quirks?: CardQuirks;
  /** Most data octets in an answer; more asked for is given in part, as chips do. */
  readonly mostAnswer?: number;
  /** Changes an answer before it leaves: for cards that lie. */
  readonly tamper?: (answer: Uint8Array, count: number) => Uint8Array | null;
}

/** What chips in the field do otherwise than the standard says. */
export interface CardQuirks {
  /** MSE and SELECT with an Le, which the standard does not have there, are refused with 6700. */
  readonly refusesLe?: true;
  /** MSE:Set AT without the parameters (tag 84) is refused with 6A88, as older chips do; or with them, with 6A87. */
  readonly parameters?: 'always' | 'never';
  /** MSE:Set KAT is refused with this status: chip authentication by GENERAL AUTHENTICATE is there, for 3DES, too. */
  readonly setKey?: number;
  /** The last step of PACE with such a set says 6300 to a right key. */
  readonly breaks?: (info: CardPaceInfo) => boolean;
  /** Answers of active authentication end after so many octets where no extended length was asked for. */
  readonly cutsSignature?: number;
  /** Files that the card has and does not give away. */
  readonly hides?: readonly number[];
  /** Name of the application, hex; default: that of travel documents. */
  readonly application?: string;
  /** Another application is selected after a reset: EF.CardAccess is found once the master file is. */
  readonly startsElsewhere?: true;
  /** Answer to SELECT of the master file; default: success. */
  readonly masterFile?: number;
  /** SELECT that wants no answer (P2 0C) is refused with 6A86. */
  readonly alwaysAnswers?: true;
  /** Answer to a file that is not there: some say 6A82, others that access is not allowed. */
  readonly missingFile?: number;
}

type Reply = { readonly data?: Uint8Array; readonly status?: number };
const NOT_FOUND: Reply = { status: 0x6a82 };
const NOT_ALLOWED: Reply = { status: 0x6982 };
const NOT_KNOWN: Reply = { status: 0x6d00 };
const APPLICATION = 'a0000002471001';
const MASTER_FILE = 0x3f00;
const CARD_ACCESS = 0x011c;

/** What lies on a reader: it answers commands, and forgets everything when the field goes away. */
export interface Card {
  readonly transmit: Transmit;
  reset(): void;
}

/** A travel document in software: answers commands as a chip does. For tests and demonstrations; its people are invented. */
export class PassportCard implements Card {
  readonly #options: CardOptions;
  #secure: SecureCard | null = null;
  #pending: (() => void) | null = null;
  #selected: Uint8Array | null = null;
  #challenge: Uint8Array | null = null;
  #pace: CardPace | null = null;
  #isElsewhere = false;
  #count = 0;

  constructor(options: CardOptions) {
    this.#options = options;
    this.reset();
  }

  readonly transmit: Transmit = async (bytes) => {
    const answer = this.#answer(decodeCommand(bytes));
    const told = this.#options.tamper ? this.#options.tamper(answer, this.#count++) : answer;
    return told ?? new Uint8Array();
  };

  /** The field went away: all state is lost, as after a reset. */
  reset(): void {
    this.#secure = this.#pending = this.#selected = this.#challenge = this.#pace = null;
    this.#isElsewhere = this.#options.quirks?.startsElsewhere ?? false;
  }

  #answer(command: Command): Uint8Array {
    if ((command.cla & 0x0c) !== 0x0c) {
      // A command in the clear ends secure messaging.
      this.#secure = null;
      return join(this.#run(command));
    }
    const clear = this.#secure?.open(command);
    if (!this.#secure || !clear) {
      this.#secure = null;
      return join({ status: 0x6988 });
    }
    const secure = this.#secure;
    const reply = this.#run(clear);
    const protectedAnswer = secure.protect(reply, clear.ins % 2 === 1);
    // A new session begins with the command after the one that agreed on it.
    this.#pending?.();
    this.#pending = null;
    return join({ data: protectedAnswer, status: reply.status ?? SUCCESS });
  }

  #run(command: Command): Reply {
    const data = command.data ?? new Uint8Array();
    if (this.#options.quirks?.refusesLe && [0xa4, 0x22].includes(command.ins) && command.le)
      return { status: 0x6700 };
    switch (command.ins) {
      case 0xa4:
        return this.#select(command, data);
      case 0xb0:
        return this.#read(command.p1 * 256 + command.p2, command.le ?? 0);
      case 0xb1: {
        const at = Buffer.from(childOf(data, 0x54) ?? []).readUIntBE(0, childOf(data, 0x54)!.length);
        const reply = this.#read(at, (command.le ?? 0) - 4);
        return reply.data ? { ...reply, data: encodeTlv(0x53, reply.data) } : reply;
      }
      case 0x84:
        return { data: (this.#challenge = randomBytes(8)) };
      case 0x82:
        return this.#basicAccess(data);
      case 0x22:
        return this.#manage(command, data);
      case 0x86:
        return this.#general(data);
      case 0x88:
        return this.#active(data, command.le ?? 0);
      default:
        return NOT_KNOWN;
    }
  }

  #select({ p1, p2 }: Command, data: Uint8Array): Reply {
    const { hides, missingFile, application, alwaysAnswers, masterFile } = this.#options.quirks ?? {};
    if (alwaysAnswers && p2 === 0x0c) return { status: 0x6a86 };
    if (p1 === 4) {
      const isKnown = Buffer.from(data).toString('hex') === (application ?? APPLICATION);
      if (isKnown) this.#isElsewhere = false;
      return isKnown ? {} : NOT_FOUND;
    }
    const id = data[0]! * 256 + data[1]!;
    if (id === MASTER_FILE) {
      if (masterFile === undefined) this.#isElsewhere = false;
      return { status: masterFile ?? SUCCESS };
    }
    const isHidden = this.#isElsewhere || hides?.includes(id);
    const file = isHidden ? undefined : this.#options.files.get(id);
    if (!file) return { status: missingFile ?? 0x6a82 };
    if (id !== CARD_ACCESS && !this.#secure) return NOT_ALLOWED;
    this.#selected = file;
    return {};
  }

  #read(offset: number, le: number): Reply {
    if (!this.#selected) return NOT_ALLOWED;
    if (offset >= this.#selected.length) return { status: 0x6b00 };
    const most = Math.min(le, this.#options.mostAnswer ?? 0x10000);
    return { data: this.#selected.subarray(offset, offset + most) };
  }

  #basicAccess(data: Uint8Array): Reply {
    const key = this.#options.keys.find(({ kind }) => kind === 'mrz');
    if (!this.#options.basicAccess || !key || !this.#challenge) return NOT_ALLOWED;
    const seed = passwordOctets(key).subarray(0, 16);
    const encryption = deriveKey(seed, ENCRYPTION, '3DES');
    const authentication = deriveKey(seed, AUTHENTICATION, '3DES');
    const cryptogram = data.subarray(0, 32);
    const clear = decipherDes(encryption, cryptogram);
    const isRight = Buffer.compare(retailMac(authentication, pad(cryptogram, 8)), data.subarray(32)) === 0;
    if (!isRight || Buffer.compare(clear.subarray(8, 16), this.#challenge) !== 0) return { status: 0x6300 };
    const own = randomBytes(16);
    const answer = cipherDes(encryption, Buffer.concat([this.#challenge, clear.subarray(0, 8), own]));
    const shared = own.map((octet, k) => octet ^ clear[16 + k]!);
    const counter = Buffer.concat([this.#challenge.subarray(4), clear.subarray(4, 8)]);
    this.#secure = new SecureCard(sessionCipher('3DES', shared), counter);
    return { data: Buffer.concat([answer, retailMac(authentication, pad(answer, 8))]) };
  }

  #manage({ p1, p2 }: Command, data: Uint8Array): Reply {
    if (p1 === 0xc1 && p2 === 0xa4) {
      const isNamed = childOf(data, 0x84) !== null;
      const { parameters } = this.#options.quirks ?? {};
      if (parameters === 'always' && !isNamed) return { status: 0x6a88 };
      if (parameters === 'never' && isNamed) return { status: 0x6a87 };
      this.#pace = CardPace.begin(
        this.#options.pace ?? [],
        this.#options.keys,
        this.#options.mappingKey ?? this.#options.chipKey ?? null,
        data,
        this.#options.quirks?.breaks,
      );
      return this.#pace ? {} : { status: 0x6a88 };
    }
    const { setKey } = this.#options.quirks ?? {};
    if (p2 === 0xa6 && setKey !== undefined) return { status: setKey };
    if (p1 === 0x41 && p2 === 0xa4) return this.#options.chipKey ? {} : { status: 0x6a88 };
    const ofReader = p1 === 0x41 && p2 === 0xa6 ? childOf(data, 0x91) : null;
    return ofReader ? this.#agree(ofReader) : { status: 0x6a88 };
  }

  #general(data: Uint8Array): Reply {
    const content = childOf(data, 0x7c) ?? new Uint8Array();
    if (this.#pace) {
      const reply = this.#pace.step(content);
      if (this.#pace.session) this.#secure = this.#pace.session;
      if (this.#pace.session || reply.status) this.#pace = null;
      return reply;
    }
    const ofReader = childOf(content, 0x80);
    if (!ofReader) return { status: 0x6a80 };
    const reply = this.#agree(ofReader);
    return reply.status ? reply : { data: encodeTlv(0x7c, new Uint8Array()) };
  }

  #agree(ofReader: Uint8Array): Reply {
    const key = this.#options.chipKey;
    if (!key) return { status: 0x6a88 };
    const shared = sharedSecret(key.curve, pointOf(key.curve, ofReader).multiply(key.secret));
    const cipher = sessionCipher(key.cipher, shared);
    this.#pending = () => (this.#secure = new SecureCard(cipher, new Uint8Array(cipher.blockLength)));
    return {};
  }

  #active(challenge: Uint8Array, le: number): Reply {
    const signature = this.#options.activeKey?.(challenge);
    if (!signature) return NOT_KNOWN;
    const most = le > 256 ? signature.length : (this.#options.quirks?.cutsSignature ?? signature.length);
    return { data: signature.subarray(0, most) };
  }
}

function join({ data = new Uint8Array(), status = SUCCESS }: Reply): Uint8Array {
  return Buffer.concat([data, Uint8Array.of(status >> 8, status & 255)]);
}
