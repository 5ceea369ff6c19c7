import { describe, expect, it } from 'vitest';
import { readLines, valueIn } from '../testing/request.ts';

describe('forms with dashes, and letters that say it plainly', () => {
  it('a label says in brackets how a name is to be written', () => {
    const name = (label: string): unknown =>
      valueIn(
        readLines(
          'Example Builders (Pty) Ltd',
          'PAYSLIP',
          `${label}: Kago Moses Sento`,
          'Gross pay 3,500.00',
          'PAYE 0.00',
        ),
        'employeeName',
      );
    for (const label of [
      'Name (in full)',
      'Employee (full name)',
      'Employee name (as on card)',
      "Employee's name (as per Omang)",
      'Staff member (name as in Omang)',
      'Names as per Omang',
    ])
      expect([label, name(label)]).toEqual([label, 'Kago Moses Sento']);
  });
});
