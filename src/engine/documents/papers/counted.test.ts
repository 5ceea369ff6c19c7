import { describe, expect, it } from 'vitest';
import type { PrintedLine } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe("what strangers' papers count, and what they say in a line without labels", () => {
  it('an agenda counted within its line is its items', () => {
    const paper = readPrinted([
      [100, 100, 'EXAMPLE FARM (PTY) LTD'],
      [100, 150, 'Minutes of the meeting of the Board of Directors held on Tuesday the 3rd of March 2026'],
      [100, 200, 'Directors present: Mr M. Example (Chairman), Mrs G. Sample'],
      [100, 250, 'Agenda: 1. Feed prices 2. Loan of 30.5 million 3. Any other business'],
    ]);
    expect(valueIn(paper, 'agenda')).toEqual(['Feed prices', 'Loan of 30.5 million', 'Any other business']);
  });

  const SLIP: readonly PrintedLine[] = [
    [100, 40, 'Example Energy Ltd'],
    [1200, 40, 'Pay slip'],
    [100, 130, 'Mooketsi Kgari · EX20419 · Shift Supervisor'],
    [100, 180, 'Bank: FNB 62000000418'],
    [100, 240, 'Wage'],
    [600, 240, '4,200.00'],
    [100, 280, 'P.A.Y.E'],
    [600, 280, '41.50'],
    [100, 320, 'Total pay'],
    [600, 320, '4,200.00'],
    [100, 400, 'Balance payable P4,158.50 on 14 August 2026'],
  ];

  it('the name stands before the staff number, the account behind its bank', () => {
    const paper = readPrinted(SLIP);
    expect(valueIn(paper, 'employeeName')).toBe('Mooketsi Kgari');
    expect(valueIn(paper, 'bankAccount')).toBe('62000000418');
  });

  it('the balance payable is the net pay, and its day the day of pay', () => {
    const paper = readPrinted(SLIP);
    expect(valueIn(paper, 'netSalary')).toBe(4158.5);
    expect(valueIn(paper, 'payDate')).toBe('2026-08-14');
  });

  it('the registrar signs behind the word signature, on the day the register was printed', () => {
    const paper = readPrinted([
      [600, 100, 'REPUBLIC OF BOTSWANA'],
      [400, 150, 'CERTIFICATE OF INCORPORATION'],
      [500, 200, 'under the Companies Act'],
      [100, 260, 'We certify that'],
      [600, 260, 'EXAMPLE SURVEYS (PTY) LTD'],
      [100, 310, 'bearing number'],
      [600, 310, 'BW00006600412'],
      [100, 360, 'was incorporated on'],
      [600, 360, '9 January 2025'],
      [100, 500, 'Signature of Registrar: M. Example'],
      [100, 560, 'Printed from the register on 13 January 2025'],
    ]);
    expect(valueIn(paper, 'registrar')).toBe('M. Example');
    expect(valueIn(paper, 'issueDate')).toBe('2025-01-13');
  });

  it('a depositor holds the account', () => {
    const paper = readPrinted([
      [90, 90, 'BOTSWANA SAVINGS BANK'],
      [90, 130, 'Post Bank statement'],
      [90, 170, 'Depositor'],
      [250, 170, 'Refilwe Example'],
      [90, 210, 'Book no'],
      [250, 210, '778-20418-3'],
      [90, 250, 'Dates'],
      [250, 250, '01.04.2026 to 30.04.2026'],
      [90, 300, 'Date'],
      [340, 300, 'Kind'],
      [580, 300, 'In'],
      [730, 300, 'Out'],
      [890, 300, 'Held'],
      [90, 340, '11.04.2026'],
      [340, 340, 'Deposit'],
      [580, 340, '350.00'],
      [890, 340, '972.10'],
    ]);
    expect(valueIn(paper, 'accountHolderName')).toBe('Refilwe Example');
  });
});
