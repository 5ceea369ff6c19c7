import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../../contract/pages.ts';
import type { VerifiedDocument } from '../../../contract/verification.ts';
import { pageOf } from '../testing/printed-page.ts';
import { rowsOfOtherPeriod } from './rows-of-other-period.ts';

const FIRST = [3, 7, 11, 16, 22].map((day) => `${day} Oct 2024 Airtime 120.00 8,341.10`);

function found(second: readonly string[], period = '2024-10-01 to 2024-10-31'): string[] {
  const pages = [FIRST, second].map((lines, index) => {
    const page = pageOf(lines.map((text, k) => [10, 40 * k, text]));
    return { ...page, report: { ...page.report, index, pageInFile: index } } as ReadPage;
  });
  const document = {
    documentType: 'BANK_STATEMENT',
    pages: [0, 1],
    fields: [{ name: 'statementPeriod', value: period }],
  } as unknown as VerifiedDocument;
  return rowsOfOtherPeriod
    .judge(
      [document],
      pages.map((reading, pageInFile) => ({ reading, pageInFile })),
      { today: '2026-11-30', profile: 'income' },
    )
    .map(({ page, after }) => `${page} ${after}`);
}

describe('rows of a page of a statement', () => {
  it('are those of another one where all lie months outside its period', () => {
    expect(found(['28 Jun 2026 Airtime 57.10 26,914.90'])).toEqual(['1 28 Jun 2026']);
    expect(found(['28 Jun 2023 Airtime 57.10 26,914.90', 'Closing balance 26,914.90'])).toEqual([
      '1 28 Jun 2023',
    ]);
  });

  it.each([
    ['in the period', ['28 Oct 2024 Airtime 57.10 8,284.00']],
    ['planned for the weeks after it', ['28 Nov 2024 Rent 950.00', '28 Jan 2025 Rent 950.00']],
    ['not all outside it', ['28 Oct 2024 Airtime 57.10 8,284.00', '28 Jun 2026 Matures 5,000.00']],
    ['without a day', ['Closing balance 8,284.00']],
  ])('are its own %s', (_, second) => {
    expect(found(second)).toEqual([]);
  });

  it('are not judged where the period was not read', () => {
    expect(found(['28 Jun 2026 Airtime 57.10 26,914.90'], 'October')).toEqual([]);
  });
});
