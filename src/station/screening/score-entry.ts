import type { ScreeningHit, ScreeningRequest } from '../../contract/screening.ts';
import { plainNumber } from '../plain-number.ts';
import { countryCode, isCountryCode } from './countries.ts';
import type { ListedEntry, ListedName } from './entry.ts';
import { readingsOf } from './names/arabic-script.ts';
import { matchNames, type NameMatch, type TokenWeight } from './names/match-names.ts';
import { normalListedName, normaliseName, type NameSchema, type NormalName } from './names/normalise.ts';

type Part = ScreeningHit['explanation'][number];

export interface ScoredEntry {
  readonly score: number;
  readonly name: ListedName;
  readonly explanation: readonly Part[];
}

/** What a fact adds to, or takes from, the name's score. Chosen so that no single fact hides an exact name. */
const EVIDENCE = {
  birthDateEqual: 0.06,
  birthYearEqual: 0.02,
  birthYearDiffers: -0.12,
  birthDayDiffers: -0.06,
  countryShared: 0.02,
  countryDiffers: -0.04,
  genderDiffers: -0.12,
} as const;
const DOCUMENT_EQUAL_SCORE = 0.97;
const WEAK_ALIAS_FACTOR = 0.95;
/** Lists give birth years only roughly: one year either way is the same year. */
const YEAR_SLACK = 1;

/** A request for names of one kind. */
export type TypedRequest = ScreeningRequest & { readonly type: NameSchema };

/** The query's names, normalised once. */
export function queryNames(request: TypedRequest): NormalName[] {
  return [request.name, ...request.aliases]
    .flatMap(readingsOf)
    .map((name) => normaliseName(name, request.type));
}

/**
 * Scores one entry against a request: the best of all name pairs, then what else is known, each part explained.
 * 1.0 is given only to an identical full name with nothing against it.
 */
export function scoreEntry(
  request: TypedRequest,
  queries: readonly NormalName[],
  entry: ListedEntry,
  weightOf: TokenWeight,
): ScoredEntry {
  let best: { match: NameMatch; name: ListedName; score: number } | null = null;
  for (const name of entry.names) {
    const listed = normalListedName(name.text, request.type);
    for (const query of queries) {
      const match = matchNames(query.tokens, listed.tokens, request.type, weightOf);
      let score = match.score;
      // The same words in another order, or with another title or legal form.
      if (score === 1 && query.written !== listed.written) score = 0.99;
      if (name.strength === 'weak') score *= WEAK_ALIAS_FACTOR;
      if (!best || score > best.score) best = { match, name, score };
    }
  }
  if (!best) return { score: 0, name: entry.names[0]!, explanation: [] };

  const explanation: Part[] = [
    { part: 'name', weight: round(best.score), sentence: nameSentence(best.match, best.name) },
  ];
  let score = best.score;
  const perfect = score === 1;
  let against = false;
  for (const part of [birthDate(request, entry), country(request, entry), gender(request, entry)]) {
    if (!part) continue;
    explanation.push(part);
    score += part.weight;
    against ||= part.weight < 0;
  }
  const document = documentNumber(request, entry);
  if (document && best.score >= 0.5) {
    explanation.push({ ...document, weight: round(DOCUMENT_EQUAL_SCORE - score) });
    score = Math.max(score, DOCUMENT_EQUAL_SCORE);
  }
  const cap = perfect && !against ? 1 : 0.99;
  return { score: round(Math.min(cap, Math.max(0, score))), name: best.name, explanation };
}

const round = (n: number): number => Math.round(n * 1_000) / 1_000;

function nameSentence(match: NameMatch, name: ListedName): string {
  const parts: string[] = [];
  const same = match.pairs.filter((p) => p.relation === 'same').map((p) => p.listed);
  if (same.length > 0) parts.push(`the same: ${same.join(', ')}`);
  for (const p of match.pairs) {
    if (p.relation === 'respelt') parts.push(`${p.query} and ${p.listed} are forms of one name`);
    if (p.relation === 'one-edit') parts.push(`${p.query} and ${p.listed} differ by one letter`);
    if (p.relation === 'sounds-alike') parts.push(`${p.query} sounds like ${p.listed}`);
    if (p.relation === 'similar') parts.push(`${p.query} is similar to ${p.listed}`);
    if (p.relation === 'initial') parts.push(`${p.query} may stand for ${p.listed}`);
  }
  if (match.missing.length > 0) parts.push(`not given: ${match.missing.join(', ')}`);
  if (match.extra.length > 0) parts.push(`not on the list: ${match.extra.join(', ')}`);
  return `${name.strength === 'weak' ? 'Weak alias' : name.strength === 'strong' ? 'Alias' : 'Listed name'} – ${parts.join('; ') || 'no word agrees'}.`;
}

function birthDate(request: ScreeningRequest, entry: ListedEntry): Part | null {
  const given = request.dateOfBirth;
  if (!given || entry.birthDates.length === 0) return null;
  const part = (weight: number, sentence: string): Part => ({ part: 'dateOfBirth', weight, sentence });
  if (given.length === 10 && entry.birthDates.includes(given))
    return part(EVIDENCE.birthDateEqual, 'The birth date is the same.');
  const year = Number(given.slice(0, 4));
  const yearsAgree = entry.birthDates.some((d) => {
    const [from, to] = d.includes('/')
      ? d.split('/').map(Number)
      : [Number(d.slice(0, 4)), Number(d.slice(0, 4))];
    return year >= from! - YEAR_SLACK && year <= to! + YEAR_SLACK;
  });
  if (!yearsAgree)
    return part(
      EVIDENCE.birthYearDiffers,
      `The birth year differs from every listed one (${entry.birthDates.join(', ')}).`,
    );
  const exactDays = entry.birthDates.filter((d) => d.length === 10);
  if (given.length === 10 && exactDays.length === entry.birthDates.length)
    return part(EVIDENCE.birthDayDiffers, 'The birth year agrees, the day does not.');
  return part(EVIDENCE.birthYearEqual, 'The birth year agrees.');
}

function country(request: ScreeningRequest, entry: ListedEntry): Part | null {
  const given = [request.nationality, request.country].filter((c) => c !== undefined).map(countryCode);
  if (given.length === 0 || entry.countries.length === 0) return null;
  // As they are called today: a list may have been imported when they were called otherwise.
  const listed = new Set(entry.countries.map(countryCode));
  if (given.some((c) => listed.has(c)))
    return { part: 'country', weight: EVIDENCE.countryShared, sentence: 'A country is the same.' };
  // A country in words that nobody knows may be any of the listed ones: it speaks against none.
  if (!given.every(isCountryCode)) return null;
  return {
    part: 'country',
    weight: EVIDENCE.countryDiffers,
    sentence: `None of the listed countries (${entry.countries.join(', ')}) was given.`,
  };
}

function gender(request: ScreeningRequest, entry: ListedEntry): Part | null {
  if (!request.gender || !entry.gender || request.gender === entry.gender) return null;
  return { part: 'gender', weight: EVIDENCE.genderDiffers, sentence: 'The gender differs.' };
}

function documentNumber(request: ScreeningRequest, entry: ListedEntry): Part | null {
  if (!request.documentNumber) return null;
  const wanted = plainNumber(request.documentNumber);
  return wanted.length >= 5 && entry.documents.some((d) => plainNumber(d) === wanted)
    ? { part: 'documentNumber', weight: 0, sentence: 'The document number is the same.' }
    : null;
}
