import { describe, expect, it } from 'vitest';
import { message } from '../../../contract/messages/message.ts';
import type { FieldValue } from '../../../contract/verification.ts';
import { viewOf } from '../../layout/view.ts';
import { lines, pageOf } from '../testing/page-of.ts';
import { totalOfLines } from './total-of-lines.ts';

const total = totalOfLines('totalDeductions', 'deductions', message('inferredValues.sumOfDeductions'), [
  'grossSalary',
  'netSalary',
]);

/** The sum of two lines on a page that prints some figures, between a gross pay of 6,900 and a net pay. */
function sum(netSalary: number, ...printed: readonly string[]): FieldValue | undefined {
  const read: Record<string, FieldValue> = {
    grossSalary: 6_900,
    netSalary,
    deductions: [
      { name: 'PAYE', amount: 197.5 },
      { name: 'Pension', amount: 320 },
    ],
  };
  const values = new Map(
    Object.entries(read).map(([name, value]) => [name, { value, confidence: 0.9, printed: value }]),
  );
  return total.make(values, viewOf(pageOf(lines(...printed)), '2026-11-30'))?.value;
}

describe('the sum of the lines that were read', () => {
  it('is the total where gross less net is that', () => {
    expect(sum(6_382.5, 'Net pay 6,382.50')).toBe(517.5);
  });

  it('is none where the page prints what gross less net is, or what the lines lack', () => {
    expect(sum(5_982.5, 'Taken off in all P 917.50')).toBeUndefined();
    expect(sum(5_982.5, 'School loan 400,00')).toBeUndefined();
  });

  it('contradicts a net pay that no figure explains, and one that is too high', () => {
    expect(sum(5_982.5, 'Taken off in all P 911.11')).toBe(517.5);
    expect(sum(6_682.5, 'Bonus 300.00')).toBe(517.5);
  });
});
