import { ISSUED_ON } from '../../lexicon/days-of-papers.ts';
import { PREMISES } from '../../lexicon/premises.ts';
import { CIVIL_TITLES } from '../../lexicon/forms-of-address.ts';
import { message } from '../../../contract/messages/message.ts';
import { phraseCuesOf, titled } from './composed.ts';
import { inOrder, inThePast, notExpired } from '../checks/days.ts';
import { labelList, words } from '../../values/text/label-list.ts';
import { mentioned } from '../find/mentioned.ts';
import { councils } from '../../values/dictionaries.ts';
import { letterhead } from '../find/issuers/heading.ts';
import { knownName } from '../find/issuers/known-name.ts';
import { anywhere } from '../find/anywhere.ts';
import { sentence, STOP } from '../find/sentence.ts';
import { address } from '../../values/address.ts';
import { date } from '../../values/date.ts';
import { lastOfRange } from '../../values/date-range.ts';
import { companyNumber, reference } from '../../values/identifiers.ts';
import { companyName } from '../../values/company-name.ts';
import { partyName } from '../../values/party-name.ts';
import { text } from '../../values/words.ts';
import type { Derivation, DocumentType } from '../document-type.ts';
import { directorsField } from './company-fields.ts';
import {
  COMPANY,
  COMPANY_NUMBER,
  EFFECTIVE_FROM,
  REGISTERED_ON,
  VALID_UNTIL,
  WHERE_SOMEBODY_LIVES,
  WHERE_SUPPLIED,
} from './wordings.ts';
import { insteadOf } from './instead-of.ts';
import { isToBeFilledIn } from './sentence-cues.ts';

/** Registration number of the business: the licence number, unless another is printed. */
const licenceAsRegistration = insteadOf('registrationNumber', 'licenceNumber', {
  source: 'joined',
  weight: 0.6,
  note: message('inferredValues.licenceNumber'),
});

/** A registration number in the form of a company number is the company's. */
const companyOfRegistration: Derivation = {
  name: 'binNumber',
  from: ['registrationNumber'],
  source: 'joined',
  weight: 0.1,
  make(v) {
    const number = v.get('registrationNumber')?.value;
    return typeof number === 'string' && /^BW\d{11}$/i.test(number) ? { value: number } : null;
  },
};

