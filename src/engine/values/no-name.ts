import { OWNERS, TENANTS } from '../lexicon/tenancy.ts';
import { PARTS_OF_ORGANISATIONS, TASKS_OF_OFFICES } from '../lexicon/parts-of-organisations.ts';
import { POSTS, CAPTIONS_OF_POSTS } from '../lexicon/job-titles.ts';
import { ID_WORDS } from '../packs/country-words.ts';
import { isFormAlone } from './legal-form.ts';
import { ADDRESSED, RANK } from '../lexicon/forms-of-address.ts';
import { NAMES } from '../packs/currencies.ts';

const PARTY = `taxpayer|company|vendor|applicant|holder|bearer|employer|employee|${TENANTS}|${OWNERS}|commissioner(?: general)?|director|registrar|certificate|account|client|customer|person|(?:house|plot|property|home|land)[- ]?owner`;
const PRONOUN = 'this|same|you|your|we|our|it|its|they|their|he|his|she|her|i|my';
const PAPER_WORDS = 'notice|letter|form|statement|number|identification(?: number)?|registration(?: number)?';
/** References in sentences to somebody named elsewhere. */
const ROLE = new RegExp(
  `^(?:(?:the|your|our|this|their|his|her) )?(?:above[- ]?(?:named|mentioned)?|said|undersigned|${PARTY}|${PRONOUN}|${PAPER_WORDS})(?: (?:named|mentioned|taxpayer|company|person))*$`,
  'i',
);
/** "BEFORE ME", above the commissioner of oaths. */
const BEFORE_ME = /^(?:(?:sworn|signed|declared|affirmed|taken|appeared) )?before (?:me|us)$/i;
/** "HR Department", "Payroll Office": part of any company. */
const PART_OF_COMPANY = new RegExp(
  String.raw`^(?:the )?(?:${TASKS_OF_OFFICES})(?: (?:&|and) \p{L}+)? (?:${PARTS_OF_ORGANISATIONS})$`,
  'iu',
);
/** Generic words for offices and companies: the end of a broken line, a label. */
const NO_NAME_ALONE =
  /^(?:the )?(?:ministry|department|dept|corporation|company|authority|council|bank|organi[sz]ation|institution|government|office|branch|division|unit|service|limited|ltd|proprietary)$/i;
const DECIDES =
  'resolve[sd]?|note[sd]?|agree[sd]?|approve[sd]?|confirm(?:s|ed)?|decide[sd]?|authori[sz]e[sd]?|appoint(?:s|ed)?|certif(?:y|ies|ied)|declare[sd]?';
/** "The undersigned RESOLVE to …": a resolution's verb, in capitals for emphasis. */
const DECISION = new RegExp(
  String.raw`^(?:(?:do|it (?:is|was)|be it)\s+)?(?:(?:hereby|further|unanimously|duly)\s+)*(?:${DECIDES})(?:\s+(?:that|to))?$`,
  'i',
);

/** "Kago Director" may be a person's name. */
const EMPLOYED = String.raw`(?!director$)(?:${POSTS}|head|headmaster|headmistress)`;
/** "Customer Services Manager" under a signature: a job title, never a name. */
const OFFICE_ALONE = new RegExp(
  String.raw`^(?:\p{L}+ ){1,3}(?:${EMPLOYED})$|^the (?:\p{L}+ ){0,2}(?:${POSTS}|principal|partner|proprietor|owner|treasurer|trustee)s?$`,
  'iu',
);

/** "Authorised Signatory" under a signature line; "Kgale Road", "Main Mall" in an address. */
const SIGNS_HERE = /^(?:(?:authori[sz]ed|duly|official|company) )*(?:signator(?:y|ies)|signatures?)$/i;
const NAME_OF_STREET = /^(?:\p{L}+ ){1,3}(?:street|road|avenue|mall|crescent|boulevard|highway)$/iu;

/** "Transport Allowance", "Resolution Date", "Banking Details": labels of amounts, dates and numbers. */
const CAPTION =
  /^(?:\p{L}+ ){1,3}(?:allowances?|deductions?|earnings|contributions?|salary|balance|income|date|numbers?|address|names?|details?|particulars)$/iu;

const BUSINESS =
  'commercial|statutory|retail|micro|deposit[- ]taking|financial|services?|credit|insurance|savings|and|&';
/** "Registered Commercial Bank" under a bank's name: its legal category. */
const LICENSED = new RegExp(
  `^(?:an? )?(?:registered|licen[sc]ed|authori[sz]ed|regulated)(?: (?:${BUSINESS}))* (?:banks?|institution|provider|lender|dealer|broker|insurer)$`,
  'i',
);

const FOR_WHOM =
  'ordinary|special|personal|business|staff|student|salary|fixed|call|everyday|classic|gold|silver|platinum';
/** "Ordinary Savings" above a branch's name: an account type. */
const KIND_OF_ACCOUNT = new RegExp(
  String.raw`^(?:(?:${FOR_WHOM})\s+)*(?:savings?|current|cheque|deposit|transmission|call|loan|investment)(?: (?:account|deposit|plus))?$`,
  'i',
);

