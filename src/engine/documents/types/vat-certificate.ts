import { either, words } from './either.ts';
import { inThePast } from '../checks/identity.ts';
import { usualShape } from '../checks/numbers.ts';
import { anywhere } from '../find/anywhere.ts';
import { sentence } from '../find/sentence.ts';
import { address } from '../kinds/address.ts';
import { date } from '../kinds/date.ts';
import { reference, tin } from '../kinds/identifiers.ts';
import { companyName } from '../kinds/names.ts';
import { text } from '../kinds/words.ts';
import type { DocumentType } from './document-type.ts';
import { certificateIssueDate, taxpayerNameField, tinField } from './tax-clearance.ts';

/** Certificate of registration for value added tax. */
export const vatCertificate: DocumentType = {
  documentType: 'VAT_CERTIFICATE',
  title: 'VAT registration certificate',
  category: 'COMPLIANCE',
  ofCategory: true,
  configuredType: () => 'OTHER',
  markers: [
    { phrase: 'VAT Registration', weight: 1.8 },
    { phrase: 'registered for VAT', weight: 1.4 },
    { phrase: 'registered for value added tax', weight: 1.6 },
    { phrase: 'Notice of VAT Registration', weight: 3 },
    { phrase: 'VAT Act', weight: 0.8 },
    { phrase: 'Registered Vendor', weight: 0.8 },
    { phrase: 'Setifikeiti sa VAT', weight: 3 },
    { phrase: 'VAT', weight: 0.4 },
    { phrase: 'VAT Registration Certificate', weight: 3.6 },
    { phrase: 'VAT Certificate', weight: 3.4 },
    { phrase: 'Certificate of VAT Registration', weight: 3.4 },
    { phrase: 'Value Added Tax', weight: 1.8 },
    { phrase: 'Value Added Tax Act', weight: 1 },
    { phrase: 'VAT Registration Number', weight: 1 },
    { phrase: 'VAT Number', weight: 0.7 },
    { phrase: 'Certificate of Registration', weight: 1 },
    { phrase: 'Registration Certificate', weight: 0.8 },
    { phrase: 'Effective Date of Registration', weight: 0.8 },
    { phrase: 'Unified Revenue Service', weight: 0.8 },
    { phrase: 'Tax Period', weight: 0.5 },
    { phrase: 'Tax Clearance', weight: -3 },
    { phrase: 'Tax Invoice', weight: -2.5 },
    { phrase: 'Amount Due', weight: -2 },
    { phrase: 'Total', weight: -0.3 },
  ],
  fields: [
    taxpayerNameField,
    {
      name: 'vatNumber',
      kind: tin,
      labels: either(`
        VAT Registration Number | VAT Registration No | VAT Number | VAT No | VAT Reg No
        VAT Reg. Number | VAT TIN | VAT ID | VAT Registration | VAT Reg | VAT Account No | VAT Account
        Vendor Number | VAT Reference
      `),
      finders: [sentence('vat (?:registration )?(?:number|no)[.:]* (?:is )?<>')],
      weight: 0.6,
    },
    {
      ...tinField,
      finders: [...(tinField.finders ?? []).slice(0, 1), anywhere(0.4, (t) => /\bTIN\b/.test(t))],
      weight: 0.4,
    },
    {
      name: 'certificateNumber',
      kind: reference,
      labels: either(`
        Certificate Number | Certificate No | Serial Number | Serial No | Reference No
        Reference Number | Ref No | Certificate # | Cert # | Certificate ID | Document Number~0.8
        Document No~0.8 | Serial~0.8 | Serial # | Ref. No | Reference~0.8 | Certificate Reference
        Setifikeiti~0.8 | Nomoro ya lekwalo
      `),
      weight: 0.1,
    },
    certificateIssueDate,
    {
      name: 'effectiveDate',
      kind: date,
      labels: either(`
        Effective Date | Effective Date of Registration | Date of Registration | Registration Date
        Registered with effect from | With effect from | Date Registered
      `),
      finders: [sentence('with effect from <>')],
      weight: 0.1,
    },
    {
      name: 'expiryDate',
      kind: date,
      labels: either(`
        Expiry Date | Valid Until | Date of Expiry | Valid Thru | Valid Through | Expires~0.8
        Valid until | Validity~0.8 | Good Until | Letlha la go fela | Letlha la phelelo | E fela ka
        E dira go fitlha | Expiration Date | To Date
      `),
      weight: 0,
    },
    {
      name: 'tradingName',
      kind: companyName,
      labels: ['Trading Name', 'Trade Name', 'Trading As', 'T/A'],
      weight: 0,
    },
    {
      name: 'taxPeriod',
      kind: text,
      labels: ['Tax Period', 'Filing Frequency', 'Return Period', 'Tax Period Category'],
      weight: 0,
    },
    {
      name: 'status',
      kind: text,
      labels: either(`
        Status | Registration Status | VAT Status | Compliance~0.8 | State~0.8 | Standing~0.8
        Compliance Standing | Maemo~0.8 | Current Status | Tax Compliance
      `),
      weight: 0,
    },
    {
      name: 'address',
      kind: address,
      labels: either(`
        Business Address | Physical Address | Address | Place of Business | Postal Address
        Principal Place of Business | Where supplied | Service Point | Point of Supply | Supplied at
        Site Address | Property Served | Installation~0.8 | Physical address of premises
        Residence~0.8 | Place of residence | Lefelo~0.8 | Aterese ya bonno | Aterese ya ntlo
        Lefelo la bonno | Motse~0.8
      `),
      finders: [sentence('\\bof <>(?= (?:has been|have been|is|was) registered)')],
      weight: 0,
    },
  ],
  derivations: [
    {
      name: 'tinNumber',
      from: ['vatNumber'],
      source: 'inferred',
      make: (v) =>
        v.has('vatNumber')
          ? {
              value: v.get('vatNumber')!.value,
              note: 'No separate TIN is printed: the VAT registration number, which shares its stem (facts §2.4).',
            }
          : null,
    },
    {
      name: 'issueDate',
      from: ['effectiveDate'],
      source: 'inferred',
      make: (v) =>
        v.has('effectiveDate')
          ? {
              value: v.get('effectiveDate')!.value,
              note: 'No date of issue is printed: the effective date of registration.',
            }
          : null,
    },
    {
      name: 'certificateNumber',
      from: ['vatNumber'],
      source: 'inferred',
      make: (v) =>
        v.has('vatNumber')
          ? {
              value: v.get('vatNumber')!.value,
              note: 'No certificate number is printed: the VAT registration number.',
            }
          : null,
    },
  ],
  otherLabels: words(`
    Business Activity | Nature of Business | Commissioner General | UIN | Company Registration No
    Tax Office | Signature
  `),
  keys: ['vatNumber', 'tinNumber'],
  checks: [
    inThePast('issueDate'),
    usualShape('vatNumber', 'vat-shape', /^[A-Z]\d{11}$/, 'a letter and eleven digits'),
  ],
};
