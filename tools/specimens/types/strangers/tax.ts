import type { Draft } from '../../draw/draft.ts';
import { t } from '../../draw/inline.ts';
import type { Row } from '../../parts/form.ts';
import { form } from '../../parts/form.ts';
import { specimenLine } from '../../parts/security.ts';
import { signatureLine } from '../../parts/signature.ts';
import { stamp } from '../../parts/stamp.ts';
import { commas, spaces } from '../../world/amounts.ts';
import {
  addDays,
  addYears,
  dashDate,
  longDate,
  monCapsDate,
  monDate,
  ordinalDate,
  slashDate,
} from '../../world/dates.ts';
import { upper } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';
import type { ComplianceFacts } from '../compliance.ts';
import type { EmploymentFacts } from '../employment.ts';
import { boxes } from './boxes.ts';
import { hand, opening, write } from './hand.ts';

const BURS = [
  'Botswana Unified Revenue Service',
  'BOTSWANA UNIFIED REVENUE SERVICE',
  'BOTSWANA UNIFIED REVENUE SERVICE (BURS)',
];
const yearEnd = (f: EmploymentFacts): string => addDays(addYears(f.taxYear, 1), -1);
const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1).toLowerCase();

/** A test author's certificate of the year's pay. */
export function p60Plain(d: Draft, f: EmploymentFacts, random: Random): void {
  const h = hand(random);
  opening(
    d,
    h,
    random.chance(0.5) ? [random.pick(BURS)] : [],
    'P60|P60 CERTIFICATE|P60 - END OF YEAR CERTIFICATE|ITW8 TAX CERTIFICATE|P60 END OF YEAR TAX CERTIFICATE',
  );
  write(d, h, [
    ['Employer|Employer Name|Name of Employer', d.f('employerName')],
    ...(random.chance(0.4) ? [['Employer TIN|Employer Tax Number', d.f('employerTin')] as Row] : []),
    ['Employee|Employee Name|Name of Employee', d.f('employeeName', h.name)],
    ...(random.chance(0.6) ? [['Employee Number|Payroll Number|Employee ID', d.f('employeeId')] as Row] : []),
    ...(random.chance(0.6) ? [['Omang|ID Number', d.f('idNumber')] as Row] : []),
    ['Tax Year|Year|Year of Assessment', d.f('taxYear')],
    ['Gross Salary|Gross Income|Total Pay|Total Gross Pay|Gross Earnings', d.f('grossSalary', h.money)],
    ['Tax Deducted|Total Tax Deducted|PAYE Deducted|Tax Paid', d.f('taxDeductions', h.money)],
    ...(random.chance(0.4) ? [['Date|Date of Issue', d.f('issueDate', h.date)] as Row] : []),
  ]);
  if (random.chance(0.3)) d.para(`Tax year ended ${h.date(yearEnd(f))}`);
}

/** An employer's slip with the figures in boxes that have numbers. */
export function p60Boxes(d: Draft, f: EmploymentFacts): void {
  d.left = d.right = 44;
  d.page('a5Landscape').use({ family: 'sans', size: 10 });
  d.y = 34;
  d.para('CERTIFICATE OF PAY AND TAX DEDUCTED (ITW 8)', { bold: true, size: 13, after: 6 });
  boxes(d, [
    [
      { label: '1  Employer', value: d.f('employerName'), share: 2 },
      { label: '2  Employer PAYE no.', value: d.f('employerTin') },
    ],
    [
      { label: '3  Employee (surname and names)', value: d.f('employeeName', upper), share: 2 },
      { label: '4  Omang or passport', value: d.f('idNumber') },
    ],
    [
      { label: '5  Works number', value: d.f('employeeId') },
      { label: '6  Year of assessment', value: d.f('taxYear') },
      { label: '7  Period to', value: dashDate(yearEnd(f)) },
    ],
    [
      { label: '8  Total emoluments P', value: d.f('grossSalary', spaces) },
      { label: '9  Approved pension P', value: d.f('pensionContribution', spaces) },
      { label: '10  Tax withheld P', value: d.f('taxDeductions', spaces) },
    ],
  ]);
  d.gap(14).para(t`Certified correct: ${f.signatory.name}, ${f.officer}, ${d.f('issueDate', monDate)}`);
  specimenLine(d);
}

