import { expect, test } from 'vitest';
import { readPrinted } from '../../testing/request.ts';
import { tableLines } from '../../testing/find-in.ts';

const statement = (first: string, second: string) => {
  const paper = readPrinted([
    [60, 60, 'First Example Bank'],
    [60, 100, 'Bank Statement'],
    [60, 140, 'Account Holder: Kago Neo Example'],
    [60, 180, 'Statement Period: 16/08/2026 to 15/09/2026'],
    [60, 220, 'Opening Balance BWP 5,120.75'],
    [60, 260, 'Closing Balance BWP 8,534.00'],
    [60, 330, first],
    ...tableLines(
      [60, 260, '>900'],
      ['25/08/2026 | Salary Lesedi School | 9,044.10', '03/09/2026 | Refund Shop | 249.95'],
      370,
    ),
    [60, 480, second],
    ...tableLines(
      [60, 260, '>900'],
      ['18/08/2026 | Card Grocer | 412.30', '26/08/2026 | Loan instalment | 5,468.50'],
      520,
    ),
  ]);
  const rows = paper.fields.find((f) => f.name === 'transactions')?.value as { amount: number }[];
  return {
    amounts: rows.map((row) => row.amount),
    failed: paper.checks.filter((c) => c.outcome === 'failed').map((c) => c.id),
  };
};

test.each([
  ['Deposits', 'Withdrawals'],
  ['Deposits and other credits', 'Withdrawals and other debits:'],
])('what stands under "%s" comes in, what stands under "%s" goes out', (first, second) => {
  expect(statement(first, second)).toEqual({ amounts: [9044.1, 249.95, -412.3, -5468.5], failed: [] });
});

test('headings of other kinds give no signs', () => {
  expect(statement('August', 'September').amounts).toEqual([9044.1, 249.95, 412.3, 5468.5]);
});
