import { childOf, readAll, readTlv } from '../tlv.ts';
import { ChipError } from '../chip-error.ts';
import { message } from '../../../contract/messages/message.ts';

/** Files of the travel document application (Doc 9303-10, table 35): identifier, and the tag that its content begins with. */
export const FILES = {
  com: { id: 0x011e, tag: 0x60 },
  sod: { id: 0x011d, tag: 0x77 },
} as const;

const GROUP_TAGS = [
  0x61, 0x75, 0x63, 0x76, 0x65, 0x66, 0x67, 0x68, 0x69, 0x6a, 0x6b, 0x6c, 0x6d, 0x6e, 0x6f, 0x70,
];

/** Data groups that are read: keys, zone, portrait, signature, more about holder and document. Never fingers or irises. */
export const READ_GROUPS = [14, 15, 1, 2, 7, 11, 12] as const;

export const fileOfGroup = (group: number): number => 0x0100 + group;

/** The number of the group that a file holds, by its first tag; null for another file. */
export function groupOf(file: Uint8Array): number | null {
  const at = GROUP_TAGS.indexOf(file[0] ?? 0);
  return at < 0 ? null : at + 1;
}

/** DG1: the rows of the zone in one string of 90, 72 or 88 characters. */
export function zoneOf(file: Uint8Array): string[] {
  const zone = childOf(readTlv(file).value, 0x5f1f);
  const text = zone ? Buffer.from(zone).toString('latin1') : '';
  const width = { 90: 30, 72: 36, 88: 44 }[text.length];
  if (!width || !/^[A-Z0-9<]+$/.test(text)) throw new ChipError('malformed', message('chipFaults.otherZone'));
  return Array.from({ length: text.length / width }, (_, row) => text.slice(row * width, (row + 1) * width));
}

/** DG11: more about the holder, as the state wrote it; what is absent is absent. */
export interface HolderDetails {
  readonly fullName?: string;
  readonly otherNames?: readonly string[];
  readonly personalNumber?: string;
  /** `YYYYMMDD` */
  readonly dateOfBirth?: string;
  readonly placeOfBirth?: string;
  readonly address?: string;
  readonly profession?: string;
}

export function holderDetails(file: Uint8Array): HolderDetails {
  const fields = new Map(readAll(readTlv(file).value).map(({ tag, value }) => [tag, value]));
  const text = (tag: number): string | undefined => {
    const value = fields.get(tag);
    return value && value.length > 0 ? Buffer.from(value).toString('utf8') : undefined;
  };
  const others = fields.get(0xa0);
  const details = {
    fullName: text(0x5f0e)?.replaceAll(/<+/g, ' ').trim(),
    otherNames:
      others &&
      readAll(others)
        .filter(({ tag }) => tag === 0x5f0f)
        .map(({ value }) => Buffer.from(value).toString('utf8')),
    personalNumber: text(0x5f10),
    dateOfBirth: dayOf(fields.get(0x5f2b)),
    placeOfBirth: text(0x5f11)?.replaceAll('<', ', '),
    address: text(0x5f42)?.replaceAll('<', ', '),
    profession: text(0x5f13),
  };
  return withoutAbsent(details);
}

/** DG12: more about the document. */
export interface DocumentDetails {
  readonly issuingAuthority?: string;
  /** `YYYYMMDD` */
  readonly dateOfIssue?: string;
}

export function documentDetails(file: Uint8Array): DocumentDetails {
  const content = readTlv(file).value;
  const authority = childOf(content, 0x5f19);
  return withoutAbsent({
    issuingAuthority: authority ? Buffer.from(authority).toString('utf8') : undefined,
    dateOfIssue: dayOf(childOf(content, 0x5f26) ?? undefined),
  });
}

/** Eight characters by the standard; four octets of BCD on older chips. */
function dayOf(value: Uint8Array | undefined): string | undefined {
  if (value?.length === 4) return Buffer.from(value).toString('hex');
  const text = value ? Buffer.from(value).toString('latin1') : '';
  return /^\d{8}$/.test(text) ? text : undefined;
}

function withoutAbsent<T extends object>(object: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as never;
}
