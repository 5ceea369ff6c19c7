import { POSTS } from '../../lexicon/job-titles.ts';
import { inProse } from '../../lexicon/languages/index.ts';
import { peopleList } from '../find/people/people-list.ts';

/** Numbering before a section heading: "3.", "C.", "Part B -". */
export const NUMBERED =
  '(?:(?:\\d{1,2}[.)]?|(?:part|section)\\s+[A-H\\d]{1,2}(?:\\s*[.:–-])?|[A-H][.):])\\s+)?';

/**
 * Heading above directors' names: "Directors", "3. Particulars of the directors of the company:", "Directors as at the
 * date of this return".
 */
export const DIRECTORS_HEADING = new RegExp(
  [
    `^${NUMBERED}`,
    '(?:the )?(?:(?:particulars|details|list|names?) of (?:the )?)?',
    '(?:(?:active |current |present |serving |existing |company |first |founding |registered )?(?:board of )?director(?:s|\\(s\\)|ate)?(?:\\s?\\/\\s?signator(?:y|ies))?|bakaedi|(?:the )?board(?! (?:approval|resolution|meeting|minutes|of (?!directors))))',
    '(?: of the company| of record| named| at (?:the )?date of [\\p{L} ]{3,30}| at incorporation| and (?:other )?officers| details| names?| information| and dates? of appointment| in office| now in office)?',
    '(?:\\s*\\/\\s*(?:owners?|proprietors?|partners?|members?))?',
    '(?:\\.\\s+(?:the )?(?:first )?directors(?: of the company)?)?(?: (?:are|is|shall be)(?: as follows)?)?',
    '(?: (?:at|as at|on) (?:the )?date of (?:this |the )?(?:(?:annual )?return|registration|incorporation|issue))?',
    '(?: (?:at|as at|on) (?:the )?(?:said|above|same) date)?',
    '\\s*(?:\\.\\s*)?(?=:|$|#|\\d|[-–(])',
  ].join(''),
  'iu',
);

const OTHER_PEOPLE =
  '(?:(?:senior |our )?management|our (?:people|staff|team)|key (?:people|staff|personnel)|staff)(?: team)?';
const CONTACTS = 'contacts?(?: us| persons?| details| information)?';
/**
 * Chief and managing posts may be listed among directors; other posts, such as a sales manager, are headings of other
 * people.
 */
const POST_BELOW = `(?!chief|general|managing|executive|[^:]*director)(?:\\p{L}+ ){0,3}(?:${POSTS})s?`;
/** Headings of other people: management, contacts, "Operations manager:". */
const HEADS_OTHERS = new RegExp(`^(?:(?:${OTHER_PEOPLE}|${CONTACTS})\\s*(?::|$)|${POST_BELOW}\\s*:)`, 'iu');

/** Start of a sentence that names the directors: "the directors on that day were", "first directors shall be". */
export const DIRECTORS_SENTENCE =
  /\b(?:first |current |present |founding )?directors?(?: of the company| of record)?(?: at present| (?:at|as at|on|as on) [^.,;\n]{4,40}?)?(?: are:?| is:?|:| shall be:?)\s+/i;

const OF_A_TASK =
  '(?:managing|executive|non-executive|technical|finance|financial|operations|commercial|founding|sales|marketing)';
const DIRECTOR = String.raw`(?:${OF_A_TASK} )?director|mokaedi|dir(?=\.?\s*\d)\.?|director\s*\/\s*owner|owner|proprietor`;
/** Label of a single director: "Director 1:", "Managing Director:". */
export const DIRECTOR_EACH = new RegExp(
  String.raw`^(?:${DIRECTOR})\s*(?:\d+\s*:?\s*|:\s*|$|(?<=\s)(?=[a-z'’.-]+ [a-z'’.-]+(?: [a-z'’.-]+){0,2}$))`,
  'i',
);

/** Directors with their days and nationalities, under a heading, in a sentence, or each beside its label. */
export const directorsListed = peopleList({
  headed: DIRECTORS_HEADING,
  until: HEADS_OTHERS,
  sentence: DIRECTORS_SENTENCE,
  each: DIRECTOR_EACH,
  of: 'person',
  columns: ['appointmentDate', 'nationality'],
});

const MANAGERS = inProse('managers');
/** Directors below or beside what they are in other languages: "Gérant", "Gérant : Kago Example". */
export const managersAbroad = peopleList({
  headed: new RegExp(String.raw`^(?:${MANAGERS})\s*(?=:|$)`, 'iu'),
  until: new RegExp(`^(?:${inProse('besideManagers')})`, 'iu'),
  each: new RegExp(String.raw`^(?:${MANAGERS})\s*(?:\d+\s*)?(?::\s*|$)`, 'iu'),
  of: 'person',
  columns: ['appointmentDate', 'nationality'],
});
