import { TENANTS, LANDLORDS } from '../lexicon/tenancy.ts';
import { ID_WORD_LIST } from '../packs/country-words.ts';
import { fold } from './text/fold.ts';
import { isMisreadCaption } from './text/misread-captions.ts';
import { LEGAL_FORM } from './legal-form.ts';
import { PRODUCT } from './no-name.ts';

/**
 * Labels on forms that are no names. Words that are names too (Bill, Page, Ward, Gross, Bank, An, No) are left out on
 * purpose: where a form asks for a name, they count as one.
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

/** Words of organisations only: a company sometimes stands beside the label of a name. */
const GROUPS = [
  'holdings?|enterprises?|investments?|services|solutions|consult(?:ing|ants?|ancy)|council|ministry|department|authority',
  'university|association|society|government|corporation|company|industries|agency|agencies|institute|secretariat',
  'supermarket|motors|logistics|properties|technologies|wholesalers|distributors|suppliers|contractors|manufacturers',
];
const GROUP = new RegExp(`\\b(?:${GROUPS.join('|')})$`, 'i');

/** "the Employer", "your Name": references to somebody named elsewhere. */
const WHOSE = 'the|your|our|their|his|her|its|my|this|that|said';
const WHO = `applicant|${TENANTS}|${LANDLORDS}|employer|employee|holder|bearer|company|taxpayer|director|secretary|customer|client|names?|account|undersigned`;
const POINTER = new RegExp(`^(?:${WHOSE})\\s+(?:\\p{L}+\\s+)?(?:${WHO})$`, 'iu');

/** A salutation to nobody in particular. */
const TO_NOBODY = /^(?:to\s+)?whom\s+it\s+(?:may|might)\s+concern\b/i;

/** Words about pay and work: before another word, a label as often as a name. */
const OF_WORK =
  /^(?:pay|tax|job|gross|net|basic|staff|payroll|pension|medical|leave|overtime|cost|employment)\s/i;

/** 1: a name; 0.6: a name only by its place, possibly an organisation; 0: none. */
export type NamedHere = 0 | 0.6 | 1;

/**
 * Is a text where a form asks for a name a name? Word lists do not decide here: only what cannot be one (a label, a
 * reference, a company's legal form, digits after it) is rejected.
 *
 * @param printed the text there, before titles and ends are removed
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

/** Words that combine with others in labels: "Date of Birth", "Bank Account". */
const LISTED = new Set(
  'of and to for from in on at is a an as by no the bank pay job tax place work home'.split(' '),
);
