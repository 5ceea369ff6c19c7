import { STAFF } from '../../lexicon/staff-numbers.ts';
import { PAY } from '../../lexicon/pay.ts';
import { ID_WORDS } from '../../packs/country-words.ts';
import { EACH_MARK } from '../../packs/currencies.ts';
import { askedOf } from './composed.ts';
import { GROSS_PAY, NET_PAY, PENSION } from '../../ledger/words/pay.ts';
import { labelList, withEndings } from '../../values/text/label-list.ts';
import { mentioned } from '../find/mentioned.ts';
import { addressee } from '../find/people/addressee.ts';
import { letterhead } from '../find/issuers/heading.ts';
import { sentence } from '../find/sentence.ts';
import { reference, tin } from '../../values/identifiers.ts';
import { amount } from '../../values/money.ts';
import { companyName } from '../../values/company-name.ts';
import { namePart, personName } from '../../values/person-name.ts';
import { taxYear } from '../../values/periods.ts';
import { certificateIssueDate, certificateNumber, tinField } from './certificate-fields.ts';
import type { FieldSpec } from '../document-type.ts';
import { idNumberField } from './shared.ts';
import { EMPLOYEE, EMPLOYEE_NUMBER, EMPLOYER } from './wordings.ts';

/** Currency after the label of a box: "Emoluments P". */
const IN_OWN_MONEY = EACH_MARK.join(' | ');
const EMPLOYERS = /^(?:employer|company|mothapi)/i;
/** Labels whose meaning depends on the section of a form: in the employer's they are the employer's. */
const NAMES = ['Name', 'Full Name', 'Names', 'Full Names', 'Taxpayer Name', 'Name of Taxpayer'];
const TINS = ['TIN', 'TIN Number', 'TIN No', 'Taxpayer Identification Number', 'Tax Number', 'Tax Reference'];

