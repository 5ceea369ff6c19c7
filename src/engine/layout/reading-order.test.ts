import { describe, expect, it } from 'vitest';
import { pageOf, type PrintedLine } from '../documents/testing/page-of.ts';
import { viewOf } from './view.ts';

const proseOf = (lines: readonly PrintedLine[]): string => viewOf(pageOf(lines), '2026-11-22').prose.text;

describe('reading order of columns', () => {
  it('running text in two columns is read down the left one, then down the right one', () => {
    const prose = proseOf([
      [60, 40, 'ABOUT THE COMPANY'],
      [60, 100, 'We have drilled boreholes for farmers and for'],
      [560, 100, 'Our office is at Plot 250, Tsabong, and it'],
      [60, 130, 'villages of the Kgalagadi since the rains of'],
      [560, 130, 'is open from Monday to Friday, from eight to'],
      [60, 160, 'the year 2013 and will go on doing so.'],
      [560, 160, 'five in the afternoon.'],
    ]);
    expect(prose.replace(/\s+/g, ' ')).toContain(
      'since the rains of the year 2013 and will go on doing so. Our office',
    );
  });

  it('labels beside values and rows of a table stay rows', () => {
    const form = proseOf([
      [60, 100, 'Full name of the employee as on Omang'],
      [560, 100, 'Kago Example'],
      [60, 130, 'Date on which employment began'],
      [560, 130, '1 April 2024'],
      [60, 160, 'Gross salary for each calendar month'],
      [560, 160, 'P 4,500.00'],
    ]);
    expect(form).toMatch(/employment began 1 April 2024/);
    const table = proseOf([
      [60, 100, 'Cement 42.5N bags of fifty kilograms'],
      [700, 100, '1,960.00'],
      [60, 130, 'Roof sheets of three metres galvanised'],
      [700, 130, '1,440.00'],
      [60, 160, 'Nails and screws of several sizes'],
      [700, 160, '210.00'],
    ]);
    expect(table).toMatch(/galvanised 1,440.00/);
  });
});
