import { childrenOf, integerOf, octetsOf, oidOf, readBer, TAG } from '../../signing/ber.ts';
import { readCms, type CmsSignature } from '../../signing/cms.ts';
import { ChipError } from '../chip-error.ts';
import { readTlv } from '../tlv.ts';
import { message } from '../../../contract/messages/message.ts';

/** EF.SOD (Doc 9303-10, 4.6.2): what the state signed. */
export interface SecurityObject {
  readonly signed: CmsSignature;
  /** The signed list itself. */
  readonly content: Uint8Array;
  /** Object identifier of the digest of each group. */
  readonly digest: string;
  readonly digests: ReadonlyMap<number, Uint8Array>;
}

const LDS_SECURITY_OBJECT = '2.23.136.1.1.1';
/** Some states keep the identifier of plain data (Doc 9303-12's reports of deviations). */
const DATA = '1.2.840.113549.1.7.1';

/** @throws ChipError malformed */
export function securityObject(file: Uint8Array): SecurityObject {
  const { tag, value } = readTlv(file);
  const signed = tag === 0x77 ? readCms(value) : null;
  if (!signed?.content || ![LDS_SECURITY_OBJECT, DATA].includes(signed.content.type)) return malformed();
  const content = signed.content.bytes;
  // Version 0 and 1 differ in what follows the digests: the version of the structure.
  const list = readBer(content);
  // Signed attributes are a set: taken for content, they would be signed as well.
  if (list?.tag !== TAG.sequence) return malformed();
  const [, algorithm, groups] = childrenOf(list);
  const digest = oidOf(childrenOf(algorithm)[0]);
  const digests = new Map<number, Uint8Array>();
  for (const group of childrenOf(groups)) {
    const [number, octets] = childrenOf(group);
    const id = Number(integerOf(number) ?? 0);
    // A group that stands twice could be checked against either digest.
    if (octets?.tag !== TAG.octets || id < 1 || id > 16 || digests.has(id)) return malformed();
    digests.set(id, octetsOf(octets));
  }
  return digest === null || digests.size === 0 ? malformed() : { signed, content, digest, digests };
}

function malformed(): never {
  throw new ChipError('malformed', message('chipFaults.otherSecurityObject'));
}
