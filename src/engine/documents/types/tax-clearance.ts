import { either, words } from './either.ts';
import { mentioned } from '../find/mentioned.ts';
import { inOrder, inThePast, notExpired } from '../checks/identity.ts';
import { usualShape } from '../checks/numbers.ts';
import { addressBlock } from '../find/address-block.ts';
import { complianceStatus } from '../find/compliance-status.ts';
import { letterDate } from '../find/letter-date.ts';
import { sentence } from '../find/sentence.ts';
import { anywhere } from '../find/anywhere.ts';
import { address } from '../kinds/address.ts';
import { date } from '../kinds/date.ts';
import { reference, tin } from '../kinds/identifiers.ts';
import { partyName } from '../kinds/names.ts';
import { text } from '../kinds/words.ts';
import type { DocumentType, FieldSpec } from './document-type.ts';

export const taxpayerNameField: FieldSpec = {
  name: 'taxpayerName',
  kind: partyName,
  labels: either(`
    Taxpayer Name | Name of Taxpayer | Taxpayer | Taxpayer's Name | Registered Name
    Name of Registered Person | Name of Company | Company Name | Legal Name | Full Name
    Business Name | Registered Person | Leina la morokgwadi | Leina | Name~0.9 | Trading Name~0.6
    Name of Registrant | Registrant~0.8 | Client~0.8 | Client Name | Name of Client
    Name of Taxpayer/Company | Name of Entity | Entity~0.8 | Person~0.8 | Trader~0.8 | Issued to
    Granted to | Issued in favour of | Leina la mokgethi | Mokgethi | Leina la kgwebo | Holder~0.8
    Vendor~0.8 | Registered Vendor | Name of Vendor | Taxpayer Details
  `),
  finders: [
    sentence(
      '(?:certify|certifies|certified|confirm|confirms) that <>',
      'tax affairs of <>',
      '(?:issued|granted) to <>',
      '<>(?: of [^.\\n]{3,80}?)? (?:has been|have been|is|was) registered',
    ),
    addressBlock('name'),
    mentioned(0.45, { except: /revenue/i }),
  ],
  weight: 1,
};

export const tinField: FieldSpec = {
  name: 'tinNumber',
  kind: tin,
  labels: either(`
    TIN | TIN Number | TIN No | Taxpayer Identification Number | Tax Identification Number
    Taxpayer Identification No | Taxpayer Number | Taxpayer Reference | Tax Number
    Tax Reference Number | Taxpayer Identification Number (TIN) | Nomoro ya lekgetho | TIN: | Tax ID
    Tax Identification | Taxpayer ID | Taxpayer Identification | Tax Payer Number | Tax PIN
    BURS Number | BURS TIN | Taxpayer Reference Number | Nomoro ya mokgethi
  `),
  finders: [
    sentence(
      '(?:tin|taxpayer identification number|tax identification number)(?: \\(tin\\))?[.:]*(?: number| no)?[.:]? (?:is )?<>',
    ),
    anywhere(0.6, (t) => /\b[A-Z]\d{8,11}\b/.test(t)),
    mentioned(0.55),
  ],
  weight: 0.8,
};

export const certificateIssueDate: FieldSpec = {
  name: 'issueDate',
  kind: date,
  labels: either(`
    Date of Issue | Issue Date | Date Issued | Issued on | Certificate Date | Valid From
    Letlha la go ntshiwa | Issued~0.85 | Generated on | Date~0.85 | Date of Statement | Invoice date
    Dated | Date of Invoice | Date of Letter | Issue date | Tax Date | Document Date
    Letlha la molato | Letsatsi~0.8 | Date Printed | Bill Issue Date | Issued Date
  `),
  finders: [
    letterDate(0.7),
    sentence('(?:issued|dated|given|signed)[^.]{0,60}? (?:on )?(?:this )?(?:the )?<>'),
    mentioned(0.36),
  ],
  weight: 0.4,
};

