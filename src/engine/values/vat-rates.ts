import type { ReadPage } from '../../contract/pages.ts';
import type { CountryPack } from '../packs/country-pack.ts';
import { addMonths } from './calendar.ts';
import { countryOfPage } from './country-of.ts';
import { findDates } from './find-dates.ts';
import { ANY_DAY } from './kind.ts';
import { oncePer } from '../lazily.ts';

/** Months: a bill has the rate of the days it charges for, which may be this long before its printed dates. */
const BILLED_MONTHS_LATER = 2;

/**
 * VAT rates, as shares, possible on a paper with these dates: those in force on one of them or shortly before. All
 * rates of the country if there is no date, or only dates before its first rate, which are not a bill's.
 *
 * @param days ISO dates
 */
export function vatRatesOn(country: CountryPack, days: readonly string[]): readonly number[] {
  const isPossible = ({ from, until }: CountryPack['vatRates'][number]): boolean =>
    days.some((day) => from <= day && (!until || addMonths(day, -BILLED_MONTHS_LATER) <= until));
  const possible = country.vatRates.filter(isPossible);
  return [...new Set((possible.length > 0 ? possible : country.vatRates).map(({ rate }) => rate))];
}

/** VAT rates possible on a page, by its country and every printed date. */
export const vatRatesOfPage = oncePer((page: ReadPage) => vatRatesOn(countryOfPage(page), daysOn(page)));

/** Day and month in both orders if ambiguous. */
const daysOn = ({ lines }: ReadPage): string[] =>
  lines.flatMap(({ text }) =>
    findDates(text, ANY_DAY).flatMap(({ iso, other }) => (other ? [iso, other] : [iso])),
  );
