import { afterEach, expect, test, vi } from 'vitest';
import { humanised, makeFormats, shownValue, wholePoints } from './formats.ts';

const words = { yes: 'Yes', no: 'No' };
const formats = makeFormats();
const shown = (value: Parameters<typeof shownValue>[0], name?: string) =>
  shownValue(value, formats, words, name);

test('amounts are shown as the paper prints them, whole numbers without digits behind them', () => {
  expect(shown(2748.7)).toBe('2,748.70');
  expect(shown(10984.43)).toBe('10,984.43');
  expect(shown(12)).toBe('12');
  expect(shown([{ date: '2026-03-14', amount: 0.5 }])).toMatch(/14 Mar 2026 · .*: 0\.50$/);
});

afterEach(() => vi.unstubAllEnvs());
test('moments are written in Botswana’s time, whatever zone the machine is set to', () => {
  vi.stubEnv('TZ', 'America/New_York');
  const { dateTime, time } = makeFormats();
  expect(dateTime('2026-11-20T22:30:00Z')).toBe('21 Nov 2026, 00:30');
  expect(time('2026-11-20T22:30:00Z')).toBe('00:30');
});

test('days have one form in every runtime, September with three letters', () => {
  expect(formats.date('2026-09-08')).toBe('08 Sep 2026');
  expect(formats.dateTime('2026-09-08T12:05:00Z')).toBe('08 Sep 2026, 14:05');
  expect(formats.month('2026-09')).toBe('Sep 2026');
});

test('names of fields become words, abbreviations stay what they are', () => {
  expect(['dateOfBirth', 'idNumber', 'UTILITY_BILL', 'tinNumber'].map(humanised)).toEqual([
    'Date of birth',
    'ID number',
    'Utility bill',
    'TIN number',
  ]);
});

test('periods are written for people; a number that looks like a month stays a number', () => {
  expect(shown('2026-10', 'payPeriod')).toBe('Oct 2026');
  expect(shown('2026-10', 'certificateNumber')).toBe('2026-10');
  expect(shown('2026-01-01 to 2026-01-31', 'statementPeriod')).toBe('01 Jan 2026 – 31 Jan 2026');
  expect(shown([{ payPeriod: '2026-10' }])).toMatch(/: Oct 2026$/);
});

test('a share is rounded down, so that nothing is written like the threshold that it missed', () => {
  expect([0.975, 0.9799, 0.29, 0.57, 0.9996, 1].map((share) => formats.percent(share))).toEqual([
    '97%',
    '97%',
    '29%',
    '57%',
    '99%',
    '100%',
  ]);
  expect(formats.percent(0.9996, 1)).toBe('99.9%');
  expect([89.6, 0.57 * 100, 100].map(wholePoints)).toEqual([89, 57, 100]);
});
