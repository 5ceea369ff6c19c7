import { expect, test } from 'vitest';
import { makeFormats } from '../language/formats.ts';
import { shownValue } from './field-value.ts';

const words = { yes: 'Yes', no: 'No' };
const shown = (value: Parameters<typeof shownValue>[0]) =>
  shownValue(value, makeFormats(['en-BW', 'en-GB']), words);

test('amounts are shown as the paper prints them, whole numbers without digits behind them', () => {
  expect(shown(2748.7)).toBe('2,748.70');
  expect(shown(10984.43)).toBe('10,984.43');
  expect(shown(12)).toBe('12');
  expect(shown([{ date: '2026-03-14', amount: 0.5 }])).toMatch(/14 Mar 2026 · .*: 0\.50$/);
});
