import { CLOSINGS_ABROAD, MANNERS_OF_CLOSING, REGARDS, YOURS } from '../../../lexicon/letter-closings.ts';
import { CLOSINGS } from '../../../packs/country-words.ts';

/** "Yours faithfully", "With kind regards", "Thank you", and closing phrases of a country. */
const FORMULAS = [
  String.raw`yours\b[\p{L} ]{0,22}|${YOURS}|${MANNERS_OF_CLOSING}`,
  REGARDS,
  String.raw`thank(?:ing)? you[\p{L} ]{0,28}|(?:${CLOSINGS})|${CLOSINGS_ABROAD}`,
].join('|');
/** Labels of a signature line. */
const CAPTIONS = 'signed(?: by)?:?|signature:?';
/** "Thus done and signed at Gaborone on 3 May 2026" */
const EXECUTED = String.raw`(?:thus )?(?:signed|done|dated|given|executed)\b.{0,90}\d{4}`;
/** The line above a signature. */
export const CLOSING = new RegExp(
  String.raw`^(?:${[FORMULAS, CAPTIONS, EXECUTED].join('|')}|authori[sz]ed signatory:?)[\s,.:_!]*$|^for:? `,
  'iu',
);