/** "Everyday account", "Premium Checking": a product name ends with its type. */
export const PRODUCT = /^(?:\p{L}+ ){0,3}(?:accounts?|checking|savings|chequing)$/iu;

/** "USD 10": an amount. */
const AMOUNT = new RegExp(String.raw`^(?:${NAMES}|USD|ZAR|R)\s?\d[\d ,.]*$`, 'i');
/** "OUR REF: …" beside a date, in a letterhead. */
const REFERENCE = /^(?:our|your|my) (?:ref|reference)$/i;
/** Words stamped across a paper. */
const STAMPED =
  /^(?:certified|(?:certified )?(?:an? )?true copy(?: of (?:the )?original)?|original|copy|received|paid|approved)$/i;
/** "Authorised Capital", "Issued share capital": a company's capital. */
const CAPITAL =
  /^(?:(?:authori[sz]ed|issued|paid[- ]up|nominal|stated|registered|total|share)\s+){1,3}(?:capital|shares)$/i;
/** Headers of columns beside one of names. */
const HEAD_OF_COLUMN = new RegExp(
  `^(?:${CAPTIONS_OF_POSTS}|role|status|signature|remarks?|comments?|attendance|occupation|nationality|shareholding|percentage|amount|quantity|description)$`,
  'i',
);
/** A title without its name. */
const TITLE_ALONE = new RegExp(
  `^(?:${ADDRESSED}|messrs|ex officio|${RANK}|(?:sirs?|madam)(?:\\s?/\\s?(?:sirs?|madam))?)\\.?$`,
  'i',
);

/** "Section 9", "Form 4", "Regulation 12(3)": part of a law, or its form. */
const PART_OF_LAW =
  /^(?:section|sect|sec|regulation|reg|rule|article|schedule|form|part|chapter|cap|annexure|appendix)s?\.? (?:\d+[A-Z]?|[IVX]+|[A-Z])(?:[:.]\d+)?(?:\s?\([\da-z]{1,4}\))*$/i;
/** "The Board of Directors": the governing body of any company. */
const GOVERNORS =
  /^(?:the )?(?:board|members|directors|shareholders|trustees|committee|management)(?: (?:of|and) (?:the )?(?:board|members|directors|shareholders|trustees|committee|management|company))*$/i;

/** "TO WHOM IT MAY CONCERN": an open salutation. */
const WHOEVER =
  /^(?:all )?(?:to )?whom(?:soever)? (?:it|this) may concern$|^all (?:concerned|whom it may concern)$/i;
/** "TIN C", "VAT No": a number or its beginning. */
const NUMBER = new RegExp(
  String.raw`^(?:tin|uin|vat|bin|(?:${ID_WORDS})|paye)\b(?: (?:no|nr|number|reg\p{L}*))?\.?(?: \S{0,3})?$`,
  'iu',
);

/** "GA TSHOSA", "kwa Nata": a preposition before a place. */
const AT_A_PLACE = /^(?:ga|kwa|jwa|tsa)\s\p{L}+$/iu;
const USED_FOR = 'industrial|commercial|residential|business|office|shopping|light industry';
/** "INDUSTRIAL SITE" in an address: part of any town. */
const PART_OF_TOWN = new RegExp(
  String.raw`^(?:(?:old|new|light|heavy|northern|southern|eastern|western|north|south|east|west) )*(?:${USED_FOR}) (?:sites?|areas?|estates?|parks?|zones?|complex|precinct)(?: (?:north|south|east|west|\d))?$`,
  'i',
);

/** "ACCOUNT CONFIRMATION": a letter's subject. */
const SUBJECT_OF_LETTER =
  /^(?:\p{L}+ ){0,3}(?:confirmation|verification|certification|introduction|recommendation|authori[sz]ation)$/iu;

/** Is a text in a name's place that names nobody? */
export const saysNoName = (text: string): boolean =>
  ROLE.test(text) ||
  BEFORE_ME.test(text) ||
  NO_NAME_ALONE.test(text) ||
  PART_OF_COMPANY.test(text) ||
  DECISION.test(text) ||
  OFFICE_ALONE.test(text) ||
  SIGNS_HERE.test(text) ||
  NAME_OF_STREET.test(text) ||
  CAPTION.test(text) ||
  CAPITAL.test(text) ||
  TITLE_ALONE.test(text) ||
  HEAD_OF_COLUMN.test(text) ||
  REFERENCE.test(text) ||
  STAMPED.test(text) ||
  isFormAlone(text) ||
  NUMBER.test(text) ||
  PART_OF_LAW.test(text) ||
  GOVERNORS.test(text) ||
  LICENSED.test(text) ||
  KIND_OF_ACCOUNT.test(text) ||
  PRODUCT.test(text) ||
  AT_A_PLACE.test(text) ||
  PART_OF_TOWN.test(text) ||
  WHOEVER.test(text) ||
  SUBJECT_OF_LETTER.test(text) ||
  AMOUNT.test(text);
