import { ACCOUNT } from '../lexicon/accounts.ts';
import { CIVIL_TITLE } from '../lexicon/forms-of-address.ts';
import { PREMISES, SHOPS } from '../lexicon/premises.ts';
import { COUNTRIES } from '../packs/country-words.ts';
import { isHouseLine } from './foreign-address.ts';
import { LEGAL_FORM } from './legal-form.ts';
import { MONTH_PATTERN } from './months.ts';
import { saysNoName } from './no-name.ts';
import { COMPANY_WORD, MONTH } from './not-a-person.ts';
import { isTitleOfPaper } from './titles.ts';

/** "Monthly Message Board", "Service Information": headings of a bill's sections. */
const PART_OF_PAPER =
  /\bmessage (?:board|cent(?:er|re))$|^(?:service|account|contact|customer|payment|billing|usage) information$/i;

/** A reason why a text is not the name of a company. */
type Reason = (text: string) => boolean;

/** "4 November" */
const DAY_OF_MONTH = new RegExp(`\\d{1,2}(?:st|nd|rd|th|er)?\\s+(?:${MONTH_PATTERN})\\b`, 'i');

/** "ATM Withdrawal", "Cash deposits": what an account's row is about. */
const isEntry: Reason = (text) => /^(?:\p{L}+ ){0,2}(?:withdrawal|deposit)s?$/iu.test(text);

const JOINS = /^(?:of|and|the|for|in|to|at|on|by|la|le|ya|wa|ba|tsa|jwa|sa|mo|kwa|van|de|der|t\/a)$/i;

/** "BW00001234567", "No. 12", "CIPA/HQ/2024": a number or reference. */
const isReference: Reason = (text) =>
  /\bBW\d{6,}|^(?:number|no\.?|nr) \S*\d/i.test(text) ||
  /^(?:\p{Lu}{2,6}\/)+\d|^(?:\p{Lu}{2,6}\/){1,3}\p{Lu}{0,6}\d/u.test(text);

const HEADING_WORD = new RegExp(
  String.raw`^(?:the|an?|and|of|dated?|constitution|(?:${COUNTRIES})|(?:board )?meetings?|board|directors?|minutes|sources? of (?:funds|income|wealth)|who we are|about us|contact us|our (?:vision|mission|values|services|team|story|clients)|signatures?|signed|witness(?:es)?|full names?|names?|(?:search )?(?:results?|reports?|details|summary|information)|(?:(?:it (?:is|was) )?(?:hereby |further )?resolved(?: that)?)|(?:pension|provident|retirement|medical|funeral)(?: (?:fund|aid|scheme|cover|contributions?))+)$|^(?:dear|yours)\b`,
  'i',
);
/** "Statement Example", "Sample Invoice": titles of specimens. */
const SAMPLE_OF_PAPER =
  /^(?:(?:sample|example|specimen) )?(?:statement|invoice|payslip|bill|letter|contract)(?: (?:sample|example|specimen|template))?$/i;
/** "6. Position held Stores Clerk", "(a) Employer": an item of a form. */
const isItem: Reason = (text) => /^(?:\d{1,2}[.)]|\([a-z]\))\s+\p{Lu}/u.test(text);

/** "Directors", "Our vision", "Dear …": other text alone on a line where a name may stand. */
const isHeading: Reason = (text) =>
  HEADING_WORD.test(text) || PART_OF_PAPER.test(text) || SAMPLE_OF_PAPER.test(text);

/** "in terms of", "held at", "my employer", "of the company": a piece of a sentence. */
const isPhrase: Reason = (text) =>
  /^(?:particulars|details|list|register|return|notice|change|appointment|consent)s? of (?:the )?(?:directors?|secretar(?:y|ies)|members|officers|shareholders|shares|change|applicant)\b/i.test(
    text,
  ) ||
  /^(?:in (?:lieu|terms|respect|favou?r) of|pursuant to|passed (?:on|by|at)|held (?:on|at)|taken (?:on|at))\b/i.test(
    text,
  ) ||
  /^(?:\p{L}+ )?(?:agreement|contract|lease|made|entered into)(?: (?:made|entered into))? between\b/iu.test(
    text,
  ) ||
  (/^your /i.test(text) && !COMPANY_WORD.test(text)) ||
  /^(?:my|his|her|their) \p{Ll}/iu.test(text) ||
  /^of (?:the )?\p{L}/iu.test(text) ||
  /\s(?:at|on|of|to|in|by|for|from|is|the)$|^(?:at|on|of|to|in|by|for|from|is)$/i.test(text);

