import { describe, expect, it } from 'vitest';
import { companyName } from '../../values/company-name.ts';
import { ANY_DAY } from '../../values/kind.ts';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('papers of shops, schools, boards and registers', () => {
  it('an officer’s post and grade, number and first appointment', () => {
    const letter = readPrinted([
      ...lines(
        'NORTH WEST LAND BOARD',
        'Date: 10-11-2026',
        'CONFIRMATION OF EMPLOYMENT',
        'The person below is in the service of this Board:',
      ),
      [60, 240, 'Officer'],
      [400, 240, 'Kago Example'],
      [60, 280, 'Computer number'],
      [400, 280, '220914'],
      [60, 320, 'Post and grade'],
      [400, 320, 'Land Surveyor (D3)'],
      [60, 360, 'First appointment'],
      [400, 360, '03/06/2013'],
      [60, 440, 'Yours faithfully'],
    ]);
    expect(valueIn(letter, 'employeeId')).toBe('220914');
    expect(valueIn(letter, 'position')).toBe('Land Surveyor (D3)');
    expect(valueIn(letter, 'dateOfEmployment')).toBe('2013-06-03');
  });

  it('the name of a company before what the paper is', () => {
    expect(companyName.parse('Nata Civil Contractors PAY ADVICE SLIP', ANY_DAY)?.value).toBe(
      'Nata Civil Contractors',
    );
    expect(companyName.parse('Pay Slip', ANY_DAY)).toBeNull();
  });

  it('a book of savings with a sign behind every amount', () => {
    const statement = readPrinted([
      [60, 40, 'BOTSWANA SAVINGS BANK'],
      [60, 80, 'SAVINGS ACCOUNT STATEMENT'],
      [60, 120, 'ACCOUNT: 1188204417'],
      [60, 160, 'PERIOD : 01/04/2026 TO 30/04/2026'],
      [60, 220, 'DATE'],
      [250, 220, 'DETAILS'],
      [600, 220, 'AMOUNT'],
      [800, 220, 'BALANCE'],
      [60, 260, '01/04/2026'],
      [250, 260, 'BALANCE B/F'],
      [800, 260, '2,210.00'],
      [60, 300, '05/04/2026'],
      [250, 300, 'CASH DEPOSIT'],
      [600, 300, '400.00+'],
      [800, 300, '2,610.00'],
      [60, 340, '11/04/2026'],
      [250, 340, 'CASH WITHDRAWAL'],
      [600, 340, '150.00-'],
      [800, 340, '2,460.00'],
    ]);
    expect(valueIn(statement, 'transactions')).toMatchObject([
      { date: '2026-04-05', amount: 400, balance: 2610 },
      { date: '2026-04-11', amount: -150, balance: 2460 },
    ]);
  });

  it('directors in office, and not those who left', () => {
    const extract = readPrinted([
      [60, 40, 'Company extract'],
      [60, 80, 'Registered name'],
      [400, 80, 'Nata Grain Traders (Pty) Ltd'],
      [60, 120, 'UIN'],
      [400, 120, 'BW00001402288'],
      [60, 200, 'Directors in office'],
      [60, 240, 'Name'],
      [500, 240, 'Since'],
      [60, 280, 'Batsile Example'],
      [500, 280, '20 February 2012'],
      [60, 360, 'Former directors'],
      [60, 400, 'Name'],
      [500, 400, 'Left'],
      [60, 440, 'Pako Specimen'],
      [500, 440, '30 April 2018'],
    ]);
    expect(valueIn(extract, 'directors')).toMatchObject([{ name: 'Batsile Example' }]);
  });
});