/** A test author's tax certificate. */
export function taxPlain(d: Draft, _f: EmploymentFacts, random: Random): void {
  const h = hand(random);
  opening(
    d,
    h,
    [random.pick(BURS)],
    'TAX CERTIFICATE|INCOME TAX CERTIFICATE|Tax Certificate|CERTIFICATE OF INCOME TAX',
  );
  write(d, h, [
    ...(random.chance(0.7)
      ? [['Certificate Number|Certificate No|Ref No', d.f('certificateNumber')] as Row]
      : []),
    ['Taxpayer Name|Name|Employee Name|Name of Taxpayer', d.f('employeeName', h.name)],
    ['TIN|Tax Number|Tax Identification Number|Taxpayer Number', d.f('tinNumber')],
    ['Employer|Employer Name', d.f('employerName')],
    ['Tax Year|Year of Assessment|Assessment Year', d.f('taxYear')],
    ['Gross Income|Total Income|Gross Salary|Taxable Income', d.f('grossSalary', h.money)],
    ['Tax Deducted|Tax Paid|Total Tax|PAYE', d.f('taxDeductions', h.money)],
    ['Date of Issue|Issue Date|Date Issued|Date', d.f('issueDate', h.date)],
  ]);
}

/** An assessment office's printed statement: boxes, then one sentence. */
export function taxBoxes(d: Draft, f: EmploymentFacts, random: Random): void {
  d.page('letter').use({ family: 'slab', size: 10 });
  d.para('TAX CERTIFICATE', { bold: true, size: 16, after: 2 });
  d.para('Income Tax Act (Cap. 52:01) - Revenue Service, Botswana', { size: 9, after: 12 });
  boxes(d, [
    [
      { label: 'Certificate', value: d.f('certificateNumber') },
      { label: 'Issued', value: d.f('issueDate', ordinalDate) },
      { label: 'Tax year', value: d.f('taxYear') },
    ],
    [
      { label: 'Name', value: d.f('employeeName', upper), share: 2 },
      { label: 'TIN', value: d.f('tinNumber') },
    ],
    [{ label: 'Employed by', value: d.f('employerName') }],
    [
      { label: 'Income assessed (Pula)', value: d.f('grossSalary', commas) },
      { label: 'Tax charged and paid (Pula)', value: d.f('taxDeductions', commas) },
      { label: 'Balance', value: 'NIL' },
    ],
  ]);
  d.gap(14).para('The tax charged on the income shown has been paid in full.');
  signatureLine(d, random, { x: 56, y: d.y + 44, width: 190 }, [f.signatory.name, 'Assessing Officer']);
  specimenLine(d);
}

const certificate =
  (
    title: string,
    rows: (d: Draft, f: ComplianceFacts, random: Random, date: (iso: string) => string) => Row[],
    foot: string,
  ) =>
  (d: Draft, f: ComplianceFacts, random: Random): void => {
    const h = hand(random);
    opening(d, h, [random.pick(BURS)], title);
    if (random.chance(0.4)) d.para(foot);
    write(d, h, rows(d, f, random, h.date));
    d.gap(20).para(
      random.pick([
        'Commissioner General',
        'Authorised Signature: ________________',
        'Signed: ______________',
      ]),
    );
  };

/** A test author's tax clearance. */
export const clearancePlain = certificate(
  'TAX CLEARANCE CERTIFICATE|TAX CLEARANCE|Tax Clearance Certificate',
  (d, _f, random, date) => [
    ['Certificate Number|Certificate No|TCC Number|Reference Number', d.f('certificateNumber')],
    [
      'Taxpayer Name|Taxpayer|Company Name|Name of Taxpayer|Name',
      d.f('taxpayerName', random.pick([String, upper])),
    ],
    ['TIN|Taxpayer Identification Number|Tax Number|TIN Number', d.f('tinNumber')],
    ['Issue Date|Date of Issue|Date Issued|Issued On', d.f('issueDate', date)],
    ['Expiry Date|Valid Until|Expires|Date of Expiry|Valid To', d.f('expiryDate', date)],
    ...(random.chance(0.7)
      ? [['Status|Tax Status|Compliance Status', d.f('status', random.pick([String, capital]))] as Row]
      : []),
  ],
  'This is to certify that the taxpayer named below has complied with all tax obligations.',
);
/** A test author's TIN certificate. */
export const tinPlain = certificate(
  'TIN CERTIFICATE|TAXPAYER IDENTIFICATION NUMBER CERTIFICATE|TAX REGISTRATION CERTIFICATE|CERTIFICATE OF TAX REGISTRATION',
  (d, _f, random, date) => [
    ['Taxpayer Name|Name|Taxpayer|Registered Name', d.f('taxpayerName', random.pick([String, upper]))],
    ['TIN|TIN Number|Taxpayer Identification Number|Tax Identification Number (TIN)', d.f('tinNumber')],
    ...(random.chance(0.6) ? [['Certificate Number|Certificate No', d.f('certificateNumber')] as Row] : []),
    ['Issue Date|Date of Issue|Date Issued|Date', d.f('issueDate', date)],
    ...(random.chance(0.6) ? [['Status', d.f('status', random.pick([String, capital]))] as Row] : []),
  ],
  'This certificate confirms that the taxpayer is registered for tax purposes.',
);
/** A test author's VAT certificate. */
export const vatPlain = certificate(
  'VAT CERTIFICATE|VAT REGISTRATION CERTIFICATE|VALUE ADDED TAX REGISTRATION CERTIFICATE|CERTIFICATE OF VAT REGISTRATION',
  (d, _f, random, date) => [
    [
      'Taxpayer Name|Business Name|Registered Name|Company Name|Trader',
      d.f('taxpayerName', random.pick([String, upper])),
    ],
    ['VAT Number|VAT Registration Number|VAT No|VAT Reg. No.', d.f('vatNumber')],
    ...(random.chance(0.6) ? [['TIN|Tax Identification Number', d.f('tinNumber')] as Row] : []),
    ...(random.chance(0.6) ? [['Certificate Number|Certificate No', d.f('certificateNumber')] as Row] : []),
    ['Effective Date|Effective From|Date of Registration|Registered From', d.f('effectiveDate', date)],
    ['Issue Date|Date of Issue|Date Issued', d.f('issueDate', date)],
  ],
  'The business named below is registered under the Value Added Tax Act.',
);

