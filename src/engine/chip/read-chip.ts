import { randomBytes } from 'node:crypto';
import { isAccessWeakened } from './access-as-signed.ts';
import { activeAuthenticationHolds, CHALLENGE, signatureLength } from './active-authentication.ts';
import { plainChannel, SUCCESS, type Channel, type Transmit } from './apdu.ts';
import { basicAccess, type Random } from './basic-access.ts';
import { authenticateChip, chipMappingHolds } from './chip-authentication.ts';
import { ChipError } from './chip-error.ts';
import type { DocumentKey } from './document-key.ts';
import { FILES, fileOfGroup, READ_GROUPS } from './lds/logical-data.ts';
import { securityObject } from './lds/security-object.ts';
import { pace, type PaceSession } from './pace.ts';
import { readFile, SHORT_READ } from './read-file.ts';
import { BY, select, selectMasterFile } from './select.ts';
import { securityInfos, type PaceInfo, type SecurityInfos } from './security-infos.ts';
import { readTlv } from './tlv.ts';
import { selectApplication } from './travel-application.ts';
import { message } from '../../contract/messages/message.ts';

const CARD_ACCESS = 0x011c;
/** EF.COM, which is on every chip: only its protected answer counts, not its unsigned content. */
const COMMON = Uint8Array.of(1, 0x1e);

/** Outcome of a protocol by which the chip authenticates itself. */
export type ChipProof = 'passed' | 'failed' | 'not-offered' | 'cannot-tell';

/** Result of one reading: the chip's bytes unchanged, and what the chip proved meanwhile. */
export interface ChipEvidence {
  readonly access: {
    readonly protocol: 'PACE' | 'BAC';
    readonly cipher: string;
    readonly mapping: string | null;
  };
  readonly sod: Uint8Array;
  /** Whole files by number of the data group. */
  readonly groups: ReadonlyMap<number, Uint8Array>;
  /** Chip authentication, or its mapping during PACE: the chip owns the key that the state signed. */
  readonly chipAuthentication: ChipProof;
  readonly activeAuthentication: ChipProof;
  /** Does DG14 list other ways of access than EF.CardAccess, which nobody signed? */
  readonly isAccessWeakened: boolean;
}

export interface ReadChipOptions {
  /** Do chip and reader support extended length? Then large files need few commands. Default: no. */
  readonly extended?: boolean;
  readonly random?: Random;
  /** Octets read of the current file: "Reading portrait, 40 %". */
  readonly onProgress?: (step: {
    readonly group: number | 'sod';
    readonly read: number;
    readonly length: number;
  }) => void;
}

/** Data octets of an extended read; some chips give fewer at once, which is no error. */
const EXTENDED_READ = 8_192;

/**
 * Reads a travel document's chip: access by PACE or BAC, the signed list, the data groups, and at the end what the chip can
 * prove of itself.
 *
 * @throws ChipError card-gone, not-a-travel-document, wrong-key, no-known-protocol, channel-broken, malformed, refused
 */
export async function readChip(
  transmit: Transmit,
  key: DocumentKey,
  options: ReadChipOptions = {},
): Promise<ChipEvidence> {
  const { extended = false, random = randomBytes, onProgress } = options;
  const plain = plainChannel(transmit, { extended });
  const { channel, access, session, offered, used } = await open(plain, key, random);
  const block = extended ? EXTENDED_READ : SHORT_READ;
  const read = (id: number, group: number | 'sod') =>
    readFile(channel, id, {
      block,
      onProgress: (octets, length) => onProgress?.({ group, read: octets, length }),
    });
  const sod = await read(FILES.sod.id, 'sod');
  if (!sod) throw new ChipError('refused', message('chipFaults.keepsSignedBack'));
  const listed = new Set([...securityObject(sod).digests.keys()]);
  const groups = new Map<number, Uint8Array>();
  for (const group of READ_GROUPS) {
    if (!listed.has(group)) continue;
    const file = await read(fileOfGroup(group), group);
    if (file) groups.set(group, file);
  }
  const infos = infosOf(groups.get(14));
  const proofs = await prove({ plain, channel }, session, infos, groups.get(15), random);
  return {
    access,
    sod,
    groups,
    ...proofs,
    ...hiddenKeys(listed, groups),
    isAccessWeakened: isAccessWeakened(infos.pace, offered, used),
  };
}

/** Keys that the state signed and the chip hides: a clone has the public key only. */
const hiddenKeys = (listed: ReadonlySet<number>, groups: ReadonlyMap<number, Uint8Array>) => ({
  ...(listed.has(14) && !groups.has(14) ? { chipAuthentication: 'failed' as const } : {}),
  ...(listed.has(15) && !groups.has(15) ? { activeAuthentication: 'failed' as const } : {}),
});