/** Tax clearance certificate of BURS, valid twelve months (facts §2.5). */
export const taxClearance: DocumentType = {
  documentType: 'TAX_CLEARANCE',
  title: 'tax clearance certificate',
  category: 'COMPLIANCE',
  ofCategory: true,
  configuredType: () => 'OTHER',
  markers: [
    { phrase: 'Clearance of Tax', weight: 2.4 },
    { phrase: 'Tax Compliance', weight: 1.8 },
    { phrase: 'Tax Good Standing', weight: 2.6 },
    { phrase: 'Certificate of Good Standing', weight: 2 },
    { phrase: 'Tax Status Certificate', weight: 2.4 },
    { phrase: 'in good standing', weight: 0.6 },
    { phrase: 'Tax Exemption', weight: 0.6 },
    { phrase: 'Setifikeiti sa tlhapiso ya lekgetho', weight: 2.6 },
    { phrase: 'Setifikeiti sa makgetho', weight: 2.4 },
    { phrase: 'tax obligations', weight: 0.8 },
    { phrase: 'no outstanding', weight: 0.7 },
    { phrase: 'Exemption Certificate', weight: 0.5 },
    { phrase: 'Tax Clearance Certificate', weight: 3.6 },
    { phrase: 'Tax Clearance', weight: 2.8 },
    { phrase: 'Certificate of Tax Clearance', weight: 3.4 },
    { phrase: 'Certificate of Tax Compliance', weight: 3 },
    { phrase: 'Tax Compliance Certificate', weight: 3 },
    { phrase: 'Clearance Certificate', weight: 2 },
    { phrase: 'tax affairs', weight: 0.9 },
    { phrase: 'Unified Revenue Service', weight: 0.8 },
    { phrase: 'Commissioner General', weight: 0.4 },
    { phrase: 'Value Added Tax', weight: -0.6 },
  ],
  fields: [
    taxpayerNameField,
    tinField,
    {
      name: 'certificateNumber',
      kind: reference,
      labels: either(`
        Certificate Number | Certificate No | Certificate Ref | TCC Number | TCC No | Clearance No
        Clearance Number | Clearance Certificate No | Tax Clearance No | Reference Number
        Reference No | Serial Number | Ref No | Serial No | Nomoro ya setifikeiti | Certificate #
        Cert # | Certificate ID | Document Number~0.8 | Document No~0.8 | Serial~0.8 | Serial #
        Ref. No | Reference~0.8 | Certificate Reference | Setifikeiti~0.8 | Nomoro ya lekwalo
      `),
      finders: [sentence('certificate (?:no|number)[.:]*\\s*<>')],
      weight: 0.6,
    },
    certificateIssueDate,
    {
      name: 'expiryDate',
      kind: date,
      labels: either(`
        Expiry Date | Date of Expiry | Valid Until | Valid To | Expires on | Expires | Valid up to
        Validity | Letlha la phelelo | Valid Thru | Valid Through | Valid until | Good Until
        Letlha la go fela | E fela ka | E dira go fitlha | Expiration Date | To Date
      `),
      finders: [
        sentence(
          '(?:expires?|valid (?:until|to|up to|through)|validity[^.]{0,40}?(?:to|until)|until)(?: on)? (?:the )?<>',
        ),
      ],
      weight: 0.4,
    },
    {
      name: 'status',
      kind: text,
      labels: either(`
        Status | Compliance Status | Tax Status | Tax Compliance Status | Taxpayer Status
        Compliance~0.8 | State~0.8 | Standing~0.8 | Compliance Standing | Maemo~0.8 | Current Status
        Tax Compliance
      `),
      finders: [complianceStatus()],
      weight: 0.1,
    },
    {
      name: 'address',
      kind: address,
      labels: either(`
        Address | Physical Address | Postal Address | Business Address | Registered Address
        Where supplied | Service Point | Point of Supply | Supplied at | Site Address
        Property Served | Installation~0.8 | Physical address of premises | Residence~0.8
        Place of residence | Lefelo~0.8 | Aterese ya bonno | Aterese ya ntlo | Lefelo la bonno
        Motse~0.8
      `),
      weight: 0,
    },
    { name: 'purpose', kind: text, labels: ['Purpose', 'Reason', 'Purpose of Certificate'], weight: 0 },
  ],
  otherLabels: words(`
    Taxes Covered | Tax Type | Tax Types | Income Tax | VAT | PAYE | Commissioner General
    Company Registration No | UIN | Registration Number | Office | Verification Code | Signature
  `),
  keys: ['certificateNumber', 'tinNumber'],
  checks: [
    notExpired('expiryDate'),
    inThePast('issueDate'),
    inOrder('issueDate', 'expiryDate'),
    usualShape('tinNumber', 'tin-shape', /^[A-Z]\d{11}$/, 'a letter and eleven digits'),
  ],
};
