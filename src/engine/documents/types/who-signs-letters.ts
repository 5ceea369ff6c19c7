import {
  CLOSINGS_ABROAD,
  KIND_REGARDS,
  MANNERS_OF_CLOSING,
  REGARDS,
  YOURS,
} from '../../lexicon/letter-closings.ts';
import type { FieldSpec } from '../document-type.ts';

/** Closing phrases: a name after them is the signatory's. */
export const CLOSING = new RegExp(
  String.raw`\b(?:${YOURS})|\bka boikokobetso|\bwa lona\b|(?:^|\n)(?:${CLOSINGS_ABROAD})(?!\p{L})|\b${KIND_REGARDS}|(?:^|\n)(?:${MANNERS_OF_CLOSING}|regards)\b`,
  'iu',
);
/** "I certify that the information above is correct": the certifying person is named below. */
const VOUCHED = String.raw`(?:above(?![ -](?:named|mentioned|company|employer|person|employee))|information|particulars|details|facts|foregoing|statements?|entries)\b`;
/** Not if the certified statement follows: "… that the following …", "… this person:". */
const POINTS_BELOW = String.raw`.*\b(?:below|following|hereunder)\b|.*:\s*$`;
const VOUCHES = new RegExp(
  String.raw`^(?:i|we) (?:hereby )?(?:certify|declare|confirm|state) that (?:(?:all|the|this|these) ){0,2}${VOUCHED}(?!${POINTS_BELOW})`,
  'i',
);
/** The same for form labels: "Signature: … Name: … Designation: …". */
const SIGNS = new RegExp(
  String.raw`^(?:yours\b|(?:${MANNERS_OF_CLOSING})\b|(?:${REGARDS})\b|signature\b|signed\b|${CLOSINGS_ABROAD}|certified by|for and on behalf)`,
  'i',
);
/** Options for fields about a letter's subject: ignore labels below the signature or a certification. */
export const notOfSigner = { until: SIGNS, untilVouched: VOUCHES } as const satisfies Partial<FieldSpec>;
