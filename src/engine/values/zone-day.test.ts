import { expect, test } from 'vitest';
import { zoneDay } from './zone-day.ts';

const TODAY = '2026-11-28';

test.each([
  ['880214', 'birth', '1988-02-14'],
  ['261128', 'birth', '2026-11-28'],
  ['261129', 'birth', '1926-11-29'],
  ['310830', 'expiry', '2031-08-30'],
  ['760101', 'expiry', '2076-01-01'],
  ['770101', 'expiry', '1977-01-01'],
  ['991231', 'expiry', '9999-12-31'],
  ['991231', 'expiry-of-book', '1999-12-31'],
  ['990101', 'expiry-of-book', '1999-01-01'],
  ['310830', 'expiry-of-book', '2031-08-30'],
  ['88021', 'birth', null],
  ['88<<<<', 'birth', null],
] as const)('%s as %s is %s', (written, meaning, iso) => {
  expect(zoneDay(written, meaning, TODAY)).toBe(iso);
});

test('the same day in print tells the century, and no birth lies after another printed day', () => {
  expect(zoneDay('200305', 'birth', TODAY, ['1920-03-05', '2019-01-01'])).toBe('1920-03-05');
  expect(zoneDay('200305', 'birth', TODAY, ['2019-01-01'])).toBe('1920-03-05');
  expect(zoneDay('200305', 'birth', TODAY, ['2024-01-01'])).toBe('2020-03-05');
});
