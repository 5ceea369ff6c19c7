import type { Finding } from '../../../contract/forensics.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import { message } from '../../../contract/messages/message.ts';
import type { TermKey } from '../../../contract/messages/terms.ts';
import { addMonths } from '../../values/calendar.ts';
import { findDates } from '../../values/find-dates.ts';
import { ANY_DAY } from '../../values/kind.ts';
import type { Confirm, PageJudge } from '../arithmetic/page-judge.ts';
import { contradiction } from './contradiction.ts';
import { runningText, type RunningText } from './running-text.ts';

interface Order {
  /** Name of the earlier date in the message. */
  readonly first: TermKey;
  readonly earlier: RegExp;
  readonly second: TermKey;
  readonly later: RegExp;
  /** Months by which the second date may precede the first. */
  readonly slackMonths?: number;
}

export const ISSUED =
  /\b(?:date\s+of\s+issue|issue\s+date|issued\s+on|date\s+issued|extract\s+date|date\s+of\s+extract|statement\s+date)\b/i;
export const EXPIRES =
  /\b(?:date\s+of\s+expiry|expiry\s+date|expires\s+on|valid\s+(?:until|till|to)|expiration\s+date)\b/i;
const BORN = /\b(?:date\s+of\s+birth|birth\s+date|d\.?o\.?b\.?|born\s+on)\b/i;
/** Pairs of dates whose order holds in any document. Due dates, appointments and payments have no fixed order. */
const ORDERS: readonly Order[] = [
  { first: 'dateOfBirth', earlier: BORN, second: 'dateOfIssue', later: ISSUED },
  {
    first: 'dateOfBirth',
    earlier: BORN,
    second: 'dateOfRegistration',
    later: /\b(?:date\s+of\s+registration|registration\s+date|date\s+registered|registered\s+on)\b/i,
  },
  {
    first: 'dateOfBirth',
    earlier: BORN,
    second: 'dateOfExpiry',
    later: /\b(?:date\s+of\s+expiry|expiry\s+date)\b/i,
  },
  {
    first: 'dateOfBirth',
    earlier: BORN,
    second: 'dateOfJoining',
    later:
      /\b(?:date\s+joined(?:\s+(?:the\s+)?(?:fund|scheme|service))?|joined\s+(?:the\s+)?(?:fund|scheme|service)(?:\s+on)?)\b/i,
  },
  {
    first: 'dateOfBirth',
    earlier: BORN,
    second: 'dateOfDeath',
    later: /\b(?:date\s+of\s+death|died\s+on)\b/i,
  },
  {
    first: 'dateOfDeath',
    earlier: /\b(?:date\s+of\s+death|died\s+on)\b/i,
    second: 'dateOfRegistration',
    later: /\b(?:date\s+of\s+registration|registration\s+date|date\s+registered|registered\s+on)\b/i,
  },
  {
    first: 'dateOfMarriage',
    earlier: /\b(?:date\s+of\s+marriage|married\s+(?:at\s[\p{L} ]{2,30}\s)?on)\b/iu,
    second: 'dateOfRegistration',
    later: /\b(?:date\s+of\s+registration|registration\s+date|date\s+registered)\b/i,
  },
  {
    first: 'dateOfRegistration',
    // A registration may take effect after its certificate was issued.
    earlier: /(?<!\beffective\s)\b(?:date\s+of\s+registration|registration\s+date|date\s+registered)\b/i,
    second: 'dateOfIssue',
    later: ISSUED,
  },
  {
    first: 'dateOfIncorporation',
    earlier: /\b(?:date\s+of\s+incorporation|incorporation\s+date|incorporated\s+on)\b/i,
    second: 'dateOfIssue',
    later: ISSUED,
  },
  {
    first: 'dateOfIssue',
    earlier: /\b(?:date\s+of\s+issue|issue\s+date|issued\s+on|date\s+issued|valid\s+from)\b/i,
    second: 'dateOfExpiry',
    later: EXPIRES,
  },
  {
    first: 'dayOfAdmission',
    earlier: /\b(?:admitted|date\s+of\s+admission|admission\s+date)\b/i,
    second: 'dayOfDischarge',
    later: /\b(?:discharged|date\s+of\s+discharge|discharge\s+date)\b/i,
  },
  {
    first: 'firstInstalment',
    earlier: /\bfirst\s+(?:instal+ment|deduction|payment)\b/i,
    second: 'lastInstalment',
    later: /\b(?:last|final)\s+(?:instal+ment|deduction|payment)\b/i,
  },
  // Salaries may be paid before the month they are for, but not months before.
  {
    first: 'payPeriod',
    earlier: /\b(?:pay\s+)?period\b(?!\s+(?:to|end))/i,
    second: 'payDate',
    later: /\b(?:pay\s+date|date\s+paid|payment\s+date|paid\s+on|date\s+of\s+payment)\b/i,
    slackMonths: 2,
  },
  {
    first: 'statementPeriod',
    earlier: /\b(?:statement\s+)?period\b(?!\s+(?:to|end))/i,
    second: 'statementDate',
    later: /\bstatement\s+date\b/i,
  },
];

