import type { Finding } from '../../../contract/forensics.ts';
import { addMonths } from '../../documents/kinds/calendar.ts';
import { findDates } from '../../documents/kinds/date.ts';
import { ANY_DAY } from '../../documents/kinds/kind.ts';
import { finding } from '../detector.ts';
import type { PageJudge } from '../logic/page-judge.ts';
import { NUMBER_WORDS, numberOfWords } from './number-words.ts';
import { boxOf, isReadSurely, runningText } from './running-text.ts';

const COUNT = `(${NUMBER_WORDS}|\\d{1,3})(?:\\s*\\(\\s*(\\d{1,3}|${NUMBER_WORDS})\\s*\\))?`;
/** "a period of twelve (12) months, beginning on": what lies between the length and the first day, and the days. */
const TERM = new RegExp(
  `\\b(?:for|of|valid\\s+for)\\s+(?:a\\s+(?:fixed\\s+)?(?:period|term)\\s+of\\s+)?${COUNT}\\s+(?:calendar\\s+)?(months?|years?)\\b\\s*,?\\s*(?:(?:beginning|commencing|starting|running|with\\s+effect|effective)\\b\\s*)?(?:from|on)?\\s*(?:the\\s+)?$`,
  'iu',
);
/** … and between the two days. */
const UNTIL =
  /^\s*,?\s*(?:and\s+)?(?:(?:ending|expiring|terminating|running|ends?|expires?|terminates?)\s*)?(?:on|to|until|till|up\s+to|[-–])?\s*(?:and\s+including\s+)?(?:the\s+)?$/i;
/** "1 July 2025 to 30 June 2026 (12 months)" */
const LENGTH_BEHIND = new RegExp(`^\\s*\\(\\s*${COUNT}\\s+(months?|years?)\\s*\\)`, 'iu');
/** So many days a term may end early or late: on the last day of a month, with days of grace. */
const SLACK_MONTHS = 1;
const LONGEST = 160;

/** A term that is given by its length and by its first and last day is that long. */
export const lengthOfTerm: PageJudge = {
  id: 'length-of-term',
  version: '1',
  group: 'logic',
  judge: async (page, confirm) => {
    const running = runningText(page);
    const { text } = running;
    const dates = findDates(text, ANY_DAY).filter((d) => d.certainty === 1);
    const findings: Finding[] = [];
    for (const [k, first] of dates.entries()) {
      const last = dates[k + 1];
      if (!last || !UNTIL.test(text.slice(first.index + first.length, last.index))) continue;
      const end = last.index + last.length;
      const start = Math.max(0, first.index - LONGEST);
      const before = TERM.exec(text.slice(start, first.index));
      const term = before ?? LENGTH_BEHIND.exec(text.slice(end, end + LONGEST));
      if (!term) continue;
      const counts = [term[1], term[2]].flatMap((c) => (c === undefined ? [] : [countOf(c)]));
      const [count] = counts;
      // Figures and words that contradict each other are another finding.
      if (count === undefined || count === null || count < 1 || counts.some((c) => c !== count)) continue;
      const months = /^y/i.test(term[3]!) ? 12 * count : count;
      const [soonest, latest] = [months - SLACK_MONTHS, months + SLACK_MONTHS].map((m) =>
        addMonths(first.iso, m),
      );
      if (last.iso >= soonest! && last.iso <= latest!) continue;
      const [from, to] = before ? [start + before.index, end] : [first.index, end + term[0].length];
      const sure = await isReadSurely(running, from, to, confirm);
      const [a, b] = [first, last].map((d) =>
        text.slice(d.index, d.index + d.length).replace(/\s+/g, ' '),
      ) as [string, string];
      findings.push(
        finding(lengthOfTerm, {
          strength: sure ? 'strong' : 'weak',
          page: page.report.pageInFile,
          box: boxOf(running, last.index, end),
          explanation: `From ${a} to ${b} are not ${count} ${term[3]!.toLowerCase()}.`,
          detail: `${months} months from ${first.iso} end about ${addMonths(first.iso, months)}; ${sure ? 'read' : 'not read'} surely`,
          before: addMonths(first.iso, months),
          after: b,
        }),
      );
    }
    return findings;
  },
};

const countOf = (text: string): number | null => (/^\d/.test(text) ? Number(text) : numberOfWords(text));
