import { TENANTS, LANDLORDS } from '../lexicon/tenancy.ts';
import { ID_WORD_LIST } from '../packs/country-words.ts';
import { fold } from './text/fold.ts';
import { isMisreadCaption } from './text/misread-captions.ts';
import { LEGAL_FORM } from './legal-form.ts';
import { PRODUCT } from './no-name.ts';

/**
 * Captions of forms that nobody is called by. Words that are names as well (Bill, Page, Ward, Gross, Bank, An, No) are left
 * out on purpose: where a form asks for a name, such a word is one.
 */
const CAPTIONS = new Set([
  ...ID_WORD_LIST,
  ...(
    'name names surname surnames forename forenames initials number numbers date birth signature signed address account accounts ' +
    'identity identification passport nationality citizenship sex gender age issue issued issuing expiry expires authority ' +
    'employer employee department designation position occupation telephone tel fax email phone mobile code period ' +
    'payslip salary allowance allowances deductions earnings total amount balance details particulars type status description ' +
    'certificate statement invoice appointment appointed resigned shareholding shares percentage role capacity photo photograph ' +
    'capital authorised authorized issued ' +
    'sefane leina maina letlha nomoro aterese bong botsalo'
  ).split(' '),
]);

/** What only groups of people are called: a company stands beside the caption of a name at times. */
const GROUPS = [
  'holdings?|enterprises?|investments?|services|solutions|consult(?:ing|ants?|ancy)|council|ministry|department|authority',
  'university|association|society|government|corporation|company|industries|agency|agencies|institute|secretariat',
  'supermarket|motors|logistics|properties|technologies|wholesalers|distributors|suppliers|contractors|manufacturers',
];
const GROUP = new RegExp(`\\b(?:${GROUPS.join('|')})$`, 'i');

/** "the Employer", "your Name": who stands elsewhere. */
const WHOSE = 'the|your|our|their|his|her|its|my|this|that|said';
const WHO = `applicant|${TENANTS}|${LANDLORDS}|employer|employee|holder|bearer|company|taxpayer|director|secretary|customer|client|names?|account|undersigned`;
const POINTER = new RegExp(`^(?:${WHOSE})\\s+(?:\\p{L}+\\s+)?(?:${WHO})$`, 'iu');

/** The salutation of a letter to nobody in particular. */
const TO_NOBODY = /^(?:to\s+)?whom\s+it\s+(?:may|might)\s+concern\b/i;

/** What payslips and forms say of pay and work: before another word, as often a caption as a name. */
const OF_WORK =
  /^(?:pay|tax|job|gross|net|basic|staff|payroll|pension|medical|leave|overtime|cost|employment)\s/i;

/** What only looks like a name by its place, and what may as well be a group: 1 a name, 0 none. */
export type NamedHere = 0 | 0.6 | 1;

/**
 * Are words that stand where a form asks for a name a name? No list of other words decides here: only what cannot be one (a
 * caption, a pointer, the legal form of a company, figures behind it) is none.
 *
 * @param printed the text of the place, before titles and ends are cut off
 */
export function namedHere(words: readonly string[], printed: string): NamedHere {
  const text = words.join(' ');
  const folded = words.map(fold);
  if (
    !/\p{L}{2}/u.test(text) ||
    /\d/.test(printed) ||
    LEGAL_FORM.test(printed) ||
    POINTER.test(printed.trim()) ||
    TO_NOBODY.test(printed.trim()) ||
    PRODUCT.test(text)
  )
    return 0;
  if (
    folded.every((word) => CAPTIONS.has(word) || LISTED.has(word)) &&
    folded.some((word) => CAPTIONS.has(word))
  )
    return 0;
  if (isMisreadCaption(text) || folded.every((word) => word.length <= 1)) return 0;
  const isUnsure =
    words.length > 1 && (GROUP.test(text) || OF_WORK.test(text) || CAPTIONS.has(folded.at(-1)!));
  return isUnsure ? 0.6 : 1;
}

/** Words that stand beside others in captions: "Date of Birth", "Bank Account". */
const LISTED = new Set(
  'of and to for from in on at is a an as by no the bank pay job tax place work home'.split(' '),
);
