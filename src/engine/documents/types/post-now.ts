import { weighedSentence } from '../find/sentence.ts';
import { proseWithoutElseAll } from '../find/prose-without.ts';
import { JOB_TITLES, POSITIONS } from '../../lexicon/job-titles.ts';
import { EARLIER } from '../../lexicon/pay.ts';
import { RELATIVES_BUT_OFFSPRING } from '../../lexicon/relatives.ts';
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

/** Keeps capitalised values that pass a test only, as nothing else marks them as job titles here. */
const ifCapitalised =
  (find: Finder, test: (value: string) => boolean): Finder =>
  (view, field) =>
    find(view, field).filter(
      ({ value }) => typeof value === 'string' && /^\p{Lu}/u.test(value) && test(value),
    );
const ifPost = (find: Finder): Finder =>
  ifCapitalised(find, (value) => !NO_POST_HELD.some((no) => no.test(value)));

/** What comes first of several posts: "first as Clerk and …". */
const FIRST = `first|to begin with|at the outset|${EARLIER}`;
/** … and what comes after it. */
const NOW = 'now|currently|presently|at present|today|at the moment';
const SINCE =
  'since|(?:as )?from|with effect from|effective(?: from)?|later|subsequently|thereafter|then|finally|lastly|most recently';
const LEAVING = '(?:leaving|departure|resignation|retirement|termination|exit|separation)';
const AT_LAST = `(?:at|up(?:on)?|on)(?: the (?:date|time|day|moment) of)? (?:his |her |their )?${LEAVING}`;
const A_DAY = '(?:the )?\\d{1,2}(?!\\d)[^.;,\\n]{0,16}?\\d{4}';
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
 * Cashier and at the date of leaving as Nurse", "as Lecturer and was promoted to Senior Lecturer on 1 April". Only if
 * it is unmistakably a job and the subject's own; other sentences leave the post that the paper tells first.
 */
export const laterPost: Finder = (view, field) => [
  ...ifPost(weighedSentence(LATER, `\\band ${HAS_BEEN}`, `\\band ${IS_NOW}`))(view, field),
  ...ofSubject(changed, held)(view, field),
  ...ifJob(ofSubject(toldLast, moved, heldNow))(view, field),
];
const LATER = 0.96;
const toldLast = weighedSentence(
  LATER,
  `\\b(?:${FIRST})(?:,| \\p{Ll}+ed)? as ${said(3, 140)} ${AS} ${POST}${END}`,
  `\\bas ${said(3, 90)}(?:,|\\band|\\bbut)\\s(?:\\p{Ll}+ )?(?:${NOW}|${SINCE}|${AT_LAST})(?: ${A_DAY})?,? as ${POST}${END}`,
  // "as Packer until March 2020 and as Shift Leader since then"
  `\\bas [^.;\\n]{3,60}? (?:until|till|to) [^.;,\\n]{0,24}?\\d{4},? and as ${POST}${END}`,
);
const changed = weighedSentence(
  LATER,
  `\\b(?:promoted|elevated|upgraded) to ${NOT_MINE}(?:the (?:${POSITIONS}) of )?${POST}${END}`,
);
/** Behind the verb: no "previously" and no time that ended before it in the sentence. */
const OF_EARLIER = `(?<!\\b(?:${EARLIER}|prior|before|once)\\b[^.;\\n]{0,90})(?<!\\bfrom [^.;\\n]{4,24} (?:to|until|till) [^.;\\n]{4,46})`;
const held = weighedSentence(
  LATER,
  // "joined us as a trainee and left in 2025, when he held the position of Senior Guide"
  `\\b(?:held|holding|occupied)${OF_EARLIER} the (?:${POSITIONS}) of ${POST}${END}`,
);
const moved = weighedSentence(
  LATER,
  `\\b${CHANGED} ${NOT_MINE}(?:the (?:${POSITIONS}) of )?${POST}${END}`,
  `\\b${MOVED} of ${POST}${END}`,
  `\\b${AT_LAST},? as ${POST}${END}`,
  `(?:,|\\b(?:and|he|she)) (?:later |then )?became ${POST}${END}`,
);
const heldNow = weighedSentence(
  LATER,
  `\\b(?:(?:he|she)(?: (?:${NOW}))?|(?:and|who) (?:${NOW})) (?:holds|occupies) the (?:${POSITIONS}|(?:job )?title) of ${POST}${END}`,
  `\\b(?:present|current) (?:${POSITIONS}|(?:job )?title) is(?: that of)? ${POST}${END}`,
  `\\b(?:he|she|and) (?:${NOW}) (?:works|serves) as ${POST}${END}`,
);

