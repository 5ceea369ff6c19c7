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
  ])('%s', (text) => expect(holdsLabel(text, true)).toBe(true));

  it.each([
    'Registered Nurse',
    'Atlas Example Stores (Pty) Ltd',
    'Thisbe Example',
    'Plot 12, Main Road',
    'Idah Example',
    'Refilwe Example',
    'ID18028699',
  ])('none in %s', (text) => expect(holdsLabel(text, true)).toBe(false));

  it('the end of an amount', () => {
    expect(isEndOfAmount('000.00')).toBe(true);
    expect(isEndOfAmount('0.00')).toBe(false);
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
});
