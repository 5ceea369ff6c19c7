import { saidInWords } from '../checks/in-words.ts';
import { onPapers } from '../../lexicon/languages/index.ts';
import { PAY } from '../../lexicon/pay.ts';
import { STAFF } from '../../lexicon/staff-numbers.ts';
import { ACCOUNT } from '../../lexicon/accounts.ts';
import { CIVIL_TITLES } from '../../lexicon/forms-of-address.ts';
import { message } from '../../../contract/messages/message.ts';
import { ID_WORDS } from '../../packs/country-words.ts';
import { labelList, words } from '../../values/text/label-list.ts';
import { inThePast } from '../checks/days.ts';
import { difference, listTotal, notRefunded, payeFitsTable } from '../checks/numbers.ts';
import { anywhere } from '../find/anywhere.ts';
import { companyAtFoot } from '../find/issuers/foot.ts';
import { letterhead } from '../find/issuers/heading.ts';
import { nameAbove, nameBesideNumber, nameOverBlock } from '../find/people/name-above.ts';
import { writtenTo } from '../find/people/written-to.ts';
import { sentence } from '../find/sentence.ts';
import { date } from '../../values/date.ts';
import { accountNumber, reference } from '../../values/identifiers.ts';
import { money } from '../../values/money.ts';
import { companyName } from '../../values/company-name.ts';
import { ENGLISH_MONTH, MONTH_OF_HERE } from '../../values/months.ts';
import { namePart, personName } from '../../values/person-name.ts';
import { payPeriod } from '../../values/periods.ts';
import { text } from '../../values/words.ts';
import { BASIC_PAY } from '../../ledger/words/pay.ts';
import type { DocumentType } from '../document-type.ts';
import { isToBeFilledIn } from './sentence-cues.ts';
import { statesNoFigure } from './states-no-figure.ts';
import { PAYSLIP_CUES } from './payslip-cues.ts';
import { ownMonth, payFields } from './pay-fields.ts';
import { totalOfLines } from './total-of-lines.ts';
import { basicLine, pensionLine, refundedLine, taxLine } from './pay-lines-named.ts';
import { employeeOfParts, idNumberField } from './shared.ts';
import { EMPLOYEE, EMPLOYEE_NUMBER, EMPLOYER, PAY_PERIOD, POST } from './wordings.ts';
import { MARKS } from '../../packs/currencies.ts';

/** Headings beside the employer's name: "GOVERNMENT PAYROLL". */
const PAY_HEADING =
  /^pay (?:cent(?:re|er)|point|office|station)|\b(?:payroll|pay ?slips?|(?:salary|pay|wage) (?:advice|slip)s?)$/i;

/** Titles of a payslip, in a sentence or a combined heading. */
const SLIP = `(?:pay ?slip|(?:${PAY}|payroll|pension(?:er)?)[ -](?:advice|slip|statement))`;
/** Label of an employee number in running text. */
const NUMBER = `(?:${STAFF}|work|pay)\\.? ?(?:no|nr|number|code|id)\\b`;
/** Text after it that is not a name: "Works No. 118 Night Shift". */
const NOT_WHO = '[^\\n]*\\b(?:shift|department|dept|section|division|grade|scale|branch|team)\\b';
const MONTH_IN_HEADING = '(?:\\d{1,2} )?\\p{L}{3,9}\\.?,? \\d{4}';

/**
 * "October 2026", "Phalane 2026", "Oct-26" alone in a cell: the pay period. A month by number is excluded, as two
 * digits are often a cost centre or grade.
 */
const MONTH_ALONE = new RegExp(
  String.raw`^(?:(?:${MONTH_OF_HERE})\.?[ ,/-]+20\d{2}|(?:${ENGLISH_MONTH})[/-]\d{2})$`,
  'i',
);

/** Lines below an employee's unlabelled name. */
const STAFF_NUMBER = new RegExp(
  String.raw`\b(?:${STAFF}|work|force|pay)\.? ?(?:(?:no|number|code|id|ref(?:erence)?)\b|#)|\b(?:${ID_WORDS})\b.{0,12}\d`,
  'i',
);

/** Before "account": it is kept by a fund, a lender or the tax authority. */
const NO_BANK = 'uan|pf|epf|fund|pension|retirement|loan|aid|tax';

