import type { ScreeningHit, ScreeningRequest } from '../../contract/screening.ts';
import { countryCode, isCountryCode } from './countries.ts';
import type { ListedEntry } from './entry.ts';

type Part = ScreeningHit['explanation'][number];

/** What a fact adds to, or takes from, the name's score. */
const WEIGHT = {
  birthDateEqual: 0.1,
  birthYearEqual: 0.02,
  birthDayDiffers: -0.03,
  countryShared: 0.02,
  countryDiffers: -0.04,
  genderDiffers: -0.08,
} as const;
/** All that can speak for a name, together. */
export const MOST_IN_FAVOUR = WEIGHT.birthDateEqual + WEIGHT.countryShared;
/** The further the birth years are apart, the less they are one: lists know birth years roughly, papers are forged. */
const BIRTH_YEARS_APART = [
  { years: 3, weight: -0.03 },
  { years: 9, weight: -0.08 },
  { years: Infinity, weight: -0.12 },
] as const;
/** Lists give birth years only roughly: one year either way is the same year. */
const YEAR_SLACK = 1;
/**
 * All that speaks against takes no more than this: an exact name stays above the default threshold, since people under
 * sanctions use other birth dates and passports, and a person decides about it in a moment.
 */
export const MOST_AGAINST = -0.14;

/** What else is known of both, each fact explained; a fact that one side lacks is left out. */
export function evidenceOf(request: ScreeningRequest, entry: ListedEntry): readonly Part[] {
  return [birthDate(request, entry), country(request, entry), gender(request, entry)].filter(
    (part) => part !== null,
  );
}

function birthDate(request: ScreeningRequest, entry: ListedEntry): Part | null {
  const given = request.dateOfBirth;
  if (!given || entry.birthDates.length === 0) return null;
  const part = (weight: number, sentence: string): Part => ({ part: 'dateOfBirth', weight, sentence });
  if (given.length === 10 && entry.birthDates.includes(given))
    return part(WEIGHT.birthDateEqual, 'The birth date is the same.');
  const apart = Math.min(...entry.birthDates.map((listed) => yearsApart(Number(given.slice(0, 4)), listed)));
  if (apart > YEAR_SLACK) {
    const { weight } = BIRTH_YEARS_APART.find(({ years }) => apart <= years)!;
    const listed = entry.birthDates.join(', ');
    return part(weight, `The birth year is ${apart} years from the nearest listed one (${listed}).`);
  }
  const exactDays = entry.birthDates.filter((d) => d.length === 10);
  if (given.length === 10 && exactDays.length === entry.birthDates.length)
    return part(WEIGHT.birthDayDiffers, 'The birth year agrees, the day does not.');
  return part(WEIGHT.birthYearEqual, 'The birth year agrees.');
}

/** @param listed a date, or a range of years `YYYY/YYYY` */
function yearsApart(year: number, listed: string): number {
  const [from = NaN, to = from] = listed.split('/').map((date) => Number(date.slice(0, 4)));
  return year < from ? from - year : year > to ? year - to : 0;
}

function country(request: ScreeningRequest, entry: ListedEntry): Part | null {
  const given = [request.nationality, request.country].filter((c) => c !== undefined).map(countryCode);
  if (given.length === 0 || entry.countries.length === 0) return null;
  // As they are called today: a list may have been imported when they were called otherwise.
  const listed = new Set(entry.countries.map(countryCode));
  if (given.some((c) => listed.has(c)))
    return { part: 'country', weight: WEIGHT.countryShared, sentence: 'A country is the same.' };
  // A country in words that nobody knows may be any of the listed ones: it speaks against none.
  if (!given.every(isCountryCode)) return null;
  return {
    part: 'country',
    weight: WEIGHT.countryDiffers,
    sentence: `None of the listed countries (${entry.countries.join(', ')}) was given.`,
  };
}

function gender(request: ScreeningRequest, entry: ListedEntry): Part | null {
  if (!request.gender || !entry.gender || request.gender === entry.gender) return null;
  return { part: 'gender', weight: WEIGHT.genderDiffers, sentence: 'The gender differs.' };
}
