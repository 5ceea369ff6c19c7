import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('cells beside a sentence, lists and their ends', () => {
  it('goes on from a cell that ends in the middle of a sentence to the cell beside it', () => {
    const licence = readPrinted(
      [
        ['LICENCE TO CARRY ON BUSINESS', ''],
        ['Licence No.', 'GD-2026-01188'],
        ['This is to certify that', 'Kgale Tours & Transfers CC'],
        ['trading as', 'Kgale Transfers'],
        ['is licensed to carry on the business of', 'Tour Operator and Car Hire'],
        ['at', 'Lot 220, Airport Road, Maun'],
        ['from', '01 April 2026'],
        ['to', '31 March 2027'],
      ].flatMap(([left, right], k) => [
        [60, 60 + 60 * k, left!] as const,
        ...(right ? [[560, 60 + 60 * k, right] as const] : []),
      ]),
    );
    expect(valueIn(licence, 'companyName')).toBe('Kgale Tours & Transfers CC');
  });

  it('takes no day of a list for the day of a bill, whatever stands beside it', () => {
    const bill = readPrinted([
      [60, 60, 'JWANENG TOWN COUNCIL'],
      [60, 100, 'PROPERTY RATES AND REFUSE ACCOUNT'],
      [60, 140, 'Rate payer'],
      [360, 140, 'Kago Example'],
      ...['Date', '01/07/2026', '01/08/2026', '15/09/2026'].map((day, k) => [60, 240 + 30 * k, day] as const),
      ...['Details', 'Opening balance', 'Rates levied', 'Payment'].map(
        (words, k) => [360, 240 + 30 * k, words] as const,
      ),
      ...['Debit', '812', '1240'].map((amount, k) => [700, 240 + 30 * k, amount] as const),
    ]);
    const issued = bill.fields.find(({ name }) => name === 'issueDate');
    expect(issued?.value === null || issued!.confidence < 0.6).toBe(true);
  });

  it('counts no "Closing Bal" among the transactions, and takes no stars for the name of a bank', () => {
    const slip = readPrinted(
      lines(
        '*** KGALE BANK ***',
        'MINI STATEMENT',
        'Name: K EXAMPLE',
        'Acc: 5500192837',
        'Period: 01/11/26-20/11/26',
        'Opening Bal 300.00',
        '03/11 SALARY +2500.00',
        '06/11 RENT -1200.00',
        '11/11 FOOD -410.50',
        'Closing Bal 1189.50',
      ),
    );
    expect(valueIn(slip, 'bankName')).toBe('KGALE BANK');
    expect(valueIn(slip, 'transactions')).toHaveLength(3);
  });

  it.each(['DEREGISTERED', 'Unregistered', 'Reregistered', 'Noncompliant', 'Registered'])(
    'leaves the standing %s as it is',
    (standing) => {
      const clearance = readPrinted(
        lines(
          'TAX CLEARANCE CERTIFICATE',
          'Taxpayer Name: Nata Tools (Pty) Ltd',
          'TIN: C12345670118',
          `Status: ${standing}`,
        ),
      );
      expect(valueIn(clearance, 'status')).toBe(standing);
    },
  );

  it('reads a name that begins with a word for an occupation beside its label', () => {
    const slip = readPrinted(
      [
        ['PAYSLIP', ''],
        ['Employer', 'Mopipi Mills'],
        ['Employee', 'Tiro Jackson Sample'],
        ['Pay period', '10/2026'],
        ['Gross pay', 'P5,100.00'],
        ['Net pay', 'P5,045.00'],
      ].flatMap(([left, right], k) => [
        [60, 60 + 60 * k, left!] as const,
        ...(right ? [[460, 60 + 60 * k, right] as const] : []),
      ]),
    );
    expect(valueIn(slip, 'employeeName')).toBe('Tiro Jackson Sample');
  });

  it('takes the name of a colliery, and no account at a bank, for the employer', () => {
    const slip = readPrinted([
      [300, 60, 'GREATER MOREMI COLLIERIES'],
      [360, 100, 'EMPLOYEE PAYSLIP'],
      ...['Name', 'Dept', 'Bank a/c'].map((label, k) => [60, 160 + 40 * k, label] as const),
      ...['EXAMPLE, KAGO B', 'Processing', '*****220'].map((value, k) => [240, 160 + 40 * k, value] as const),
      [560, 160, 'Wk End'],
      [740, 160, '06/11/2026'],
      [60, 320, 'Total earnings'],
      [300, 320, '16,516.25'],
      [60, 360, 'NET SALARY'],
      [300, 360, '12,965.94'],
    ]);
    expect(valueIn(slip, 'employerName')).toBe('GREATER MOREMI COLLIERIES');
    expect(valueIn(slip, 'payPeriod')).toBe('2026-11');
  });
});
