import { MAYBE_TITLE } from '../../lexicon/forms-of-address.ts';
import { labelList, words } from '../../values/text/label-list.ts';
import { mentioned } from '../find/mentioned.ts';
import { inOrder, inThePast, notExpired } from '../checks/days.ts';
import { taxNumberShape } from '../checks/numbers.ts';
import { anywhere } from '../find/anywhere.ts';
import { addressBlock } from '../find/places/address-block.ts';
import { complianceStatus } from '../find/compliance-status.ts';
import { sentence, weighedSentence } from '../find/sentence.ts';
import type { ValueKind } from '../../values/kind.ts';
import { partyName } from '../../values/party-name.ts';
import { text } from '../../values/words.ts';
import {
  certificateExpiryDate,
  certificateIssueDate,
  certificateNumber,
  registrationStatus,
  taxpayerAddress,
  tinField,
} from './certificate-fields.ts';
import type { DocumentType, FieldSpec } from '../document-type.ts';
import { phraseCuesOf, titlesOf } from './composed.ts';
import { clearsOfTax, isToBeFilledIn } from './sentence-cues.ts';
import { OTHER_DAYS, TAXPAYER } from './wordings.ts';

/** The certified taxpayer; never the revenue service. */
const taxpayer: ValueKind = {
  ...partyName,
  mention: partyName.mention!,
  parse: (printed, context) =>
    /\bBURS\b|revenue service/i.test(printed) ? null : partyName.parse(printed, context),
};

export const taxpayerNameField: FieldSpec = {
  name: 'taxpayerName',
  kind: taxpayer,
  labels: labelList(`
    Name of Taxpayer | Taxpayer | Registered Name
    Name of Registered Person | Name of Company | Legal Name | Full Name | Business Name
    {Given,Awarded} to | Registered Person | Name of Person or Business | Person or Business | Person Cleared | Leina la morokgwadi | Leina | Name~0.9 | {Trading,Trade} Name~0.6 | ${TAXPAYER}
    Registered Taxpayer | Vendor~0.8 | Registered Vendor | Name of Vendor | Taxpayer Details
  `),
  finders: [
    sentence(
      `clearance (?:in respect of|in favour of|of|for) (?!tax(?:es)?\\b)${MAYBE_TITLE}<>(?=,|\\s?\\(|\\n)`,
      '(?:certify|certifies|certified|confirm|confirms) that (?:the (?:taxpayer|company|vendor|person|firm)(?: named(?: above| below)?)?,? )?<>',
      'tax affairs of <>',
      '(?:issued|granted|awarded|given)(?: \\p{L}+){0,3} (?:to|in favour of|in the name of|in respect of) <>',
      '(?:taxpayer|vendor|company|person) named <>',
      '<>,?(?:[^\\S\\n]+\\(?|\\s+\\()(?:of )?(?:tin|taxpayer identification|t\\.i\\.n)\\b',
      '<>\\s[-–—]\\s(?:tin|taxpayer identification|t\\.i\\.n)\\b',
      '<>,? (?:has|have) (?:complied|met|settled|fulfilled|no outstanding)',
      // "… (Pty) Ltd t/a Nata Bakery is registered": the company, not its trading name.
      '(?<![\\p{L}\\d]|\\bt\\/a\\s|\\btrading as\\s)<>(?:,? (?:t\\/a|trading as) [^.\\n]{2,60}?)?(?: of [^.\\n]{3,80}?)? (?:has been|have been|is|was) registered',
    ),
    addressBlock('name'),
    weighedSentence(0.7, '(?:^|\\n)dear (?!sir|madam|taxpayer|client|customer|applicant|valued)<>(?=,|\\n)'),
    mentioned(0.45, { except: /revenue/i }),
  ],
  weight: 1,
};

/** Purpose of the certificate, on one or two lines. */
const aim: ValueKind = {
  ...text,
  lines: 2,
  continues: (soFar, next) =>
    /^\p{Ll}/u.test(next.trim()) || /(?:\b(?:and|of|for|the|to|in|with)|[,&–-])$/i.test(soFar.trim()),
};