/** "Registration of Business Names Act", "Trade Regulations, 2020" */
const isLaw: Reason = (text) =>
  /\b(?:act|regulations|ordinance)(?:,? (?:no\.? ?\d+ of )?\d{4})?$/i.test(text) && !LEGAL_FORM.test(text);

const WHOSE = '(?:full|legal|registered|corporate|trading|company|business|enterprise|entity|employer|firm)';
const ASKED =
  'style|title|names?|number|no|type|address|details|particulars|information|status|code|seal|stamp';
const OF_ACCOUNT = String.raw`(?:bank|savings|cheque|current) (?:${ACCOUNT})\.?(?: (?:no\.?|number|name|type|details))?`;
const LABEL = new RegExp(String.raw`^(?:${WHOSE}(?:['’]s)? )+(?:${ASKED})$|^${OF_ACCOUNT}$`, 'i');
/** "Company style": a label. */
const isLabel: Reason = (text) => LABEL.test(text);

/** "A/C Code : 1-15ODE1KN": a label with its number. */
const isLabelled: Reason = (text) => /^[^:]{2,25}:\s?[^\s\d]*\d\S*$/u.test(text);

/** "Flat 3B, Sunset Court", "Box 811, Lobatse": an address. */
const isPlace: Reason = (text) => NUMBERED_PLACE.test(text) || isHouseLine(text);
const NUMBERED_PLACE = new RegExp(
  String.raw`^(?:(?:p\.?\s?o\.?\s?)?box|private bag|${PREMISES}|room|${SHOPS}|kiosk)\s+(?:no\.?\s*)?\d`,
  'i',
);

/** "Please feel free to contact this office": in a name most words are capitalised, and none is a lower-case verb. */
const isSentence: Reason = (text) => {
  // "We look forward to welcoming you to Nata Tools!"
  if (/[!?]$/.test(text) || /^(?:[Ww]e|[Yy]ou|[Pp]lease|[Tt]hank|He|She|They) \p{Ll}/u.test(text))
    return true;
  if (/ (?:is|are|was|were|has|have|been|hereby) /.test(text)) return true;
  const words = text.split(' ').filter((w) => /^\p{L}/u.test(w) && !JOINS.test(w));
  const small = words.filter((w) => /^\p{Ll}/u.test(w)).length;
  // "Mr Example previously held the post of Clerk at Nata Foods."
  const isOfPerson = CIVIL_TITLE.test(text);
  return words.length >= 3 && small >= 2 && (isOfPerson || small > words.length / 2);
};

/** "Software Engineer", "Registered Nurse": job titles. */
const isPost: Reason = (text) =>
  /^(?:\p{L}+ ){1,2}(?:engineer|developer|programmer|analyst|technician|designer|teacher|nurse|driver|cashier|assistant)$/iu.test(
    text,
  );

/** "Erf", of "Erf 120, 7 Market Street": the word before a plot number. */
const WORD_OF_PLACE = new RegExp(`^(?:${PREMISES})$`, 'i');
const isOfPlace: Reason = (text) => WORD_OF_PLACE.test(text);

const isLong: Reason = (text) => text.length > 90 || text.split(' ').length > 12;

/** Dates, amounts and web addresses. */
const isOtherValue: Reason = (text) =>
  MONTH.test(text) ||
  DAY_OF_MONTH.test(text) ||
  /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d[.,]\d{2}\b|@|https?:|www\./i.test(text);

const REASONS: readonly Reason[] = [
  (text) => !/\p{L}{2}/u.test(text),
  isReference,
  isHeading,
  isItem,
  saysNoName,
  isPhrase,
  isEntry,
  isTitleOfPaper,
  isLaw,
  isLabel,
  isLabelled,
  isPlace,
  isOfPlace,
  isSentence,
  isPost,
  isLong,
  isOtherValue,
];

/** Is a text certainly no name of a company, authority or office? */
export const isNoCompany: Reason = (text) => REASONS.some((says) => says(text));
