import { message } from '../../../contract/messages/message.ts';
import { ID_NAME } from '../../packs/country-words.ts';
import { labelList, words } from '../../values/text/label-list.ts';
import { inThePast } from '../checks/days.ts';
import { taxNumberShape } from '../checks/numbers.ts';
import { anywhere } from '../find/anywhere.ts';
import { mentioned } from '../find/mentioned.ts';
import { sentence } from '../find/sentence.ts';
import { date } from '../../values/date.ts';
import { companyNumber } from '../../values/identifiers.ts';
import { text } from '../../values/words.ts';
import type { DocumentType } from '../document-type.ts';
import {
  certificateExpiryDate,
  certificateIssueDate,
  certificateNumber,
  registrationStatus,
  taxpayerAddress,
  tinField,
} from './certificate-fields.ts';
import { taxpayerNameField } from './tax-clearance.ts';
import { COMPANY_NUMBER, EFFECTIVE_FROM, OTHER_DAYS, REGISTERED_NUMBER, REGISTERED_ON } from './wordings.ts';
import { nameOfParts, namePartFields, ON_CARDS } from './name-parts.ts';
import { insteadOf } from './instead-of.ts';
import { titlesOf } from './composed.ts';
import { isToBeFilledIn, isPaidFor } from './sentence-cues.ts';

