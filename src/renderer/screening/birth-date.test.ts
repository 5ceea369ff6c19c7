import { expect, test } from 'vitest';
import { birthDateAsked } from './birth-date.ts';

test('a birth date is understood as clerks type it', () => {
  expect(birthDateAsked('1987-03-14')).toBe('1987-03-14');
  expect(birthDateAsked(' 14/3/1987 ')).toBe('1987-03-14');
  expect(birthDateAsked('14.03.1987')).toBe('1987-03-14');
  expect(birthDateAsked('1987/3')).toBe('1987-03');
  expect(birthDateAsked('3/1987')).toBe('1987-03');
  expect(birthDateAsked('1987')).toBe('1987');
  expect(birthDateAsked('')).toBe('');
});

test('what is no date is refused', () => {
  for (const typed of ['31/02/1987', '03/14/1987', '1987-13', '0/1987', '87', 'last year', '14/03/87'])
    expect(birthDateAsked(typed), typed).toBeNull();
});
