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
import { phraseCuesOf, titlesOf } from './composed.ts';
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
    ...phraseCuesOf(
      `
        PIN Certificate | Certificate of Taxpayer Identification | Tax Identification Number Certificate | TIN Registration Certificate
        Certificate of TIN Registration
      `,
      3.4,
    ),
    { phrase: 'Karata ya lekgetho', weight: 2.6 },
    ...phraseCuesOf(
      `
        register of taxpayers | Permanent Account Number | Taxpayer Registration Number | Tax Identification Number | Nomoro ya mokgethi
        Taxpayer Identification Number | TIN Registration
      `,
      1.6,
    ),
    ...phraseCuesOf('Revenue Authority | Certificate of Registration', 0.6),
    ...phraseCuesOf('TPIN | Taxpayer Details | Unified Revenue Service', 0.8),
    ...phraseCuesOf(
      'Your Tax Number | Taxpayer Card | Tax Registration Details | Registration as a Taxpayer',
      2,
    ),
    ...phraseCuesOf(
      `
        Notice of Taxpayer Registration | Taxpayer Registration Notice | Taxpayer Registration Certificate | Confirmation of TIN Registration
      `,
      3.2,
    ),
    ...phraseCuesOf('Notice of Registration | registered as a taxpayer | Taxpayer Registration', 1.4),
    ...phraseCuesOf('Tax Registration | registered for tax | registered for income tax', 1.2),
    { phrase: 'Setifikeiti sa TIN', weight: 3 },
    { phrase: 'Confirmation of Registration', weight: 1 },
    { phrase: 'TIN', weight: 0.9 },
    ...phraseCuesOf('Revenue Service | Income Tax Act', 0.4),
    ...phraseCuesOf('TIN Certificate | Taxpayer Identification Number Certificate', 3.6),
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
        UIN Number | ${REGISTERED_NUMBER} | ${COMPANY_NUMBER}
      `),
      finders: [mentioned(0.6)],
      weight: 0,
    },
    // Letters have the number that they are about as their reference.
    { ...certificateNumber, notAs: ['tinNumber'], weight: 0.1 },
    certificateIssueDate,
    {
      name: 'registrationDate',
      kind: date,
      labels:
        labelList(`${REGISTERED_ON} | ${EFFECTIVE_FROM} | Date of Allotment | Date Allocated | Assigned on
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
    Tax Office | Business Activity | Trading Name | ${OTHER_DAYS}
  `),
  keys: ['tinNumber'],
  checks: [inThePast('issueDate'), taxNumberShape('tinNumber', 'tin-shape')],
};
