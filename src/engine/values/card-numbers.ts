import { message } from '../../contract/messages/message.ts';
import { defaultPack } from '../packs/index.ts';
import { findDates } from './find-dates.ts';
import { identifier } from './identifier.ts';
import { ANY_DAY, type ValueKind } from './kind.ts';

/** Letters and digits in any order, as in other states: `24CK31907`, `X4RTBPFW4`; visas have longer ones (Doc 9303 part 7, 4.1). */
const ANY_FORM = /^(?=[A-Z0-9]*[A-Z])(?=(?:[A-Z]*\d){3})[A-Z0-9]{6,12}$/;
const UNUSUAL = 0.6;

/** "05FEB1965": a date is no number, whatever the label. */
function isDayAlone(text: string): boolean {
  const [only] = findDates(text, ANY_DAY);
  return only?.length === text.trim().length;
}

/**
 * Accepts any format in an MRZ, where a check digit confirms it, and beside its label if nothing else stands there.
 */
export function ofAnyForm(kind: ValueKind): ValueKind {
  return {
    ...kind,
    ofZone: (text) =>
      /^[A-Z0-9][A-Z0-9 ]*$/.test(text) ? { value: text, raw: text, quality: 1, notes: [] } : null,
    parse(text, context) {
      const known = kind.parse(text, context);
      const value = text.replace(/[\s:.-]/g, '').toUpperCase();
      if (known || !context.namedHere || !ANY_FORM.test(value) || isDayAlone(text)) return known;
      const doubt = message('notes.characterMistaken');
      return { value, raw: text.trim(), quality: UNUSUAL, notes: [], doubt };
    },
  };
}

/** Six to nine characters; often two letters and seven digits. */
export const passportNumber: ValueKind = ofAnyForm(
  identifier(
    'passport-number',
    new RegExp(
      [
        String.raw`(?<![\w/])[A-Z]{0,2}\s?[0-9OIl]{6,9}(?!\w)`,
        String.raw`(?<![\w/])[A-Z][A-Z0-9]\d{5,7}(?!\w)`,
        String.raw`(?<![\w/])[A-Z]{2}(?=[A-Z0-9]{0,5}\d)[A-Z0-9]{6}\d(?!\w)`,
        String.raw`(?<![\w/])[A-Z](?=(?:[A-Z]*\d){3})[A-Z0-9]{7}\d(?!\w)`,
        String.raw`(?<![\w/])[A-Z]{3}\d{5,6}(?!\w)`,
      ].join('|'),
      'g',
    ),
    [
      { pattern: /^[A-Z]{2}\d{7}$/, quality: 1 },
      { pattern: /^[A-Z]{1,2}\d{6,8}$/, quality: 0.85 },
      // Other states use letters and digits in any order (Doc 9303 part 4).
      { pattern: /^[A-Z]{2}[A-Z0-9]{6}\d$/, quality: 0.8 },
      { pattern: /^[A-Z](?=(?:[A-Z]*\d){3})[A-Z0-9]{7}\d$/, quality: 0.8 },
      { pattern: /^[A-Z]{3}\d{5,6}$/, quality: 0.8 },
      {
        pattern: /^\d{8,9}$/,
        quality: 0.6,
        doubtful: true,
        ...(defaultPack.passportNumber && { note: defaultPack.passportNumber.withoutLetters }),
      },
    ],
  ),
);

/** Card or visa number of any state: letters and digits in any order (Doc 9303 parts 5 and 7). */
export const cardNumber: ValueKind = ofAnyForm(
  identifier(
    'card-number',
    // "81.544.670", "9.999.999-9", "R123456(7)": thousands separators and a check digit. "C 218840", "1 1990 7 0000000 0 00": a first group of one character.
    /(?<![\w/.])\d{1,3}(?:\.\d{3}){2,3}(?:-[\dK])?(?![\w/])|(?<![\w/])(?:[A-Z] \d{4,}(?: \d+){0,3}|\d(?: \d+){3,5}|(?=[A-Z0-9 -]*\d)[A-Z0-9]{2,}(?:[ -][A-Z0-9]+){0,4}(?:\([A-Z0-9]\))?)(?![\w/])/g,
    [{ pattern: /^(?=(?:[A-Z]*\d){3})[A-Z0-9]{6,22}(?:\([A-Z0-9]\))?$/, quality: 0.8, asPrinted: true }],
    'doubtful',
  ),
);
