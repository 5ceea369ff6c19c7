import { labelList, words } from '../../values/text/label-list.ts';
import { inThePast } from '../checks/days.ts';
import { uinShape } from '../checks/numbers.ts';
import { anywhere } from '../find/anywhere.ts';
import { closingDate, letterDate } from '../find/letters/letter-date.ts';
import { peopleList } from '../find/people/people-list.ts';
import { rowsOfRole } from '../find/people/with-role.ts';
import { nthAmountOfLabel } from '../find/labels/nth-amount.ts';
import { sentence, weighedSentence } from '../find/sentence.ts';
import { stampSeen } from '../find/letters/stamp.ts';
import { date } from '../../values/date.ts';
import { flag, list } from '../../values/list.ts';
import { money } from '../../values/money.ts';
import { paragraph, text } from '../../values/words.ts';
import {
  CAPITALS,
  authorizedCapitalField,
  companyTypeField,
  incorporationDateField,
  registeredAddressField,
  registrationNumberField,
} from './company-fields.ts';
import { companyNameField } from './company-name-field.ts';
import { directorsListed, managersAbroad, NUMBERED } from './directors.ts';
import { phraseCuesOf, titled } from './composed.ts';
import type { DocumentView } from '../../layout/view.ts';
import type { DocumentType, FieldSpec, Look } from '../document-type.ts';
import { isToBeFilledIn } from './sentence-cues.ts';

/** Headers of adjacent columns read as one cell: "Incorporated Re-registered". */
const TITLES =
  /^(?:(?:incorporated|(?:re-?)?registered|incorporation|registration|dates?|annual|return|month|type|address|office|name|number|on|of)\s*){2,}$/i;

/** Possible states of a registered company. */
const STATES =
  'active|dormant|in liquidation|under liquidation|in receivership|deregistered|struck off|suspended|dissolved';
const STATE_ALONE = new RegExp(`^[^\\p{L}]{0,3}(?:registered|${STATES})\\.?$`, 'iu');
/** "Registered (Active)": only the state in brackets is informative. */
const REGISTERED_AND = new RegExp(`^registered\\s*[(,/–-]\\s*(${STATES})\\)?$`, 'i');

export const companyStatusField: FieldSpec = {
  name: 'companyStatus',
  kind: {
    ...text,
    parse: (printed, context) =>
      TITLES.test(printed.trim())
        ? null
        : text.parse(REGISTERED_AND.exec(printed.trim())?.[1] ?? printed, context),
  },
  labels: labelList(`
    Status of the Company | Current Standing | Status as at | Current Status | Status | Registration Status
    Maemo | Legal Status | Trading Status | Registry Status | Current State | Company State | State of Company | Company Standing | Status in the Register | Position~0.6 | State~0.8 | Register Status | Standing~0.8 | Operational Status | Entity State | Enterprise Status | Business Status | Status in Register | Seemo~0.8 | Present State | Found to be | Present Status | Status of Entity | Condition~0.5 | Maemo a khamphani
  `),
  finders: [
    sentence(
      '(?:company|entity)(?: status)? is (?:currently )?<>(?= on|[.,;\\n])',
      '\\b(?:its|the|current|present|registered) (?:current |present )?status(?: of the company)?(?: on the register)? is (?:shown as |recorded as )?<>(?= on| and|[.,;\\n])',
      `\\b(?:and|which) is (?=(?:${STATES})\\b)<>(?=[.,;\\n])`,
      '(?:is|remains) (?:currently|presently|at present|now|still) <>(?= and|[.,;\\n])',
      '(?:shows?|lists?|records?)[^.]{0,30} (?:company|entity) as <>(?= on|[.,;\\n])',
    ),
    // Beside a coloured dot below the company's name.
    anywhere(0.75, (line) => STATE_ALONE.test(line.trim())),
  ],
  weight: 0.1,
};

