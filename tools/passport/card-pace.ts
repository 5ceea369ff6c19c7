import { randomBytes } from 'node:crypto';
import { passwordOctets, passwordReference, type DocumentKey } from '../../src/engine/chip/document-key.ts';
import {
  pointOf,
  scalarFrom,
  sharedSecret,
  standardCurve,
  toOctets,
} from '../../src/engine/chip/domain-parameters.ts';
import { pointFrom, pseudoRandom } from '../../src/engine/chip/integrated-mapping.ts';
import type { Mapping } from '../../src/engine/chip/security-infos.ts';
import {
  aesMac,
  AUTHENTICATION,
  cipherAes,
  cipherDes,
  deriveKey,
  pad,
  PASSWORD,
  retailMac,
  sessionCipher,
  type CipherName,
} from '../../src/engine/chip/session-cipher.ts';
import { childOf, encodeTlv } from '../../src/engine/chip/tlv.ts';
import { fromBigInt, oidOctets, toBigInt } from '../../src/engine/signing/ber.ts';
import type { Curve } from '../../src/engine/signing/curves.ts';
import { bitLength } from '../../src/engine/signing/rsa.ts';
import type { ChipKey } from './chip-key.ts';
import { SecureCard } from './secure-card.ts';

export interface CardPaceInfo {
  readonly oid: string;
  readonly mapping: Mapping;
  readonly cipher: CipherName;
  readonly parameterId: number;
}

type Point = Curve['BASE'];

/** The card's end of PACE (Doc 9303-11, 4.4), one run. */
export class CardPace {
  /** Set when the last step succeeded. */
  session: SecureCard | null = null;
  readonly #info: CardPaceInfo;
  readonly #password: Uint8Array;
  readonly #curve: Curve;
  readonly #chipKey: ChipKey | null;
  readonly #breaks: boolean;
  readonly #nonce = randomBytes(16);
  #mapSecret = 0n;
  #generator: Point | null = null;
  #own: Uint8Array | null = null;
  #ofReader: Uint8Array | null = null;
  #shared: Uint8Array | null = null;

  private constructor(info: CardPaceInfo, key: DocumentKey, chipKey: ChipKey | null, breaks: boolean) {
    this.#breaks = breaks;
    this.#info = info;
    this.#password = deriveKey(passwordOctets(key), PASSWORD, info.cipher);
    this.#curve = standardCurve(info.parameterId);
    this.#chipKey = chipKey;
  }

  /** Takes MSE:Set AT; null where protocol, parameters or password are not the card's. With several sets one must be named. */
  static begin(
    offered: readonly CardPaceInfo[],
    keys: readonly DocumentKey[],
    chipKey: ChipKey | null,
    data: Uint8Array,
    breaks: (info: CardPaceInfo) => boolean = () => false,
  ): CardPace | null {
    const oid = childOf(data, 0x80);
    const parameters = childOf(data, 0x84)?.[0];
    const reference = childOf(data, 0x83)?.[0];
    const info = offered.find(
      (one) =>
        Buffer.compare(oidOctets(one.oid), oid ?? new Uint8Array()) === 0 &&
        (parameters === undefined || parameters === one.parameterId),
    );
    const key = keys.find((one) => passwordReference(one) === reference);
    return info && key ? new CardPace(info, key, chipKey, breaks(info)) : null;
  }

  step(content: Uint8Array): { data?: Uint8Array; status?: number } {
    const mapReader = childOf(content, 0x81);
    const keyReader = childOf(content, 0x83);
    const token = childOf(content, 0x85);
    if (mapReader) return reply(0x82, this.#map(mapReader));
    if (keyReader) return reply(0x84, this.#agree(keyReader));
    return token ? this.#confirm(token) : reply(0x80, this.#encryptedNonce());
  }

  #encryptedNonce(): Uint8Array {
    const encrypt = this.#info.cipher === '3DES' ? cipherDes : cipherAes;
    return encrypt(this.#password, this.#nonce);
  }

  #map(ofReader: Uint8Array): Uint8Array {
    const { n, p } = this.#curve.CURVE();
    if (this.#info.mapping === 'integrated') {
      this.#generator = pointFrom(this.#curve, pseudoRandom(this.#nonce, ofReader, p, this.#info.cipher));
      return new Uint8Array();
    }
    this.#mapSecret = scalarFrom(this.#curve, randomBytes);
    const shared = pointOf(this.#curve, ofReader).multiply(this.#mapSecret);
    const s = toBigInt(this.#nonce) % n;
    this.#generator = this.#curve.BASE.multiply(s).add(shared);
    return toOctets(this.#curve.BASE.multiply(this.#mapSecret));
  }

  #agree(ofReader: Uint8Array): Uint8Array {
    const secret = scalarFrom(this.#curve, randomBytes);
    this.#ofReader = ofReader;
    this.#own = toOctets(this.#generator!.multiply(secret));
    this.#shared = sharedSecret(this.#curve, pointOf(this.#curve, ofReader).multiply(secret));
    return this.#own;
  }

  #confirm(token: Uint8Array): { data?: Uint8Array; status?: number } {
    if (!this.#shared || !this.#own || !this.#ofReader) return { status: 0x6985 };
    if (this.#breaks || Buffer.compare(this.#token(this.#own), token) !== 0) return { status: 0x6300 };
    const cipher = sessionCipher(this.#info.cipher, this.#shared);
    this.session = new SecureCard(cipher, new Uint8Array(cipher.blockLength));
    const objects = [encodeTlv(0x86, this.#token(this.#ofReader))];
    if (this.#info.mapping === 'chip-authentication' && this.#chipKey) {
      const { n } = this.#curve.CURVE();
      const proof = (this.#mapSecret * this.#curve.Fn.inv(this.#chipKey.secret)) % n;
      const octets = fromBigInt(proof, Math.ceil(bitLength(n) / 8));
      objects.push(
        encodeTlv(
          0x8a,
          cipher.encrypt(pad(octets, cipher.blockLength), new Uint8Array(cipher.blockLength).fill(0xff)),
        ),
      );
    }
    return { data: encodeTlv(0x7c, Buffer.concat(objects)) };
  }

  #token(point: Uint8Array): Uint8Array {
    const key = deriveKey(this.#shared!, AUTHENTICATION, this.#info.cipher);
    const data = encodeTlv(
      0x7f49,
      Buffer.concat([encodeTlv(6, oidOctets(this.#info.oid)), encodeTlv(0x86, point)]),
    );
    return this.#info.cipher === '3DES' ? retailMac(key, pad(data, 8)) : aesMac(key, data);
  }
}

const reply = (tag: number, value: Uint8Array): { data: Uint8Array } => ({
  data: encodeTlv(0x7c, encodeTlv(tag, value)),
});