/** Fields of yearly income certificates: ITW8 and the individual's tax certificate. */
export const incomeCertificateFields: readonly FieldSpec[] = [
  {
    name: 'employeeName',
    kind: personName,
    labels: labelList(`
      For~0.7 | Name of Employee | Employee | Full Name~0.85 | Full Names~0.85
      Name of Taxpayer | Taxpayer | Names~0.85 | Name~0.85 | Employee Names | ${EMPLOYEE}
      Taxpayer's Full Name | Name of Individual
      Individual~0.8 | Person Assessed | Assessed Person | In respect of | Mokgethi
      Leina la mokgethi | Leina la mokgethi ka botlalo | Modueli wa lekgetho | Leina | Leina ka botlalo
      Maina ka botlalo | Employee (surname and names)
      To~0.7
    `),
    finders: [
      sentence(
        '(?:certify|certifies|certified|confirm|confirms) that <>',
        '(?:issued to|in respect of|assessment of|tax affairs of|taxpayer,?) <>',
        `<>,? (?:\\(?(?:tin|(?:${ID_WORDS})|taxpayer)|was assessed|has been assessed|has paid|paid income tax)`,
      ),
      addressee(),
      mentioned(0.36, { from: 0.12 }),
    ],
    aliases: ['taxpayerName', 'fullName'],
    weight: 1,
  },
  {
    name: 'surname',
    kind: namePart,
    labels: labelList(
      'Surname | Last Name of Employee | Surname or Family Name | Employee Surname | Employee: surname | Surname of Employee | Last Name | Sefane | Surname / Sefane | Family Name',
    ),
    weight: 0,
  },
  {
    name: 'forenames',
    kind: namePart,
    labels: labelList(
      'Forenames | First Two Names | Employee First Two Names | Employee Names~0.6 | Employee First Names | Employee Forenames | First Names of Employee | Forenames or Initials | Forenames or Initial | First Names or Initials | Employee: first names | Employee: forenames | First Name | First Names | Given Names | Maina | Other Names',
    ),
    weight: 0,
  },
  {
    name: 'employerName',
    kind: companyName,
    labels: labelList(`
      From~0.7 | Employer | Name of Employer | Employer's Full Name | Employment~0.8
      Company | Mothapi | Name of Company | Organisation Name | Paid by | Employed by
      Name and Address of Employer | ${EMPLOYER}
    `),
    finders: [
      letterhead(0.4),
      sentence(
        '\\bpaid\\b[^.\\n]{0,30}?(?:[^.\\n]|\\.(?=\\d)){0,50}? by <>(?= ?\\(|[,.;])',
        '(?:employed by|employment with|income from) <>(?=[,.;\\n]| (?:during|for|in|as))',
      ),
      mentioned(0.45, { except: /revenue/i }),
    ],
    aliases: ['employer'],
    section: { heading: EMPLOYERS, labels: NAMES },
    weight: 0.6,
  },
  {
    name: 'taxYear',
    kind: taxYear,
    labels: labelList(`
      Tax Year | Year of Assessment | Year Ended | For the Tax Year | Tax Year Ended | Year Ending
      For the year ended | Tax Year Ending | Assessment Year | Ngwaga wa lekgetho | Period~0.6
      Tax Period~0.8 | Year~0.8 | Fiscal Year | Ngwaga | For Tax Year
    `),
    finders: [
      sentence(
        '(?:tax year|year of assessment|year ended|year ending)[^.\\d]{0,20}?<>',
        'for the (?:tax |income )?(?:year|period)(?: from| of)? <>',
      ),
    ],
    weight: 0.3,
  },
  {
    name: 'grossSalary',
    kind: amount,
    labels: labelList(`
      Gross Income | Total Gross Income | Gross Salary | Gross Remuneration | Total Remuneration
      Gross Emoluments | Gross Pay | Total Income | Gross Employment Income | Total Earnings
      Total Pay for Year | Total Gross | Pay in this Employment | Total Pay in the Year
      Employment Income~0.85 | Total Gross Remuneration | Annual Gross Income | Pay~0.75 | Remuneration~0.6
      Income~0.5 | ${GROSS_PAY} | Total Allowances and Salary | Monthly Remuneration | Moputso wa kgwedi
      Moputso otlhe | Moputso pele ga lekgetho | Lotseno | Income Assessed | Assessed Income | Emoluments~0.8
      ${withEndings('Total Emoluments | Emoluments | Total Income | Income | Gross Income | Gross Pay | Gross Salary | Gross Remuneration | Total Remuneration | Total Earnings', IN_OWN_MONEY)}
      Income Declared | Declared Income | Pay for Year | Pay for the Year | Pay in the Year | Earnings for the Year | Income for the Year | Cumulative Gross | Cumulative Pay | Cumulative Earnings | Cumulative Income | Cumulative Emoluments | Gross Income Returned | Income Returned | Annual Gross | Annual Gross Pay | Annual Earnings | Annual Income | Annual Remuneration | Yearly Gross | Yearly Income | Salary Paid | Wages Paid | Remuneration Paid | Pay Total | Total Amount Paid | Total Amount Paid/Credited | Amount Paid | Amount Credited | Income Paid | All Pay | All Income | Gross for Year
    `),
    finders: [
      sentence(
        `(?:we paid (?:you|him|her)|was paid) (?:total |gross )?(?:emoluments|${PAY})?(?: of)? ?<>`,
        '(?:gross|total)[^.\\d]{0,40}?(?:income|remuneration|emoluments|earnings)[^.\\d]{0,40}? <>',
      ),
    ],
    aliases: ['grossIncome'],
    weight: 0.8,
  },
  {
    name: 'taxDeductions',
    kind: amount,
    labels: labelList(`
      PAYE Deducted | Tax Deducted | Tax Deducted in this Employment | PAYE/Tax Deducted | Total Tax Deducted | PAYE
      Income Tax Deducted | Tax Withheld | ${withEndings('Tax withheld', IN_OWN_MONEY)} | Total PAYE | Tax Paid | Total Tax Paid | Tax Assessed
      Total Tax | Income Tax | Tax Payable | Tax Charged | Lekgetho | Tax~0.7 | PAYE withheld
      Income tax withheld | Tax Deducted (PAYE) | Total Income Tax | Makgetho~0.8
      Lekgetho le le duetsweng | Tax Remitted | Tax Charged and Paid | Tax Assessed and Paid | Tax Deducted and Paid | Tax Collected | Tax Taken | Tax for Year | Tax for the Year | Tax in the Year | Tax in this Employment | PAYE for the Year | PAYE for the Period | Tax for the Period | Cumulative Tax | Cumulative PAYE | Annual Tax | Annual PAYE | Total Tax Withheld | Tax Thereon | Tax withheld thereon | Tax of all months | PAYE Credited | Tax on the above | Amount of Tax | Amount of Tax Deducted | Amount Withheld | Tax Total | Withholding Tax | Lekgetho le le ntshitsweng | PAYE Paid | Income Tax Paid | Income Tax Charged | Income Tax Assessed | Tax Due
    `),
    finders: [
      sentence(
        '(?:withheld|deducted|retained) <>(?= (?:as|in|for|of)\\b[^.\\n]{0,20}(?:tax|paye))',
        '(?:tax|paye)(?: of| deducted| withheld| paid)[^.\\d]{0,40}? <>',
        '(?:sent|remitted|passed on|paid over|gave|handed)(?: on| over)? <>(?= [^.\\n\\d]{0,40}\\b(?:tax|paye)\\b)',
      ),
    ],
    aliases: ['taxAmount'],
    weight: 0.6,
  },
  {
    name: 'netSalary',
    kind: amount,
    labels: labelList(`
      Net Income | Net Salary | Net Pay | Net Remuneration | Net Emoluments | ${NET_PAY} | Net Salary Payable | Net for Year | Net for the Year | Cumulative Net | Net after Withholding
      Annual Net | Total Net | Paid out
    `),
    weight: 0,
  },
  {
    name: 'taxableIncome',
    kind: amount,
    labels: [
      'Taxable Income',
      'Assessed Income',
      'Income Assessed',
      'Chargeable Income',
      'Taxable Pay',
      'Taxable Emoluments',
      'Taxable Remuneration',
      'Chargeable Pay',
      'Chargeable Remuneration',
      'Chargeable Emoluments',
      'Taxable Earnings',
      'Taxable',
      'Chargeable',
      'Income brought to tax',
      'Taxable of all months',
      ['Assessable Income', 0.85],
      'Income Assessed',
      'Cumulative Taxable',
      'Total Taxable',
      'Total Taxable Income',
      'Income Chargeable',
      'Income Chargeable to Tax',
      'Income Subject to Tax',
      'Amount Chargeable',
      'Taxable Salary',
      'Taxable for Year',
    ],
    weight: 0,
  },
  {
    name: 'pensionContribution',
    kind: amount,
    labels: labelList(`
      Pension | Pension Contributions | Pension Contributions (Employee)
      Superannuation | Superannuation Contributions | Contributions to Pension Fund | Employee Contributions
      Retirement Contributions | Retirement Annuity~0.8 | Approved Pension Contributions | Approved Pension
      Retirement Fund Contributions | Pension Fund Contributions | Less Pension Fund Contributions | Less Pension Contributions | Less Pension | Pension Fund | Pension contributions of the employee | ${PENSION}
      ${withEndings('Approved pension', IN_OWN_MONEY)} | Approved Superannuation | Approved Superannuation Fund Contributions | Superannuation Fund Contributions
      Approved Pension Fund Contributions | Approved Fund Contributions | Contributions to Approved Fund | Contributions to Approved Funds
      Contributions to Approved Pension Fund | Employee Pension for Year | Pension for Year | Pension for the Year | Cumulative Pension | Total Pension | Annual Pension Contributions | Superannuation Paid
    `),
    finders: [
      sentence(
        '(?:pension|retirement|superannuation)(?: fund)?(?: contributions?)?(?: of| were| was| is| are| came to| come to| amounted to| totall?ed|:)[^.\\d]{0,30}? <>',
        'contribut(?:ed|ions of|ing) <>(?=[^.]{0,40}(?:pension|retirement|superannuation))',
      ),
    ],
    weight: 0,
  },
  {
    ...tinField,
    labels: [
      ...tinField.labels!,
      ...labelList(
        askedOf(
          'Employee | Earner | Person | Recipient | Payee | Deductee | Officer | Worker',
          'TIN | Tax Number | Tax No | BURS Number | BURS No | Tax Account',
        ),
      ),
    ],
    weight: 0.1,
  },
  {
    name: 'employerTin',
    kind: tin,
    labels: labelList(`
      Employer TIN | Employer's TIN | PAYE Number | PAYE TIN | PAYE Registration Number
      PAYE Reference | Employer PAYE Reference | Employer's PAYE Reference | Employer PAYE Number | Employer Tax Reference | Employer Reference
      PAYE Ref No | PAYE Reg | Company TIN | Employer Number~0.8
      ${askedOf('Employer | Company | Firm | Payer | Paying Entity | Paying Office | Deductor | Withholding Agent | Agent', 'TIN | Tax Number | Tax No | Tax Reference | PAYE Reference | PAYE Registration | PAYE Number | TAN/TIN | BURS Number | BURS No | Tax Account | Tax Account No')}
    `),
    finders: [
      // "Office of payment: Nata District Council, TIN C00000000103"
      sentence(
        '\\b(?:employer|company|payer|payment|agent|deductor|from|by|paid by|mohiri)\\b[:,]?[^\\n;]{3,90}?[(,] ?(?:paye |employer )?tin:?(?: no\\.?:?)? <>',
      ),
    ],
    section: { heading: EMPLOYERS, labels: TINS },
    weight: 0,
  },
  {
    name: 'employeeId',
    kind: reference,
    labels: labelList(`
      Employee No | Employee Number | Employee ID | Employee Reference No
      Payroll ID | PF Number
      Employee Code | Staff No | Staff Number | Staff ID
      Works/payroll number | Payroll Number | ${EMPLOYEE_NUMBER}
    `),
    finders: [sentence(`\\b(?:${STAFF}|badge)(?: number| no\\.?| id| ref(?:erence)?)[:.]? <>`)],
    weight: 0,
  },
  idNumberField(),
  { ...certificateNumber, weight: 0 },
  {
    ...certificateIssueDate,
    finders: [
      ...certificateIssueDate.finders!,
      sentence('(?:certified|declared|signed|correct)[^\\n]{0,110}?,? (?:on |this )?<>'),
    ],
    weight: 0.1,
  },
];
