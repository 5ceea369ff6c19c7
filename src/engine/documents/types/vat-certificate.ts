import { message } from '../../../contract/messages/message.ts';
import { labelList, words } from '../../values/text/label-list.ts';
import { inThePast } from '../checks/days.ts';
import { taxNumberShape } from '../checks/numbers.ts';
import { addressBlock } from '../find/places/address-block.ts';
import { anywhere } from '../find/anywhere.ts';
import { mentioned } from '../find/mentioned.ts';
import { sentence } from '../find/sentence.ts';
import { date } from '../../values/date.ts';
import { tin } from '../../values/identifiers.ts';
import { companyName } from '../../values/company-name.ts';
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
import { EFFECTIVE_FROM, OTHER_DAYS, REGISTERED_ON, TRADING_NAME, VAT_NUMBER } from './wordings.ts';
import { insteadOf } from './instead-of.ts';
import { phraseCuesOf, titlesOf } from './composed.ts';
import { isToBeFilledIn, isPaidFor } from './sentence-cues.ts';

/** VAT registration certificate. */
export const vatCertificate: DocumentType = {
  documentType: 'VAT_CERTIFICATE',
  title: 'VAT registration certificate',
  category: 'COMPLIANCE',
  ofCategory: true,
  configuredType: () => 'OTHER',
  sentenceCues: [isToBeFilledIn, isPaidFor],
  phraseCues: [
    { phrase: 'Registered Person for VAT', weight: 2.8 },
    { phrase: 'Goods and Services Tax', weight: 2.2 },
    { phrase: 'Number for VAT', weight: 1 },
    { phrase: 'charge VAT', weight: 0.8 },
    ...titlesOf(
      'VAT Registration | Value Added Tax Registration | Registration for VAT | Registration for Value Added Tax',
      3.2,
    ),
    ...phraseCuesOf('VAT Registration | Value Added Tax', 1.8),
    { phrase: 'registered for VAT', weight: 1.4 },
    ...phraseCuesOf('registered for value added tax | registered as a vendor', 1.6),
    ...phraseCuesOf('Notice of VAT Registration | Setifikeiti sa VAT', 3),
    ...phraseCuesOf(
      `
        VAT Act | Registered Vendor | Registration Certificate | Effective Date of Registration | Unified Revenue Service
      `,
      0.8,
    ),
    ...phraseCuesOf('Registration for Value Added Tax | Value Added Tax Registration', 2.6),
    { phrase: 'Registration for VAT', weight: 2.4 },
    { phrase: 'VAT', weight: 0.4 },
    ...phraseCuesOf('VAT Registration Certificate | Value Added Tax Registration Certificate', 3.6),
    ...phraseCuesOf(
      `
        VAT Certificate | Value Added Tax Certificate | Certificate of Value Added Tax Registration | Certificate of VAT Registration
      `,
      3.4,
    ),
    ...phraseCuesOf('Value Added Tax Act | VAT Registration Number | Certificate of Registration', 1),
    { phrase: 'VAT Number', weight: 0.7 },
    { phrase: 'Notice of Registration', weight: 1.2 },
    { phrase: 'Tax Period', weight: 0.5 },
    { phrase: 'Amount Due', weight: -2 },
    { phrase: 'Total', weight: -0.3 },
  ],
  fields: [
    taxpayerNameField,
    {
      name: 'vatNumber',
      kind: tin,
      labels: labelList(`
        VAT Registration Number | VAT Number
        VAT TIN | ${VAT_NUMBER} | Registration Number~0.8 | Registration No~0.8
      `),
      finders: [
        sentence(
          'vat (?:registration )?(?:number|no)[.:]* (?:is )?<>',
          'under (?:the )?(?:registration )?(?:number|no)[.:]* <>',
        ),
        mentioned(0.42),
      ],
      weight: 0.6,
    },
    {
      ...tinField,
      finders: [...(tinField.finders ?? []).slice(0, 1), anywhere(0.4, (t) => /\bTIN\b/.test(t))],
      weight: 0.4,
    },
    { ...certificateNumber, weight: 0.1 },
    certificateIssueDate,
    {
      name: 'effectiveDate',
      kind: date,
      labels: [
        ...labelList(
          `${EFFECTIVE_FROM} | Registration Effective | Registration Effective From | VAT Effective Date`,
        ),
        // The date of registration, if the effective date is not stated.
        ...labelList(REGISTERED_ON).map((l) => [typeof l === 'string' ? l : l[0], 0.9] as const),
      ],
      finders: [
        sentence(
          'with effect from <>',
          '\\bregistered\\b[^.;\\n]{0,90}? (?:as from|as of|from|since|effective) (?:the )?<>',
          'registered for (?:vat|value added tax)[^.;\\n\\d]{0,40}? on (?:the )?<>',
          '(?:takes?|took|has|have|had) effect (?:on|from|as from) (?:the )?<>',
          'charge (?:vat|value added tax)[^.\\n]{0,20} from <>',
        ),
      ],
      weight: 0.1,
    },
    { ...certificateExpiryDate, weight: 0 },
    {
      name: 'tradingName',
      kind: companyName,
      labels: labelList(TRADING_NAME),
      finders: [sentence('(?:trading as|t/a) <>')],
      weight: 0,
    },
    {
      name: 'taxPeriod',
      kind: text,
      labels: labelList(`
        Tax Period | Filing Frequency | Return Period | Tax Period Category | VAT Period | VAT Periods | Return Cycle | Filing Cycle | Filing Period
        Return Frequency | Frequency of Returns | Returns due~0.8 | Accounting Period | Period of Returns
      `),
      weight: 0,
    },
    { ...registrationStatus, weight: 0 },
    {
      ...taxpayerAddress,
      finders: [
        ...taxpayerAddress.finders!,
        sentence('\\bof <>(?= (?:has been|have been|is|was) registered)'),
        addressBlock('address'),
      ],
    },
  ],
  derivations: [
    insteadOf('tinNumber', 'vatNumber', {
      source: 'inferred',
      // Both numbers have the same stem.
      note: message('inferredValues.vatAsTin'),
    }),
    insteadOf('issueDate', 'effectiveDate', {
      source: 'inferred',
      note: message('inferredValues.issuedOnEffect'),
    }),
    insteadOf('certificateNumber', 'vatNumber', {
      source: 'inferred',
      note: message('inferredValues.vatAsCertificate'),
    }),
  ],
  otherLabels: words(`
    Business Activity | Nature of Business | Commissioner General | UIN | Company Registration No
    Tax Office | ${OTHER_DAYS}
  `),
  keys: ['vatNumber', 'tinNumber'],
  checks: [inThePast('issueDate'), taxNumberShape('vatNumber', 'vat-shape')],
};
