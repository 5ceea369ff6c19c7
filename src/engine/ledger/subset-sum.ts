import { signed, type Amount } from './amounts.ts';

/** Tolerance, hundredths, for sums of the same figures: each may be rounded. */
const EXACT = 2;
/** Longer lists have too many subsets: one of them would match any figure. */
export const MOST_PARTS = 12;

export const equals = (a: number, b: number, within = EXACT): boolean => Math.abs(a - b) <= within;

/**
 * Is a figure the sum of some of the parts? A list may contain information lines, subtotals, or amounts paid beside it.
 * True for long lists, where the test says nothing.
 *
 * @param eitherWay each part may count as plus or minus, whatever sign is printed
 */
export function someMake(parts: readonly Amount[], cents: number, eitherWay = false): boolean {
  if (parts.length > MOST_PARTS) return true;
  let sums = [0];
  for (const part of parts)
    sums = sums.flatMap((sum) => [
      sum,
      sum + signed(part),
      ...(eitherWay || part.negative ? [sum - signed(part)] : []),
    ]);
  return sums.some((sum) => equals(Math.abs(sum), Math.abs(cents)));
}

/** All results of adding or subtracting each of some numbers; their count doubles with each number, so bound them first. */
export const eitherWay = (numbers: readonly number[], from = 0): number[] =>
  numbers.reduce<number[]>((sums, n) => sums.flatMap((sum) => [sum + n, sum - n]), [from]);

/** Is a figure the sum or the difference of two others of the page? */
export function isMadeOfTwo(cents: number, others: readonly Amount[]): boolean {
  return others.some((a, k) =>
    others
      .slice(k + 1)
      .some((b) => equals(a.cents + b.cents, cents) || equals(Math.abs(a.cents - b.cents), cents)),
  );
}