async function open(plain: Channel, key: DocumentKey, random: Random) {
  const offered = await offeredPace(plain);
  let refused: ChipError | null = null;
  let unknown: ChipError | null = null;
  for (const info of ranked(offered)) {
    try {
      const session = await pace(plain, info, key, random);
      await selectApplication(session.channel);
      const access = { protocol: 'PACE' as const, cipher: info.cipher, mapping: info.mapping };
      return { channel: session.channel, access, session, offered, used: info };
    } catch (error) {
      if (!(error instanceof ChipError)) throw error;
      // Chips count wrong access numbers and lock them: never tried again. They do not count zones (Doc 9303-11, 9.7.3), and some
      // say 6300 to a right one where they carry out a set wrongly (AES-256, integrated mapping): another set may do.
      if (error.problem === 'wrong-key' && key.kind === 'mrz') refused ??= error;
      else if (error.problem === 'no-known-protocol') unknown = error;
      else throw error;
    }
  }
  if (key.kind === 'can') throw new ChipError('no-known-protocol', message('chipRefusals.zoneOnly'));
  const channel = await openBasically(plain, key, random).catch((error: unknown) => {
    // 63xx: basic access is there, and the zone is wrong. Anything else: it is not there any more.
    const isAnswer = error instanceof ChipError && error.status >> 8 === 0x63;
    throw refused ?? (isAnswer ? error : (unknown ?? error));
  });
  const access = { protocol: 'BAC' as const, cipher: '3DES', mapping: null };
  return { channel, access, session: null, offered, used: null };
}

async function openBasically(
  plain: Channel,
  key: DocumentKey & { kind: 'mrz' },
  random: Random,
): Promise<Channel> {
  await selectApplication(plain);
  return basicAccess(plain, key, random);
}

/** What EF.CardAccess lists, which nobody signed; none where the chip does not give it away. */
async function offeredPace(plain: Channel): Promise<readonly PaceInfo[]> {
  // On a card of several applications another one may be selected, and the file lies above it.
  const file =
    (await cardAccess(plain)) ?? ((await selectMasterFile(plain)) ? await cardAccess(plain) : null);
  return file ? paceOf(file) : [];
}

/** Best first: with a proof of the chip, then the longest keys. */
function ranked(offered: readonly PaceInfo[]): readonly PaceInfo[] {
  const rank = ({ mapping, cipher }: PaceInfo): string =>
    `${mapping === 'chip-authentication' ? 1 : 0}${cipher}`;
  return offered
    .filter(({ agreement }) => agreement === 'ECDH')
    .toSorted((a, b) => rank(b).localeCompare(rank(a)));
}

/** Of a file of another form there is no PACE; nobody signed it, and basic access may be left. */
function paceOf(file: Uint8Array): readonly PaceInfo[] {
  try {
    return securityInfos(file).pace;
  } catch (error) {
    if (error instanceof ChipError) return [];
    throw error;
  }
}

const cardAccess = (plain: Channel): Promise<Uint8Array | null> =>
  readFile(plain, CARD_ACCESS).catch((error: unknown) => {
    if (error instanceof ChipError && error.problem === 'refused') return null;
    throw error;
  });

/** The protected channel, and the plain one below it. */
interface Channels {
  readonly plain: Channel;
  readonly channel: Channel;
}

const NO_INFOS: SecurityInfos = {
  pace: [],
  chipAuthentication: [],
  chipAuthenticationKeys: [],
  activeAuthentication: null,
};
const infosOf = (group14: Uint8Array | undefined): SecurityInfos =>
  group14 ? securityInfos(readTlv(group14).value) : NO_INFOS;

async function prove(
  channels: Channels,
  session: PaceSession | null,
  infos: SecurityInfos,
  group15: Uint8Array | undefined,
  random: Random,
): Promise<Pick<ChipEvidence, 'chipAuthentication' | 'activeAuthentication'>> {
  if (session?.chipMapping) {
    const holds = chipMappingHolds(infos, session.chipMapping);
    if (holds !== null)
      return { chipAuthentication: holds ? 'passed' : 'failed', activeAuthentication: 'not-offered' };
  }
  // Active authentication first: a clone that fails chip authentication ends the session.
  const active = group15 ? await activeProof(channels.channel, infos, group15, random) : 'not-offered';
  return { activeAuthentication: active, chipAuthentication: await staticKeyProof(channels, infos, random) };
}

async function activeProof(
  channel: Channel,
  infos: SecurityInfos,
  group15: Uint8Array,
  random: Random,
): Promise<ChipProof> {
  const challenge = random(CHALLENGE);
  const command = { cla: 0, ins: 0x88, p1: 0, p2: 0, data: challenge };
  const short = await channel.send({ ...command, le: 256 });
  const whole = signatureLength(group15) ?? 1;
  const isCut = short.status === SUCCESS && short.data.length < whole;
  // Signatures of long keys do not fit a short protected answer; some chips cut them off, others refuse.
  const { data, status } =
    short.status === SUCCESS && !isCut ? short : await channel.send({ ...command, le: 1_024 });
  // Cut off or empty either way: reader and chip cannot transfer it, which says nothing about the key.
  if (isCut && (status !== SUCCESS || data.length < whole)) return 'cannot-tell';
  if (status !== SUCCESS) return 'failed';
  const holds = activeAuthenticationHolds(group15, challenge, data, infos.activeAuthentication);
  return holds === null ? 'cannot-tell' : holds ? 'passed' : 'failed';
}

async function staticKeyProof(channels: Channels, infos: SecurityInfos, random: Random): Promise<ChipProof> {
  try {
    const proved = await authenticateChip(channels, infos, random);
    if (!proved) return infos.chipAuthenticationKeys.length > 0 ? 'cannot-tell' : 'not-offered';
    // Only the owner of the static key can protect this answer.
    const { status } = await select(proved, BY.file, COMMON);
    return status === SUCCESS || status === 0x6a82 ? 'passed' : 'failed';
  } catch (error) {
    if (error instanceof ChipError && ['channel-broken', 'refused', 'malformed'].includes(error.problem))
      return 'failed';
    throw error;
  }
}
