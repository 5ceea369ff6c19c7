import { thousandths } from '../../contract/formats.ts';
import { message, type Message } from '../../contract/messages/message.ts';
import type { MatchedFact, MatchedWord, ScreeningRequest } from '../../contract/screening.ts';
import type { ListedEntry, ListedName } from './entry.ts';
import { evidenceOf, type Fact } from './evidence.ts';
import { sameNumber, sameNumberSaid } from './identifiers/same-number.ts';
import { readingsOf } from './names/arabic-script.ts';
import { withoutAccount } from './names/account-titles.ts';
import { companyAbroad } from './names/companies-abroad.ts';
import { matchCutNames } from './names/cut-names.ts';
import { eastAsianOfCyrillic } from './names/cyrillic-east-asian.ts';
import type { NameEvidence, NameMatch } from './names/match-names.ts';
import { nameSaid } from './name-said.ts';
import { matchWhole } from './names/whole-name.ts';
import { withoutGluedForm } from './names/glued-form.ts';
import { withInitialsApart } from './names/initials.ts';
import { namesWithin, withHalves, type NameWithin } from './names/names-within.ts';
import { normalListedNames } from './names/listed-names.ts';
import { normaliseName, withOtherForms, type NameSchema, type NormalName } from './names/normalise.ts';
import { phoneticKey } from './names/phonetic.ts';
import { romanisedOtherwise } from './names/romanised-otherwise.ts';
import { W } from './weights.ts';
import { wordsBehindScore } from './words-behind-score.ts';

/** Maximum score of a name that is equal only after something was dropped, or with facts against it. */
const ALMOST = 0.99;

/** A part of the score; its message is only made for entries that are answered. */
interface Part {
  readonly part: string;
  readonly weight: number;
  readonly says: () => Message;
}

export interface ScoredEntry {
  readonly score: number;
  readonly name: ListedName;
  readonly explanation: readonly Part[];
  readonly words: readonly MatchedWord[];
  readonly facts: readonly MatchedFact[];
}

/** Minimum name score for an equal number to count. */
const LIKELY_NAME = 0.5;
/** Minimum characters: shorter numbers occur on other papers, too. */
const TELLING_NUMBER = 6;

/** A request for names of one kind. */
export type TypedRequest = ScreeningRequest & { readonly type: NameSchema };

/** A query name, and the factor for a match with it. */
export interface QueryName extends NormalName {
  readonly share: number;
  readonly isDerived: boolean;
}

/** The query's names, normalised once. */
export function queryNames(request: TypedRequest): QueryName[] {
  return [request.name, ...request.aliases]
    .filter((name) => name !== '')
    .flatMap((name) => namesWithin(name, request.type))
    .flatMap((name) => [name, ...OTHERWISE_WRITTEN[request.type](name)])
    .flatMap(({ text, ...of }) => readingsOf(text).map((reading) => ({ reading, ...of })))
    .flatMap(({ reading, share, isDerived = false }) =>
      withOtherForms(normaliseName(reading, request.type)).map((form) => ({
        ...form,
        share,
        isDerived: isDerived || form.isDerived === true,
      })),
    );
}

/** Alternatives of a person's name: half of a double name, initials split, other romanisations; of a company's: glued legal form removed, English words; of both: ledger additions removed. */
const OTHERWISE_WRITTEN: Readonly<Record<NameSchema, (name: NameWithin) => readonly NameWithin[]>> = {
  person: ({ text }) => [
    ...withHalves(text),
    ...asNames(withInitialsApart(text)),
    ...romanisedOtherwise(text).flatMap(asDerived),
    ...eastAsianOfCyrillic(text).flatMap(asDerived),
    ...asNames(withoutAccount(text, 'person')),
  ],
  company: ({ text }) => [
    ...asDerived(withoutGluedForm(text)),
    ...asDerived(companyAbroad(text)),
    ...asNames(withoutAccount(text, 'company')),
  ],
};
const asDerived = (text: string | null): readonly NameWithin[] =>
  text === null ? [] : [{ text, share: 1, isDerived: true }];
