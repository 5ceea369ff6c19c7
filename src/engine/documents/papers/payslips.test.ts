import { describe, expect, it } from 'vitest';
import { companyName } from '../../values/company-name.ts';
import { type PrintedLine } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

/** A slip of a few lines under its heading. */
const slip = (heading: readonly string[], ...rows: readonly (readonly [string, string])[]) =>
  readPrinted([
    ...heading.map((text, i): PrintedLine => [60, 60 + 30 * i, text]),
    [60, 260, 'Basic salary'],
    [600, 260, '7,900.00'],
    ...rows.flatMap(([name, amount], i): PrintedLine[] => [
      [60, 300 + 40 * i, name],
      [600, 300 + 40 * i, amount],
    ]),
  ]);

describe('payslips that say it in other words', () => {
  it.each([
    'Nett amount paid to bank (BWP)',
    'Nett',
    'Nett wages (rounded)',
    'Balance paid',
    'Net pension payable',
  ])('%s is the net pay', (label) =>
    expect(valueIn(slip(['PAYSLIP', 'Employee: Kago Example'], [label, '6,402.08']), 'netSalary')).toBe(
      6402.08,
    ),
  );

  it.each([
    ['Remuneration advice for the month ended 31 August 2026', '2026-08'],
    ['Salary statement for September 2026', '2026-09'],
    ['Payslip - Jul 2026 - Kago Example (EX09) - paid 29 Jul 2026', '2026-07'],
  ])('%s', (heading, month) => expect(valueIn(slip([heading]), 'payPeriod')).toBe(month));

  it('a heading of all particulars, parted by dashes', () => {
    const paper = slip(['Nata Example CC', 'Payslip - Jul 2026 - Kago Example (EX09) - paid 29 Jul 2026']);
    expect(valueIn(paper, 'employeeName')).toBe('Kago Example');
    expect(valueIn(paper, 'employeeId')).toBe('EX09');
    expect(valueIn(paper, 'payDate')).toBe('2026-07-29');
  });

  it('several labels on a line, some without a colon', () => {
    const paper = slip([
      'Salary statement',
      'Employee: Kago Neo Example No. EX/021 Payment: 25 September 2026',
    ]);
    expect(valueIn(paper, 'employeeName')).toBe('Kago Neo Example');
    expect(valueIn(paper, 'employeeId')).toBe('EX/021');
    expect(valueIn(paper, 'payDate')).toBe('2026-09-25');
    const other = slip(['PAYSLIP Employee: Neo Example Emp No 4471 Period: October 2026']);
    expect(valueIn(other, 'employeeName')).toBe('Neo Example');
    expect(valueIn(other, 'employeeId')).toBe('4471');
    expect(valueIn(other, 'payPeriod')).toBe('2026-10');
    const advice = slip(['Pay advice: Lulu Example Emp No EX-88 Period: August 2026 Paid 27 Aug 2026']);
    expect(valueIn(advice, 'employeeName')).toBe('Lulu Example');
    expect(valueIn(advice, 'employeeId')).toBe('EX-88');
  });

  it('a name before the number of an employee, in a line of both', () => {
    const titled = slip([
      'Nata Example (Pty) Ltd',
      'Remuneration slip, month ending 30/09/2026',
      'Mr Kago Example, employee no. 118, mechanic',
    ]);
    expect(valueIn(titled, 'employeeName')).toBe('Kago Example');
    expect(valueIn(titled, 'payPeriod')).toBe('2026-09');
    const within = slip(['Wages', 'We paid Mr Neo Sample, employee no. 119, as follows']);
    expect(valueIn(within, 'employeeName')).toBe('Neo Sample');
    const wage = slip(['Wage slip for: Neo Example | Clock no: 77 | Week ended: 16 October 2026']);
    expect(valueIn(wage, 'employeeName')).toBe('Neo Example');
  });

  it('who is paid a pension, and whom a clock knows by number', () => {
    const pension = slip(['PENSIONER ADVICE', 'Pensioner : Mrs Kago Example', 'Pension no: P0077213']);
    expect(valueIn(pension, 'employeeName')).toBe('Kago Example');
    expect(valueIn(pension, 'employeeId')).toBe('P0077213');
    const both = slip(['PAYSLIP', 'Employee: Neo Example', 'Employee No: E12', 'Pension No: 998877']);
    expect(both.fields.find((f) => f.name === 'employeeId')).toMatchObject({ value: 'E12', notes: [] });
    const wages = readPrinted([
      [60, 60, 'WEEKLY WAGE SLIP'],
      [60, 120, 'Worker'],
      [260, 120, 'Kago Example'],
      [60, 160, 'Clock'],
      [260, 160, '18'],
    ]);
    expect(valueIn(wages, 'employeeId')).toBe('18');
  });

  it('neither a label nor an office is part of a name', () => {
    const read = (text: string) => companyName.parse(text, { today: '2026-11-21' })?.value;
    expect(read('University of Nata - Human Resources')).toBe('University of Nata');
    const certificate = (name: string) =>
      readPrinted([
        [60, 60, 'CERTIFICATE OF REGISTRATION FOR VALUE ADDED TAX'],
        [60, 140, name],
        [60, 164, 'Trading name Nata Spares'],
        [60, 188, 'Address Plot 811, Industrial, Selebi Phikwe'],
        [60, 250, 'Tax period: Bi-monthly'],
      ]);
    expect(valueIn(certificate('Name Nata Spares (Proprietary) Limited'), 'taxpayerName')).toBe(
      'Nata Spares (Proprietary) Limited',
    );
    expect(valueIn(certificate('Name: Name Brand Stores (Pty) Ltd'), 'taxpayerName')).toBe(
      'Name Brand Stores (Pty) Ltd',
    );
  });
});
