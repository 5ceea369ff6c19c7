import { message } from '../../../contract/messages/message.ts';
import { checkOf } from './check.ts';
import type { CountryPack } from '../../packs/country-pack.ts';
import type { CheckRule } from '../document-type.ts';
import { editDistance } from '../../values/text/fold.ts';
import { textOf } from './readings.ts';

/** National numbers of a state as separate words, with or without groups of three. */
const numbersOf = ({ nationalId: { digits } }: CountryPack): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d/-])(?:${digits})(?![\p{L}\d/-])`, 'gu');

/** Maximum edit distance between two readings of one number. */
const SLIPS = 2;

/**
 * A page with the numbers of two people shows two cards that were not separated: values of one are missing, or assigned
 * to the other.
 */
export function oneHolder(number: string, others: readonly string[]): CheckRule {
  return ({ values, view }) => {
    const own = textOf(values, number);
    if (!own) return [];
    const numbers = numbersOf(view.country);
    const printed = view.pages
      .flatMap(({ segments }) => segments)
      .flatMap(({ text }) => text.replace(/(?<=\d{3}) (?=\d{3}(?!\d))/g, '').match(numbers) ?? []);
    const another = printed.find((found) => editDistance(found, own, SLIPS) > SLIPS);
    if (another === undefined) return [];
    return [
      checkOf({
        id: 'one-holder',
        outcome: 'failed',
        says: message('checks.twoHolders', { numbers: view.country.nationalId.called }),
        expected: own,
        actual: another,
        fields: [number, ...others],
      }),
    ];
  };
}