const asNames = (text: string | null): readonly NameWithin[] => (text === null ? [] : [{ text, share: 1 }]);

/**
 * Scores one entry against a request: the best of all name pairs, then other facts, each part explained. 1.0 only for
 * an identical full name with nothing against it.
 */
export function scoreEntry(
  request: TypedRequest,
  queries: readonly QueryName[],
  entry: ListedEntry,
  { weightOf, areOtherNames }: NameEvidence,
): ScoredEntry {
  let best: { match: NameMatch; name: ListedName; score: number; isDerived?: boolean } = {
    match: { score: 0, pairs: [], missing: [], extra: [], shares: [] },
    name: entry.names[0]!,
    score: 0,
  };
  for (const name of entry.names) {
    for (const listed of normalListedNames(name.text, request.type)) {
      for (const query of queries) {
        const byWords = matchCutNames(query.tokens, listed.tokens, request.type, weightOf, areOtherNames);
        const byLetters = byWords.score < 1 ? matchWhole(query, listed, request.type, byWords) : null;
        const match = byLetters && byLetters.score > byWords.score ? byLetters : byWords;
        let score = match.score * query.share * listed.share;
        // The same words in another order, or with another title or legal form.
        if (score === 1 && query.written !== listed.written) score = ALMOST;
        if (lacksSurname(query, listed)) score *= W.withoutSurname;
        if (name.strength === 'weak') score *= W.weakAlias;
        if (score > best.score)
          best = { match, name, score, isDerived: query.isDerived || listed.isDerived === true };
      }
    }
  }

  const explanation: Part[] = [
    {
      part: 'name',
      weight: thousandths(best.score),
      says: () => (queries.length === 0 ? message('nameMatches.noName') : nameSaid(best.match, best.name)),
    },
  ];
  const facts: Fact[] = [...evidenceOf(request, entry)];
  const inFavour = sum(facts.filter(({ weight }) => weight > 0));
  const against = sum(facts.filter(({ weight }) => weight < 0));
  let score = best.score + inFavour + Math.max(against, W.againstMost);
  // A derived name never counts as identical: a person looks at it.
  if (best.isDerived) score = Math.min(score, W.derivedMost);
  const number = sameNumber(request, entry);
  const isSameName = best.score >= LIKELY_NAME;
  const floor = number === null ? 0 : numberFloor(number, isSameName);
  explanation.push(...facts.map(({ fact, weight, says }) => ({ part: fact, weight, says })));
  if (against < W.againstMost)
    explanation.push({
      part: 'limit',
      weight: thousandths(W.againstMost - against),
      says: () => message('matchedFacts.limit'),
    });
  if (number !== null && floor > 0) {
    const told = { weight: thousandths(floor - score), says: () => sameNumberSaid(number, isSameName) };
    explanation.push({ part: 'documentNumber', ...told });
    facts.push({ fact: 'documentNumber', ...told, asked: request.documentNumber!, listed: [number.number] });
  }
  score = Math.max(score, floor);
  const cap = best.score === 1 && against === 0 ? 1 : ALMOST;
  return {
    score: thousandths(Math.min(cap, Math.max(0, score))),
    name: best.name,
    explanation,
    words: wordsBehindScore(best.match),
    facts: facts.map(({ says: _, ...fact }) => ({ ...fact, listed: [...fact.listed] })),
  };
}

/** Minimum score that an equal number gives; 0 for a number too common. */
function numberFloor({ key }: { readonly key: string }, isSameName: boolean): number {
  if (isSameName) return W.numberAndName;
  return key.length >= TELLING_NUMBER ? W.numberAlone : 0;
}

/** Does the listed name lack the query's possible surname, in any spelling? */
const lacksSurname = ({ titleOrSurname }: QueryName, listed: NormalName): boolean =>
  titleOrSurname !== null &&
  !listed.written.split(' ').some((word) => phoneticKey(word) === phoneticKey(titleOrSurname));

const sum = (parts: readonly { readonly weight: number }[]): number =>
  parts.reduce((total, { weight }) => total + weight, 0);