/** BURS tax clearance certificate, valid for twelve months (docs/facts/taxes.md). */
export const taxClearance: DocumentType = {
  documentType: 'TAX_CLEARANCE',
  title: 'tax clearance certificate',
  category: 'COMPLIANCE',
  ofCategory: true,
  configuredType: () => 'OTHER',
  sentenceCues: [clearsOfTax, isToBeFilledIn],
  phraseCues: [
    { phrase: 'No Tax Indebtedness', weight: 2.8 },
    { phrase: 'Good Standing Certificate', weight: 2 },
    ...phraseCuesOf('Inland Revenue | no balance owing', 0.8),
    ...phraseCuesOf('Revenue Authority | Revenue Agency', 0.6),
    ...phraseCuesOf('owes no tax | TCC', 1.4),
    ...phraseCuesOf('do not owe | does not owe', 1.2),
    { phrase: 'Clearance of Taxes', weight: 2.4 },
    { phrase: 'Compliance indicator', weight: 1 },
    ...titlesOf(
      'Tax Clearance | Clearance of Tax | Tax Compliance | Tax Good Standing | Tax Standing | Good Tax Standing | Tax Status',
      3,
    ),
    ...phraseCuesOf('Clearance of Tax | Tax Status Certificate | Setifikeiti sa makgetho', 2.4),
    { phrase: 'Tax Compliance', weight: 1.8 },
    ...phraseCuesOf('Tax Good Standing | Setifikeiti sa tlhapiso ya lekgetho', 2.6),
    ...phraseCuesOf('Certificate of Good Standing | Clearance Certificate', 2),
    ...phraseCuesOf('in good standing | Tax Exemption', 0.6),
    ...phraseCuesOf('tax obligations | Unified Revenue Service', 0.8),
    { phrase: 'no outstanding', weight: 0.7 },
    { phrase: 'Exemption Certificate', weight: 0.5 },
    { phrase: 'Tax Clearance Certificate', weight: 3.6 },
    { phrase: 'Tax Clearance', weight: 2.8 },
    { phrase: 'Certificate of Tax Clearance', weight: 3.4 },
    { phrase: 'tax affairs', weight: 0.9 },
    { phrase: 'Commissioner General', weight: 0.4 },
    // Clearances of other kinds.
    ...phraseCuesOf(
      `
        Police Clearance | Police Clearance Certificate | Rates Clearance | Rates Clearance Certificate | Security Clearance
        Environmental Clearance
      `,
      -3,
    ),
    { phrase: 'Police Service', weight: -1.5 },
    ...phraseCuesOf('Criminal Record | Customs Clearance', -2),
  ],
  fields: [
    taxpayerNameField,
    tinField,
    {
      ...certificateNumber,
      labels: [
        ...certificateNumber.labels!,
        ...labelList(
          'TCC Number | TCC Serial | Statement No | Clearance {No,Number,ID,Ref,Reference,Code} | Clearance Certificate No | Tax Clearance No',
        ),
      ],
      finders: [
        ...certificateNumber.finders!,
        // "BURS/TCC/FT/00417/26" unlabelled at the top.
        anywhere(0.45, (line) => /^(?:\p{Lu}{2,6}[/-]){1,4}\d[\dA-Z]*(?:[/-]\d+)*$/u.test(line.trim())),
      ],
      weight: 0.6,
    },
    certificateIssueDate,
    { ...certificateExpiryDate, weight: 0.4 },
    { ...registrationStatus, finders: [complianceStatus()] },
    taxpayerAddress,
    {
      name: 'purpose',
      kind: aim,
      labels: labelList(`
        Purpose | Reason | Purpose of Certificate | Reason for Issue | Purpose of Issue | Requested for | Required for | Issued for
        Purpose of Request | Reason for Request | Purpose of Clearance | Purpose of Application
      `),
      finders: [
        sentence(
          '\\b(?:issued|given|granted|valid|(?:clearance|certificate) is)\\b[^.;\\n]{0,80}? for (?:the )?purposes? of:? <>(?=,? and (?:is|remains|shall|expires)\\b|[.;\\n])',
        ),
      ],
      weight: 0,
    },
  ],
  otherLabels: words(`
    Taxes Covered | Tax Type | Tax Types | Income Tax | VAT | PAYE | Commissioner General
    Company Registration No | UIN | Registration Number | Issuing Office | Tax Office | Verification Code
    ${OTHER_DAYS}
  `),
  keys: ['certificateNumber', 'tinNumber'],
  checks: [
    notExpired('expiryDate'),
    inThePast('issueDate'),
    inOrder('issueDate', 'expiryDate'),
    taxNumberShape('tinNumber', 'tin-shape'),
  ],
};
