import { weighedSentence } from '../find/sentence.ts';
import type { Finder } from '../document-type.ts';

/**
 * "and" after a job title that starts a new clause: "Driver and Mr Example earns …". Not in "Fitter and Turner" or
 * "Sales and Marketing Manager".
 */
export const AND =
  'and(?! \\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?(?:[.;,\\n(]| (?:on|with|from|in|since|at|of|for|by|under|effective)\\b))';
const HAS_BEEN = '(?:has|have) been (?:an? |the |our )<>(?= since\\b)';
const IS_NOW = `(?:is|are) (?:now|currently|presently|at present) (?:an? |the |our )?<>(?=,| (?:on|with|from|in|since|${AND}|at)\\b|[.;\\n(])`;
/** Descriptions of a person that are not job titles. */
const NO_POST_HELD = [
  /\b(?:employee|worker|staff|member|customer|client|resident|citizen|friend|tenant|patient|neighbour|user|student)s?$/i,
  /^(?:employed|working|earning|paid|under|confirmed|permanent|based|studying|suspended|married|retired)\b/i,
  /^\p{L}+(?:ing|ed)$/iu,
];

/** Keeps capitalised job titles only, as nothing else marks them as such here. */
const ifPost =
  (find: Finder): Finder =>
  (view, field) =>
    find(view, field).filter(
      ({ value }) =>
        typeof value === 'string' && /^\p{Lu}/u.test(value) && !NO_POST_HELD.some((no) => no.test(value)),
    );

/**
 * "joined us as a general hand and is now Milk Tester", "… and has been a Senior Teller since 2020": the later post in
 * one sentence.
 */
export const laterPost = ifPost(weighedSentence(0.96, `\\band ${HAS_BEEN}`, `\\band ${IS_NOW}`));
/** In a sentence of its own it may be a role outside work: "He has been a Deacon since 2010." */
export const postNow = ifPost(weighedSentence(0.75, `\\b${HAS_BEEN}`, `\\b${IS_NOW}`));
