import {
  CLOSINGS_IN_SETSWANA,
  KIND_REGARDS,
  MANNERS_OF_CLOSING,
  REGARDS,
  YOURS,
} from '../../lexicon/letter-closings.ts';
import type { FieldSpec } from '../document-type.ts';

/** Whoever is named after these words signs the letter. */
export const CLOSING = new RegExp(
  String.raw`\b(?:${YOURS})|\bka boikokobetso|\bwa lona\b|\b${KIND_REGARDS}|(?:^|\n)(?:${MANNERS_OF_CLOSING}|regards)\b`,
  'i',
);
/** "I certify that the information above is correct": whoever vouches for a form is named below. */
const VOUCHED = String.raw`(?:above(?![ -](?:named|mentioned|company|employer|person|employee))|information|particulars|details|facts|foregoing|statements?|entries)\b`;
/** What comes below is vouched for: "… that the following …", "… this person:". */
const POINTS_BELOW = String.raw`.*\b(?:below|following|hereunder)\b|.*:\s*$`;
const VOUCHES = new RegExp(
  String.raw`^(?:i|we) (?:hereby )?(?:certify|declare|confirm|state) that (?:(?:all|the|this|these) ){0,2}${VOUCHED}(?!${POINTS_BELOW})`,
  'i',
);
/** The same for the labels of a form: "Signature: … Name: … Designation: …". */
const SIGNS = new RegExp(
  String.raw`^(?:yours\b|(?:${MANNERS_OF_CLOSING})\b|(?:${REGARDS})\b|signature\b|signed\b|${CLOSINGS_IN_SETSWANA}|certified by|for and on behalf)`,
  'i',
);
/** Of whom a letter is about; who signs it, or vouches for what it says, has labels of his own. */
export const notOfSigner = { until: SIGNS, untilVouched: VOUCHES } as const satisfies Partial<FieldSpec>;
