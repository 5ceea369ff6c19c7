import type { ReadPage } from '../../../contract/pages.ts';
import { pageOf, right } from './printed-page.ts';

/** Signed transactions of the specimen statement; the opening balance is 1,000.00. */
export const MOVES = [100, 50, 25, -10, -5, 40, 60, -35, 20, 15, -30, 70];
/** 1,100.00, 1,150.00, … */
export const RUNNING = MOVES.map(
  (_, k) => `1,${String(MOVES.slice(0, k + 1).reduce((sum, m) => sum + m, 0)).padStart(3, '0')}.00`,
);
export const LAST = RUNNING.at(-1)!;

/** A page with a column of amounts and one of balances, and the closing balance above them. */
export const statement = (balances: readonly string[], closing: string): ReadPage =>
  pageOf([
    [10, 40, 'Closing Balance'],
    right(40, closing, 500),
    ...MOVES.flatMap((move, k) => [
      right(100 + k * 30, `${Math.abs(move)}.00`),
      right(100 + k * 30, balances[k]!, 1200),
    ]),
  ]);
