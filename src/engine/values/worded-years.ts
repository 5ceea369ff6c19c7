import { TENS, UNITS } from '../lexicon/number-words.ts';
import { MONTH_PATTERN } from './months.ts';

const FROM_ONE = UNITS.slice(1);
/** A number below 100 in words. */
const BELOW_HUNDRED = `(?:(${TENS.join('|')})(?:[- ](${FROM_ONE.slice(0, 9).join('|')}))?|(${FROM_ONE.toReversed().join('|')}))`;
const WORDED_YEAR = new RegExp(
  `(?<=\\b(?:${MONTH_PATTERN}),?\\s+(?:(?:in|of) the year (?:of our lord )?)?)(two thousand|one thousand,? nine hundred|nineteen(?: hundred)?|twenty)(?: and)?(?:[- ]${BELOW_HUNDRED})?\\b`,
  'gi',
);

/** "June, Two Thousand and Six": replaces years in words after a month by numbers, padded to the same length. */
export function withYears(text: string): string {
  return text.replace(WORDED_YEAR, (all, century: string, tens?: string, unit?: string, teen?: string) => {
    const low = (word: string | undefined, words: readonly string[]): number =>
      word ? words.indexOf(word.toLowerCase()) + 1 : 0;
    const rest = tens ? 10 * (low(tens, TENS) + 1) + low(unit, FROM_ONE) : low(teen, FROM_ONE);
    const first = /^(?:nineteen|one)/i.test(century) ? 1900 : 2000;
    return rest > 0 || /hundred|^two/i.test(century) ? String(first + rest).padEnd(all.length) : all;
  });
}