export const directorRows: FieldSpec = {
  name: 'directors',
  kind: list,
  people: { columns: ['appointmentDate', 'nationality'] },
  finders: [
    directorsListed,
    rowsOfRole(
      /\bdirector\b/i,
      peopleList({
        headed:
          /^(?:(?:company|current|present|registered) )?(?:officers|office[- ]?bearers)(?: of the company)?\s*(?:\.\s*)?(?=:|$|#)/i,
        of: 'person',
        columns: ['role', 'appointmentDate', 'nationality'],
      }),
    ),
    managersAbroad,
  ],
  weight: 0.25,
};

export const shareholderRows: FieldSpec = {
  name: 'shareholders',
  kind: list,
  people: { columns: ['shares', 'percent'] },
  finders: [
    peopleList({
      headed: new RegExp(
        `^${NUMBERED}(?:(?:particulars|details|list|names?) of (?:the )?)?(?:shareholders?|members|shareholding|share allocations?|share holders|ownership|banaleseabe|(?:holders?|owners?) of (?:the )?shares|owners)(?: and (?:their )?(?:shares|shareholding)s?| details| information| structure)?\\s*\\.?\\s*(?=:|$|#|\\d|[-–(])`,
        'i',
      ),
      of: 'holder',
      columns: ['shares', 'percent'],
    }),
  ],
  weight: 0.1,
};

export const activitiesField: FieldSpec = {
  name: 'businessActivities',
  kind: { ...paragraph, lines: 2 },
  labels: labelList(`
    Business Activity | Business Activities | Nature of Business | Principal Activity
    Principal Activities | Main Activity | Main Business Activity | Principal Business Activity
    Activities | Activity~0.9 | Core Business | Line of Business | Nature of Activities | Sector~0.8
    Industry~0.8 | Business~0.75 | Business of the Company | Purpose~0.7 | Purpose of the Company | Purpose of the Undertaking | Object~0.8 | Objects~0.8 | Objects of the Company | Principal Business | Kind of Business | Trades in~0.8 | Trading in | Carries on~0.7 | Main Line | Company Business | Business of Company | Type of Business | Business Type | Business Description | Economic Activity | What we do | Main Business | Tiro ya kgwebo
    {We,It} {do,does,make,makes,sell,sells,offer,offers}~0.8 | Does~0.7 | Deals in~0.8 | Our trade | Our business | Our activities | Our services | What we offer | Services offered | Services rendered | What the company does | What the vendor does
    What the business does
    Services~0.8 | Objects | Main Objects | Main Object
  `),
  finders: [
    weighedSentence(
      0.75,
      '\\b(?:speciali[sz](?:es|ing|ed) in|engaged in|in the business of|whose (?:main |core )?business is|core business is) (?:the )?<>(?=[.;\\n])',
    ),
  ],
  aliases: ['businessType'],
  weight: 0.1,
};

export const issuedCapitalField: FieldSpec = {
  name: 'issuedCapital',
  kind: money,
  labels: labelList(`
    Issued Capital | Issued Share Capital | Issued and Paid Up Capital | Paid Up Capital
    Issued Shares Value | Issued Stated Capital | Capital Issued | Issued~0.8
    Total Issued Capital | Share Capital Issued | Fully Paid Capital | Capital in Issue | Paid-up Share Capital | Issued and Fully Paid | Issued and Paid-up | Capital Paid Up | Subscribed Capital
  `),
  finders: [
    sentence(
      'issued(?: and paid[- ]up)?(?: share)? capital(?: of the company)? (?:is|of|amounts to) <>',
      '\\bcapital\\b[^.\\n]{0,60}? of which <> (?:has been |have been |is |are |was )?(?:issued|paid)',
    ),
    nthAmountOfLabel(CAPITALS, 1),
  ],
  weight: 0,
};

const HEADS_DIRECTORS = /^(?:current |company )?directors?(?: ?\(\d+\))?\s*:?$/i;
const STATUS_OF_COMPANY = /^(?:company |entity |registration )?status\b/i;

/** Extracts list directors next to the company's status; certificates of incorporation do not. */
const listsDirectorsOfStatus = (view: DocumentView): Look | null => {
  const printed = view.pages.flatMap((page) => page.segments.map(({ text }) => text.trim()));
  return printed.some((t) => HEADS_DIRECTORS.test(t)) && printed.some((t) => STATUS_OF_COMPANY.test(t))
    ? { weight: 1, said: 'a list of directors beside the status of a company' }
    : null;
};

/** Extract from the companies register. */
export const companyExtract: DocumentType = {
  documentType: 'COMPANY_EXTRACT',
  title: 'company extract',
  category: 'ENTITY',
  ofCategory: false,
  configuredType: () => 'COMPANY_EXTRACT',
  sentenceCues: [isToBeFilledIn],
  looks: [listsDirectorsOfStatus],
  phraseCues: [
    ...titled(
      'Extract | Search | Search Report | Search Result | Snapshot | Printout',
      'Company | Companies Register | Register | Registry | Company Records | Company Register | Business Register | Register of Companies',
      2.2,
    ),
    ...phraseCuesOf('Registry | Business Activities', 0.3),
    ...phraseCuesOf('Extract | Enterprise Status | Corporate Registry', 0.8),
    ...phraseCuesOf(
      'Current Particulars | Register Entry | Company Particulars | Company Record | extracted from the register',
      1.6,
    ),
    ...phraseCuesOf('Registered Particulars | Company Summary', 1.8),
    ...phraseCuesOf(
      `
        Company Details | Active Members | Active Directors | Annual Return Filing Month | Return made up to | Annual Return last filed
        Share Allocations | CR14
      `,
      1,
    ),
    ...phraseCuesOf('Company Status Report | Certified Copy of the Register', 2.4),
    ...phraseCuesOf(
      'Disclosure Report | Register of Companies | Company Register | Company Information',
      1.4,
    ),
    ...phraseCuesOf('Disclosure Certificate | Registry Search', 2),
    ...phraseCuesOf('Status Report | Entity Details', 1.2),
    ...phraseCuesOf('Information as at | Total Shares | Re-Registration Date', 0.6),
    ...phraseCuesOf(
      `
        Annual Return of a Company | Annual Return of the Company | Register Extract | Registry Extract | Extract of Register
        Extract of the Register | Extract from Register
      `,
      3,
    ),
    { phrase: 'Company Annual Return', weight: 2.6 },
    { phrase: 'Principal Place of Business', weight: 0.4 },
    { phrase: 'Officers', weight: 0.5 },
    ...phraseCuesOf('Company Extract | Extract from the Companies Register', 3.4),
    ...phraseCuesOf('Extract of Company | Extract from the Register', 3.2),
    // Extracts from other registers.
    ...['Deaths', 'Marriages', 'Deeds'].map((entries) => ({
      phrase: `Extract from the Register of ${entries}`,
      weight: -3,
    })),
    ...phraseCuesOf('Company Search | Information on a Company', 2.4),
    { phrase: 'Search Report', weight: 2.2 },
    { phrase: 'Company Profile Extract', weight: 3.6 },
    { phrase: 'Company Search Report', weight: 3.2 },
    { phrase: 'Extract from the Register of Companies', weight: 3.4 },
    { phrase: 'True Extract', weight: 0.8 },
    { phrase: 'Company Information Report', weight: 2 },
    { phrase: 'Companies Register', weight: 1 },
    { phrase: 'Companies and Intellectual Property Authority', weight: 0.7 },
    { phrase: 'Company Status', weight: 0.9 },
    ...phraseCuesOf('Extract Date | Date of Extract', 1.4),
    { phrase: 'as it stands in the register', weight: 1.6 },
    ...phraseCuesOf('Date of Appointment | Appointment Date', 0.4),
    ...phraseCuesOf('Shareholders | Issued Capital', 0.5),
    { phrase: 'Vision', weight: -1.5 },
  ],
  fields: [
    {
      ...companyNameField,
      labels: [
        ...companyNameField.labels!,
        ...labelList(
          'Subject~0.8 | Subject of {Search,Enquiry,Report} | Search on~0.8 | Search for~0.8 | Searched~0.7',
        ),
      ],
    },
    registrationNumberField,
    companyStatusField,
    { ...incorporationDateField, aliases: ['registrationDate'] },
    registeredAddressField,
    directorRows,
    shareholderRows,
    activitiesField,
    companyTypeField,
    authorizedCapitalField,
    issuedCapitalField,
    {
      name: 'extractDate',
      kind: date,
      labels: labelList(`
        Date of Extract | Date of Search
        As at | Printed on | Produced on | Generated on | Date Generated | Date Issued | Date of Issue
        Date~0.8 | Printed | Printed at~0.8 | Generated | Date of Report | Report generated | Information as at | Position as at
        Status as at | Date Printed | Letlha~0.8 | Extract as of | Extract as at | Extract dated | Extract generated | Extract {generated,made,drawn,prepared,produced,printed} on | Extract issued | Extract taken on | As of~0.8 | Particulars as at | Particulars as of | Details as at | Details as of | Record as at | Date Searched | Search made on | Date of Printout | Snapshot taken | Snapshot Date | Snapshot taken on | Downloaded on | Downloaded~0.8 | Date Retrieved | Date Extracted | Date of Extraction | Extracted~0.8 | Letsatsi la pampiri | Current as at | Data as at
      `),
      finders: [
        sentence(
          '(?:extract(?:ed)?|report|as (?:(?:it )?stood |recorded |shown )?(?:at|of|on)|stood on|generated|printed|produced|issued)(?: \\p{L}+){0,4}? (?:on |dated )?(?:the )?<>',
          '\\bcertified(?: on| this)? (?:the )?<>(?= by\\b)',
          '\\bstands? in (?:the|our) register (?:on|at) (?:the )?<>',
          '\\b(?:consulted|enquiry made|searched|inspected|accessed)(?: on)? (?:the )?<>',
          '(?:register|records?) shows?[^.\\d]{0,40} on (?:the )?<>',
        ),
        sentence('extracted by [^\\n\\d]{3,40}?,? (?:on )?<>'),
        letterDate(0.5),
        closingDate(0.5),
      ],
      weight: 0.4,
    },
    { name: 'registrarStamp', kind: flag, finders: [stampSeen()], weight: 0 },
  ],
  otherLabels: words(`
    Re-Registration Date | Foreign Company | Exempt | Annual Return Filing Month
    Annual Return last filed on | Postal Address | Secretary | Company Secretary | Secretaries
    Auditors | Total Shares | Number of Shares | Have own constitution | Nationality
    Verification Code
  `),
  keys: ['registrationNumber'],
  checks: [uinShape('registrationNumber'), inThePast('incorporationDate'), inThePast('extractDate')],
};
