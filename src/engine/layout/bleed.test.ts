import { describe, expect, it } from 'vitest';
import { viewOfPages } from '../documents/testing/find-in.ts';
import { pageOf } from '../documents/testing/page-of.ts';

/** Texts of the first row; cells are given with their left edges, ten pixels a character. */
const row = (...cells: readonly (readonly [number, string])[]): string[] =>
  viewOfPages([pageOf(cells.map(([x, text]) => [x, 100, text]))]).pages[0]!.rows[0]!.map((s) => s.text);

describe('letters seen twice where cells touch', () => {
  it('stay with the cell they begin or end', () => {
    expect(row([100, '07 Oct F'], [182, 'FNB App Payment'])).toEqual(['07 Oct', 'FNB App Payment']);
    expect(row([100, '12 Oct'], [162, 't ATM Cash'])).toEqual(['12 Oct', 'ATM Cash']);
  });

  it('stay with a long number that the next cell begins like', () => {
    expect(row([100, 'DLN 812345679'], [222, '93 DOB'])).toEqual(['DLN 812345679', '93 DOB']);
    expect(row([100, 'M2'], [112, '21 JUL'])).toEqual(['M', '21 JUL']);
  });

  it('are left alone where the cells stand apart or the letters differ', () => {
    expect(row([100, 'Class F'], [400, 'FNB App'])).toEqual(['Class F', 'FNB App']);
    expect(row([100, 'Grade C'], [172, 'FNB App'])).toEqual(['Grade C', 'FNB App']);
  });
});
