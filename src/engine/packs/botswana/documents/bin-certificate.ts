import { message } from '../../../../contract/messages/message.ts';
import { labelList, words } from '../../../values/text/label-list.ts';
import { anywhere } from '../../../documents/find/anywhere.ts';
import { mentioned } from '../../../documents/find/mentioned.ts';
import { sentence, weighedSentence } from '../../../documents/find/sentence.ts';
import { inThePast } from '../../../documents/checks/days.ts';
import { uinShape } from '../../../documents/checks/numbers.ts';
import { companyNumber } from '../../../values/identifiers.ts';
import {
  businessTypeField,
  directorsField,
  incorporationDateField,
  registeredAddressField,
  registrationNumberField,
} from '../../../documents/types/company-fields.ts';
import { companyNameField } from '../../../documents/types/company-name-field.ts';
import {
  certificateDate,
  certificateNumberField,
  registrarField,
} from '../../../documents/types/certificate-of-incorporation.ts';
import { phraseCuesOf, titled } from '../../../documents/types/composed.ts';
import type { DocumentType, Finder } from '../../../documents/document-type.ts';
import { insteadOf } from '../../../documents/types/instead-of.ts';
import { isToBeFilledIn } from '../../../documents/types/sentence-cues.ts';

/** Weight of a number that a sentence calls the BIN, whatever its format, even beside one of the usual format. */
const CALLED_SO = 0.92;
const calledSo =
  (find: Finder): Finder =>
  (view, field) =>
    find(view, field).map((found) => ({ ...found, score: Math.max(found.score, CALLED_SO) }));

