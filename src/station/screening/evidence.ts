import { message, type Message } from '../../contract/messages/message.ts';
import type { MatchedFact, ScreeningRequest } from '../../contract/screening.ts';
import { countryCode, isCountryCode } from './countries.ts';
import type { ListedEntry } from './entry.ts';
import { W, type WeightName } from './weights.ts';

/** A fact beside the name, with its message where the entry is answered. */
export interface Fact extends MatchedFact {
  readonly says: () => Message;
}

/** Maximum positive weight of a request's other facts. */
export const mostInFavour = ({
  dateOfBirth,
  nationality,
  country,
}: Pick<ScreeningRequest, 'dateOfBirth' | 'nationality' | 'country'>): number =>
  (dateOfBirth === undefined
    ? 0
    : dateOfBirth.length === 10
      ? Math.max(W.birthDateEqual, W.birthYearEqual)
      : W.birthYearEqual) + (nationality === undefined && country === undefined ? 0 : W.countryShared);
/** Weight by difference of birth years: lists know them roughly, papers are forged. */
const BIRTH_YEARS_APART: readonly { readonly years: number; readonly weight: WeightName }[] = [
  { years: 3, weight: 'birthYearsFew' },
  { years: 9, weight: 'birthYearsSome' },
  { years: Infinity, weight: 'birthYearsMany' },
];
/** Lists give birth years only roughly: one year either way is the same year. */
const YEAR_SLACK = 1;

/** Compares other known particulars, each fact explained; facts that one side lacks are left out. */
export function evidenceOf(request: ScreeningRequest, entry: ListedEntry): readonly Fact[] {
  return [birthDate(request, entry), country(request, entry), gender(request, entry)].filter(
    (part) => part !== null,
  );
}

function birthDate(request: ScreeningRequest, entry: ListedEntry): Fact | null {
  const given = request.dateOfBirth;
  if (!given || entry.birthDates.length === 0) return null;
  const part = (weight: number, says: Fact['says']): Fact => ({
    fact: 'dateOfBirth',
    weight,
    asked: given,
    listed: entry.birthDates,
    says,
  });
  if (given.length === 10 && entry.birthDates.includes(given))
    return part(W.birthDateEqual, () => message('matchedFacts.birthDate'));
  const apart = Math.min(...entry.birthDates.map((listed) => yearsApart(Number(given.slice(0, 4)), listed)));
  if (apart > YEAR_SLACK) {
    const { weight } = BIRTH_YEARS_APART.find(({ years }) => apart <= years)!;
    return part(W[weight], () =>
      message('matchedFacts.birthYearsApart', { years: apart, listed: entry.birthDates }),
    );
  }
  const exactDays = entry.birthDates.filter((d) => d.length === 10);
  if (given.length === 10 && exactDays.length === entry.birthDates.length)
    return part(W.birthDayDiffers, () => message('matchedFacts.birthYearOnly'));
  return part(W.birthYearEqual, () => message('matchedFacts.birthYear'));
}

/** @param listed a date, or a range of years `YYYY/YYYY` */
function yearsApart(year: number, listed: string): number {
  const [from = NaN, to = from] = listed.split('/').map((date) => Number(date.slice(0, 4)));
  return year < from ? from - year : year > to ? year - to : 0;
}

/** What a request gives for countries: one, or the two of somebody with two passports. */
const statedCountries = ({ nationality = '', country = '' }: Countries): readonly string[] =>
  [nationality, country].flatMap((text) => text.split(/[/;]/)).filter((text) => text.trim() !== '');

type Countries = Pick<ScreeningRequest, 'nationality' | 'country'>;

/** Countries of a request that nobody knows: nothing can be compared with them. */
export const unknownCountries = (request: Countries): string[] =>
  statedCountries(request)
    .map((text) => text.trim())
    .filter((text) => !isCountryCode(countryCode(text)));

function country(request: ScreeningRequest, entry: ListedEntry): Fact | null {
  const given = [...new Set(statedCountries(request).map(countryCode))];
  if (given.length === 0 || entry.countries.length === 0) return null;
  // By current codes: a list may have been imported under older ones.
  const listed = new Set(entry.countries.map(countryCode));
  const compared = { fact: 'country' as const, asked: given.join(', '), listed: [...listed] };
  if (given.some((c) => listed.has(c)))
    return { ...compared, weight: W.countryShared, says: () => message('matchedFacts.country') };
  // An unknown country name may be any of the listed ones: no evidence against.
  if (!given.every(isCountryCode)) return null;
  return {
    ...compared,
    weight: W.countryDiffers,
    says: () => message('matchedFacts.noCountry', { listed: entry.countries }),
  };
}

function gender(request: ScreeningRequest, entry: ListedEntry): Fact | null {
  if (!request.gender || !entry.gender || request.gender === entry.gender) return null;
  return {
    fact: 'gender',
    weight: W.genderDiffers,
    asked: request.gender,
    listed: [entry.gender],
    says: () => message('matchedFacts.gender'),
  };
}
