import { describe, expect, it } from 'vitest';
import { pageOf, sure } from '../testing/printed-page.ts';
import { noSuchDay } from './no-such-day.ts';

const judged = async (...lines: readonly string[]): Promise<string[]> =>
  (await noSuchDay.judge(pageOf(lines.map((text, k) => [10, 40 * k, text])), sure)).map(
    (f) => `${f.strength} ${f.explanation}`,
  );

describe('a day that no calendar has', () => {
  it('is named in every form', async () => {
    for (const day of [
      '31 April 2025',
      '31/06/2025',
      '2025-02-30',
      '29 February 2025',
      'April 31, 2025',
      '31 APR/AVR 2025',
    ])
      expect(await judged(`Date of issue: ${day}`)).toHaveLength(1);
  });
  it('is not a real day, nor a reference', async () => {
    for (const text of [
      '29 February 2024',
      '04/31/2025',
      'File No. 31/04/2025',
      'Plot 31/04/20251',
      '31 May 2025',
    ])
      expect(await judged(text)).toEqual([]);
  });
  it.each(['Pay date: 95/10/2026', 'Date of birth 12.34.1988', 'Valid until 33 June 2027'])(
    'is none beyond all months where a label says that it is one: %s',
    async (text) => {
      expect(await judged(text)).toHaveLength(1);
    },
  );
  it('is none where a letter is dated', async () => {
    expect(await judged('Kgale Stores', '82 March 2026', 'Dear Sir')).toHaveLength(1);
    expect(await judged('Minute 82 March 2026')).toEqual([]);
  });
  it('is none in a column of days', async () => {
    const rows = ['03/10/2026 Airtime', '01/40/2026 Transfer', '07/10/2026 Salary', '09/10/2026 Cash'];
    expect(await judged(...rows)).toHaveLength(1);
    expect(await judged(...rows.slice(0, 3))).toEqual([]);
  });
  it.each([
    // A count or page number before an unrelated month.
    ['Annual report', '45', 'March 2026', 'Dear reader, we present'],
    ['Employees born 45', 'March 2026'],
    ['Hours overdue since', '60', 'June 2026'],
    ['Date of the survey', '73', 'Sep 2025'],
    // The same in two cells of a row.
    ['Our staff', '45  March 2026', 'Dear reader'],
    // A page number that would be a day in another month.
    ['We thank you for your custom.', '31', 'April 2026'],
    ['We thank you for your custom.', '31  June 2026'],
    // A number of days.
    ['Terms: payment due 45 May 2026'],
    ['Invoices due 60 June 2026'],
  ])('is not a number beside a month: %s, %s, %s', async (...lines) => {
    expect(await judged(...lines)).toEqual([]);
  });
  it.each([
    ['Due date: 45 May 2026'],
    ['Payment is due on 45 May 2026'],
    ['The rent is due by 61 June 2026'],
    ['Due: 45 May 2026'],
    // A sentence that continues in the next row.
    ['The lease ends on 31', 'April 2026.'],
  ])('is one where it falls due, or where a row ends: %s', async (...lines) => {
    expect(await judged(...lines)).toHaveLength(1);
  });
  it('is another number without a label, a placeholder, or written the other way', async () => {
    for (const text of [
      'Lot 95/10/2026',
      'Date: 00/00/2026',
      'Pay date: 10/31/2026',
      'Ref. date file no 95/10/2026',
    ])
      expect(await judged(text)).toEqual([]);
  });
  it.each([
    ['numbers that are no days', () => 'Lot 45/13/2021'],
    ['days and other numbers', (k: number) => (k % 2 ? 'Lot 45/13/2021' : 'Lot 05/10/2021')],
    ['months by name', (k: number) => `Minute ${k % 2 ? 45 : 5} March 2021 to all`],
    ['references', () => 'File no. 45/13/2021'],
  ])('is looked for once in each of two thousand rows: %s', async (_, row) => {
    const long = Array.from({ length: 2_000 }, (_row, k) => row(k));
    const started = process.threadCpuUsage();
    await judged(...long);
    expect(process.threadCpuUsage(started).user / 1_000).toBeLessThan(2_000);
  });
});
