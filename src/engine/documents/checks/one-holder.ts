import type { CheckRule } from '../types/document-type.ts';
import { editDistance } from '../../values/text/fold.ts';
import { textOf } from './readings.ts';

/** Nine digits by themselves, in threes or not; the fifth is 1 or 2 (docs/facts/botswana-numbers.md). */
const OMANG = /(?<![\p{L}\d/-])\d{4}[12]\d{4}(?![\p{L}\d/-])/gu;

/** One number that was read twice differs in a digit or two. */
const SLIPS = 2;

/**
 * A page that prints the Omang numbers of two people shows two cards which were not told apart: the values of one are
 * missing, or taken for the other's.
 */
export function oneHolder(number: string, others: readonly string[]): CheckRule {
  return ({ values, view }) => {
    const own = textOf(values, number);
    if (!own) return [];
    const printed = view.pages
      .flatMap(({ segments }) => segments)
      .flatMap(({ text }) => text.replace(/(?<=\d{3}) (?=\d{3}(?!\d))/g, '').match(OMANG) ?? []);
    const another = printed.find((found) => editDistance(found, own, SLIPS) > SLIPS);
    if (another === undefined) return [];
    return [
      {
        id: 'one-holder',
        outcome: 'failed',
        explanation: 'Two Omang numbers are printed. If these are two cards, send a picture of each.',
        expected: own,
        actual: another,
        fields: [number, ...others],
      },
    ];
  };
}
