import { expect, test } from 'vitest';
import { pageOf, type PrintedLine } from '../testing/page-of.ts';
import { anyRequest, valueIn } from '../testing/request.ts';
import { understand } from '../understand.ts';

/** What is read of one page, by field. */
function read(lines: readonly PrintedLine[]): (field: string) => unknown {
  const { documents } = understand([pageOf(lines)], anyRequest);
  expect(documents).toHaveLength(1);
  return (field) => valueIn(documents[0]!, field);
}

test('labels as captions below their values', () => {
  const value = read([
    [60, 40, 'TAX CLEARANCE CERTIFICATE'],
    [60, 120, 'Noko Security (Pty) Ltd'],
    [60, 145, 'Name of taxpayer'],
    [500, 120, 'Noko Guards'],
    [500, 145, 'Trading name'],
    [60, 220, 'C11223344501'],
    [60, 245, 'TIN'],
    [500, 220, 'TC0091'],
    [500, 245, 'Certificate serial number'],
    [60, 320, '15 June 2026'],
    [60, 345, 'Date of issue'],
    [500, 320, '14 December 2026'],
    [500, 345, 'Valid to'],
  ]);
  expect(value('taxpayerName')).toBe('Noko Security (Pty) Ltd');
  expect(value('certificateNumber')).toBe('TC0091');
  expect(value('issueDate')).toBe('2026-06-15');
  expect(value('expiryDate')).toBe('2026-12-14');
});

test('balances told by their days, the holder above the account', () => {
  const value = read([
    [60, 40, 'Savanna Digital Bank'],
    [60, 80, 'Statement for 1-30 June 2026'],
    [60, 140, 'Ame Tlotlo Kebonang'],
    [60, 165, 'Everyday account 57700123456'],
    [60, 220, 'Balance on 1 June: P880.00'],
    [60, 245, 'Balance on 30 June: P1,145.40'],
    [60, 300, 'Date'],
    [300, 300, 'Details'],
    [700, 300, 'Amount (BWP)'],
    [60, 330, '2 Jun'],
    [300, 330, 'Uber trip'],
    [700, 330, '-45.60'],
    [60, 360, '5 Jun'],
    [300, 360, 'Received from Mum'],
    [700, 360, '+311.00'],
  ]);
  expect(value('accountHolderName')).toBe('Ame Tlotlo Kebonang');
  expect(value('openingBalance')).toBe(880);
  expect(value('closingBalance')).toBe(1145.4);
});

test('columns of the year to date beside the amounts of a month', () => {
  const row = (y: number, ...cells: string[]): PrintedLine[] =>
    [60, 260, 380, 520, 720, 840].flatMap((x, i): PrintedLine[] => (cells[i] ? [[x, y, cells[i]]] : []));
  const value = read([
    [60, 40, 'PAYSLIP'],
    [60, 70, 'Employee: Kago Example'],
    [60, 95, 'Period: April 2026'],
    ...row(150, 'Earnings', 'This Period', '', 'Deductions', 'This Period'),
    [380, 154, 'YTD'],
    [840, 154, 'YTD'],
    ...row(180, 'Basic Salary', '8,500.00', '34,000.00', 'PAYE', '374.50', '1,498.00'),
    ...row(210, 'Allowance', '850.00', '3,100.00', 'Pension', '595.00', '2,380.00'),
    ...row(240, '', '', '', 'Meals', '250.00', '1,000.00'),
    ...row(270, 'Total', '9,350.00', '37,100.00', 'Total', '1,219.50', '4,878.00'),
    [60, 320, 'Company Contributions'],
    [720, 320, 'Nett Pay 8,130.50'],
    [60, 350, 'Pension (ER) 850.00'],
  ]);
  expect(value('deductions')).toEqual([
    { name: 'PAYE', amount: 374.5 },
    { name: 'Pension', amount: 595 },
    { name: 'Meals', amount: 250 },
  ]);
  expect(value('netSalary')).toBe(8130.5);
});

test('who came to a meeting, by a column that says so', () => {
  const value = read([
    [60, 40, 'MORULA FOODS (PTY) LTD'],
    [60, 70, 'BOARD MEETING MINUTES'],
    [60, 100, 'Date: 28 May 2026'],
    [60, 160, 'Name'],
    [400, 160, 'Role'],
    [700, 160, 'Attendance'],
    [60, 190, 'Kelapile Ntesang'],
    [400, 190, 'Chairperson'],
    [700, 190, 'Present'],
    [60, 220, 'Wabo Raditsebe'],
    [400, 220, 'Secretary'],
    [700, 220, 'Present'],
    [60, 250, 'Oscar Lame'],
    [400, 250, 'Director'],
    [700, 250, 'Apology'],
  ]);
  expect(value('attendees')).toEqual(['Kelapile Ntesang', 'Wabo Raditsebe']);
  expect(value('absentees')).toEqual(['Oscar Lame']);
});

test('what a paper of another kind calls itself', () => {
  const value = read([
    [60, 40, 'BOARDING PASS'],
    [60, 120, 'SEKGOMA/NEO MR'],
    [60, 160, 'GABORONE GBE'],
    [400, 160, 'MAUN MUB'],
  ]);
  expect(value('documentDescription')).toBe('BOARDING PASS');
  expect(value('possibleType')).toBe('BOARDING_PASS');
});
