import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { addMonths } from '../../values/calendar.ts';
import type { PageJudge } from '../arithmetic/page-judge.ts';
import { contradiction } from './contradiction.ts';
import { daysOf, EXPIRES, ISSUED, onlyDay, type Day } from './days-in-order.ts';
import { NUMBER_WORDS, numberOfWords } from './number-words.ts';
import { runningText, type RunningText } from './running-text.ts';

const COUNT = `(${NUMBER_WORDS}|\\d{1,3})(?:\\s*\\(\\s*(\\d{1,3}|${NUMBER_WORDS})\\s*\\))?`;
/** "a period of twelve (12) months, beginning on": the length, and the text between it and the first date. */
const TERM = new RegExp(
  `\\b(?:for|of|valid\\s+for)\\s+(?:a\\s+(?:fixed\\s+)?(?:period|term)\\s+of\\s+)?${COUNT}\\s+(?:calendar\\s+)?(months?|years?)\\b\\s*,?\\s*(?:(?:beginning|commencing|starting|running|with\\s+effect|effective)\\b\\s*)?(?:from|on)?\\s*(?:the\\s+)?$`,
  'iu',
);
/** The text between the two dates. */
const UNTIL =
  /^\s*(?:,\s*)?(?:and\s+)?(?:(?:ending|expiring|terminating|running|ends?|expires?|terminates?)\s*)?(?:(?:on|to|until|till|up\s+to|[-–])\s*)?(?:and\s+including\s+)?(?:the\s+)?$/i;
/** "1 July 2025 to 30 June 2026 (12 months)" */
const LENGTH_BEHIND = new RegExp(`^\\s*\\(\\s*${COUNT}\\s+(months?|years?)\\s*\\)`, 'iu');
/** "valid for twelve (12) months from the date of issue", with both dates on rows of their own. */
const FROM_ISSUE = new RegExp(
  `\\bvalid\\s+for\\s+(?:a\\s+period\\s+of\\s+)?${COUNT}\\s+(?:calendar\\s+)?(months?|years?)\\s+from\\s+(?:the\\s+|its\\s+)?(?:date|day)\\s+of\\s+issue\\b`,
  'iu',
);
/** A term on a row of its own, beside rows of its first and its last day: a deposit, a loan, a lease. */
const TERM_ROW = new RegExp(
  `^[ \\t]*(?:(?:deposit|investment|lease|loan|contract|policy)\\s+)?(?:term|period|duration|tenor|tenure)\\s*:?\\s*${COUNT}\\s+(?:calendar\\s+)?(months?|years?)\\s*$`,
  'imu',
);
/** Terms that follow one another: the first day may be that of an earlier one. */
const AGAIN = /\b(?:renew\w*|roll(?:ed|s|ing)?[- ]?over|re-?invest\w*|exten\w+|original\w*|remaining)\b/i;
const BEGINS =
  /\b(?:date\s+of\s+(?:deposit|investment|commencement)|(?:deposit|investment|start(?:ing)?|commencement|effective|value)\s+date|(?:starts|begins|commences|placed|invested)\s+on)\b/i;
const ENDS =
  /\b(?:date\s+of\s+maturity|(?:maturity|end(?:ing)?|termination)\s+date|(?:ends|matures|terminates)\s+on)\b/i;
/** Months by which a term may be shorter or longer: month ends, days of grace. */
const SLACK_MONTHS = 1;
const LONGEST = 160;

interface Term {
  readonly match: RegExpExecArray;
  readonly first: Day;
  readonly last: Day;
  /** The range of the text that states the term. */
  readonly from: number;
  readonly to: number;
}

/** A term given by its length and by its first and last date must have that length. */
export const lengthOfTerm: PageJudge = {
  id: 'length-of-term',
  version: '1',
  group: 'logic',
  judge: async (page, confirm) => {
    const running = runningText(page);
    const findings: Finding[] = [];
    for (const { match, first, last, from, to } of termsOf(running)) {
      const counts = [match[1], match[2]].flatMap((c) => (c === undefined ? [] : [countOf(c)]));
      const [count] = counts;
      // Figures and words that disagree are reported by `amount-in-words`.
      if (count === undefined || count === null || count < 1 || counts.some((c) => c !== count)) continue;
      const inYears = /^y/i.test(match[3]!);
      const months = inYears ? 12 * count : count;
      const [soonest, latest] = [months - SLACK_MONTHS, months + SLACK_MONTHS].map((m) =>
        addMonths(first.iso, m),
      );
      if (last.iso >= soonest! && last.iso <= latest!) continue;
      findings.push(
        await contradiction(lengthOfTerm, page, confirm, {
          restsOn: [{ from, to }, first, last],
          pointsTo: last,
          says: message(inYears ? 'textFindings.notYears' : 'textFindings.notMonths', {
            first: first.printed,
            last: last.printed,
            count,
          }),
          detail: (seen) =>
            `${months} months from ${first.iso} end about ${addMonths(first.iso, months)}; ${seen}`,
          before: addMonths(first.iso, months),
          after: last.printed,
        }),
      );
    }
    return findings;
  },
};

/** Terms stated next to two dates, or whose dates are on two rows. */
function termsOf(running: RunningText): Term[] {
  const { text } = running;
  const days = daysOf(running);
  const beside = days.flatMap((first, k): Term[] => {
    const last = days[k + 1];
    if (!last || !UNTIL.test(text.slice(first.to, last.from))) return [];
    const start = Math.max(0, first.from - LONGEST);
    const before = TERM.exec(text.slice(start, first.from));
    const match = before ?? LENGTH_BEHIND.exec(text.slice(last.to, last.to + LONGEST));
    if (!match) return [];
    const from = before ? start + before.index : first.from;
    return [{ match, first, last, from, to: before ? last.to : last.to + match[0].length }];
  });
  const inRows = [
    { term: FROM_ISSUE, begins: ISSUED, ends: EXPIRES },
    { term: TERM_ROW, begins: BEGINS, ends: ENDS },
  ].flatMap(({ term, begins, ends }): Term[] => {
    const match = term === TERM_ROW && AGAIN.test(text) ? null : term.exec(text);
    const [first, last] = [onlyDay(running, days, begins), onlyDay(running, days, ends)];
    return match && first && last
      ? [{ match, first, last, from: match.index, to: match.index + match[0].length }]
      : [];
  });
  return [...beside, ...inRows];
}

const countOf = (text: string): number | null => (/^\d/.test(text) ? Number(text) : numberOfWords(text));
