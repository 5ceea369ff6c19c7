// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { formatsOf } from './formats.ts';

test('days, moments and months on a Setswana screen have Setswana months', () => {
  const tn = formatsOf('tn');
  expect(tn.date('2026-11-23')).toBe('23 Ngwanatsele 2026');
  expect(tn.date('2027-01-01')).toBe('01 Ferikgong 2027');
  expect(tn.month('2026-10')).toBe('Diphalane 2026');
  // 22:30 UTC is half past midnight of the next day, and month, in Botswana.
  expect(tn.dateTime('2026-02-28T22:30:00Z')).toBe('01 Mopitlwe 2026, 00:30');
});

test('English screens keep English months', () => {
  expect(formatsOf('en').date('2026-11-23')).toBe('23 Nov 2026');
});
