import { TITLES_ON_FORMS } from '../lexicon/forms-of-address.ts';
import { STAFF } from '../lexicon/staff-numbers.ts';
import { ACCOUNT } from '../lexicon/accounts.ts';
import { LAND } from '../lexicon/premises.ts';
import { ID_WORDS } from '../packs/country-words.ts';

/** Placeholders in an empty form box. */
const PLACEHOLDER = [
  '(?:(?:if|where|as|when|not|in)\\s?)?applicable',
  'n\\s?[/.\\\\]\\s?a\\.?|nil|none|unknown|ditto|tb[acd]|as (?:is|such)',
  'to be (?:advised|confirmed|determined|announced|completed|supplied)',
  'not? (?:yet )?(?:provided|available|stated|given|specified|known|required|used|recorded|disclosed|assigned|set|found|data)',
  '(?:the )?(?:same )?(?:as )?(?:per |is )?(?:the )?(?:above|below|overleaf|attached|aforesaid|aforementioned|hereunder)',
  'see (?:above|below|overleaf|over|attached|reverse|back|note|annexure|schedule)',
  'same|idem|optional|mandatory|required|please(?: (?:print|specify|state|tick|complete|select))?',
  '(?:your|enter|insert|type|add|put) (?:\\p{L}+ ){0,3}here|click here|xxx+',
  // "SHIP TO", "P.O. No": an order's next label.
  '(?:ship|bill|sold|deliver(?:ed)?|invoiced?|remit|send|pay|dispatch(?:ed)?)(?:ped|ing)? (?:to|via|from)',
  'p\\.? ?o\\.? ?(?:no|nr|number|date|#)\\.?',
  'ga (?:e yo|go)(?: sepe)?|seyo',
];
/** The second half of a label broken across lines, or a fill-in instruction. */
const END_OF_LABEL = [
  '(?:in )?(?:block|capital) letters|in (?:full|words|figures|print)|if any|only|full names?',
  'numbers?|no|nr|codes?|signator(?:y|ies)|names?|dates?|details?|particulars|types?|titles?|descriptions?|references?|ref',
];
const JOIN =
  '(?:the|an?|of|and|or|for|to|in|at|on|by|as|is|be|are|with|from|per|that|this|its|it|was|not|if|any)';
/** Connecting words alone: "of the", "AND"; but A and BE are licence classes, IT a department. */
const JOINS_ALONE = new RegExp(`^${JOIN}(?: ${JOIN})*$`, 'iu');
const IS_WORD = /(?<!\p{L})\p{Ll}|\p{L}{3}/u;
/** Things numbered on forms; NO may be a surname or an answer. */
const NUMBERED_THINGS = [
  ID_WORDS,
  LAND,
  'box|licen[cs]e|passport|permit|visa|identity|id|identification|tax|tin|vat|paye',
  `${ACCOUNT}|card|branch|policy|member(?:ship)?|customer|client|supplier|vendor|student|pension|social security`,
  'registration|certificate|reference|ref|serial|invoice|receipt|order|quote|cheque|contract|case|file|form|document',
  `${STAFF}|force|phone|telephone|tel|cell|cellphone|mobile|fax|contact|whatsapp`,
  'meter|vehicle|engine|chassis|vin|plate|stock|company|business|share|folio|batch',
];
/** "Plot No.", "DRIVER'S LICENCE NUMBER": the next label of a form with empty boxes. */
const NEXT_NUMBER = new RegExp(
  String.raw`^(?:\p{L}[\p{L}’'-]*\s){0,2}(?:${NUMBERED_THINGS.join('|')})\s(?:no|nr|number)\.?$`,
  'iu',
);
/** "Lodgement no.": any other numbered thing, in lower case. */
const NEXT_SHORT_NUMBER = /^(?![Yy]es\s)(?:\p{L}[\p{L}’'-]*\s){1,3}(?:no|nr)\.$/u;
const DATED_PAST =
  'issued|signed|received|registered|completed|opened|joined|printed|submitted|admitted|engaged|appointed';
/** "Date of Birth", "DATE ISSUED", "Date licence issued". */
const NEXT_DATE = new RegExp(
  String.raw`^date (?:of (?:\p{L}+ )?\p{L}+|(?:\p{L}+ ){0,2}(?:${DATED_PAST}))$`,
  'iu',
);
/** "Section B: Employment", "Part 2 - For official use": the heading of a form's next part. */
const NEXT_PART = /^(?:section|part|karolo)\s(?:[A-Z]|\d{1,2}|[IVX]{1,4})\s?[:.–—-]+\s?\p{L}[^\d]*$/iu;
const isNextLabel = (text: string): boolean =>
  [NEXT_NUMBER, NEXT_SHORT_NUMBER, NEXT_DATE, NEXT_PART].some((label) => label.test(text));
/** "Mr / Mrs", of a form that asks for a title before a name. */
const TITLES_ALONE = new RegExp(String.raw`^(?:(?:${TITLES_ON_FORMS})\b\.?[\s/,*]*)+$`, 'iu');
const ABSENT = new RegExp(`^(?:${PLACEHOLDER.join('|')})$`, 'iu');
const NO_TEXT = new RegExp(`^(?:${END_OF_LABEL.join('|')})$`, 'iu');
/** "Head of", "and supervision of the", "/Wage at Termination": surrounding words were lost. */
const BROKEN =
  /[\s,](?:of|and|or|for|to|with|the|by|from|per|commencing|starting|beginning|&)$|^(?:(?:and|or|of|&)\s|\/)/iu;
/** "House No", "Plot": the number was cut off. */
const NUMBERED_PLACE = `(?:${LAND}|house|flat|unit|room|box)`;
const LACKS_NUMBER = new RegExp(String.raw`^(?:${NUMBERED_PLACE}|(?:.*\b)?${NUMBERED_PLACE} no)\.?$`, 'i');
/** "employed as a", "EMPLOYED AS A"; but "Nurse Grade A" and "BLOCK A" end in a letter code. */
const ENDS_IN_ARTICLE = /[\s,]an?$|\s(?:OF|AND|OR|FOR|TO|IN|AT|ON|BY|AS|IS|WITH|FROM) AN?$/u;

/** Is a text a fragment of a sentence? Not for people's names: An and To are names. */
export const isBroken = (text: string): boolean =>
  [BROKEN, ENDS_IN_ARTICLE, LACKS_NUMBER].some((cut) => cut.test(text.trim()));

const bare = (text: string): string =>
  text.replace(/^[\s()[\]{}*:;.,_\-–—/|]+|[\s()[\]{}*:;.,_\-–—/|]+$/gu, '').replace(/\s+/g, ' ');

/** Is a text a placeholder for no value: "N/A", "not applicable", "as above", "—"? @example saysAbsent('if applicable') // true */
export const saysAbsent = (text: string): boolean =>
  bare(text) === '' || ABSENT.test(bare(text)) || isNextLabel(text.trim());

/** The same, or the end of a label, or connecting words. Not for people's names: An, No and To are names. */
export const saysNoValue = (text: string): boolean =>
  saysAbsent(text) ||
  NO_TEXT.test(bare(text)) ||
  TITLES_ALONE.test(bare(text)) ||
  (JOINS_ALONE.test(bare(text)) && IS_WORD.test(bare(text)));
