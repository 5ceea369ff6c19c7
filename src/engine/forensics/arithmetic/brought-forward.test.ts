import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../../contract/pages.ts';
import { pageOf, right, sure, unsure } from '../testing/printed-page.ts';
import { startBroughtForward } from './brought-forward.ts';

const sheet = (
  lines: readonly (readonly [words: string, amount: string, balance: string])[],
  pageInFile = 0,
): ReadPage => {
  const page = pageOf([
    [10, 60, 'Date'],
    [120, 60, 'Description'],
    right(60, 'Amount', 600),
    right(60, 'Balance'),
    ...lines.flatMap(([words, amount, balance], k) => [
      [10, 100 + 40 * k, `0${k + 1}/05/2026`] as const,
      [120, 100 + 40 * k, words] as const,
      ...(amount ? [right(100 + 40 * k, amount, 600)] : []),
      right(100 + 40 * k, balance),
    ]),
  ]);
  return { ...page, report: { ...page.report, pageInFile } };
};
const first = sheet([
  ['Cash deposit', '500.00', '1,500.00'],
  ['Card purchase', '-200.00', '1,300.00'],
  ['Card purchase', '-100.00', '1,200.00'],
]);
const second = (brought: string, next = '900.00'): ReadPage =>
  sheet(
    [
      ['Balance brought forward', '', brought],
      ['Card purchase', '-300.00', next],
      ['Card purchase', '-100.00', '800.00'],
      ['Cash deposit', '50.00', '850.00'],
    ],
    1,
  );

describe('what a sheet brings forward', () => {
  const judged = async (page: ReadPage, confirm = sure): Promise<string[]> => {
    const judge = startBroughtForward();
    await judge.add(first, confirm);
    return (await judge.add(page, confirm)).map((f) => `${f.strength} ${f.explanation}`);
  };

  it('is what the sheet before ends with', async () => {
    expect(await judged(second('1,200.00'))).toEqual([]);
    expect(await judged(second('2,700.00'))).toEqual([
      'strong The page before ends with 1,200.00, but 2,700.00 is brought forward.',
    ]);
    expect(await judged(second('2,700.00'), unsure)).toHaveLength(1);
  });

  it('comes from a sheet that is missing where the rows do not go on, either', async () => {
    expect(await judged(second('1,199.00', '899.00'))).toEqual([]);
  });
});
