import { message } from '../../../contract/messages/message.ts';
import { packs } from '../../packs/index.ts';
import { COUNTRIES } from '../../packs/country-words.ts';
import { labelList } from '../../values/text/label-list.ts';
import { mentioned } from '../find/mentioned.ts';
import { anywhere } from '../find/anywhere.ts';
import { peopleList } from '../find/people/people-list.ts';
import { nthAmountOfLabel } from '../find/labels/nth-amount.ts';
import { sentence, STOP, weighedSentence } from '../find/sentence.ts';
import { address } from '../../values/address.ts';
import { date } from '../../values/date.ts';
import { companyNumber, tin } from '../../values/identifiers.ts';
import { list } from '../../values/list.ts';
import { money } from '../../values/money.ts';
import { text } from '../../values/words.ts';
import { DIRECTOR_EACH, DIRECTORS_HEADING, DIRECTORS_SENTENCE } from './directors.ts';
import type { FieldSpec } from '../document-type.ts';
import { COMPANY_NUMBER, REGISTERED_NUMBER, TIN } from './wordings.ts';
import { insteadOf } from './instead-of.ts';

/** "Number" without a word that says of what, as "BP number" and "serial number" have. */
const BARE_NUMBER = '(?<=^|\\n|[,.;:(] ?|\\b(?:under|with|by|as|bearing|the|has|and) )number';

/** UIN of CIPA: `BW` and eleven digits; BIN is treated as the same number. */
export const registrationNumberField: FieldSpec = {
  name: 'registrationNumber',
  kind: companyNumber,
  labels: labelList(`
    UIN | Company Number | Company No | Company Registration No
    Registration Number | Registration No | Company UIN | Number~0.8
    Unique Identification Number | Unique Identifying Number
    Business Registration Number | BIN | Nomoro ya kwadiso
    UIN Number | ${REGISTERED_NUMBER} | ${COMPANY_NUMBER}
  `),
  finders: [
    anywhere(0.72, (t) => /\bBW\s?[\doO]|\bCO\s?\d{4}\/\d/i.test(t)),
    // "No. PVT-123456X" alone on its line: the kind of company tells it from the form's serial number.
    anywhere(0.66, (t) => /^no\.?:?\s+[A-Z]{2,4}-\d{4,8}[A-Z]?$/i.test(t.trim())),
    sentence(
      `(?:registration number|company number|(?<!, )uin|registered under (?:number|no)\\.?|${BARE_NUMBER})[\\s:.]*<>`,
    ),
    // After a name it may be another company's number: the secretary's, a shareholder's.
    weighedSentence(0.65, '(?<=, )uin[\\s:.]*<>'),
    mentioned(0.55),
  ],
  weight: 0.8,
};

/** First registration: not "re-registered", and not "Registered Address". */
const REGISTERED =
  '(?<!re-)(?<!re)(?<!re )registered(?! (?:address|office|holder|capital)\\b|\\n(?:incorporation|registration|registered|date|company|annual)\\b)';

/** "Printed from the register of companies on …": the day of the print. */
const NOT_PRINTED = '(?<!\\b(?:printed|generated|downloaded|produced)\\b[^.\\n\\d]{0,90})';

/** A foreign company registered here first states where and when it was incorporated. */
const INCORPORATED = `incorporated(?! (?:in|under the laws of) (?:the )?(?:(?:republic|kingdom|state|commonwealth|federation|union) of (?:the )?(?!(?:${COUNTRIES}))|(?:south africa|namibia|zimbabwe|zambia|lesotho|eswatini|mauritius|england|united kingdom|china|india|kenya|nigeria|malawi|mozambique|angola|tanzania)\\b))`;

/** Incorporation date in sentences. */
export const incorporationSaid = [
  sentence(
    `(?:${INCORPORATED}|${REGISTERED})[^.]{0,120}?${NOT_PRINTED} on (?:the |this )?<>`,
    `(?:was|is|were)(?: on)?(?: and from)?,?(?: this)?(?: the)? <>,? (?:duly )?(?:${INCORPORATED}|${REGISTERED})`,
    `(?:${INCORPORATED}|${REGISTERED})[^.]{0,60}?(?:dated|as of|with effect from|this) (?:the )?<>`,
    `${REGISTERED}[^.]{0,110}?${NOT_PRINTED} (?:this|on) (?:the )?<>`,
    '\\b(?:came into (?:being|existence)|was (?:formed|founded|established|set up))(?: in [\\p{L} ]{3,30})? on (?:the )?<>',
    'this day[^.]{0,30}? (?:incorporated|registered)\\b[^;]{0,220}?(?:dated|given)[^.;]{0,60}? (?:this|the|on) (?:the )?<>',
  ),
  // The certificate's date, if the date of the entry is not stated.
  weighedSentence(0.6, '(?:given under my hand|lodged)[^.]{0,110}? (?:this|on) (?:the )?<>'),
  // The re-registration of 2019 is not the incorporation, but the only date on some documents.
  weighedSentence(0.6, 're-?registered[^.]{0,60}? on (?:the )?<>'),
];

