import { weighedSentence } from '../find/sentence.ts';
import { proseWithout } from '../find/prose-without.ts';
import { POSITIONS } from '../../lexicon/job-titles.ts';
import { EARLIER } from '../../lexicon/pay.ts';
import { UNTIL } from '../../lexicon/until.ts';
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

/** What comes first of several posts: "first as Clerk and …". */
const FIRST = `first|to begin with|at the outset|${EARLIER}`;
/** … and what comes after it. */
const NOW = 'now|currently|presently|at present|today|at the moment';
const SINCE =
  'since|(?:as )?from|with effect from|effective(?: from)?|later|subsequently|thereafter|then|finally|lastly|most recently';
const LEAVING = '(?:leaving|departure|resignation|retirement|termination|exit|separation)';
const AT_LAST = `(?:at|up(?:on)?|on)(?: the (?:date|time|day|moment) of)? (?:his |her |their )?${LEAVING}`;
/** So much of one sentence. */
const said = (least: number, most: number): string => `(?:[^.;\\n]|\\.(?=\\d)){${least},${most}}`;
const POST = '(?:an? |the |our |its )?(?!well\\b|at\\b|of\\b|from\\b|such\\b|follows\\b)<>';
const END = `(?=,| (?:on|with|from|in|since|at|for|by|under|until|effective|${AND}|when|which|where)\\b|[.;\\n(])`;
/** "known as", "regarded as" tell no post. */
const AS = '(?<!\\b(?:known|regarded|seen|described|respected) )as';
const CHANGED = `(?:(?:promoted|elevated|upgraded|advanced|rose|raised|progressed) to|re-?(?:designated|graded|titled)(?: as| to)?|(?:later|since|subsequently|then) made)`;
const MOVED = `(?:transferred|moved|appointed|assigned) to the (?:${POSITIONS})`;
const NOT_MINE = '(?!(?:her|his|their|your|the) (?:present|current|next))';

/**
 * The post held now, or at the end, where a paper tells of several: "joined us as a general hand and is now Milk Tester", "first as
 * Cashier and at the date of leaving as Nurse", "as Lecturer and was promoted to Senior Lecturer on 1 April".
 */
export const laterPost: Finder = (view, field) => [
  ...ifPost(weighedSentence(0.96, `\\band ${HAS_BEEN}`, `(?:\\band|,) ${IS_NOW}`, `\\bbecame ${POST}${END}`))(
    view,
    field,
  ),
  ...changed(view, field),
  ...toldLast(view, field),
  ...held(view, field),
];
const toldLast = weighedSentence(
  0.96,
  `\\b(?:${FIRST})(?:,| \\p{Ll}+ed| engaged)? as ${said(3, 140)} ${AS} ${POST}${END}`,
  `\\bas ${said(3, 90)}(?:,|\\band|\\bbut)\\s[^.;\\n]{0,24}?\\b(?:${NOW}|${SINCE}|${AT_LAST})\\b[^.;\\n]{0,40}? ${AS} ${POST}${END}`,
  `\\bas [^.;\\n]{3,60}? (?:${UNTIL}) [^.;,\\n]{0,24}?\\d{4},? and (?:\\p{Ll}+ )?${AS} ${POST}${END}`,
);
const changed = weighedSentence(
  0.96,
  `\\b${CHANGED} ${NOT_MINE}(?:the (?:${POSITIONS}) of )?${POST}${END}`,
  `\\b${MOVED} of ${POST}${END}`,
  `\\b(?:left(?: us| the company)?|retired|resigned|${AT_LAST},?) as ${POST}${END}`,
);
const held = weighedSentence(
  0.96,
  // "joined us as a trainee and left in 2025, when he held the position of Senior Guide"
  `\\b(?:holds?|held|holding|occup(?:ies|ied)) the (?:${POSITIONS}|(?:job )?title) of ${POST}${END}`,
  `\\b(?:present|current) (?:${POSITIONS}|(?:job )?title) is(?: that of)? ${POST}${END}`,
  `\\b(?:${NOW}) (?:works?|working|serves?|serving|employed|engaged) as ${POST}${END}`,
);
/** In a sentence of its own it may be a role outside work: "He has been a Deacon since 2010." */
export const postNow = ifPost(weighedSentence(0.75, `\\b${HAS_BEEN}`, `\\b${IS_NOW}`));

const FIRST_POST = [
  new RegExp(
    `\\b(?:${FIRST})(?:,| \\p{Ll}+ed| engaged)? as [^.;,\\n]*?(?=,| and\\b| then\\b|[.;\\n]|$)`,
    'giu',
  ),
  // "who served at Nata until 2023 as Assistant, is now …"
  new RegExp(
    `\\b(?:served?|worked|was|been|employed)\\b[^.;,\\n]{0,40}? (?:until|till) [^.;,\\n]{2,24}? as [^.;,\\n]{3,40}(?=,? (?:and )?(?:is|has|was) (?:${NOW}|since|then)\\b)`,
    'giu',
  ),
];
/** What finders find in the text without a post that it says somebody held at first. */
export const withoutFirstPost = (...finders: readonly Finder[]): Finder => proseWithout(FIRST_POST, finders);

const A_DAY = '(?:the )?\\d{1,2}(?!\\d)[^.;,\\n]{0,16}?\\d{4}';
const OF_DAY = '(?:on|since|(?:as )?from|with effect from|effective(?: from)?)';
const LATER_DAYS = [
  new RegExp(
    `(?<=\\b(?:${FIRST}|as)\\s[^.;\\n]{3,90}(?:,|\\band|\\bhas)\\s*)${OF_DAY} ${A_DAY}(?=,? (?:as|been)\\b)`,
    'giu',
  ),
  new RegExp(`\\b(?:${CHANGED}|${MOVED}|became)\\b[^.;\\d\\n]{3,60}? ${OF_DAY} ${A_DAY}`, 'giu'),
];
/** What finders find in the text without the days on which it says that somebody was given another post. */
export const withoutPromotions = (...finders: readonly Finder[]): Finder => proseWithout(LATER_DAYS, finders);
