import { ID_WORDS } from '../../packs/country-words.ts';
import { inThePast } from '../checks/days.ts';
import { labelList } from '../../values/text/label-list.ts';
import { payPeriod } from '../../values/periods.ts';
import { amount } from '../../values/money.ts';
import { sentence } from '../find/sentence.ts';
import { titled } from './composed.ts';
import type { DocumentType } from '../document-type.ts';
import { nameOfParts, namePartFields } from './name-parts.ts';
import {
  employeeIdField,
  letterEmployer,
  letterIssueDate,
  idNumberInText,
  positionField,
  startDateField,
  subjectName,
} from './letter-fields.ts';
import { officialStamp, signatoryName, signatoryTitle } from './signatory-fields.ts';
import {
  employmentTypeField,
  employmentTypeWord,
  salaryObject,
  statedGross,
  statedNet,
} from './salary-fields.ts';
import { earns, isAboutPay, isFilledInByCustomer, studies } from './sentence-cues.ts';
import { PAY_PERIOD } from './wordings.ts';

/** Excludes months of other events: "Last increase: 500.00 in April 2026". */
const OTHER_EVENT = String.raw`(?<!\b(?:increase[ds]?|increments?|raised?|review(?:ed)?|bonus)\b(?:[^.;\n]|\.(?=\d)){0,60})`;
const EMPLOYMENT = 'since|until|joined|started|began|employed|engaged|promoted|born|expires?|ends?';
const PAID = String.raw`paid|earn(?:s|ed)|salary (?:of (?:[A-Z]{3} )?\S+ )?for`;
/** Excludes "employed in May 2019", but not "employed as a clerk and was paid 9,000.00 for October 2026". */
const NOT_EMPLOYMENT = String.raw`(?<!\b(?:${EMPLOYMENT})\b(?:(?!\b(?:${PAID})\b)(?:[^.;\n]|\.(?=\d))){0,60})`;