export const incorporationDateField: FieldSpec = {
  name: 'incorporationDate',
  kind: date,
  labels: labelList(`
    Date of Incorporation | Date Incorporated
    Date of Registration | Registered on | Letlha la kwadiso | Incorporated~0.9
    Registered~0.85 | Date of Inc | Date of Formation | Incorporation~0.8
    Letlha la go kwadisiwa | Registered Since | Re-registered on~0.7 | Entered in the register on
    Entered on the register | Date of Entry in the Register | Formed~0.85 | Date Formed | Born~0.7 | Established on | Date of Establishment | Established~0.75 | Since~0.7 | Date of Entry | Entered~0.7 | Founded on | Registered with effect from | On register since | On the register since | Enrolled~0.8 | Enrolled on | Date of Enrolment | Incorporated the | Date of Incorporation/Registration | Inc. on | Commencement of Registration | Registration Effective Date | E kwadisitswe ka | Date on Register | Admitted to Register | Date Admitted | Brought into being on | In use from~0.7 | Conferred on | First incorporated | Originally {incorporated,registered}
  `),
  finders: [...incorporationSaid, mentioned(0.34)],
  weight: 0.6,
};

export const registeredAddressField: FieldSpec = {
  name: 'registeredAddress',
  kind: address,
  labels: labelList(`
    Registered Office | Registered Address | Address of Registered Office
    Physical Address | Business Address | Principal Place of Business | Aterese | Address~0.9
    Postal Address~0.6 | Place of Business~0.9 | Office~0.85 | Registered at
    Registered Office (physical) | Head Office | Principal Office | Office Address | Business Premises
    Principal Business Address | Address of the Registered Office
    Aterese ya ofisi | Location of Business | Physical Location | Our Office | Our Offices | Our Address | Our Location
    Find us~0.8 | Find us at~0.8 | Visit us~0.8 | Situated at | Located at | Seat~0.8 | Registered Seat | Domicile~0.8 | Premises~0.85 | Operating from | Trading from | Operates from | Operates at | Reg. Office | Reg. Address | Reg'd Office | Where it trades | Where business is carried on | Location~0.8 | Business Location | Site~0.7 | Registered Place of Business | Registered Premises | Address for Service~0.6 | Ofisi~0.8 | Ofisi e e kwadisitsweng | Lefelo~0.8 | Head office and registered address | Official Address | Official Seat | Statutory Office | Statutory Address | Sits at | Domiciled at | Offices~0.8 | Office of the Company | Company Office | ${packs.map(({ name }) => `Address in ${name}`).join(' | ')} | Address here~0.7 | Place~0.6 | Where~0.7 | At~0.5
  `),
  finders: [
    sentence(
      '(?:registered office|place of business|\\b(?:the|its) office)(?: of the company)?(?: is| shall be| will be| to be)?(?: situated?| located| situate)?(?: at| in)? <>' +
        `(?=,? (?:was|has been|and (?:was|has|is))\\b|${STOP})`,
      `\\b(?:carr(?:ies|ying) on|conduct(?:s|ing)|doing) (?:a |its |the )?business[^.;\\n]{0,60}? (?:at|from) <>(?=,? (?:was|has|is|are|have|and|under)\\b|${STOP})`,
    ),
    mentioned(0.4, { from: 0.12 }),
  ],
  weight: 0.25,
};

export const companyTypeField: FieldSpec = {
  name: 'companyType',
  kind: {
    ...text,
    inText: String.raw`(?:[\p{L}-]+ ){0,3}(?:[Cc]ompany|COMPANY|[Cc]orporation)(?:\s(?:[Ll]imited|LIMITED)\s(?:[Bb]y|BY)\s(?:[Ss]hares?|[Gg]uarantee|[Ll]ife|SHARES?|GUARANTEE))?`,
    parse: (printed, context) =>
      text.parse(printed.replace(/^\s*an?\s+(?=\p{L}+ (?:company|corporation)\b)/iu, ''), context),
  },
  labels: labelList(`
    Type of Company | Type of Entity | Business Type | Type of Business
    Category of Company | Legal Form | Type~0.85
    Form of Company | Kind of Company | Incorporated as | Company Form
    Mofuta wa khamphani | Legal Type | Structure~0.8 | Form of Entity | Form of Organisation | Kind of Entity | Class of Company | Class of Entity | Nature of Company | Status of Incorporation~0.5 | Legal Status~0.6 | Enterprise Type | Type of Enterprise~0.8 | Type of Organisation
  `),
  finders: [
    sentence(
      '(?:is|as|being) an? <>',
      // Below the title of a memorandum: "A private company limited by shares".
      '(?:^|\\n|(?:limited|ltd)\\.?,? )\\(?an? <>(?=[).\\s]*(?:\\n|$))',
      '\\bof an? (?=(?:close|private|public|external|foreign) (?:company|corporation))<>',
    ),
    // Alone in its cell, with any label.
    anywhere(0.6, (line) =>
      /^(?:an? )?(?:private|public|close|external) (?:company|corporation)(?: limited(?: by (?:shares|guarantee))?)?\.?$/i.test(
        line.trim(),
      ),
    ),
  ],
  weight: 0.1,
};

