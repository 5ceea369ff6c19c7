import { expect, test } from 'vitest';
import { secondsLeft } from './time-left.ts';

const first = { page: 1, at: 1_000 };

test('the pages that are left take as long as those that were read', () => {
  // Pages 1 to 4 took 12 s; six are left, the fifth since 1 s: 17 s, said as 20.
  expect(secondsLeft(first, { page: 5, at: 13_000 }, 10, 14_000)).toBe(20);
  expect(secondsLeft(first, { page: 10, at: 28_000 }, 10, 28_000)).toBe(5);
});

test('nothing is said before a page was read, nor less than five seconds of a page that takes longer', () => {
  expect(secondsLeft(first, first, 10, 9_000)).toBeNull();
  expect(secondsLeft(first, { page: 2, at: 4_000 }, 2, 60_000)).toBe(5);
});
