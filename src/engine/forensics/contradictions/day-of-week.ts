import { WEEKDAYS } from '../../lexicon/weekdays.ts';
import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { TERMS } from '../../../contract/messages/terms.ts';
import { isDay, isoDate } from '../../values/calendar.ts';
import { findDates } from '../../values/find-dates.ts';
import { ANY_DAY } from '../../values/kind.ts';
import type { PageJudge } from '../arithmetic/page-judge.ts';
import { contradiction } from './contradiction.ts';
import { runningText } from './running-text.ts';

/** The weekday directly before a date; in "Monday to Friday, 5 June" it does not belong to the date. */
const BEFORE =
  /(?<!(?:\bto|\band|\bor|\buntil|[-–&/])\s*)(?<!\p{L})(sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(day\b|\b\.?)\s*(?:,\s*)?(?:the\s+)?$/iu;

const nameOf = (day: string): (typeof WEEKDAYS)[number] =>
  WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]!;

/** The date with day and month swapped ("04/03/2026" may be 3 April); null if that is impossible. */
function turned(day: string, printed: string): string | null {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return /\p{L}/u.test(printed) || !isDay(year, date, month) ? null : isoDate(year, date, month);
}

/** A date printed with a weekday must fall on that weekday. */
export const dayOfWeek: PageJudge = {
  id: 'day-of-week',
  version: '1',
  group: 'logic',
  judge: async (page, confirm) => {
    const running = runningText(page);
    const findings: Finding[] = [];
    for (const { iso, index, length, certainty, notes } of findDates(running.text, ANY_DAY)) {
      const before = running.text.slice(Math.max(0, index - 24), index);
      const m = BEFORE.exec(before);
      if (!m || certainty < 1 || notes.length > 0) continue;
      const named = m[1]!.slice(0, 3).toLowerCase();
      const printed = running.text.slice(index, index + length);
      const possible = [iso, turned(iso, printed)].filter((day) => day !== null).map(nameOf);
      if (possible.some((day) => day.startsWith(named))) continue;
      const from = index - (before.length - m.index);
      const said = `${m[1]!}${m[2]!}`.replace('.', '');
      findings.push(
        await contradiction(dayOfWeek, page, confirm, {
          pointsTo: { from, to: index + length },
          says: message('textFindings.otherWeekday', {
            day: printed.replace(/\s+/g, ' '),
            was: possible[0]!,
            printed: said,
          }),
          detail: (seen) => `${iso}; ${seen}`,
          before: TERMS[possible[0]!].en,
          after: said,
        }),
      );
    }
    return findings;
  },
};
