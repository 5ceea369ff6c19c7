import { expect, test } from 'vitest';
import { accountFigures } from './account-figures.ts';

const row = (date: string, amount: number, balance: number | null = null) => ({ date, amount, balance });

test('of a statement: what came in, in each month, and how low it stood', () => {
  const rows = [
    row('2026-08-01', 9_000, 10_000),
    row('2026-08-09', -2_500.5, 7_499.5),
    row('2026-09-01', 9_000, 16_499.5),
    row('2026-09-20', -16_000, 499.5),
  ];
  expect(accountFigures(rows)).toEqual({
    income: 18_000,
    averageIncome: 9_000,
    averageBalance: 8_624.63,
    lowestBalance: 499.5,
  });
});

test('an overdrawn account is lowest below nothing; without balances nothing is said of them', () => {
  expect(accountFigures([row('2026-08-01', -50, -30.25)])?.lowestBalance).toBe(-30.25);
  expect(accountFigures([row('2026-08-01', 100)])).toMatchObject({
    averageBalance: null,
    lowestBalance: null,
  });
});

test('rows of people are no account', () => {
  expect(accountFigures([{ name: 'KAGISO', amount: 10 }])).toBeNull();
  expect(accountFigures([{ position: 'Director' }])).toBeNull();
});
