import { STAFF } from '../lexicon/staff-numbers.ts';
import { POSTS } from '../lexicon/job-titles.ts';
import { ID_WORDS } from '../packs/country-words.ts';

/** Words behind a name that say more of the person; a whole word of them may end a name that a form asks for. */
const MORE = 'of|holder|with|tin|who|a citizen|has|is|residing|born';
export const ENDS = new RegExp(`\\s+(?:${MORE}|(?:${ID_WORDS})|id)\\b`, 'i');
export const ENDS_BEFORE_MORE = new RegExp(
  `\\s+(?:(?:${MORE})\\b(?=\\s*\\S)|(?:(?:${ID_WORDS})|id)\\b)`,
  'i',
);
/** What else ends a name: figures, brackets, a number of an employee, a period, a post. */
const SIGN = String.raw`\s*[(\d:;|_/]|\s[-–—]\s`;
const NUMBER = String.raw`\s+(?:(?:${STAFF}|pay)\.? ?)?(?:no|nr|number)\b\.?(?=[\s:]*(?:[^\s:]\S*)?\d)`;
const PERIOD = String.raw`\s+for the (?:period|month|year)\b`;
const OFFICE = 'HR|Human Resources|Managing|Branch|Payroll|Finance|Operations|Company|General|Senior';
const OFFICE_HELD = String.raw`\s+(?:${OFFICE})\s+(?:${POSTS}|superintendent|assistant)\b`;
export const BEFORE_ANOTHER = new RegExp([SIGN, NUMBER, PERIOD, OFFICE_HELD].join('|'), 'i');
