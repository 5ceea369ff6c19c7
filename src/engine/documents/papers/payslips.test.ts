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
