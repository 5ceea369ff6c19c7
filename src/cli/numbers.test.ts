import { expect, test } from 'vitest';
import { numberBetween, wholeNumber } from './numbers.ts';

test('what is no number of the range is refused, not taken as NaN', () => {
  for (const text of ['', ' ', 'abc', '-1', '1.5', '1e2', '65536'])
    expect(() => wholeNumber(0, 65_535)(text), text).toThrow('from 0 to 65535');
  for (const text of ['', 'abc', '-0.1', '100.1', 'NaN', 'Infinity'])
    expect(() => numberBetween(0, 100)(text), text).toThrow('from 0 to 100');
});

test('what is one is read', () => {
  expect(wholeNumber()('0')).toBe(0);
  expect(wholeNumber(1)('12')).toBe(12);
  expect(numberBetween(0.5, 1)('0.85')).toBe(0.85);
});