/** Certificate of a business identification number, taken to be CIPA's UIN (docs/facts/botswana-numbers.md). */
export const binCertificate: DocumentType = {
  documentType: 'BIN_CERTIFICATE',
  title: 'business identification number certificate',
  category: 'ENTITY',
  ofCategory: true,
  configuredType: () => 'OTHER',
  sentenceCues: [isToBeFilledIn],
  phraseCues: [
    ...titled(
      'Certificate | Registration Certificate',
      'BIN | Business Identification Number | Business Identity Number | Business Number',
      2.8,
    ),
    ...phraseCuesOf('Notice of Allocation | the undermentioned business | Business Names Act', 1.2),
    ...phraseCuesOf('business has been allotted | business has been allocated | BIN/UIN', 1.6),
    ...phraseCuesOf('Identification Number | Business Name', 0.6),
    ...phraseCuesOf('Business Identity Number | Setifikeiti sa nomoro ya kgwebo', 2.6),
    ...phraseCuesOf('Register of Businesses | Registry of Businesses | Business Registration Number', 1),
    ...phraseCuesOf('Business Identity Certificate | Certificate of Registration of Business Name', 2.8),
    { phrase: 'Business Number', weight: 0.8 },
    ...phraseCuesOf('Setifikeiti sa kgwebo | Business Identification', 2),
    ...phraseCuesOf('Certificate of Business Registration | Business Identification Card', 2.4),
    { phrase: 'Business Identification Number', weight: 3 },
    { phrase: 'BIN Certificate', weight: 3.4 },
    { phrase: 'Certificate of Business Identification', weight: 3.2 },
    ...phraseCuesOf('Business Registration Certificate | Registration of Business Name', 2.2),
    { phrase: 'BIN', weight: 1.4 },
    { phrase: 'Companies and Intellectual Property Authority', weight: 0.4 },
    { phrase: 'Licence', weight: -1 },
  ],
  fields: [
    {
      ...companyNameField,
      finders: [
        sentence(
          '(?:allocated|assigned|conferred|given)[^.\\n]{0,60}? (?:to|on|upon) <>(?=,| (?:as|of|trading)\\b)',
        ),
        ...companyNameField.finders!,
      ],
      labels: [
        ...companyNameField.labels!,
        ['Business', 0.8],
        ['Entity', 0.8],
        ['Holder', 0.8],
        ['Trader', 0.8],
        ['Enterprise', 0.8],
        ['Style', 0.8],
        'BIN Holder',
        'Issued to',
        'Allocated to',
        'Assigned to',
      ],
    },
    {
      name: 'binNumber',
      kind: companyNumber,
      labels: labelList(`
        BIN | BIN Number | Business Identification Number
        Business Identification Number (BIN) | UIN | Business Registration Number | BIN/UIN
        Identification Number~0.8 | Business No | Business Number | Nomoro ya kgwebo | Business Identity Number | Business ID | BIN (Business Identification Number) | Business Code | Enterprise Identification Number | Unique Business Number | Unique Business Identifier
      `),
      finders: [
        anywhere(0.72, (t) => /BW\s?\d/.test(t)),
        calledSo(
          sentence(
            '(?:bin|business identification (?:number|no)|identification number|business number)(?: \\(bin\\))?[\\s:.]*(?:is )?<>',
          ),
        ),
        // The company number is the BIN if none is called so.
        weighedSentence(0.75, 'registered under (?:number|no)[\\s:.]*<>'),
        mentioned(0.55),
      ],
      weight: 0.8,
    },
    {
      ...registrationNumberField,
      labels: labelList(`
        Registration Number | Registration No
        Company Registration No | Company Number | Company No | Company UIN | CIPA Number | Entity's Company No | Registered Number | Registered No | Business Registration Number~0.7
      `),
      finders: [
        sentence(
          'registered under (?:number|no\\.?) <>',
          '\\b(?:company|registration)(?: registration)? (?:number|no\\.?)[:.]? <>(?=[,.;)\\n])',
        ),
      ],
      weight: 0.25,
    },
    {
      ...incorporationDateField,
      name: 'registrationDate',
      labels: labelList(`
        Date of Registration | Registered on | Registered~0.9
        Effective Date | Date of Incorporation | Letlha la kwadiso | Date~0.7 | Registered Since | Date Entered | Entered~0.8
        Date of Entry | Letlha la go kwadisiwa | Re-registered on | Entered on | Entered on Register | Entered in Register on | Entered in the Register on | Date Allocated | Date of Allocation | Assigned on | BIN Effective Date | Given on | Registered with effect from | On register since | On the register since | Enrolled~0.8 | Enrolled on | With effect from~0.8 | E neilwe ka | Date of Grant | In use from | Conferred on
      `),
      finders: [
        sentence(
          '(?:assigned|allocated|given)[^.]{0,120}? (?:with effect|as) from (?:the )?<>',
          '\\bentered (?:in|on) (?:the|our|this) register(?: of [\\p{L} ]{4,30})? on (?:the )?<>',
          '(?:allotment|allocation|assignment|registration|entry) was (?:made|effected|done) on (?:the )?<>',
        ),
        ...incorporationDateField.finders!,
      ],
      aliases: ['incorporationDate'],
    },
    {
      ...businessTypeField,
      labels: [
        ...businessTypeField.labels!.filter((label) => label[0] !== 'Business'),
        ...labelList('Legal Form~0.9 | Form of Business~0.9 | Form of Ownership~0.9'),
      ],
    },
    { ...registeredAddressField, aliases: ['address'] },
    directorsField,
    registrarField,
    certificateNumberField,
    certificateDate,
  ],
  derivations: [
    insteadOf('registrationDate', 'issueDate', {
      source: 'joined',
      weight: 0.6,
      note: message('inferredValues.registeredOnIssue'),
    }),
    insteadOf('issueDate', 'registrationDate', { source: 'joined' }),
    insteadOf('binNumber', 'registrationNumber', {
      source: 'joined',
      note: message('inferredValues.registrationAsBin'),
    }),
  ],
  otherLabels: words('Postal Address | Proprietor | Status | Seal | TIN | Expiry Date | Valid Until'),
  keys: ['binNumber'],
  checks: [uinShape('binNumber'), inThePast('registrationDate')],
};