export interface Day {
  readonly iso: string;
  readonly from: number;
  readonly to: number;
  readonly printed: string;
}

/** Dates whose labels imply an order that they do not have. */
export const daysInOrder: PageJudge = {
  id: 'days-in-order',
  version: '1',
  group: 'logic',
  judge: async (page, confirm) => {
    const running = runningText(page);
    const days = daysOf(running);
    const findings: Finding[] = await turnedRanges(page, running, days, confirm);
    for (const order of ORDERS) {
      const [a, b] = [onlyDay(running, days, order.earlier), onlyDay(running, days, order.later)];
      if (!a || !b || a === b || addMonths(b.iso, order.slackMonths ?? 0) >= a.iso) continue;
      findings.push(
        await contradiction(daysInOrder, page, confirm, {
          restsOn: [a, b],
          pointsTo: b,
          says: message('textFindings.dayBefore', {
            first: order.first,
            firstDay: a.printed,
            second: order.second,
            secondDay: b.printed,
          }),
          detail: (seen) => `${b.iso} before ${a.iso}; ${seen}`,
          before: a.printed,
          after: b.printed,
        }),
      );
    }
    return findings;
  },
};

const RANGE = /\b(?:period|week|term|validity|valid|from)\b[^\d\n]{0,24}$/i;
const TO = /^\s*(?:to|until|till|[-–—])\s*$/i;

/** "from 12 March to 19 February": a range that ends before it begins. */
async function turnedRanges(
  page: ReadPage,
  running: RunningText,
  days: readonly Day[],
  confirm: Confirm,
): Promise<Finding[]> {
  const { text } = running;
  const findings: Finding[] = [];
  for (const [k, first] of days.entries()) {
    const last = days[k + 1];
    if (!last || last.iso >= first.iso || !TO.test(text.slice(first.to, last.from))) continue;
    if (!RANGE.test(text.slice(Math.max(0, first.from - 40), first.from))) continue;
    findings.push(
      await contradiction(daysInOrder, page, confirm, {
        pointsTo: { from: first.from, to: last.to },
        says: message('textFindings.endsBefore', { first: first.printed, last: last.printed }),
        detail: (seen) => `${last.iso} before ${first.iso}; ${seen}`,
        before: first.printed,
        after: last.printed,
      }),
    );
  }
  return findings;
}

/** Every unambiguous date of the page, read in the page's order of day and month. */
export function daysOf({ text, dayOrder }: RunningText): Day[] {
  return findDates(text, { ...ANY_DAY, dayOrder })
    .filter((d) => d.certainty === 1 && d.other === undefined)
    .map(({ iso, index, length }) => {
      const to = index + length;
      return { iso, from: index, to, printed: text.slice(index, to).replace(/\s+/g, ' ') };
    });
}

/** Text allowed between a label and its date: no other date, no words of another label. */
const BETWEEN =
  /^(?:\s+(?:is|was|on|of\s+\p{L}+|at\s+\p{L}+\s+on)|\s*\([^)\d]{0,30}\))?[\s:.,–-]*(?:the\s+)?(?:\p{L}{3,9}day,?\s+)?$/iu;
const CELL_BREAK = /\n/;

/** The date that a label names on its row; null if the label occurs several times with different dates. */
export function onlyDay({ text }: RunningText, days: readonly Day[], label: RegExp): Day | null {
  const found: Day[] = [];
  for (const m of text.matchAll(new RegExp(label, label.flags + 'g'))) {
    const end = m.index + m[0].length;
    const next = days.find(({ from }) => from >= end);
    if (!next) continue;
    const between = text.slice(end, next.from);
    if (BETWEEN.test(between) && !CELL_BREAK.test(between)) found.push(next);
  }
  return found.length > 0 && found.every(({ iso }) => iso === found[0]!.iso) ? found[0]! : null;
}
