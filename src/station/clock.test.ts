import { expect, it } from 'vitest';
import { isoTime, localDay } from './clock.ts';

it('a day begins at midnight in Gaborone, two hours before UTC', () => {
  const late = { now: () => Date.UTC(2026, 10, 22, 22, 30) };
  expect(isoTime(late).slice(0, 10)).toBe('2026-11-22');
  expect(localDay(late)).toBe('2026-11-23');
  expect(localDay({ now: () => Date.UTC(2026, 0, 5, 12) })).toBe('2026-01-05');
});
