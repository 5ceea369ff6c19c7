import type { Draft } from '../../draw/draft.ts';
import { t } from '../../draw/inline.ts';
import type { Row } from '../../parts/form.ts';
import { specimenLine } from '../../parts/security.ts';
import { signatureLine } from '../../parts/signature.ts';
import { commas } from '../../world/amounts.ts';
import { monthYear, ordinalDate, slashDate } from '../../world/dates.ts';
import { titled } from '../../world/person.ts';
import type { Random } from '../../world/random.ts';
import type { EmploymentFacts } from '../employment.ts';
import { boxes } from './boxes.ts';
import { hand, opening, write } from './hand.ts';

const employee = (d: Draft, f: EmploymentFacts) =>
  d.f('employeeName', (v: string) => titled({ ...f.who, name: v }));

/** A test author's reference. */
export function referencePlain(d: Draft, f: EmploymentFacts, random: Random): void {
  const h = hand(random, true);
  opening(
    d,
    h,
    [d.f('issuerName')],
    'REFERENCE LETTER|LETTER OF REFERENCE|Reference Letter|RECOMMENDATION LETTER',
  );
  d.para([random.pick(['Date: ', '']), d.f('issueDate', h.date)]);
  d.para('To Whom It May Concern');
  d.para(
    t`It is my pleasure to recommend ${d.f('name')}, who worked with us as ${f.values['position'] as string} for ${String(random.int(2, 9))} years.`,
  );
  d.para('He or she is hardworking, reliable and honest. I recommend this person without reservation.');
  d.para(random.pick(['Sincerely,', 'Yours faithfully,', 'Kind regards,']));
  d.gap(20).para(d.f('signatoryName'), { after: 1 });
  d.para(d.f('signatoryTitle'));
}

/** A referee's form for a landlord or a school: questions and answers. */
export function referenceForm(d: Draft, _f: EmploymentFacts, random: Random): void {
  d.page('a4').use({ family: 'verdana', size: 9 });
  d.para('PERSONAL REFERENCE FORM', { bold: true, size: 13 });
  boxes(d, [
    [
      { label: 'Name of person for whom the reference is given', value: d.f('name') },
      { label: 'How long known', value: `${random.int(3, 20)} years` },
    ],
    [
      { label: 'Name of referee', value: d.f('signatoryName') },
      { label: 'Position', value: d.f('signatoryTitle') },
    ],
    [
      { label: 'Organisation', value: d.f('issuerName') },
      { label: 'Date', value: d.f('issueDate', slashDate) },
    ],
    [
      {
        label: 'Reference: is the applicant of good character? Please comment.',
        value:
          'The applicant is of sober habits, trustworthy and pays what is owed in time. I would recommend the applicant.',
      },
    ],
  ]);
  signatureLine(d, random, { x: 56, y: d.y + 50, width: 180 }, ['Signature of referee']);
  specimenLine(d);
}

/** A test author's proof of income. */
export function incomePlain(d: Draft, _f: EmploymentFacts, random: Random): void {
  const h = hand(random);
  opening(
    d,
    h,
    [d.f('employerName')],
    'PROOF OF INCOME|PROOF OF INCOME LETTER|INCOME CONFIRMATION LETTER|SALARY CONFIRMATION',
  );
  d.para(['Date: ', d.f('issueDate', h.date)]);
  if (random.chance(0.5)) {
    write(d, h, [
      ['Employee Name|Employee|Name', d.f('employeeName', h.name)],
      ['Position|Job Title', d.f('position')],
      ['Gross Salary|Gross Monthly Income|Gross Monthly Salary', d.f('grossSalary', h.money)],
      ...(random.chance(0.6) ? [['Tax|PAYE|Income Tax', d.f('taxDeductions', h.money)] as Row] : []),
      ['Net Salary|Net Monthly Income|Net Pay', d.f('netSalary', h.money)],
      ...(random.chance(0.5) ? [['Month|Pay Period', d.f('payPeriod', h.month)] as Row] : []),
    ]);
  } else {
    d.para(
      t`We confirm that ${d.f('employeeName')} is employed by us as ${d.f('position')} and earns a gross monthly salary of ${d.f('grossSalary', h.money)} and a net salary of ${d.f('netSalary', h.money)}.`,
    );
  }
  d.para(random.pick(['Sincerely,', 'Yours faithfully,']));
  d.gap(16).para(d.f('signatoryName'), { after: 1 });
  d.para(d.f('signatoryTitle'));
}

/** A payroll bureau's statement with three boxes of figures. */
export function incomeBoxes(d: Draft, f: EmploymentFacts, random: Random): void {
  d.page('a4').use({ family: 'serif', size: 11 });
  d.para('STATEMENT OF EARNINGS', { bold: true, size: 15, after: 3 });
  d.para([
    'issued by the employer ',
    d.f('employerName', undefined, { bold: true }),
    ' on ',
    d.f('issueDate', ordinalDate),
  ]);
  d.para(
    t`In respect of ${employee(d, f)}, identity number ${d.f('idNumber')}, ${d.f('position')}, for the month of ${d.f('payPeriod', monthYear)}:`,
  );
  boxes(d, [
    [
      { label: 'Gross pay (BWP)', value: d.f('grossSalary', commas, { bold: true }) },
      { label: 'Income tax withheld (BWP)', value: d.f('taxDeductions', commas, { bold: true }) },
      { label: 'Net pay (BWP)', value: d.f('netSalary', commas, { bold: true }) },
    ],
  ]);
  d.gap(14).para('We accept no liability arising out of this statement.');
  signatureLine(d, random, { x: 56, y: d.y + 44, width: 190 }, [
    f.signatory.name,
    String(d.values['signatoryTitle']),
  ]);
  specimenLine(d);
}