/** An employer or accountant states a person's income. */
export const proofOfIncomeLetter: DocumentType = {
  documentType: 'PROOF_OF_INCOME_LETTER',
  title: 'proof of income letter',
  category: 'INCOME',
  ofCategory: true,
  configuredType: () => 'CONFIRMATION_OF_EMPLOYMENT',
  letter: 'usually',
  sentenceCues: [earns, isAboutPay, studies, isFilledInByCustomer],
  phraseCues: [
    ...titled(
      'Proof | Confirmation | Verification | Attestation | Evidence | Declaration',
      'Income | Earnings | Salary | Remuneration | Pension | Monthly Pension | Pension Payment | Pension Payments',
      2.6,
    ),
    // "Certificate of Income" is left out: it is a document of the revenue service.
    ...titled('Certificate | Certification', 'Earnings | Salary | Remuneration | Pension', 2.6),
    { phrase: 'gross pension', weight: 0.8 },
    { phrase: 'Income of Mr', weight: 1.6 },
    { phrase: "Accountant's Certificate of Income", weight: 3 },
    { phrase: 'average income', weight: 0.8 },
    { phrase: 'Income of Mrs', weight: 1.6 },
    { phrase: 'Income of Ms', weight: 1.6 },
    { phrase: 'is paid as follows', weight: 0.8 },
    { phrase: 'Pension Payable', weight: 1.2 },
    { phrase: 'Pension Income', weight: 1.6 },
    { phrase: 'Salary Certificate', weight: 2.6 },
    { phrase: 'Statement of Earnings', weight: 2 },
    { phrase: 'Statement of Salary', weight: 2.2 },
    { phrase: 'In respect of', weight: 0.6 },
    { phrase: 'issued by the employer', weight: 1.4 },
    { phrase: 'no liability', weight: 1 },
    { phrase: 'Salary Letter', weight: 2.6 },
    { phrase: 'Income Letter', weight: 2.6 },
    { phrase: 'Certificate of Earnings', weight: 2.6 },
    { phrase: 'Earnings Certificate', weight: 2.4 },
    { phrase: 'Confirmation of Remuneration', weight: 2.8 },
    { phrase: 'Remuneration Confirmation', weight: 2.8 },
    { phrase: 'Certificate of Salary', weight: 2.6 },
    { phrase: 'Declaration of Income', weight: 2.2 },
    { phrase: 'Tlhomamiso ya moputso', weight: 2.8 },
    { phrase: 'Lekwalo la moputso', weight: 2.6 },
    { phrase: 'Bopaki jwa lotseno', weight: 2.8 },
    { phrase: 'Tlhomamiso ya lotseno', weight: 2.8 },
    { phrase: 'lotseno', weight: 0.8 },
    { phrase: 'moputso', weight: 0.8 },
    { phrase: 'monthly earnings', weight: 0.8 },
    { phrase: 'average monthly income', weight: 1 },
    { phrase: 'self-employed', weight: 0.6 },
    { phrase: 'drawings', weight: 0.4 },
    { phrase: 'proof of earnings', weight: 2.6 },
    { phrase: 'income', weight: 0.4 },
    { phrase: 'Proof of Income', weight: 3.2 },
    { phrase: 'Confirmation of Income', weight: 3.2 },
    { phrase: 'Confirmation of Salary', weight: 3 },
    { phrase: 'Salary Confirmation', weight: 3 },
    { phrase: 'Income Confirmation', weight: 3 },
    { phrase: 'Confirmation of Earnings', weight: 3 },
    { phrase: 'Statement of Income', weight: 2 },
    { phrase: 'Letter of Income', weight: 2.4 },
    { phrase: 'Income Verification', weight: 2.6 },
    { phrase: 'Verification of Income', weight: 2.6 },
    { phrase: 'Bopaki jwa moputso', weight: 2.6 },
    { phrase: 'Gross Monthly Salary', weight: 0.8 },
    { phrase: 'gross salary', weight: 0.6 },
    { phrase: 'net salary', weight: 0.7 },
    { phrase: 'earns', weight: 0.6 },
    { phrase: 'monthly income', weight: 0.8 },
    { phrase: 'To whom it may concern', weight: 0.5 },
    { phrase: 'Yours faithfully', weight: 0.3 },
    { phrase: 'Earnings', weight: -0.3 },
  ],
  fields: [
    {
      ...subjectName,
      finders: [
        sentence(
          `in respect of (?:the earnings of |the salary of )?<>(?=,| identity| (?:${ID_WORDS})|[.;\\n(])`,
          '(?:accountants?|auditors?|bookkeepers?|tax consultants?) (?:for|of|to) <>(?=,|[.;\\n(]| (?:who|trading|of|and)\\b)',
          '<>,? who (?:is|are|was|has been) (?:self[- ]employed|employed|engaged|trading)\\b',
          '(?:income|earnings|salary|drawings) of <>(?= (?:is|was|are|amounts?|averages?)\\b|,)',
        ),
        ...(subjectName.finders ?? []),
      ],
    },
    {
      ...letterEmployer,
      finders: [
        sentence('issued by (?:the employer,? )?<>(?= on\\b|[,.;\\n])'),
        ...(letterEmployer.finders ?? []),
      ],
    },
    employeeIdField,
    {
      ...positionField,
      finders: [
        ...(positionField.finders ?? []),
        sentence(`(?:identity number|(?:${ID_WORDS})(?: number| no\\.?)?),? \\d{9},? <>(?=, )`),
      ],
    },
    startDateField,
    employmentTypeField,
    statedGross,
    statedNet,
    {
      name: 'taxDeductions',
      kind: amount,
      labels: labelList(`
        PAYE | Less: PAYE | Income Tax | Tax | Tax Deducted | Tax Deductions | PAYE withheld
        Income tax withheld | Tax Deducted (PAYE) | Total Income Tax | Makgetho~0.8
        Lekgetho le le duetsweng | Tax Remitted | Tax withheld | Tax Deducted at Source
      `),
      finders: [sentence('(?:paye|income tax|tax)[^.\\d]{0,40}? <>')],
      aliases: ['taxAmount'],
      weight: 0,
    },
    {
      name: 'payPeriod',
      kind: payPeriod,
      labels: labelList(`
        Pay Period | Month | Salary for | Salary Month | Pay Month | Period | ${PAY_PERIOD}
      `),
      finders: [sentence(`${OTHER_EVENT}${NOT_EMPLOYMENT}\\b(?:for|in)(?: the month of)? <>`)],
      weight: 0,
    },
    letterIssueDate,
    idNumberInText,
    signatoryName,
    signatoryTitle,
    officialStamp,
    ...namePartFields,
  ],
  derivations: [nameOfParts('employeeName', ['fullName']), employmentTypeWord, salaryObject],
  keys: ['employeeName'],
  checks: [inThePast('issueDate')],
};