/** Monthly payslip. */
export const payslip: DocumentType = {
  documentType: 'PAYSLIP',
  title: 'payslip',
  category: 'INCOME',
  ofCategory: true,
  configuredType: () => 'PAYSLIP',
  letter: 'never',
  inCells: true,
  sentenceCues: [isToBeFilledIn],
  looks: [statesNoFigure],
  phraseCues: PAYSLIP_CUES,
  fields: [
    {
      name: 'employeeName',
      kind: personName,
      labels: labelList(`
        Employee Names | Name of Employee | Full Name | Employee | Name
        Names | Leina | Officer~0.8 | Guard~0.8 | Driver~0.8 | Labourer~0.8 | Operator~0.7 | Nurse~0.7 | Teacher~0.7 | Paid to~0.8 | Pay to~0.8 | To~0.7 | In favour of | ${EMPLOYEE}
      `),
      finders: [
        sentence(
          `(?:pay ?slip|(?:salary|wage|pay) (?:slip|advice)) (?:for|of):? <>(?=[,.;\\n(]| for\\b| ${NUMBER}|\\s+[-–|]\\s)`,
          // "Mr Kago Example, employee no. 118"; "Employee: 118-447 EXAMPLE, KAGO": the number before the name.
          '(?:^|\\n)(?:employee|emp|staff member|worker):? [A-Z]{0,3}\\d[\\d/-]{2,12}\\s+[-–]?\\s*(?!\\p{L}+:)<>',
          // "Clock no 118 K. EXAMPLE", alone on its line
          `(?:^|\\n)${NUMBER}\\.?:? [A-Z]{0,3}\\d[\\d/-]{1,12}\\s+[-–]?\\s*(?!${NOT_WHO})<>(?=\\n|$)`,
          `(?:^|\\n|\\b(?:${CIVIL_TITLES})\\.? )<>,? \\(?${NUMBER}`,
          // Heading of an app: "Kago Example · EX20419 · Clerk"
          '(?:^|\\n)<>\\s+[-–·|•]\\s+(?=(?:(?:employee|emp|staff)\\.? )?(?:(?:no|nr|number)\\.? )?[A-Z]{0,4}\\d{3,8}\\s+[-–·|•]\\s)',
        ),
        // "Payslip - Aug 2026 - Kago Example (EX09)": a combined heading.
        sentence(
          `${SLIP}\\s*[-–|:] (?:${MONTH_IN_HEADING}\\s*[-–|,] )?<>(?<! (?:${STAFF}))(?=\\s*[(,|]|\\s+[–-]\\s|\\n|\\s+(?:${STAFF}|no)\\b)`,
        ),
        // A salutation.
        sentence(
          `(?:^|\\n)(?:dear|dumela|hello|hi) (?:(?:${CIVIL_TITLES})\\.? )?(?=\\S+ \\p{Lu})<>(?=[,!\\n]|\\. | \\((?:no|nr|emp|id|staff)\\b)`,
        ),
        nameOverBlock(STAFF_NUMBER),
        nameBesideNumber(STAFF_NUMBER),
        // The address in an envelope window.
        writtenTo(),
        // On narrow slips: the name with "No: 0044" below it.
        nameAbove(/^(?:no|nr|#)\.?:?\s*[A-Z]{0,3}\d{2,6}\b/i),
      ],
      weight: 1,
      aliases: ['fullName'],
    },
    {
      name: 'surname',
      kind: namePart,
      labels: ['Surname', 'Employee Surname', 'Last Name', 'Sefane', 'Surname / Sefane'],
      weight: 0,
    },
    {
      name: 'forenames',
      kind: namePart,
      labels: labelList(`
        Forenames | First Name | First Names | Employee First Names | Employee Forenames | Initials | Forenames / Maina | Names~0.8
        Maina a mangwe
      `),
      weight: 0,
    },
    {
      name: 'employeeId',
      kind: reference,
      labels: labelList(`
        Employee No | Employee Number | Employee ID | {PF Number,PF No}~0.8 | Payroll ID | Employee Code
        Staff No | Staff Number | Staff ID | Payroll Number
        Clock Number | Payroll | Force No | ${EMPLOYEE_NUMBER}
        Pay Number | Salary Number | Employment Number
        File | File Number | Company No~0.6 | Code~0.7 | No~0.6
      `),
      finders: [
        sentence(
          '(?:employee|staff|worker|dear|hello|dumela)\\b[^.\\n\\d]{3,50}\\((?:no|nr|emp|id|staff)\\.?[^\\S\\n]*<>(?=\\))',
          // "Employee: Kago Example (E0091)"
          '(?:employee|worker|staff member|name)[: ][^.\\n\\d:(]{4,40} \\((?=\\p{L}{0,4}[/-]?\\d)<>(?=\\))',
          `\\b(?:${STAFF}) (?:no|nr|number|id|code)\\b\\.?:? (?:is )?<>`,
          `[-–·|•]\\s+(?:${STAFF})\\.? <>(?=\\s+[-–·|•]\\s)`,
          // "Employee: Kago Example No. EX/021"
          '(?:employee|worker|staff member|name)[: ][^.\\n\\d:]{4,40} (?:no|nr|number)\\b\\.?:? <>',
          `${SLIP}\\s*[-–|:][^\\n(]{4,60}\\((?:(?:no|emp|id|staff)\\.?[^\\S\\n]*)?<>(?=\\))`,
        ),
        // "EMP-0192", alone under the name.
        anywhere(0.6, (t) => /^EMP[-/]?\d{2,8}$/i.test(t.trim())),
      ],
      weight: 0.25,
    },
    {
      name: 'employerName',
      kind: companyName,
      labels: labelList(`
        Employer | Name of Employer | Company | Organisation | Mothapi
        Ministry~0.8 | Name of Company | Organisation Name | Paid by | ${EMPLOYER}
      `),
      finders: [letterhead(0.82, 0.3, undefined, PAY_HEADING), companyAtFoot()],
      aliases: ['employer'],
      weight: 0.6,
    },
    {
      name: 'payPeriod',
      kind: payPeriod,
      labels: labelList(`
        Pay Period | Period | Pay Month | Salary Month | For the {Month,Period,Week,Fortnight} {Ending,Ended} | Payroll Period | For the Month of | Month
        Month Ending | Period Ending | Pay Period Ending | Period Ended | Salary for | Kgwedi | Payslip for
        Payslip | Salary Slip for | Salary Advice for | Tax Period | ${PAY_PERIOD}
        Setlankana sa moputso~0.8 | Week Ending | Week Ended | {Wk,Week} End | W/E | Fortnight Ending | Salary Slip~0.8 | Salary Advice~0.8
        {Wage,Wages,Salary,Pay} {List,Sheet}~0.8 | Pay Advice~0.8 | Wage Slip~0.8 | Pay Month/Year | Salary Month/Year
      `),
      finders: [
        sentence(
          '\\byour (?:pay|salary|wages?)(?:[,:]| for| of)? <>',
          '\\bwork (?:done|performed) (?:in|during) (?:the month of )?<>',
          `${SLIP},? (?:for|of) (?:the )?(?:(?:pay )?(?:month|period|week|fortnight)(?: of| ended| ending)? )?<>`,
          `${SLIP},? (?:month|period|week|fortnight) (?:of|ended|ending):? <>`,
          `${SLIP}\\s*[-–|:] <>`,
        ),
        // A month alone in a cell of the header.
        anywhere(0.6, (t) => MONTH_ALONE.test(t.trim())),
      ],
      weight: 0.6,
    },
    {
      name: 'payDate',
      kind: date,
      labels: labelList(`
        ${onPapers('payDay')} | Payment Date | Date Paid | Paid On | Salary Date
        Date~0.7 | Date of Pay | Value Date~0.8 | Paid~0.8 | Processed on
        Banking Date | Letlha~0.8 | Payday | Payment~0.7 | Credited~0.8 | Banked~0.8 | Payable~0.7 | Date Credited | Date of Transfer | Date Transferred | Settlement Date | Bank Date | Handed over on | In your bank on | In your account on | Date Settled | Disbursed on | {Check,Cheque} Date | Paid by {EFT,Transfer,Bank Transfer,Direct Deposit} on | {Credited,Paid,Transferred} to {Bank,Account}~0.9 | Money in Bank {by,on} | Date of Disbursement | Payout Date | Paid Date | {Salary,Pay,Wage,Wages} {Credited,Banked}~0.8 | Payable on | Pay Run Date | Letsatsi la tuelo | Deposited~0.8 | Into bank on | In bank on | Date Deposited | Banked on
      `),
      finders: [
        sentence(
          '(?:paid|payable|transferred|deposited|banked|received|credited)(?:[^.\\n]|\\.(?=\\d)|(?<=\\b(?:acc|acct|no|nr|br))\\.){0,60}? on (?:the )?<>',
          '\\bpaid:? <>',
          `\\b(?:credited|banked|paid)(?: (?:in)?to (?:your )?(?:bank|account))? (?:${MARKS})? ?\\d[\\d ,]*\\.\\d\\d <>(?=\\n|$)`,
          'reach(?:es)? your (?:bank|account)[^.\\n]{0,20} on (?:the )?<>',
          '\\bpaid (?:by|via|through) (?:\\p{L}+ ){1,3}(?:on )?<>',
        ),
      ],
      weight: 0.25,
    },
    ...payFields,
    idNumberField(),
    {
      name: 'position',
      kind: text,
      labels: labelList(`
        Designation | Position | Job Title | Occupation | Post | Maemo | Works as | Employed as | Engaged as | Trade | Rank | ${POST}
      `),
      weight: 0,
    },
    {
      name: 'department',
      kind: text,
      labels: labelList(
        'Department | Dept | Cost Centre | Division | Section | Ward/Dept | Department/Section | Dept/Section | Dept/Vote | Unit~0.8',
      ),
      weight: 0,
    },
    {
      name: 'bankAccount',
      kind: accountNumber,
      labels: labelList(`
        Account No | Account Number | Bank Account | Bank Account No
        Acc~0.85 | Paid into~0.85 | Credited to~0.85 | Bank Details~0.8 | Banking Details~0.8 | Account~0.8
      `),
      finders: [
        sentence(
          `(?<!\\b(?:${NO_BANK}) )\\b(?:${ACCOUNT})\\.?(?: no\\.?| number)?[.:]? <>`,
          // "Bank: FNB 62000000001"
          '\\bbank:? (?:\\p{L}+ ){1,4}<>',
        ),
      ],
      weight: 0,
    },
    {
      name: 'basicSalary',
      kind: money,
      labels: labelList(BASIC_PAY),
      weight: 0,
    },
  ],
  derivations: [
    employeeOfParts,
    totalOfLines('grossSalary', 'earnings', message('inferredValues.sumOfEarnings')),
    totalOfLines('totalDeductions', 'deductions', message('inferredValues.sumOfDeductions'), [
      'grossSalary',
      'netSalary',
    ]),
    refundedLine,
    basicLine,
    taxLine,
    pensionLine,
    ownMonth(),
  ],
  otherLabels: words(`
    Bank | Bank Name | Branch | Branch Code | Grade | Scale | Pay Point | Job Grade | Salary Scale | Notch | Hired | Tax Identification | Tax ID | Tax Ref | Tax Reference | Tax Code | Tax Code Ref | Tax No | Tax Status | Date Engaged
    Engagement Date | Start Date | Leave Days | Leave Balance | Tax Number | TIN | Cost Centre | YTD
    Year to Date | Description | Amount | Earnings | Deductions | Housing Allowance
    Transport Allowance | Overtime | Medical Aid | Union | Loan | Employer Contributions
    Company Contributions | Taxable Income | Taxable Pay | Address | Payment Method | Pay Method
    Hours | Rate | Units | Currency | Pay Frequency | Started | Joined | Engaged | Date Started | Date Joined | Employed Since
    ${onPapers('otherNumbers')} | ${onPapers('otherPayFigures')}
     Gross YTD | Tax YTD | PAYE YTD | Net YTD | Nett YTD | Pension YTD | YTD Gross | YTD Tax
    {UAN,PF,EPF,Provident Fund,Pension,Pension Fund,Retirement,Loan,Medical Aid,Tax} {Account,Account No,Account Number}
    YTD PAYE | YTD Net | Gross to Date | Tax to Date | PAYE to Date | Gross Year to Date | Tax Year to Date
  `),
  keys: ['payPeriod', 'employeeName', 'employeeId'],
  checks: [
    difference('grossSalary', 'totalDeductions', 'netSalary', 'gross-less-deductions-is-net'),
    listTotal('deductions', 'amount', 'totalDeductions', 'deductions-add-up'),
    notRefunded('deductions', 'taxAmount'),
    payeFitsTable('grossSalary', 'pensionContribution', 'taxAmount', 'payPeriod'),
    saidInWords('netSalary', 'grossSalary', 'totalDeductions'),
    inThePast('payDate'),
  ],
};
