import { expect, test } from 'vitest';
import { dayShown, dayTyped, withStrokes } from './typed-day.ts';

test('a day is understood with the day first, and with the year first', () => {
  for (const typed of ['14/03/1987', '14/3/1987', ' 14.03.1987 ', '14-3-1987', '1987-03-14', '1987/3/14'])
    expect(dayTyped(typed), typed).toBe('1987-03-14');
  expect(dayTyped('')).toBe('');
  expect(dayTyped('29/02/2028')).toBe('2028-02-29');
});

test('what is no day of the calendar is none, and no month is taken for a day', () => {
  for (const typed of ['31/02/1987', '29/02/2026', '03/14/1987', '14/03/87', '14/03', '1987', 'today'])
    expect(dayTyped(typed), typed).toBeNull();
});

test('a day is shown as it is typed', () => {
  expect(dayShown('2026-11-23')).toBe('23/11/2026');
  expect(dayShown('')).toBe('');
  expect(dayShown('1987')).toBe('1987');
});

test('digits alone give a whole day; strokes that are typed are not doubled; what is removed stays removed', () => {
  const typeAll = (keys: string): string =>
    [...keys].reduce((text, key) => withStrokes(text + key, text), '');
  expect(typeAll('23112026')).toBe('23/11/2026');
  expect(typeAll('23/11/2026')).toBe('23/11/2026');
  expect(typeAll('3/1/2026')).toBe('3/1/2026');
  expect(typeAll('2026-11-23')).toBe('2026-11-23');
  expect(typeAll('2012-11-23')).toBe('2012-11-23');
  expect(withStrokes('23/11', '23/11/')).toBe('23/11');
  expect(withStrokes('2026-11-23', '')).toBe('2026-11-23');
});
