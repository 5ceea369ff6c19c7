import { describe, expect, it } from 'vitest';
import { companyName } from '../../values/company-name.ts';
import { ANY_DAY } from '../../values/kind.ts';
import { lines } from '../testing/page-of.ts';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('papers of shops, schools, boards and registers', () => {
  it('parties that a contract names in brackets without quotes', () => {
    const contract = readLines(
      'EMPLOYMENT CONTRACT',
      'This contract is between Tsabong Cash and Carry (the shop) and Kago Example (the employee).',
      'Wage: P2,250 a month, paid into the employee’s bank account.',
      'Signed on 12 March 2026.',
    );
    expect(valueIn(contract, 'employerName')).toBe('Tsabong Cash and Carry');
    expect(valueIn(contract, 'employeeName')).toBe('Kago Example');
  });

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

  it('the particulars of an account in one line', () => {
    const statement = readPrinted([
      [60, 40, 'Stanbic Bank Botswana Limited'],
      [700, 40, 'Account statement'],
      [
        60,
        100,
        'Account number 9060003318842 · Branch 064767 Palapye · BWP · 1 August 2026 – 31 August 2026',
      ],
      [60, 160, 'Opening balance'],
      [60, 185, '88,420.10'],
      [400, 160, 'Closing balance'],
      [400, 185, '92,539.85'],
    ]);
    expect(valueIn(statement, 'statementPeriod')).toBe('2026-08-01 to 2026-08-31');
    expect(valueIn(statement, 'currency')).toBe('BWP');
  });

  it('an office that stands inside a sentence', () => {
    const certificate = readLines(
      'Certificate of Incorporation',
      'The Registrar of Companies hereby certifies that',
      'Nata Irrigation Company (Proprietary) Limited',
      'UIN BW00005900127, whose registered office is at Farm 12 MS, Tobane,',
      'was incorporated as a private company limited by shares on 18 August 2025.',
    );
    expect(valueIn(certificate, 'registeredAddress')).toBe('Farm 12 MS, Tobane');
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

  it('the day on which the directors met, not the one on which an authority ends', () => {
    const resolution = readLines(
      'Nata Plant Hire (Pty) Ltd',
      'DIRECTORS’ RESOLUTION',
      'We, the directors of the above company, met on the 19th of October 2026 and resolved as follows:',
      'Mr Kago Example is authorised to sign the tender for the company.',
      'This authority ends on 31 January 2027.',
    );
    expect(valueIn(resolution, 'meetingDate')).toBe('2026-10-19');
  });
});