/** Labels of authorised and of issued capital. */
export const CAPITALS = [/\b(?:authori[sz]ed|nominal)\b/i, /\b(?:issued|paid[- ]?up)\b/i] as const;

export const authorizedCapitalField: FieldSpec = {
  name: 'authorizedCapital',
  kind: money,
  labels: labelList(`
    Authorized Capital | Authorized Share Capital
    Authorised / Issued Capital | Authorised / Issued Share Capital | Authorised and Issued Capital~0.9 | Nominal Capital | Share Capital | Stated Capital | Capital~0.85 | Authorised~0.8
    Capital Authorised | Authorised Share Cap | Total Authorised Capital | Registered Capital | Reg. Capital | Capital Clause | Amount of Capital | Authorised Stated Capital | Letlole~0.8 | Capital of the Company
  `),
  finders: [
    sentence(
      '(?:(?:authori[sz]ed|nominal|stated|registered) (?:share )?|share )capital(?: of the company)?(?: on (?:adoption|incorporation|formation|registration))?(?: is| of| shall be)? <>',
      '\\b(?:the|its) capital(?: of the company)? (?:is|shall be) <>',
      '(?:authori[sz]ed|nominal)(?: share)? capital(?: of the company)? at [^.\\n\\d]{3,70} (?:is|was|being) <>',
    ),
    nthAmountOfLabel(CAPITALS, 0),
  ],
  weight: 0,
};

export const directorsField: FieldSpec = {
  name: 'directors',
  kind: list,
  people: { columns: [] },
  finders: [
    peopleList({
      headed: DIRECTORS_HEADING,
      sentence: DIRECTORS_SENTENCE,
      each: DIRECTOR_EACH,
      of: 'person',
      columns: [],
    }),
  ],
  weight: 0.25,
};

export const businessTypeField: FieldSpec = {
  name: 'businessType',
  kind: text,
  labels: labelList(`
    Business Type | Business {done,carried on,conducted}~0.9 | {We do,We make,We sell,Does,Deals in}~0.8 | Type of Business | Nature of Business | Business Activity | Business Activities
    Main Business Activity | Principal Activity | Main Activity | Activity~0.9 | Object~0.9
    Type of Licence | Mofuta wa kgwebo | Line of Business | Trade~0.8 | Kind of Business
    Nature of Activities | Type of Trade | Sector~0.8 | Industry~0.8 | Business Sector
    Line of business / Mofuta wa kgwebo | Tiro ya kgwebo | Economic Activity | Core Activity | Main Object
    Form of Business~0.7 | Form of Enterprise~0.7 | Business Form~0.7 | Line of Trade | Kind of Enterprise~0.85 | Class of Business | Type of Activity | Nature of Trade | Nature~0.7 | Business~0.75 | Operating in | Trading in | Principal Business | Main Business | Business Line | Business Description | Description of Business | Area of Business | Field of Business | Branch of Trade | Doing~0.6 | Carries on~0.7 | Trades in~0.8 | Main Line | Main Line of Business | Type of Enterprise~0.6 | Class of Activity | Purpose~0.6 | Objects~0.8 | Tiro~0.7
  `),
  finders: [
    sentence(
      'business of the company (?:is|shall be):? <>(?=[.;\\n])',
      'nature of (?:(?:its|the|his|her|their) )?(?:business|trade|activities) (?:is|are|being|shall be):? <>(?=,? and (?:that|its|the|his|her|their)\\b|[.;\\n])',
      '(?:engaged in|carr(?:y|ies|ying) on (?:the |a )?(?:trade or )?business (?:of|as)|in the business of) <>(?=, | is\\b| at\\b|[.;\\n])',
    ),
  ],
  weight: 0.1,
};

/** If no type of business is printed, the company type is used. */
export const businessTypeFromCompanyType = insteadOf('businessType', 'companyType', {
  source: 'inferred',
  note: message('inferredValues.typeAsBusiness'),
});

/** The taxpayer number of the company in a document of its board. */
export const companyTinField: FieldSpec = {
  name: 'tinNumber',
  kind: tin,
  labels: labelList(`TIN | TIN Number | Taxpayer Identification Number | ${TIN}`),
  finders: [sentence('\\btin(?: number| no)?[.:]? (?:is |being )?<>(?=[.,;\\n)]| (?:and|which|who)\\b)')],
  weight: 0,
};
