import { expect, test } from 'vitest';
import { readPrinted } from '../../testing/request.ts';
import { tableLines } from '../../testing/find-in.ts';
import { amountOf } from './assemble.ts';
import type { PrintedRow } from './entry.ts';

const statement = (...rows: string[]) =>
  readPrinted([
    [60, 60, 'Orange Money'],
    [60, 100, 'Account statement'],
    [60, 140, 'Name: Kago Neo Example'],
    [60, 180, 'Period: 01/10/2026 - 15/10/2026'],
    [60, 220, 'Opening balance P 100.00 Closing balance P 337.00'],
    ...tableLines(
      [60, 200, 320, '>620', '>760', '>900'],
      ['Date | Ref | Transaction | Amount | Fee | Balance', ...rows],
      300,
    ),
  ]);

test('a fee in a column of its own, taken off the balance, is told and counted', () => {
  const paper = statement(
    '02/10/2026 | A91 | Cash in | +300.00 | 0.00 | 400.00',
    '06/10/2026 | A92 | Send money | -50.00 | -3.00 | 347.00',
    '11/10/2026 | A93 | Airtime | -10.00 | 0.00 | 337.00',
  );
  expect(paper.fields.find((f) => f.name === 'transactions')?.value).toMatchObject([
    { amount: 300, balance: 400 },
    { amount: -50, charge: -3, balance: 347 },
    { amount: -10, balance: 337 },
  ]);
  expect(paper.checks.filter((c) => c.outcome === 'failed')).toEqual([]);
});

test('a fee that the balance does not show is none of the movements', () => {
  const rows = statement(
    '02/10/2026 | A91 | Cash in | +300.00 | 1.00 | 400.00',
    '06/10/2026 | A92 | Send money | -53.00 | 3.00 | 347.00',
    '11/10/2026 | A93 | Airtime | -10.00 | 0.00 | 337.00',
  ).fields.find((f) => f.name === 'transactions')?.value;
  expect(rows).not.toContainEqual(expect.objectContaining({ charge: expect.any(Number) as number }));
});

test('a row that prints nothing but a charge is a movement of it', () => {
  const rows = statement(
    '02/10/2026 | A91 | Cash in | +300.00 |  | 400.00',
    '06/10/2026 | A92 | Monthly fee |  | 65.00 | 335.00',
    '11/10/2026 | A93 | Airtime | -10.00 |  | 325.00',
  ).fields.find((f) => f.name === 'transactions')?.value;
  expect(rows).toMatchObject([{ amount: 300 }, { amount: -65, balance: 335 }, { amount: -10 }]);
});

test('what a row takes is its charge, where nothing above tells the balance before it', () => {
  const money = (value: number) => ({ value, side: null });
  const row = { amounts: { charge: money(65), balance: money(335) } } as unknown as PrintedRow;
  expect(amountOf(row)).toEqual({ value: -65, signed: true });
});
