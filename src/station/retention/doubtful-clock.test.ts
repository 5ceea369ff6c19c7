import { expect, it } from 'vitest';
import { createClockDoubt } from './doubtful-clock.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.parse('2026-11-22T08:00:00Z');

/** A clock that can be moved, and time that passes for both. */
function begin(lastKnown: number | null, clock = START) {
  let running = 0;
  const isDoubtful = createClockDoubt(
    () => clock,
    lastKnown,
    () => running,
  );
  return {
    isDoubtful,
    pass: (ms: number): void => void ((clock += ms), (running += ms)),
    move: (ms: number): void => void (clock += ms),
  };
}

it('time that passes is no reason, nor are weeks in which the station stood still', () => {
  const { isDoubtful, pass } = begin(START - 29 * DAY);
  expect(isDoubtful()).toBe(false);
  for (let day = 0; day < 100; day++) {
    pass(DAY);
    expect(isDoubtful()).toBe(false);
  }
});

it('ten years ahead at the start, or moved there while it runs, is doubted for a day and then believed', () => {
  const atStart = begin(START - 3_650 * DAY);
  const moved = begin(null);
  expect(moved.isDoubtful()).toBe(false);
  moved.move(3_650 * DAY);
  for (const { isDoubtful, pass } of [atStart, moved]) {
    for (let hour = 0; hour < 24; hour++) {
      expect(isDoubtful()).toBe(true);
      pass(HOUR);
    }
    expect(isDoubtful()).toBe(false);
    pass(HOUR);
    expect(isDoubtful()).toBe(false);
  }
});

it('a clock that was put right again is not doubted, and may be wrong another time', () => {
  const { isDoubtful, pass, move } = begin(START);
  move(400 * DAY);
  expect(isDoubtful()).toBe(true);
  pass(20 * HOUR);
  move(-400 * DAY);
  expect(isDoubtful()).toBe(false);
  pass(HOUR);
  move(400 * DAY);
  expect(isDoubtful()).toBe(true);
  pass(5 * HOUR);
  expect(isDoubtful()).toBe(true);
});
