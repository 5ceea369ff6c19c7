import { describe, expect, it } from 'vitest';
import { pageOf, sure } from '../testing/printed-page.ts';
import { daysInOrder } from './days-in-order.ts';

const found = async (...lines: readonly string[]): Promise<number> =>
  (await daysInOrder.judge(pageOf(lines.map((text, k) => [10, 40 * k, text])), sure, undefined, '2026-11-26'))
    .length;

describe('days in figures are read in the order of their page', () => {
  it.each([
    ['the month first, as the period shows', ['Pay period: 03/05/2026 - 03/18/2026', 'Pay date: 04/02/2026']],
    [
      'the month first, as a state shows',
      ['Helena, MT 59601', 'Date of issue: 05/04/2026', 'Date of expiry: 06/03/2026'],
    ],
    [
      'the month first, as its words show',
      ['Statement of March 2026', 'Period 03/05/2026', 'Statement date 03/11/2026'],
    ],
    ['not at all where nothing shows it', ['Date of issue: 05/04/2026', 'Date of expiry: 06/03/2026']],
  ])('%s: no contradiction', async (_, lines) => expect(await found(...lines)).toBe(0));

  it.each([
    ['the month first', ['Helena, MT 59601', 'Date of issue: 06/03/2026', 'Date of expiry: 05/28/2026']],
    ['the day first', ['Date of issue: 28/06/2026', 'Date of expiry: 03/05/2026']],
    ['in words', ['Date of issue: 28 June 2026', 'Date of expiry: 3 May 2026']],
  ])('%s: a contradiction', async (_, lines) => expect(await found(...lines)).toBe(1));
});
