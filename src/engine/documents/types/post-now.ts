import { weighedSentence } from '../find/sentence.ts';
import type { Finder } from '../document-type.ts';

/**
 * An "and" behind a post that begins what is told next, and not its second half: "Fitter and Turner", "Sales and Marketing Manager"; but
 * "Driver and Mr Example earns …".
 */
export const AND =
  'and(?! \\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?(?:[.;,\\n(]| (?:on|with|from|in|since|at|of|for|by|under|effective)\\b))';
const HAS_BEEN = '(?:has|have) been (?:an? |the |our )<>(?= since\\b)';
const IS_NOW = `(?:is|are) (?:now|currently|presently|at present) (?:an? |the |our )?<>(?=,| (?:on|with|from|in|since|${AND}|at)\\b|[.;\\n(])`;
/** What somebody is, or does, and is no post, however it is written. */
const NO_POST_HELD = [
  /\b(?:employee|worker|staff|member|customer|client|resident|citizen|friend|tenant|patient|neighbour|user|student)s?$/i,
  /^(?:employed|working|earning|paid|under|confirmed|permanent|based|studying|suspended|married|retired)\b/i,
  /^\p{L}+(?:ing|ed)$/iu,
];

/** Posts alone: a post is written with a capital where nothing else says that it is one. */
const ifPost =
  (find: Finder): Finder =>
  (view, field) =>
    find(view, field).filter(
      ({ value }) =>
        typeof value === 'string' && /^\p{Lu}/u.test(value) && !NO_POST_HELD.some((no) => no.test(value)),
    );

/** "joined us as a general hand and is now Milk Tester", "… and has been a Senior Teller since 2020": the later post of one sentence. */
export const laterPost = ifPost(weighedSentence(0.96, `\\band ${HAS_BEEN}`, `\\band ${IS_NOW}`));
/** In a sentence of its own it is as often what somebody is beside work: "He has been a Deacon since 2010." */
export const postNow = ifPost(weighedSentence(0.75, `\\b${HAS_BEEN}`, `\\b${IS_NOW}`));
