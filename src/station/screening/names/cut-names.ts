import { LONG_FORMS } from './company-forms.ts';
import { compareTokens } from './compare-tokens.ts';
import { matchNames, type AreOtherNames, type NameMatch, type TokenWeight } from './match-names.ts';
import { W } from '../weights.ts';
import type { NameSchema } from './normalise.ts';
import { ordersOf, SHORTEST_FIELD } from './whole-name.ts';

/** Minimum matching letters before a truncated word. */
export const LEAST_AGREED = 10;
/** Minimum similarity for two words to count as the same. */
const ALIKE = 0.9;

/**
 * Compares two names of which the query may have been truncated by a field, as on cards, in payment messages and in
 * machine-readable zones: `JAMAL MUSTAFA ABDULL`. Listed words after the cut are neutral.
 */
export function matchCutNames(
  query: readonly string[],
  listed: readonly string[],
  schema: NameSchema,
  weightOf: TokenWeight,
  areOtherNames?: AreOtherNames,
): NameMatch {
  const match = matchNames(query, listed, schema, weightOf, areOtherNames);
  if (!fillsField(query)) return match;
  const completed =
    schema === 'company' && beginsForm(query.at(-1)!)
      ? withoutForm(query, listed, weightOf)
      : completedMatch(query, listed, schema, weightOf);
  return completed && completed.score > match.score ? completed : match;
}

/** Is a name so long that a field may have truncated its last word? */
export const fillsField = (query: readonly string[]): boolean =>
  query.length >= 2 && query.join(' ').length >= SHORTEST_FIELD;

/** May a name be compared as one that was cut off? */
export const mayBeCutOff = (
  query: readonly string[],
  listed: readonly string[],
  schema: NameSchema,
): boolean =>
  fillsField(query) &&
  ((schema === 'company' && beginsForm(query.at(-1)!)) || listed.some((word) => begins(query.at(-1)!, word)));

/** Is the last word the beginning of a legal form, which may be truncated after anything? */
export const endsInForm = (query: readonly string[], schema: NameSchema): boolean =>
  schema === 'company' && fillsField(query) && beginsForm(query.at(-1)!);

/** Matches with the last word completed to the first listed word that it begins. */
function completedMatch(
  query: readonly string[],
  listed: readonly string[],
  schema: NameSchema,
  weightOf: TokenWeight,
): NameMatch | null {
  const cut = query.at(-1)!;
  if (!listed.some((word) => begins(cut, word))) return null;
  const order = ordersOf(listed, schema).find((words) => goesOn(query, words));
  if (!order) return null;
  const whole = order[query.length - 1]!;
  const completed = matchNames(
    [...query.slice(0, -1), whole],
    order.slice(0, query.length),
    schema,
    weightOf,
  );
  return {
    score: completed.score * W.cutInWord,
    pairs: completed.pairs.map((pair) =>
      pair.query === whole && pair.listed === whole
        ? { ...pair, query: cut, relation: 'cut-off', similarity: W.cutInWord }
        : pair,
    ),
    ...withFurther(completed, order.slice(query.length), []),
  };
}

/** A company of which only the legal form was truncated: `… TRADING CORPO`. */
function withoutForm(query: readonly string[], listed: readonly string[], weightOf: TokenWeight): NameMatch {
  const match = matchNames(query.slice(0, -1), listed, 'company', weightOf);
  return { ...match, score: match.score * W.cutInWord, ...withFurther(match, [], [query.at(-1)!]) };
}

/** Words of both names that are neutral. */
function withFurther(
  { pairs, missing, extra, shares }: NameMatch,
  moreMissing: readonly string[],
  moreExtra: readonly string[],
): Pick<NameMatch, 'missing' | 'extra' | 'shares'> {
  const behind = pairs.length + missing.length;
  return {
    missing: [...missing, ...moreMissing],
    extra: [...extra, ...moreExtra],
    shares: [
      ...shares.slice(0, behind),
      ...moreMissing.map(() => 0),
      ...shares.slice(behind),
      ...moreExtra.map(() => 0),
    ],
  };
}

const beginsForm = (token: string): boolean =>
  token.length >= LEAST_OF_FORM && LONG_FORMS.some((form) => begins(token, form));
const begins = (cut: string, whole: string): boolean => cut.length < whole.length && whole.startsWith(cut);
/** Minimum letters: with two, too many words match. */
const LEAST_OF_FORM = 3;

/** Does every word match the one at its position, and the last begin a longer one? */
function goesOn(query: readonly string[], words: readonly string[]): boolean {
  const last = query.length - 1;
  const cut = query[last];
  const whole = words[last];
  if (cut === undefined || whole === undefined || !begins(cut, whole)) return false;
  const before = query.slice(0, last);
  return (
    before.join('').length >= LEAST_AGREED &&
    before.every((word, i) => compareTokens(word, words[i]!).similarity >= ALIKE)
  );
}
