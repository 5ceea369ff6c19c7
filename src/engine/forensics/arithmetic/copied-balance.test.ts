import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../contract/forensics.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import { pageOf, right, sure, unsure } from '../testing/printed-page.ts';
import { startStatement } from './closing-balance.ts';
import type { Confirm } from './page-judge.ts';

const MOVES = [-120.35, 940.1, -61.77, -230.5, -48.9, -512.64, 77.25, -33.08, -150.46, -20.19];
const OPENING = 2310.42;
const money = (value: number): string => value.toFixed(2).replace(/\B(?=(\d{3})+\.)/, ',');
const BALANCES = MOVES.map((_, k) => money(MOVES.slice(0, k + 1).reduce((sum, move) => sum + move, OPENING)));

/** The first sheet of a statement: it is unknown whether more follow. */
const sheet = (closing: string, under: readonly (readonly [number, number, string])[] = []): ReadPage =>
  pageOf([
    [10, 40, 'Closing Balance'],
    right(40, closing, 500),
    ...MOVES.flatMap((move, k) => [
      right(100 + k * 30, money(Math.abs(move))),
      right(100 + k * 30, BALANCES[k]!, 1200),
    ]),
    ...under,
  ]);

async function judged(page: ReadPage, confirm: Confirm = sure): Promise<Finding[]> {
  const judge = startStatement();
  await judge.add(page, confirm);
  return judge.judge();
}

describe('a closing balance copied from elsewhere', () => {
  it('is the amount of a payment', async () => {
    const [found] = await judged(sheet('512.64'));
    expect(found).toMatchObject({ strength: 'strong', after: '512.64', before: `${BALANCES.at(-1)}` });
    expect(await judged(sheet('512.64'), unsure)).toMatchObject([{ strength: 'weak' }]);
  });

  it('is the balance of a row long before the last one, and is read twice before it accuses', async () => {
    expect(await judged(sheet(BALANCES[2]!))).toMatchObject([{ strength: 'strong' }]);
    expect(await judged(sheet(BALANCES[2]!), unsure)).toMatchObject([{ strength: 'weak' }]);
  });

  it('is not suspected where sheets may follow and it is any other figure', async () => {
    // The last deposit may be the whole balance, small sums and reversals repeat, and 745.31 is no other figure.
    for (const closing of ['940.10', '48.90', '745.31', BALANCES.at(-2)!])
      expect(await judged(sheet(closing)), closing).toEqual([]);
  });

  it('is told from the right one that stands under the rows', async () => {
    const under: readonly (readonly [number, number, string])[] = [
      [10, 400, 'Closing Balance'],
      right(400, BALANCES.at(-1)!, 500),
    ];
    expect(await judged(sheet('940.10', under))).toMatchObject([{ strength: 'strong', after: '940.10' }]);
    expect(await judged(sheet('745.31', under))).toEqual([]);
    expect(await judged(sheet(BALANCES.at(-1)!, under))).toEqual([]);
  });
});
