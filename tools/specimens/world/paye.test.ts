import { expect, it } from 'vitest';
import { annualTax, monthlyPaye } from './paye.ts';

it.each([
  [48_000, 0],
  [60_000, 600],
  [84_000, 1_800],
  [120_000, 6_300],
  [156_000, 13_050],
  [240_000, 34_050],
])('taxes %d Pula a year with %d, as the published table does', (income, tax) => {
  expect(annualTax(income)).toBe(tax);
});

it('takes the pension contribution off before tax', () => {
  // 13,000 − 3,000 = 10,000 a month = 120,000 a year: 6,300 / 12
  expect(monthlyPaye(13_000, 3_000)).toBe(525);
});
