import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../../contract/pages.ts';
import { statementTotals } from './statement-totals.ts';
import { pageOf, sure, unsure } from '../testing/printed-page.ts';

/** 1,234.56 + 5,000.00 − 2,000.00 = 4,234.56. */
const summary = (opening: string, closing: string, more: [number, number, string][] = []): ReadPage =>
  pageOf([
    [10, 100, 'Balance at start'],
    [400, 100, 'Balance at end'],
    [800, 100, 'Total in / total out'],
    [10, 130, `BWP ${opening}`],
    [400, 130, `BWP ${closing}`],
    [800, 130, '5,000.00 / 2,000.00'],
    ...more,
  ]);

describe('the summary of a statement', () => {
  it('adds up', async () => {
    expect(await statementTotals.judge(summary('1,234.56', '4,234.56'), sure)).toEqual([]);
  });

  it('tells a changed closing balance without any row', async () => {
    expect(await statementTotals.judge(summary('1,234.56', '9,234.56'), sure)).toMatchObject([
      { strength: 'strong', before: '4,234.56', after: '9,234.56' },
    ]);
    expect(await statementTotals.judge(summary('1,234.56', '9,234.56'), unsure)).toMatchObject([
      { strength: 'weak' },
    ]);
  });

  it('accuses nobody where more than a digit is missing, or a fee explains it', async () => {
    expect(await statementTotals.judge(summary('1,234.56', '4,187.06'), sure)).toEqual([]);
    const fee: [number, number, string][] = [[10, 200, 'Fee 30.00']];
    expect(await statementTotals.judge(summary('1,234.56', '4,204.56', fee), sure)).toEqual([]);
  });
});