/** A portal's print: both languages, the number large, validity in one phrase. */
export function clearancePortal(d: Draft, f: ComplianceFacts): void {
  d.page('a4').use({ family: 'narrow', size: 12 });
  d.para('CERTIFICATE OF GOOD STANDING WITH THE REVENUE', { bold: true, size: 14, after: 2 });
  d.para('Tax clearance / Tetlelelo ya lekgetho', { after: 14 });
  d.para(['No. ', d.f('certificateNumber', undefined, { bold: true, size: 15 })]);
  d.para(
    t`We certify that ${d.f('taxpayerName', upper, { bold: true })} (TIN ${d.f('tinNumber')}) of ${f.firm.address.text} has filed all returns and owes no tax to the Botswana Unified Revenue Service.`,
  );
  form(
    d,
    [
      [
        'This certificate is valid',
        ['from ', d.f('issueDate', longDate), ' to ', d.f('expiryDate', longDate)],
      ],
      ['Standing', d.f('status', capital)],
      ['Purpose', 'Public tender'],
    ],
    { arrangement: 'dots', labelWidth: 150, pitch: 8 },
  );
  specimenLine(d);
}
/** A registration notice in boxes. */
export function tinBoxes(d: Draft, f: ComplianceFacts, random: Random): void {
  d.page('a5').use({ family: 'sans', size: 10 });
  d.left = d.right = 30;
  d.y = 36;
  d.para('Revenue Service - Taxpayer Registration', { bold: true, size: 12 });
  d.para('NOTICE OF TAXPAYER IDENTIFICATION NUMBER', { bold: true, after: 8 });
  boxes(d, [
    [
      { label: 'TIN', value: d.f('tinNumber', undefined, { bold: true, size: 14 }) },
      { label: 'Status', value: d.f('status', capital) },
    ],
    [{ label: 'Registered taxpayer', value: d.f('taxpayerName') }],
    [
      { label: 'Certificate', value: d.f('certificateNumber') },
      { label: 'Date', value: d.f('issueDate', slashDate) },
    ],
    [{ label: 'Address', value: f.firm.postal.text }],
  ]);
  stamp(d, random, {
    x: 320,
    y: d.y + 60,
    shape: 'round',
    rows: [monCapsDate(String(d.values['issueDate']))],
    ring: 'TAXPAYER SERVICES',
  });
  specimenLine(d);
}
/** A letter that tells a trader of its registration. */
export function vatLetter(d: Draft, f: ComplianceFacts): void {
  d.page('a4').use({ family: 'serif', size: 12, leading: 1.5 });
  d.para('Botswana Unified Revenue Service', { bold: true, align: 'right', after: 0 });
  d.para('VAT Division, Gaborone', { align: 'right' });
  d.para(d.f('issueDate', longDate));
  d.para(d.f('taxpayerName'), { after: 0 });
  d.para(f.firm.postal.text);
  d.para('REGISTRATION FOR VALUE ADDED TAX', { bold: true });
  d.para(
    t`You have been registered for VAT with effect from ${d.f('effectiveDate', longDate)}. Your VAT registration number is ${d.f('vatNumber', undefined, { bold: true })} and must appear on every tax invoice. Your income tax number remains ${d.f('tinNumber')}.`,
  );
  d.para(
    t`Your registration certificate number is ${d.f('certificateNumber')}. Returns are due ${String(d.values['taxPeriod']).toLowerCase()}.`,
  );
  d.gap(30).para(f.officer.name, { after: 0 });
  d.para('for Commissioner General');
  specimenLine(d);
}
