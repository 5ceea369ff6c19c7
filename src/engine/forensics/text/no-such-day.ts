import type { Finding } from '../../../contract/forensics.ts';
import { isDay } from '../../values/calendar.ts';
import { MONTH_PATTERN, monthNumber } from '../../values/months.ts';
import type { PageJudge } from '../logic/page-judge.ts';
import { contradiction } from './contradiction.ts';
import { runningText } from './running-text.ts';

/** What stands before a number that only looks like a date. */
const REFERENCE = /(?:\bno|\bnumber|\bref|\breference|\bfile|\bact|\bform)\b[\s.:#]*$/i;
const YEAR = String.raw`((?:19|20)\d{2})`;
const FORMS: readonly { readonly pattern: RegExp; readonly order: readonly [number, number, number] }[] = [
  {
    pattern: new RegExp(
      `(?<![\\d.,/-])(\\d{1,2})(?:st|nd|rd|th)?\\s*[-./]?\\s*(?:(?:day\\s+)?of\\s+)?(${MONTH_PATTERN})(?:\\s*/\\s*(?:${MONTH_PATTERN}))?\\.?\\s*[-,./]?\\s*${YEAR}(?!\\d)`,
      'gi',
    ),
    order: [3, 2, 1],
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}])(${MONTH_PATTERN})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?\\s*,?\\s+${YEAR}(?!\\d)`,
      'giu',
    ),
    order: [3, 1, 2],
  },
  {
    pattern: new RegExp(`(?<![\\w./-])(\\d{1,2})[/.-](\\d{1,2})[/.-]${YEAR}(?![\\w/-])`, 'g'),
    order: [3, 2, 1],
  },
  { pattern: new RegExp(`(?<![\\w./-])${YEAR}-(\\d{2})-(\\d{2})(?![\\w/-])`, 'g'), order: [1, 2, 3] },
];
const LONGEST_MONTH = 31;

/** A date that no calendar has: no program prints the 31st of April, and nobody is born on it. */
export const noSuchDay: PageJudge = {
  id: 'no-such-day',
  version: '1',
  group: 'logic',
  judge: async (page, confirm) => {
    const running = runningText(page);
    const findings: Finding[] = [];
    for (const { pattern, order } of FORMS)
      for (const m of running.text.matchAll(pattern)) {
        const [year, month, day] = order.map((k) =>
          /^\d/.test(m[k]!) ? Number(m[k]) : (monthNumber(m[k]!) ?? 0),
        ) as [number, number, number];
        // What is no day and month in any case is another number.
        if (month < 1 || month > 12 || day < 28 || day > LONGEST_MONTH || isDay(year, month, day)) continue;
        if (REFERENCE.test(running.text.slice(Math.max(0, m.index - 20), m.index))) continue;
        const end = m.index + m[0].length;
        const printed = m[0].replace(/\s+/g, ' ');
        findings.push(
          await contradiction(
            noSuchDay,
            { page, running, confirm },
            {
              pointsTo: { from: m.index, to: end },
              explanation: `There is no such day as ${printed}.`,
              detail: (seen) => seen,
              after: printed,
            },
          ),
        );
      }
    return findings;
  },
};
