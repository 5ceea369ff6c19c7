import { describe, expect, it } from 'vitest';
import { readLines, sureValue } from './testing/request.ts';
import { holdsLabel, isEndOfAmount } from './words-of-labels.ts';

describe('words of a label in a value', () => {
  it.each([
    'OF ORGANISATION',
    "Employer's Name Nata Stores (Pty) Ltd",
    'Situated At Erf 5220, 60 Market Drive',
    'DATE INCORPORATED',
    'ID 18028699',
    'This certificate must be displayed at the place of business',
    'Kago Example Registered',
    'of Nata Example Stores (Pty) Ltd',
    'At Nata',
    'Ref 12',
    'Code 064967',
    'Day of Birth',
    'Date Kago',
    'This is to certify that Nata Example Stores (Pty) Ltd',
    'THIS LICENCE IS VALID FOR ONE YEAR',
    'PLEASE QUOTE THIS NUMBER',
  ])('%s', (text) => expect(holdsLabel(text, true)).toBe(true));

  it.each([
    'Registered Nurse',
    'Atlas Example Stores (Pty) Ltd',
    'Thisbe Example',
    'Plot 12, Main Road',
    'Idah Example',
    'Refilwe Example',
    'ID18028699',
    'Code 8',
    'Code 10',
    'Day Kago',
    'Day Lewis',
    'At Home Foods (Pty) Ltd',
    'AT HOME FOODS (PTY) LTD',
    'Code 1 Security (Pty) Ltd',
    'ID 5 Designs (Pty) Ltd',
    'Ref 1 Sports (Pty) Ltd',
    'This Is It Holdings (Pty) Ltd',
    'THIS IS IT HOLDINGS (PTY) LTD',
    'The Above And Beyond Trust',
    'THE ABOVE AND BEYOND TRUST',
  ])('none in %s', (text) => expect(holdsLabel(text, true)).toBe(false));

  it('the end of an amount', () => {
    expect(isEndOfAmount('000.00')).toBe(true);
    expect(isEndOfAmount('0.00')).toBe(false);
    expect(isEndOfAmount('00.00')).toBe(false);
    expect(isEndOfAmount('11 000.00')).toBe(false);
  });
});

describe('a value that holds them is looked at', () => {
  it.each(["Employer's Name Nata Example Stores (Pty) Ltd", 'Nata Example Stores (Pty) Ltd'])(
    '%s',
    (printed) => {
      const slip = readLines(
        'PAYSLIP',
        `Employer: ${printed}`,
        'Employee Name: Neo Example',
        'Pay Period: October 2026',
        'Basic Salary 9,000.00',
        'PAYE 400.00',
        'Net Pay 8,600.00',
      );
      expect(['Nata Example Stores (Pty) Ltd', null]).toContain(sureValue(slip, 'employer'));
    },
  );

  const certificateOf = (...address: readonly string[]) =>
    readLines(
      'CERTIFICATE OF INCORPORATION',
      'Company Name: Example Cellars Limited',
      'Company No: BW00002306216',
      'Date of Incorporation: 5 January 2015',
      ...address,
    );

  it('an address that goes on behind its comma is held, one that ends in its town is not', () => {
    expect(
      sureValue(certificateOf('Registered Address: Plot 4521, Block 6,'), 'registeredAddress'),
    ).toBeNull();
    for (const printed of [
      ['Registered Address: Plot 4521, Block 6,', 'Gaborone,'],
      ['Registered Address: Plot 12, Main Road, Francistown,'],
      ['Registered Address: Plot 12, Main Road, Gaborone, Botswana,'],
    ])
      expect(sureValue(certificateOf(...printed), 'registeredAddress')).toMatch(
        /^Plot .*(?:Gaborone|Francistown|Botswana)$/,
      );
  });

  it('an employer with a comma behind it is not held', () => {
    const slip = readLines(
      'PAYSLIP',
      'Employer: Nata Example Stores,',
      'Employee Name: Day Kago',
      'Pay Period: October 2026',
      'Basic Salary 9,000.00',
      'PAYE 400.00',
      'Net Pay 8,600.00',
    );
    expect(sureValue(slip, 'employer')).toBe('Nata Example Stores');
    expect(sureValue(slip, 'employeeName')).toBe('Day Kago');
  });
});