/** Business or trading licence of a council (docs/facts/documents.md; layout not verified). */
export const tradingLicence: DocumentType = {
  documentType: 'TRADING_LICENCE',
  title: 'business or trading licence',
  category: 'ENTITY',
  ofCategory: true,
  configuredType: () => 'OTHER',
  sentenceCues: [isToBeFilledIn],
  phraseCues: [
    ...titled(
      'Licence | License | Permit',
      'Trade | Trading | Business | Shop | Store | Liquor | Industrial | Manufacturing | Commercial | Hawker | Vendor | Restaurant | Tourism | Tourism Enterprise | Retail | Wholesale | Dealer | General Dealer | Hawkers | Bar',
      2.4,
    ),
    ...phraseCuesOf('Licence Holder | Annual Fee | Licence Number | Licence No', 0.6),
    ...phraseCuesOf('Lic. No | trade | District Council | City Council', 0.4),
    ...phraseCuesOf(
      'Permit to Trade | Trade Permit | Trading Permit | Teseletso ya kgwebo | Licence to Trade | Laesense ya kgwebo',
      2.8,
    ),
    { phrase: 'Business Permit', weight: 2.6 },
    ...phraseCuesOf(
      'Permit to carry on | Industrial Licence | Manufacturing Licence | Commercial Licence',
      2,
    ),
    { phrase: 'Licence to carry on', weight: 2.4 },
    { phrase: 'carry on business', weight: 0.8 },
    { phrase: 'carry on the business', weight: 0.9 },
    ...phraseCuesOf('hereby licensed | Trade Licensing', 1.4),
    ...phraseCuesOf('Licensing Committee | Laesense | Licensee | Licensing Authority | Type of Licence', 1.2),
    { phrase: 'Licensing Officer', weight: 1 },
    { phrase: 'Liquor Licence', weight: 2.2 },
    { phrase: 'Licence is hereby granted', weight: 1.6 },
    { phrase: 'General Dealer', weight: 0.5 },
    ...phraseCuesOf('Trading Licence | Trade Licence | Trading License', 3.4),
    ...phraseCuesOf('Trade License | Business Licence | Business License', 3.2),
    { phrase: 'Trade Act', weight: 1.8 },
    { phrase: 'Premises', weight: 0.3 },
    { phrase: 'Rates', weight: -1 },
  ],
  fields: [
    {
      name: 'companyName',
      kind: partyName,
      labels: labelList(`
        Name of Licensee~0.95 | Licensee~0.95
        Business Name | Name of Company | Company | Trading Name~0.75 | Trading As~0.75 | Name of Holder
        Licence Holder | Holder | Granted to | Issued to | Business Owner | Owner of Business | Permit Holder | Mong wa laesense | Name~0.85 | Trader~0.85 | Manufacturer~0.8 | Importer~0.8 | Applicant~0.7 | The Trader | Hawker~0.8 | Vendor~0.8 | Renewed for | Licensed Person | This licence authorises | This licence is granted to | This permit authorises | Licence authorises | Authorises~0.8 | Given to | Grantee | {Grant of this,This} {permit,licence} {to,is given to,was granted to} | {Permit,Licence} {granted,issued,given} to | Licenced Business | ${COMPANY}
        Holder of Licence | Holder of Permit | Name of Trader | Name of Dealer | Dealer~0.8 | Retailer | Name of Retailer | Wholesaler | Name of Shop
        Business~0.8
      `),
      finders: [
        // "… to Mr Kago Example trading as EXAMPLE STORES": the business, not its owner.
        sentence(
          `\\b(?:granted|issued|given) to (?:[^.\\n]|(?<=\\b(?:${CIVIL_TITLES}))\\.){3,60}?,? (?:trading as|t\\/a) <>(?=[,.;\\n]| (?:in respect of|at|to|for|of)\\b)`,
        ),
        sentence(
          '(?:granted|issued|given|licen[cs]e[sd]?)(?: is hereby)?(?: granted| issued)? to <>',
          '\\b(?:we|hereby) (?:hereby )?licen[cs]es? <>(?=,| to\\b|\\s?\\(|\\n)',
          '(?:permission|licence|license|authority) is (?:hereby )?(?:given|granted|issued) to <>(?= to\\b| for\\b|,|\\n)',
          '(?:certify|certifies) that <>',
          'authori[sz]es?:? <>',
          '\\b(?:in terms of|under) the (?:\\p{L}+ ){1,4}act,? (?=\\p{L})<>(?=,? (?:is|has|may)\\b)',
        ),
        mentioned(0.45),
      ],
      weight: 1,
    },
    {
      name: 'licenceNumber',
      kind: reference,
      finders: [
        sentence(
          '\\blicen[cs]e (?:no\\.? |number )?<>(?= (?:is|was|has|dated|issued))',
          '\\blicen[cs]e,? (?:no\\.?|number):? <>(?=,| (?:authori[sz]es|permits|entitles|allows)\\b)',
        ),
        // "No. TL 20417" in a corner, labelled "No.".
        anywhere(0.6, (t) => /^(?:no\.?|number)\s*(?::\s*)?[A-Z]{1,4}[-/ ]?\d{3,}/i.test(t.trim())),
      ],
      labels: labelList(`
        Licence Number | Licence No | License Number | Trade Licence No | Licence Serial | Licence Serial No | Trade Permit No | Licence # | Permit #
        Trading Licence No | Licence Ref | Nomoro ya laesense | Serial No | Serial Number | Serial~0.8 | No~0.5 | Registered Number~0.8
        Registered No | Registration Ref | File Number | Register Number | Permit No | Permit Number | License~0.8
    Number~0.7 | Reference~0.7 | Ref No~0.8 | Reference No~0.8 | Business Licence No | Business Permit No | Authority Number | Badge Number~0.7 | Original Licence | Shop Licence No | Liquor Licence No | Industrial Licence No
      `),
      weight: 0.6,
    },
    {
      name: 'registrationNumber',
      kind: reference,
      labels: labelList('Registration Number | Registration No | Business Registration Number'),
      finders: [sentence('\\((?:company|registration|reg\\.?) (?:no\\.?|number) <>(?=\\))')],
      weight: 0,
    },
    {
      name: 'binNumber',
      kind: companyNumber,
      labels: labelList(`
        UIN | BIN | Company Registration No | Company Number
        Company No | Company UIN | UIN Number | Entity Number | Entity No~0.8 | Incorporation No
        ${COMPANY_NUMBER} | BIN/UIN | Identification Number~0.8 | Business No | Business Number
        Nomoro ya kgwebo
      `),
      finders: [mentioned(0.55)],
      weight: 0.1,
    },
    {
      name: 'registrationDate',
      kind: date,
      labels: labelList(`
        Date of Issue | Issue Date | Date Issued | Licence Date | Date Granted
        Valid From | Commencement Date | Effective Date | Date~0.75 | Registered Since | Date Entered
        Date of Entry | Letlha la kwadiso | Letlha la go kwadisiwa | Re-registered on
        Date of Registration | From~0.8 | Granted~0.85 | Given on | Good from | Runs from | Permit runs from | Licence runs from | In force from | Commencing~0.85 | Commencing on | Commences | Commences on | Starting~0.8 | Starts on | Start Date | With effect from | Operative from | Issue~0.7 | Valid as from | Licence Start | E tlhagisitswe | First Day | Renewed on | Renewed~0.7 | E ntshitswe ka
        In force~0.9 | Date of Grant | Letlha la go ntshiwa | ${EFFECTIVE_FROM} | ${REGISTERED_ON}
      `),
      finders: [
        // "granted by the committee at its meeting of 9 July 2026 and issued this 15th day of …"
        sentence(
          `(?:${ISSUED_ON}|granted)(?:(?!\\b(?:meeting|until|expir\\p{L}*)\\b)[^.]){0,60}? (?:on )?(?:this )?(?:the )?<>`,
        ),
        mentioned(0.36),
      ],
      aliases: ['issueDate'],
      weight: 0.4,
    },
    {
      name: 'expiryDate',
      kind: lastOfRange,
      labels: labelList(`
        ${VALID_UNTIL} | Renewal Date | Annual Fee Due | Next Annual Fee Due | Annual Fee Due Date | Ending~0.8 | Period of Validity | In force~0.9
        To~0.8
      `),
      finders: [
        sentence(
          '(?:expires?|expiry date|valid until|valid to|until|lapses|ends)(?: on)?:? (?:the )?<>',
          'period (?:ending|expiring)(?: on)? (?:the )?<>',
          '\\b(?:runs?|lasts?|good|holds good) (?:to|until|till) (?:the )?<>',
          '(?:period|valid|from)[^.\\n]{0,12}? \\d[^.\\n]{3,32}? (?:to|until|till) (?:the )?<>',
        ),
      ],
      weight: 0.1,
    },
    {
      name: 'businessType',
      kind: text,
      labels: labelList(`
        Type of Licence | Type of Business | Nature of Business
        Class of Licence | Licence Category | Category | Type of Trade | Class of Trade | Kind of Trade | Class of Business | Category of Business | Category of Trade | Trade Category | Business Activity
        Licensed Activity | Mofuta wa kgwebo | Line of Business | Trade~0.7 | Kind of Business
        Nature of Activities | Sector~0.8 | Industry~0.8 | Activity~0.8 | Business Sector | Licensed for | Licensed as
        Tiro ya kgwebo | Economic Activity | Core Activity | Main Object | Licensed to carry on | Authorised to trade in | Licensed to trade in | Licensed to carry on the business of
        To carry on the trade of | To carry on the business of | To trade as | Licensed Business | Licensed Trade | For~0.6 | Description of Business | Business~0.7 | Trade or Business | Nature of Trade | Type~0.8 | Class~0.8 | Permitted Activity | Permitted Trade | Permitted Business | Activity Permitted | Business Permitted | Activity Licensed | To conduct | To carry on | To operate | To run | To trade in | For the trade of | For the business of | For carrying on | Type of Business Licensed | Business Licensed | Trade Licensed | May trade as | Sells~0.7 | Trades in~0.8 | Trading Category | Kind of Licence | Nature of Licence | Products to be Manufactured | Goods to be Manufactured | Products~0.8 | Goods~0.7 | Products Manufactured | Goods Manufactured
        Nature~0.75 | Line~0.7 | Line of Trade | Process~0.7 | Process Licensed | Manufacture of~0.8
      `),
      finders: [
        sentence(
          '(?:business|trade) (?:of|as) (?:an? )?<>(?= (?:at|on|in|situated)| (?:for|from|until|with effect|during)\\b|[.,;\\n])',
        ),
      ],
      weight: 0.4,
    },
    {
      name: 'address',
      kind: address,
      labels: labelList(`
        Premises | Business Premises | Licensed Premises | Business Address | Premises/Plot | Address of Premises
        Physical Address | Location | Location of Premises | Situated at | Place of Business | Plot~0.75
        Plot No~0.75 | Site~0.85 | Stand~0.75 | Location of Factory | Location of Business | Location of Shop | Place~0.75 | Place of Trade | Trading Premises | Trading at | Shop~0.7 | Where~0.6 | Of~0.5 | Pitch~0.7 | At~0.6 | Trading Address | Registered Address~0.7 | Address~0.9 | ${WHERE_SUPPLIED} | Residence~0.8 | ${WHERE_SOMEBODY_LIVES}
      `),
      finders: [
        sentence(
          '(?:business|trade) (?:of|as) [^.\\n]{3,60}? at <>(?=,? (?:for|from|until|subject|valid)\\b|[.;\\n])',
          '(?:premises|situated|located)[^.]{0,30}? (?:at|on) <>' +
            `(?=${STOP}|,? (?:from|until|for|and|which|with|subject)\\b)`,
          '(?:certif(?:y|ies) that|(?:granted|issued|given) to) [^.\\n]{3,60}?,? of <>(?= (?:is|are|has|to|for)\\b|\\n|, (?:is|to|for)\\b)',
          `\\bto (?:manufacture|make|produce|process|sell|trade|deal|operate|run|conduct|carry on)\\b[^.;\\n]{3,80}? (?:at|on|from) (?=(?:${PREMISES}|shop|farm)\\b)<>(?=[.;\\n]|,? (?:for|from|until|with|subject)\\b)`,
          '\\b(?:sell|trade|operate|deal)\\b[^.\\n]{3,60}? at <>(?=,? (?:from|until|for|with|subject)\\b)',
        ),
        mentioned(0.42, { from: 0.15 }),
      ],
      aliases: ['registeredAddress'],
      weight: 0.1,
    },
    {
      name: 'issuerName',
      kind: companyName,
      labels: [
        'Licensing Authority',
        'Issuing Authority',
        'Council',
        'Issuing Office',
        'Local Authority',
        'Authority',
      ],
      finders: [knownName(councils, 0.9), letterhead(0.8)],
      weight: 0,
    },
    { ...directorsField, weight: 0 },
  ],
  derivations: [licenceAsRegistration, companyOfRegistration],
  otherLabels: words(`
    Annual Fee | Fee Paid | Receipt No | Fee | Amount | Conditions | Owner | Proprietor | Nationality
    Hours | Secretary | Account Holder | TIN | Postal Address | Signature of Licensing Officer | Licensing Officer
    Number of Employees | Business ID
  `),
  keys: ['licenceNumber'],
  checks: [
    inThePast('registrationDate'),
    notExpired('expiryDate'),
    inOrder('registrationDate', 'expiryDate'),
  ],
};
