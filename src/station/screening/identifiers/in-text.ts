import type { Identifier } from '../entry.ts';
import { kindOf } from './kinds.ts';

/** Labels of a number in running text. */
const LABEL =
  /\b(?:passport|identity|identification|national id|id card|registration|tax|licen[cs]e|company|IMO|MMSI|SWIFT|INN|OGRN)\b/giu;
/** Words that may stand between the label and its number. */
const BETWEEN =
  /^\W*(?:(?:numbers?|no|nr|n|card|document|code|cod|certificate|is|was|id|identification|registration)\b\W*)*$/iu;
/** The next number: a series of letters may stand before it. */
const NEXT = /^(?<between>[^\d;]{0,40}?)(?<number>(?:\b[A-Z]{1,4}[ -]?)?\b[A-Z]{0,6}\d[A-Z0-9/-]{3,24})/u;
const LEAST_DIGITS = 4;
/** `1 January 2020`, `2020-01-01`: a date of issue, not a number. */
const DATE = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4}|(?:19|20)\d{2})(?![\dA-Z])/;

/**
 * Numbers in running text with their kinds: notes and comments of lists contain passports.
 *
 * @example numbersInText('Libyan passport number 347834, issued under name …') // [{ kind: 'passport', number: '347834' }]
 */
export function numbersInText(text: string): Identifier[] {
  const found = new Map<string, Identifier>();
  for (const match of text.matchAll(LABEL)) {
    const { between, number } = NEXT.exec(text.slice(match.index + match[0].length))?.groups ?? {};
    if (between === undefined || !BETWEEN.test(between) || !number || DATE.test(number)) continue;
    if (number.replace(/\D/g, '').length < LEAST_DIGITS) continue;
    const told = number.replace(/[-/]+$/, '');
    if (!found.has(told)) found.set(told, { kind: kindOf(match[0]), number: told });
  }
  return [...found.values()];
}
