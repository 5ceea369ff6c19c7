import { describe, expect, it } from 'vitest';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('what offices print around values', () => {
  it('a part of a law is nobody’s name', () => {
    const certificate = readLines(
      'Registration of Business Names Act',
      'CERTIFICATE OF REGISTRATION OF A BUSINESS NAME',
      'Section 9',
      'This is to certify that the business name',
      'EXAMPLE TENT HIRE',
      'was entered in the register on the 14th day of March 2023 under BIN BW00005119024',
    );
    expect(valueIn(certificate, 'companyName')).toBe('EXAMPLE TENT HIRE');
  });

  it('a council’s ratepayers have codes and tribal lots, and its own account is not theirs', () => {
    const bill = readPrinted([
      [60, 60, 'SOUTH EAST DISTRICT COUNCIL'],
      [60, 100, 'RATES AND SERVICE LEVY DEMAND NOTE'],
      [60, 150, 'Ratepayer code'],
      [300, 150, 'SE-7714'],
      [60, 190, 'Ratepayer'],
      [300, 190, 'KAGO & NEO EXAMPLE'],
      [60, 230, 'Tribal lot'],
      [300, 230, '1140 MOGOBANE'],
      [60, 270, 'Dated'],
      [300, 270, '15/07/2026'],
      [60, 310, 'Now due'],
      [300, 310, '892.00'],
      [60, 360, 'Pay at the Revenue Hall, cash or swipe. Council account FNB 62000114477'],
    ]);
    expect(valueIn(bill, 'accountNumber')).toBe('SE-7714');
    expect(valueIn(bill, 'fullName')).toBe('KAGO & NEO EXAMPLE');
  });

  it('how often pay is due is said behind the amount, not where hours are told', () => {
    const contract = readLines(
      'CONTRACT OF EMPLOYMENT',
      'between EXAMPLE ENGINEERING (PTY) LTD, represented herein by Mr Neo Sample in his capacity as Project Manager',
      'and KAGO EXAMPLE, Omang 880119217',
      '1. The Worker works 48 hours a week.',
      '2. WAGES. The Worker shall be paid P2,850.00 each month in arrears.',
      'Thus signed at Maun on the 6th of February 2026.',
    );
    expect(valueIn(contract, 'salary')).toEqual({ amount: 2850, frequency: 'monthly' });
    expect(valueIn(contract, 'signatoryTitle')).toBe('Project Manager');
  });

  it('mines count their people in company numbers', () => {
    const letter = readLines(
      'EXAMPLE MINING ALLIANCE',
      '6th November 2026',
      'Dear Madam',
      'VERIFICATION OF EMPLOYMENT: KAGO EXAMPLE (CO. NO. 44172, OMANG 330911528)',
      'We verify that the captioned is in our employ as a Haul Truck Operator since 17 June 2019.',
      'Yours sincerely',
      'pp N. Sample',
      'People Services Superintendent',
    );
    expect(valueIn(letter, 'employeeId')).toBe('44172');
    expect(valueIn(letter, 'signatoryName')).toBe('N. Sample');
  });

  it('a letter of the revenue service that somebody owes nothing clears of tax', () => {
    const letter = readLines(
      'Botswana Unified Revenue Service',
      'Large Taxpayer Unit, Private Bag 0013, Gaborone',
      'Our ref: TCC 118/26-27',
      'Date of print: 02-SEP-2026',
      'This is to confirm that EXAMPLE CIVILS (PTY) LTD, with TIN C77014420113, has met its obligations under',
      'the Income Tax and VAT Acts and is in good standing as at 31-AUG-2026.',
      'This clearance lapses on 28-FEB-2027 and is for tender purposes only.',
      'Commissioner General',
    );
    expect(letter.documentType).toBe('TAX_CLEARANCE');
    expect(valueIn(letter, 'taxpayerName')).toBe('EXAMPLE CIVILS (PTY) LTD');
    expect(valueIn(letter, 'expiryDate')).toBe('2027-02-28');
  });

  it('a firm may be the one who is appointed', () => {
    const letter = readLines(
      'EXAMPLE STEEL (PTY) LTD',
      '16 October 2026',
      'Dear Sir',
      'APPOINTMENT OF TAX AGENT - TIN C14472050117',
      'Take notice that we have appointed Messrs SAMPLE & PARTNERS to deal with our returns and refunds',
      'with effect from today and until 30 September 2027.',
      'Yours faithfully',
      'K. Example',
      'Finance Director',
    );
    expect(letter.documentType).toBe('AUTHORISATION_LETTER');
    expect(valueIn(letter, 'authorisedPerson')).toBe('SAMPLE & PARTNERS');
    expect(valueIn(letter, 'expiryDate')).toBe('2027-09-30');
  });

  it('a numbered heading below a line does not go on with it', () => {
    const constitution = readLines(
      'The Companies Act, 2003',
      'CONSTITUTION',
      'OF',
      'EXAMPLE CERAMICS (PROPRIETARY) LIMITED',
      '2 REGISTERED OFFICE',
      'The registered office shall be situated at Plot 230, Thamaga',
      '3 SHARES',
      '3.1 The stated capital on adoption is P 6 000 made up of 600 no par value shares',
    );
    expect(valueIn(constitution, 'registeredAddress')).toBe('Plot 230, Thamaga');
    expect(valueIn(constitution, 'authorizedCapital')).toBe(6000);
  });

  it('the board that meets is not the company, and an initial ends no sentence', () => {
    const minutes = readLines(
      'EXAMPLE BRICK & BLOCK (PTY) LTD',
      'MINUTES OF THE 14TH MEETING OF THE BOARD',
      'Held: Thursday 8 October 2026, 10h00 to 12h15',
      'In attendance',
      'K. Example (Chair)',
      'N. Sample (Secretary)',
      '1. It was agreed to buy a forklift.',
      'Confirmed as correct',
      'Chair: K. Example Date: 15 October 2026',
    );
    expect(valueIn(minutes, 'companyName')).toBe('EXAMPLE BRICK & BLOCK (PTY) LTD');
    expect(valueIn(minutes, 'approvalDate')).toBe('2026-10-15');
  });

  it('a period runs through its last day', () => {
    const statement = readLines(
      'BOTSWANA SAVINGS BANK',
      'PASSBOOK PRINT-OUT',
      'Depositor: KAGO EXAMPLE',
      'Printed 02/11/2026 for 01/08/2026 thru 31/10/2026',
    );
    expect(valueIn(statement, 'statementPeriod')).toBe('2026-08-01 to 2026-10-31');
  });

  it('a permit in favour of somebody, and the place before the day it was given', () => {
    const permit = readPrinted([
      [60, 60, 'BOTSWANA IMMIGRATION'],
      [60, 100, 'RES/WORK PERMIT'],
      [300, 100, 'No. GBE-RWP 40981-25'],
      [60, 140, 'in favour of'],
      [300, 140, 'KAGO WELLINGTON EXAMPLE'],
      [60, 180, 'Nationality'],
      [300, 180, 'ZIMBABWEAN'],
      [60, 220, 'to remain in Botswana up to and including 14 APR 2028'],
      [60, 860, 'Gaborone 15 APR 2025'],
      [60, 900, 'for Director of Immigration'],
    ]);
    expect(valueIn(permit, 'fullName')).toBe('KAGO WELLINGTON EXAMPLE');
    expect(valueIn(permit, 'dateOfIssue')).toBe('2025-04-15');
    expect(valueIn(permit, 'expiryDate')).toBe('2028-04-14');
  });
});
