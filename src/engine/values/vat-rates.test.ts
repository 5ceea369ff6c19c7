import { describe, expect, it } from 'vitest';
import { botswana } from '../packs/botswana/index.ts';
import { namibia } from '../packs/namibia/index.ts';
import { vatRatesOn } from './vat-rates.ts';

describe('rates of value added tax', () => {
  it.each([
    ['before the rise of 2021', ['2020-06-30'], [0.12]],
    ['a bill of the first weeks after it', ['2021-04-20'], [0.14, 0.12]],
    ['between', ['2022-05-31'], [0.14]],
    ['during the relief, which had begun in the month before', ['2022-09-15'], [0.14, 0.12]],
    ['late in the relief', ['2022-12-31'], [0.12]],
    ['when it ended, which is told in two ways', ['2023-02-20'], [0.14, 0.12]],
    ['since then', ['2026-10-15'], [0.14]],
    ['a paper of two years', ['2020-06-30', '2026-10-15'], [0.14, 0.12]],
    ['a paper without a day', [], [0.14, 0.12, 0.1]],
    ['a paper with a day of birth alone', ['1984-03-09'], [0.14, 0.12, 0.1]],
    ['a paper with a day of birth and its own', ['1984-03-09', '2026-10-15'], [0.14]],
  ])('are those of the days on the paper: %s', (_, days, rates) => {
    expect([...vatRatesOn(botswana, days)].sort()).toEqual([...rates].sort());
  });

  it('are the country’s', () => {
    expect(vatRatesOn(namibia, ['2026-10-15'])).toEqual([0.15]);
    expect(vatRatesOn(namibia, ['1999-01-01'])).toEqual([0.15]);
  });
});
