import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('labels that offices cut short, put in other words, or print beside the codes of a form', () => {
  it('"Inv. no.", "Inv. date" and the folio of an account', () => {
    const bill = readLines(
      'GABORONE CITY COUNCIL',
      'PROPERTY RATES',
      'Ratepayer: Kago Example',
      'Folio: R/3381/G',
      'Inv. date: 28.10.2026',
      'Amount due: P 310.00',
    );
    expect(valueIn(bill, 'accountNumber')).toBe('R/3381/G');
    expect(valueIn(bill, 'issueDate')).toBe('2026-10-28');
  });

  it('Setswana words for one thing stand for one another', () => {
    const card = readLines(
      'LEFATSHE LA BOTSWANA',
      'KARATA YA OMANG',
      'Sefane: EXAMPLE',
      'Maina: OLORATO',
      'Nomore ya Omang: 000020000',
      'Letsatsi la botsalo: 03/11/1997',
    );
    expect(valueIn(card, 'idNumber')).toBe('000020000');
    expect(valueIn(card, 'dateOfBirth')).toBe('1997-11-03');
  });

  it('codes of lines on a tax form are no amounts', () => {
    const certificate = readPrinted([
      [60, 40, 'EMPLOYEES TAX CERTIFICATE IRP5'],
      [60, 80, 'Surname / trading name: EXAMPLE'],
      [60, 120, 'First two names: KAGO LERATO'],
      [60, 160, 'Employer: NATA CIVIL WORKS (PTY) LTD'],
      [60, 200, 'Gross taxable income 3699'],
      [500, 200, '318000.00'],
      [60, 240, 'Pension fund contributions 4001'],
      [500, 240, '23850.00'],
      [60, 280, 'Employees tax PAYE 4102'],
      [500, 280, '51220.00'],
    ]);
    expect(valueIn(certificate, 'pensionContribution')).toBe(23850);
    expect(valueIn(certificate, 'taxDeductions')).toBe(51220);
    expect(valueIn(certificate, 'employeeName')).toBe('KAGO LERATO EXAMPLE');
  });

  it('an initial is no letter of an enumeration', () => {
    const minutes = readPrinted([
      [60, 40, 'NATA FARM (PTY) LTD'],
      [60, 80, 'Minutes of a meeting of the Board held on 14 August 2026'],
      [60, 130, 'PRESENT'],
      [60, 165, 'E. Kgosi (Chair)'],
      [60, 200, 'L. Tau'],
      [60, 270, '1. Opening'],
    ]);
    expect(valueIn(minutes, 'attendees')).toEqual(['E. Kgosi', 'L. Tau']);
  });

  it('in a block with a box and a plot, the plot is where somebody lives', () => {
    const bill = readPrinted(
      lines(
        'WATER UTILITIES CORPORATION',
        '',
        'Mrs Kago Example',
        'P O Box 1182',
        'Letlhakane',
        'Plot 2217, Ward 3, Letlhakane',
        '',
        'Amount due: P137.35',
      ),
    );
    expect(valueIn(bill, 'address')).toBe('Plot 2217, Ward 3, Letlhakane');
  });

  it('under the name behind its label, the address has no label of its own', () => {
    const bill = readPrinted([
      [60, 40, 'CENTRAL DISTRICT COUNCIL'],
      [60, 74, 'SERVICE CHARGE INVOICE'],
      [60, 140, 'Customer Name KAGO EXAMPLE'],
      [60, 172, 'Plot 228 Newtown Ward Palapye'],
      [60, 204, 'Account 55-0228'],
      [60, 236, 'Due 15/10/2026'],
      [60, 268, 'Amount due 135.00'],
    ]);
    expect(valueIn(bill, 'address')).toBe('Plot 228 Newtown Ward Palapye');
  });

  it('Kgotla is a name where a card asks for names', () => {
    const card = readLines(
      'REPUBLIC OF BOTSWANA',
      'NATIONAL IDENTITY CARD',
      'SURNAME: EXAMPLE',
      'FORENAMES: KGOTLA DAVID',
      'ID NUMBER: 000010000',
      'SEX: M',
    );
    expect(valueIn(card, 'forenames')).toBe('KGOTLA DAVID');
  });

  it('who signs for an employer is no employer', () => {
    const certificate = readLines(
      'TAX DEDUCTION CERTIFICATE ITW8',
      'A. EMPLOYER',
      'Name and address: NATA BROKERS, P O BOX 18, NATA',
      'B. EMPLOYEE',
      'Surname and names: EXAMPLE, KAGO',
      'Signed for employer: P. Dube',
    );
    expect(valueIn(certificate, 'employerName')).toBe('NATA BROKERS');
  });

  it('a label with "in the register" or "in Botswana" behind it asks for the same', () => {
    const certificate = readLines(
      'CERTIFICATE OF REGISTRATION OF EXTERNAL COMPANY',
      'External company: NAMIB COLD CHAIN (PTY) LTD',
      'Principal place of business in Botswana: Plot 2281, Charles Hill',
      'No. BW00003319974',
    );
    expect(valueIn(certificate, 'registeredAddress')).toBe('Plot 2281, Charles Hill');
  });
});