/** A word for somebody by what they do: "Tester", "Machinist", "Storeman". */
const DOES = '\\p{L}{2,}(?:er|or|ist|ian|ant|man|woman|hand|nurse)';
const IS_JOB = new RegExp(`\\b(?:${JOB_TITLES}|${DOES})(?= of\\b|[,/(]|$)`, 'iu');
/** Offices outside work, and standings: "Treasurer of our Staff Club", "Member of …", "Permanent Worker". */
const NO_JOB =
  /\b(?:acting|permanent|temporary|casual|member|employee|shareholder|citizen|grade|level|scale|union|club|committee|society|church|team|association|other)\b/i;
const ifJob = (find: Finder): Finder =>
  ifCapitalised(find, (value) => IS_JOB.test(value) && !NO_JOB.test(value));

/** Another person, or the writer, before a post in its sentence; a role beside the work; what did not happen. */
const NOT_OF_SUBJECT = [
  /\b(?:also|act(?:s|ed|ing)|stood in|time to time|not|never|yet|undersigned|trading|nominated?|he will|she will)\b/iu,
  /\b(?:if|unless|once)\b/iu,
  /\bI,\s|\bI (?:hold|occupy|serve|work|am(?! (?:writing|pleased|happy|glad|able)))\b/u,
  /\b(?:before that|prior to that|until then)\b/iu,
  new RegExp(
    String.raw`\b(?:his|her|their|whose|my)\s(?:\p{L}+\s)?(?:${RELATIVES_BUT_OFFSPRING}|son|daughter|manager|supervisor|boss|predecessor|successor|colleague)\b`,
    'iu',
  ),
  /\b(?:to|under|by|from|with|when|and|manager|supervisor|where),?\s(?:Mr|Mrs|Ms|Miss|Dr)\.?\s\p{Lu}/u,
  /\bwhich (?:later |then |has |was |is |since )*(?:became|made)?[^,]{0,20}$/iu,
  /\([^)]*$/u,
  /\bfrom [^,]{4,24} (?:to|until|till) [^,]{4,24}(?<!\band) as (?:an? )?$/iu,
];
const NOT_BEHIND =
  /^[^.;\n]{0,60}?\b(?:if|provided|subject to|until|union|club|committee|society|church|team|association)\b/iu;
const STANDING = /^(?:grade|level|scale|band|notch)\b|^\p{Lu}?\d/iu;

/** Finds without posts of other people, second roles and what was not done, by the words of the same sentence. */
const ofSubject =
  (...finders: readonly Finder[]): Finder =>
  (view, field) =>
    finders
      .flatMap((find) => find(view, field))
      .filter(({ value, inProse }) => {
        if (inProse === undefined || typeof value !== 'string' || STANDING.test(value)) return false;
        const text = view.prose.text;
        const before = text
          .slice(0, inProse)
          .split(/(?<!\b(?:Mr|Mrs|Ms|Dr))\.(?!\d)|[;\n]/u)
          .at(-1)!
          .replace(/^.*?\b(?:confirm|certify|state|declare|advise)\w* that\b/su, '');
        return (
          !NOT_OF_SUBJECT.some((other) => other.test(before)) &&
          !NOT_BEHIND.test(text.slice(inProse + value.length))
        );
      });
/** In a sentence of its own it may be a role outside work: "He has been a Deacon since 2010." */
export const postNow = ifPost(weighedSentence(0.75, `\\b${HAS_BEEN}`, `\\b${IS_NOW}`));

const FIRST_POST = [
  new RegExp(`\\b(?:${FIRST})(?:,| \\p{Ll}+ed)? as [^.;,\\n]*?(?=,| and\\b| then\\b|[.;\\n]|$)`, 'giu'),
  // "who served at Nata until 2023 as Assistant, is now …"
  new RegExp(
    `\\b(?:served?|worked|was|been|employed)\\b[^.;,\\n]{0,40}? (?:until|till) [^.;,\\n]{2,24}? as [^.;,\\n]{3,40}(?=,? (?:and )?(?:is|has|was) (?:${NOW}|since|then)\\b)`,
    'giu',
  ),
];
/** What finders find in the text without a post that it says somebody held at first. */
export const withoutFirstPost = (...finders: readonly Finder[]): Finder =>
  proseWithoutElseAll(FIRST_POST, finders);

const OF_DAY = '(?:on|since|(?:as )?from|with effect from|effective(?: from)?)';
const LATER_DAYS = [
  new RegExp(
    `(?<=\\b(?:${FIRST}|as)\\s[^.;\\n]{3,90}(?:,|\\band|\\bhas)\\s*)${OF_DAY} ${A_DAY}(?=,? (?:as|been)\\b)`,
    'giu',
  ),
  new RegExp(`\\b(?:${CHANGED}|${MOVED}|became)\\b[^.;\\d\\n]{3,60}? ${OF_DAY} ${A_DAY}`, 'giu'),
];
/** What finders find in the text without the days on which it says that somebody was given another post. */
export const withoutPromotions = (...finders: readonly Finder[]): Finder =>
  proseWithoutElseAll(LATER_DAYS, finders);
