import { PassportCard, type CardOptions } from './card.ts';
import type { CardPaceInfo } from './card-pace.ts';
import { issueSecurityObject, type Issued } from './issue.ts';
import { cardAccess, HOLDER } from './specimen.ts';

/** The zone that opens the specimen's chip. */
export const HOLDERS_KEY = {
  kind: 'mrz',
  documentNumber: HOLDER.documentNumber,
  birth: HOLDER.birth,
  expiry: HOLDER.expiry,
} as const;
export const CAN = { kind: 'can', number: '123456' } as const;

const MAPPINGS = { generic: '2', integrated: '4', 'chip-authentication': '6' } as const;
const CIPHERS = { '3DES': '1', 'AES-128': '2', 'AES-192': '3', 'AES-256': '4' } as const;

/** A set of PACE with elliptic curves (Doc 9303-11, 9.2.1). */
export const paceSet = (
  mapping: keyof typeof MAPPINGS,
  cipher: keyof typeof CIPHERS,
  parameterId: number,
): CardPaceInfo => ({
  oid: `0.4.0.127.0.7.2.2.4.${MAPPINGS[mapping]}.${CIPHERS[cipher]}`,
  mapping,
  cipher,
  parameterId,
});

/** A card with these groups, signed by `signer`. */
export function specimenCard(
  signer: Issued,
  groups: ReadonlyMap<number, Uint8Array>,
  options: Partial<CardOptions> = {},
): PassportCard {
  const files = new Map<number, Uint8Array>([[0x011d, issueSecurityObject(signer, groups)]]);
  for (const [group, file] of groups) files.set(0x0100 + group, file);
  if (options.pace) files.set(0x011c, cardAccess(options.pace));
  return new PassportCard({ files, keys: [HOLDERS_KEY, CAN], basicAccess: true, ...options });
}
