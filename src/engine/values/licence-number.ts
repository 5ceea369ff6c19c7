import { message } from '../../contract/messages/message.ts';
import { identifier } from './identifier.ts';
import type { Parsed, ValueKind } from './kind.ts';
import { unlessLookalike } from './lookalikes.ts';

const usualLicenceNumber = identifier(
  'licence-number',
  /(?<![\w/])(?:[A-Z]{3,5}\s?\d{6}\s?[A-Z]{2}\d[A-Z]{0,2}|[A-Z]{0,3}[-/ ]?\d{4,12}(?:-[A-Z]{1,2})?)(?![\w/])/g,
  [
    { pattern: /^[A-Z]{0,3}\/?\d{4,12}[A-Z]{0,2}$/, quality: 1 },
    // United Kingdom licence format.
    { pattern: /^[A-Z]{3,5}\d{6}[A-Z]{2}\d[A-Z]{0,2}$/, quality: 1, asPrinted: true },
  ],
  'doubtful',
);

const YEAR = message('notes.likeYear');
const withDoubtOfYear = (parsed: Parsed | null): Parsed | null =>
  parsed && /^(?:19|20)\d{2}$/.test(String(parsed.value)) ? { doubt: YEAR, ...parsed } : parsed;

/** Licence numbers of other states: letters and digits in any order. */
const LICENCE_ABROAD = /^(?=(?:[A-Z]*\d){3})[A-Z\d]{6,20}$/;
const NUMBER_ABROAD = 0.9;
/** "uca WDLBCKN489FB": what a reader made of a caption, here "LIC#". Numbers are in capitals. */
const CAPTION_MISREAD = /^\s*(?:\p{Ll}+\s+)+(?=\S)/u;
/** The same in capitals: "UCA WDLBCKN489FB"; but in "ABC 123 456" and "FKJ 43434AB12" the word belongs to the number. */
const LIKE_CAPTION = /^\s*(?:(?:U|LI|LL)[CGO]\p{Lu}{0,5}|[DO][LI]NO?|NUMB\p{Lu}*)\s+(?=\S)/u;

/** "TN58 20110012024", "KA01 2015 0004471": office code and year before the licence number. */
const WITH_OFFICE = /^[A-Z]{2}[- ]?\d{2} ?(?:\d{4} ?\d{7})$/;

/** The number of a driving licence of any state, as printed. */
export const licenceNumber: ValueKind = unlessLookalike({
  ...usualLicenceNumber,
  parse(text, context) {
    const usual = withDoubtOfYear(usualLicenceNumber.parse(text, context));
    const number = text.replace(CAPTION_MISREAD, '');
    const value = number.replace(/[\s:#-]/g, '').toUpperCase();
    const whole = context.namedHere ? WITH_OFFICE.exec(text.trim())?.[0] : undefined;
    if (whole && usual && usual.doubt === undefined)
      return { ...usual, value: whole.replace(/\s/g, ''), raw: whole };
    if (
      (usual && (usual.doubt === undefined || usual.doubt.key === YEAR.key)) ||
      !context.namedHere ||
      !LICENCE_ABROAD.test(value)
    )
      return usual;
    const isUnsure = number !== text || LIKE_CAPTION.test(number);
    return {
      value,
      raw: number.trim(),
      quality: NUMBER_ABROAD,
      notes: [],
      ...(isUnsure && { doubt: message('notes.characterMistaken') }),
    };
  },
});
