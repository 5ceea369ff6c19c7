import { ID_WORDS } from '../../packs/country-words.ts';
import { inThePast } from '../checks/days.ts';
import { labelList } from '../../values/text/label-list.ts';
import { payPeriod } from '../../values/periods.ts';
import { amount } from '../../values/money.ts';
import { sentence } from '../find/sentence.ts';
import { phraseCuesOf, titled } from './composed.ts';
import type { DocumentType, Finder } from '../document-type.ts';
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

/** Who keeps somebody's books. */
const ACCOUNTANTS = 'accountants?|auditors?|bookkeepers?|tax consultants?';
const KEEPS_BOOKS = new RegExp(String.raw`\b(?:${ACCOUNTANTS}) (?:for|of|to)\b|\bour client\b`, 'i');
const IS_ACCOUNTANT = new RegExp(String.raw`\b(?:${ACCOUNTANTS})\b`, 'i');

/** Accountants that certify the income of a client do not employ the client. */
const otherThanAccountants =
  (find: Finder): Finder =>
  (view, field) => {
    const found = find(view, field);
    return KEEPS_BOOKS.test(view.prose.text)
      ? found.filter(({ value }) => !IS_ACCOUNTANT.test(String(value)))
      : found;
  };

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
    ...phraseCuesOf(
      `
        gross pension | average income | is paid as follows | lotseno | moputso | monthly earnings | Gross Monthly Salary | monthly income
      `,
      0.8,
    ),
    ...phraseCuesOf('Income of Mr | Income of Mrs | Income of Ms | Pension Income', 1.6),
    ...phraseCuesOf(
      `
        Accountant's Certificate of Income | Confirmation of Salary | Salary Confirmation | Income Confirmation | Confirmation of Earnings
      `,
      3,
    ),
    { phrase: 'Pension Payable', weight: 1.2 },
    ...phraseCuesOf(
      `
        Salary Letter | Income Letter | Lekwalo la moputso | Bopaki jwa moputso
      `,
      2.6,
    ),
    ...phraseCuesOf('Statement of Earnings | Statement of Income', 2),
    ...phraseCuesOf('Statement of Salary | Declaration of Income', 2.2),
    ...phraseCuesOf('In respect of | self-employed | gross salary | earns', 0.6),
    { phrase: 'issued by the employer', weight: 1.4 },
    ...phraseCuesOf('no liability | average monthly income', 1),
    ...phraseCuesOf('Earnings Certificate | Letter of Income', 2.4),
    ...phraseCuesOf(
      `
        Confirmation of Remuneration | Remuneration Confirmation | Tlhomamiso ya moputso | Bopaki jwa lotseno | Tlhomamiso ya lotseno
      `,
      2.8,
    ),
    ...phraseCuesOf('drawings | income', 0.4),
    ...phraseCuesOf('Proof of Income | Confirmation of Income', 3.2),
    { phrase: 'net salary', weight: 0.7 },
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
          `(?:${ACCOUNTANTS}) (?:for|of|to) <>(?=,|[.;\\n(]| (?:who|trading|of|and)\\b)`,
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
        ...(letterEmployer.finders ?? []).map(otherThanAccountants),
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
