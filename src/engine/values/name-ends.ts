import { STAFF } from '../lexicon/staff-numbers.ts';
import { PARENTAGE } from '../lexicon/name-particles.ts';
import { POSTS } from '../lexicon/job-titles.ts';
import { ID_WORDS } from '../packs/country-words.ts';

/** Words after a name that introduce more about the person; as the last word one may be a name where a form asks for one. */
const MORE = 'of|holder|with|tin|who|a citizen|has|is|residing|born';
export const ENDS = new RegExp(`\\s+(?:${MORE}|(?:${ID_WORDS})|id)\\b`, 'i');
export const ENDS_BEFORE_MORE = new RegExp(
  `\\s+(?:(?:${MORE})\\b(?=\\s*\\S)|(?:(?:${ID_WORDS})|id)\\b)`,
  'i',
);
/** Other ends of a name: digits, brackets, an employee number, a period, a job title. */
const SIGN = String.raw`\s*[(:;|_]|\s+${PARENTAGE}(?=\s)|\s*(?<!\sa)\/|\/(?![lp]\s)|\s[-–—]\s`;
/** Not in or directly behind a word, where a digit that looks like a letter is a misread one: "SEB1NA", "KAG0". */
const DIGITS = String.raw`\s+\d|(?<![\p{L}\d])\d|\d+(?![\p{L}\d])(?<!\p{L}[0158])`;
const NUMBER = String.raw`\s+(?:(?:${STAFF}|pay)\.? ?)?(?:no|nr|number)\b\.?(?=[\s:]*(?:[^\s:]\S*)?\d)`;
/** "Kago Example t/a Nata Tools", "Kago Example and family": what is no part of a name. */
const OTHERS = String.raw`\s+t\/a\b|\s+(?:and|&)\s+family\b`;
const PERIOD = String.raw`\s+for the (?:period|month|year)\b`;
const OFFICE_WORDS = 'HR|Human Resources|Managing|Branch|Payroll|Finance|Operations|Company|General|Senior';
const OFFICE_HELD = String.raw`\s+(?:${OFFICE_WORDS})\s+(?:${POSTS}|superintendent|assistant)\b`;
export const BEFORE_ANOTHER = new RegExp([OTHERS, SIGN, DIGITS, NUMBER, PERIOD, OFFICE_HELD].join('|'), 'iu');
