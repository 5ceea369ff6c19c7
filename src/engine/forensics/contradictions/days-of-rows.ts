import type { Finding } from '../../../contract/forensics.ts';
import { DAY_MS } from '../../../contract/local-time.ts';
import { message } from '../../../contract/messages/message.ts';
import type { PageJudge } from '../arithmetic/page-judge.ts';
import { contradiction } from './contradiction.ts';
import { daysOf, type Day } from './days-in-order.ts';
import { runningText, type RunningText } from './running-text.ts';

const PERIOD = /\b(?:period|from)\b[^\d\n]{0,24}$/i;
const TO = /^\s*(?:to|until|[-–—])\s*$/i;
/** Minimum rows starting with a date for a list of transactions. */
export const A_LIST = 5;
/** Days by which a transaction may be dated ahead: a weekend with public holidays. */
const AHEAD = 10;
const MOST_LATE = 2;

/** A statement must not list transactions dated after its period. Transactions from before it may be booked late. */
export const daysOfRows: PageJudge = {
  id: 'days-of-rows',
  version: '1',
  group: 'logic',
  judge: async (page, confirm) => {
    const running = runningText(page);
    const { text } = running;
    const days = daysOf(running);
    const ends = days.flatMap((first, k) => {
      const last = days[k + 1];
      const isPeriod = last && TO.test(text.slice(first.to, last.from)) && last.iso > first.iso;
      return isPeriod && PERIOD.test(text.slice(Math.max(0, first.from - 40), first.from))
        ? [{ first, last }]
        : [];
    });
    const [period] = ends;
    if (!period || ends.length > 1) return [];
    const rows = rowDaysOf(running, days);
    const latest = plusDays(period.last.iso, AHEAD);
    const late = rows.filter(({ iso }) => iso > latest);
    const inside = rows.filter(({ iso }) => iso >= period.first.iso && iso <= period.last.iso);
    if (inside.length < A_LIST || late.length > MOST_LATE) return [];
    const findings: Finding[] = [];
    for (const row of late) {
      findings.push(
        await contradiction(daysOfRows, page, confirm, {
          restsOn: [row, period.last],
          pointsTo: row,
          says: message('textFindings.rowAfterPeriod', { end: period.last.printed, row: row.printed }),
          detail: (seen) => `${inside.length} rows lie in the period; ${seen}`,
          before: period.last.printed,
          after: row.printed,
        }),
      );
    }
    return findings;
  },
};

/** Those days of a page that begin lines with an amount. */
export const rowDaysOf = ({ text }: RunningText, days: readonly Day[]): Day[] =>
  days.filter(
    ({ from, to }) => (from === 0 || text[from - 1] === '\n') && /^[^\n]*\d[.,]\d\d\b/.test(text.slice(to)),
  );

export function plusDays(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