/** BURS certificate of a taxpayer's number. */
export const tinCertificate: DocumentType = {
  documentType: 'TIN_CERTIFICATE',
  title: 'TIN certificate',
  category: 'COMPLIANCE',
  ofCategory: true,
  configuredType: () => 'OTHER',
  sentenceCues: [isToBeFilledIn, isPaidFor],
  phraseCues: [
    ...titlesOf(
      `TIN | Tax Enrolment | Taxpayer Enrolment | Taxpayer Identification | Taxpayer Number | TIN Registration | TIN Allocation | Allocation of TIN | Taxpayer Identification Number | Tax Identification Number
      Allocation of Taxpayer Identification Number | Taxpayer Registration | Tax Registration | Registration for Tax
      Registration for Income Tax | Registration as a Taxpayer | Tax Number | Income Tax Registration`,
      3,
    ),
    // Kenya's taxpayer number is called a PIN.
    { phrase: 'PIN Certificate', weight: 3.4 },
    { phrase: 'Karata ya lekgetho', weight: 2.6 },
    { phrase: 'register of taxpayers', weight: 1.6 },
    { phrase: 'Revenue Authority', weight: 0.6 },
    { phrase: 'TPIN', weight: 0.8 },
    { phrase: 'Your Tax Number', weight: 2 },
    { phrase: 'Permanent Account Number', weight: 1.6 },
    { phrase: 'Notice of Taxpayer Registration', weight: 3.2 },
    { phrase: 'Taxpayer Registration Notice', weight: 3.2 },
    { phrase: 'Notice of Registration', weight: 1.4 },
    { phrase: 'Tax Registration', weight: 1.2 },
    { phrase: 'Taxpayer Registration Number', weight: 1.6 },
    { phrase: 'Tax Identification Number', weight: 1.6 },
    { phrase: 'Confirmation of Taxpayer Registration', weight: 3 },
    { phrase: 'Confirmation of Registration', weight: 1 },
    { phrase: 'Taxpayer Card', weight: 2 },
    { phrase: 'TIN', weight: 0.9 },
    { phrase: 'registered as a taxpayer', weight: 1.4 },
    { phrase: 'registered for tax', weight: 1.2 },
    { phrase: 'registered for income tax', weight: 1.2 },
    { phrase: 'Nomoro ya mokgethi', weight: 1.6 },
    { phrase: 'Setifikeiti sa TIN', weight: 3 },
    { phrase: 'Tax Registration Details', weight: 2 },
    { phrase: 'Taxpayer Details', weight: 0.8 },
    { phrase: 'Revenue Service', weight: 0.4 },
    { phrase: 'TIN Certificate', weight: 3.6 },
    { phrase: 'Taxpayer Identification Number Certificate', weight: 3.6 },
    { phrase: 'Certificate of Taxpayer Identification', weight: 3.4 },
    { phrase: 'Tax Identification Number Certificate', weight: 3.4 },
    { phrase: 'Taxpayer Identification Number', weight: 1.6 },
    { phrase: 'Tax Registration Certificate', weight: 3 },
    { phrase: 'Taxpayer Registration Certificate', weight: 3.2 },
    { phrase: 'Certificate of Tax Registration', weight: 3 },
    { phrase: 'Confirmation of TIN Registration', weight: 3.2 },
    { phrase: 'TIN Registration', weight: 1.6 },
    { phrase: 'TIN Registration Certificate', weight: 3.4 },
    { phrase: 'Certificate of TIN Registration', weight: 3.4 },
    { phrase: 'Taxpayer Registration', weight: 1.4 },
    { phrase: 'Registration as a Taxpayer', weight: 2 },
    { phrase: 'Certificate of Registration', weight: 0.6 },
    { phrase: 'Unified Revenue Service', weight: 0.8 },
    { phrase: 'Income Tax Act', weight: 0.4 },
    { phrase: 'Tax Deducted', weight: -2 },
    { phrase: 'Gross Income', weight: -1.5 },
  ],
  fields: [
    taxpayerNameField,
    ...namePartFields,
    {
      ...tinField,
      finders: [
        ...tinField.finders!,
        // A number alone on its line whose first letter I was read as 1.
        anywhere(0.5, (line) => /^1\d{11}$/.test(line.trim())),
      ],
    },
    {
      name: 'registrationNumber',
      kind: companyNumber,
      labels: labelList(`
        Registration No | Registration Number | Company Registration No | UIN | Company Number | Company UIN
        UIN No | UIN Number | ${REGISTERED_NUMBER} | ${COMPANY_NUMBER}
      `),
      finders: [mentioned(0.6)],
      weight: 0,
    },
    { ...certificateNumber, weight: 0.1 },
    certificateIssueDate,
    {
      name: 'registrationDate',
      kind: date,
      labels:
        labelList(`${REGISTERED_ON} | ${EFFECTIVE_FROM} | Date of Allotment | Date Allocated | Allocated on | Assigned on
        Registration takes effect on | Date on which registration takes effect
      `),
      finders: [
        sentence(
          '(?:allocated|assigned|issued with)\\b[^.;\\n]{0,80}? with effect from (?:the )?<>',
          'registered(?: \\p{L}+){0,6}? (?:with effect from|effective(?: from)?|as from|from|since|on) (?:the )?<>',
          'register of taxpayers[^.;\\n]{0,80}? (?:with effect from|since|from) (?:the )?<>',
        ),
      ],
      weight: 0,
    },
    { ...certificateExpiryDate, weight: 0 },
    { ...registrationStatus, weight: 0 },
    {
      name: 'taxTypes',
      kind: text,
      labels: labelList('Tax Type | Tax Types | Tax Obligations | Registered For | Taxes'),
      finders: [sentence('registered for <>(?=,? (?:with effect|effective|as from|from)\\b)')],
      weight: 0,
    },
    taxpayerAddress,
  ],
  derivations: [
    nameOfParts('taxpayerName', [], ON_CARDS),
    insteadOf('issueDate', 'registrationDate', {
      source: 'inferred',
      note: message('inferredValues.issuedOnRegistration'),
    }),
  ],
  otherLabels: words(`
    Commissioner General | UIN | Company Registration No | ${ID_NAME} | ID No | Taxpayer Type | Entity Type
    Tax Office | Signature | Business Activity | Trading Name | ${OTHER_DAYS}
  `),
  keys: ['tinNumber'],
  checks: [inThePast('issueDate'), taxNumberShape('tinNumber', 'tin-shape')],
};
