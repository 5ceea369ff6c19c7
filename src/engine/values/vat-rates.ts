import type { ReadPage } from '../../contract/pages.ts';
import type { CountryPack } from '../packs/country-pack.ts';
import { addMonths } from './calendar.ts';
import { countryOfPage } from './country-of.ts';
import { findDates } from './find-dates.ts';
import { ANY_DAY } from './kind.ts';
import { oncePer } from '../lazily.ts';

/** A bill bears the rate of the days it charges for, which may lie so long before the days it prints. */
const BILLED_MONTHS_LATER = 2;

/**
 * Rates of value added tax, as shares, that a paper with these days on it may bear: those in force on one of them or
 * shortly before. All that the country had, where no day was read, or only days before it had any: those are no days
 * of a bill.
 *
 * @param days ISO dates
 */
export function vatRatesOn(country: CountryPack, days: readonly string[]): readonly number[] {
  const isPossible = ({ from, until }: CountryPack['vatRates'][number]): boolean =>
    days.some((day) => from <= day && (!until || addMonths(day, -BILLED_MONTHS_LATER) <= until));
  const possible = country.vatRates.filter(isPossible);
  return [...new Set((possible.length > 0 ? possible : country.vatRates).map(({ rate }) => rate))];
}

/** Rates of value added tax that a page may bear, by its country and by every day that is printed on it. */
export const vatRatesOfPage = oncePer((page: ReadPage) => vatRatesOn(countryOfPage(page), daysOn(page)));

/** Day and month either way round, where nothing decides. */
const daysOn = ({ lines }: ReadPage): string[] =>
  lines.flatMap(({ text }) =>
    findDates(text, ANY_DAY).flatMap(({ iso, other }) => (other ? [iso, other] : [iso])),
  );
