import { expect, test } from 'vitest';
import type { Hint } from './guidance.ts';
import { steadiness } from './steadiness.ts';

/** Feeds one hint every 100 ms; answers with the moments at which a picture was taken. */
function taken(...hints: [Hint, times: number][]): number[] {
  const decide = steadiness();
  let now = 5_000;
  const moments: number[] = [];
  for (const [hint, times] of hints)
    for (let i = 0; i < times; i++, now += 100) if (decide(hint, now)) moments.push(now - 5_000);
  return moments;
}

test('one picture after 600 ms of everything right, however long it stays right', () => {
  expect(taken(['searching', 3], ['ready', 40])).toEqual([900]);
});

test('a break of one frame begins the time anew', () => {
  expect(taken(['ready', 6], ['still', 1], ['ready', 7])).toEqual([1_300]);
});

test('the next document is taken after the first one left', () => {
  expect(taken(['ready', 10], ['searching', 5], ['ready', 10])).toEqual([600, 2_100]);
});
