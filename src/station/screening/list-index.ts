import { lazily } from '../../engine/lazily.ts';
import { establishedNames } from './established-names.ts';
import { atOnce, type InPieces } from '../in-pieces.ts';
import { NameIndex, type IndexCandidate, type IndexedName, type NameIndexParts } from './name-index.ts';
import { matchCutNames } from './names/cut-names.ts';
import type { NameEvidence, TokenWeight } from './names/match-names.ts';
import { boundWithout, scoreBound, type ScoreBound } from './names/score-bound.ts';
import { normaliseName, withOtherForms, type NameSchema } from './names/normalise.ts';
import { mayDifferByALetter } from './names/whole-name.ts';
import type { QueryName } from './score-entry.ts';
import { WholeNames, type WholeNamesParts } from './whole-names.ts';

/** A name as a list gives it; those of one entry follow each other. */
export interface ListedText {
  readonly key: number;
  readonly text: string;
}

/** An index in memory that threads share. */
export interface ListIndexParts {
  readonly words: NameIndexParts;
  readonly whole: WholeNamesParts;
}

export interface ListIndex {
  readonly parts: ListIndexParts;
  readonly evidence: NameEvidence;
  /**
   * Keys of the entries that may match a query, by its words or its letters.
   *
   * @param least minimum score, 0–1, that the names alone must be able to reach
   */
  candidates(queries: readonly QueryName[], least: number): Set<number>;
}

/** Candidates scored exactly per name. `npm run bench -- screening` measures recall at this number. */
const CANDIDATES = 250;
/** Minimum score by words of two names that are then compared letter by letter. */
const PARTLY = 0.35;
/** Scores are rounded to three digits. */
const ROUNDING = 0.001;
/** Cached words; searches use the same few thousand. */
const REMEMBERED_WORDS = 50_000;

/** The names of all lists of one kind, to be searched. */
export const createListIndex = (names: Iterable<ListedText>, schema: NameSchema): ListIndex =>
  atOnce(listIndexInPieces(names, schema));

/** The same in pieces, for many names. */
export function* listIndexInPieces(names: Iterable<ListedText>, schema: NameSchema): InPieces<ListIndex> {
  const whole = new WholeNames(schema);
  const words = yield* NameIndex.inPieces(indexed());
  yield* whole.sorting();
  return listIndexOf(words, whole, schema);

  function* indexed(): Generator<IndexedName> {
    for (const { key, text } of names) {
      const name = normaliseName(text, schema);
      if (name.text === '') continue;
      whole.add(key, name);
      for (const [nth, form] of withOtherForms(name).entries())
        yield { key, text: form.text, isFurtherForm: nth > 0 };
    }
  }
}

/** An index built by another thread. */
export const listIndexFrom = ({ words, whole }: ListIndexParts): ListIndex =>
  listIndexOf(NameIndex.from(words), WholeNames.from(whole), whole.schema);

function listIndexOf(words: NameIndex, whole: WholeNames, schema: NameSchema): ListIndex {
  const evidence: NameEvidence = {
    weightOf: remembering((token) => words.weight(token)),
    areOtherNames: establishedNames(words),
  };
  return {
    evidence,
    get parts() {
      return { words: words.parts, whole: whole.parts };
    },
    candidates(queries, least) {
      // Lazy: most searches see few names.
      const bounds = queries.map(({ tokens }) => lazily(() => scoreBound(tokens, schema, evidence.weightOf)));
      return new Set([
        ...byWords(queries, least)
          .filter(({ position }) => mayReach(least, queries, bounds, words.namesLike(position)))
          .map(({ key }) => key),
        ...queries.flatMap((query) => whole.candidates(query, CANDIDATES)),
      ]);
    },
  };

  /** Each entry once, by any of its names. */
  function byWords(queries: readonly QueryName[], least: number): readonly IndexCandidate[] {
    const found = queries.flatMap(({ tokens, share }) => {
      const bound = boundWithout(tokens, schema, evidence.weightOf);
      return words.candidateNames(tokens, CANDIDATES, (lacked, hasMore, mayBeCut) => {
        const most = bound(lacked, hasMore, mayBeCut);
        if (most * share >= least - ROUNDING) return 'yes';
        return schema === 'person' && most >= PARTLY ? 'by-letters' : 'no';
      });
    });
    return [...new Map(found.map((candidate) => [candidate.key, candidate])).values()];
  }

  /**
   * May an entry reach a score by its indexed names? Most candidates share one word with the query: their entries need
   * not be read. Ignores other deductions of `scoreEntry`.
   */
  function mayReach(
    least: number,
    queries: readonly QueryName[],
    bounds: readonly (() => ScoreBound)[],
    listed: Iterable<readonly string[]>,
  ): boolean {
    for (const tokens of listed)
      for (const [i, query] of queries.entries()) {
        const bound = bounds[i]!()(tokens);
        const mayBeLetters = schema === 'person' && bound >= PARTLY;
        if (bound * query.share < least - ROUNDING && !(mayBeLetters && mayDifferByALetter(query, tokens)))
          continue;
        const { score } = matchCutNames(
          query.tokens,
          tokens,
          schema,
          evidence.weightOf,
          evidence.areOtherNames,
        );
        if (score * query.share >= least - ROUNDING) return true;
        if (mayBeLetters && score >= PARTLY && mayDifferByALetter(query, tokens)) return true;
      }
    return false;
  }
}

/** Memoises a function of a word. */
function remembering(of: TokenWeight): TokenWeight {
  const known = new Map<string, number>();
  return (token) => {
    let value = known.get(token);
    if (value === undefined) {
      if (known.size >= REMEMBERED_WORDS) known.clear();
      known.set(token, (value = of(token)));
    }
    return value;
  };
}
