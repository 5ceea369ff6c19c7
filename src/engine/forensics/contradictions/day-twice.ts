import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import type { PageJudge } from '../arithmetic/page-judge.ts';
import { contradiction } from './contradiction.ts';
import { daysOf, onlyDay } from './days-in-order.ts';
import { runningText } from './running-text.ts';

/** Events with a single date, by label and by sentence. */
const EVENTS = [
  {
    of: 'incorporation',
    label: /\b(?:date\s+of\s+incorporation|incorporation\s+date)\b/i,
    said: /\bincorporated\b(?:(?!\bre-?regist)[^.\d]){0,80}?\bon\s+(?:this\s+|the\s+)?(?:\p{L}{3,6}day,?\s+)?(?:the\s+)?$/iu,
  },
  {
    of: 'death',
    label: /\b(?:date\s+of\s+death)\b/i,
    said: /\b(?:died|passed\s+away)\b[^.\d]{0,60}?\bon\s+(?:the\s+)?$/iu,
  },
] as const;
const LONGEST = 140;

/** The date of such an event, given differently by a label and a sentence of the document. */
export const dayTwice: PageJudge = {
  id: 'day-twice',
  version: '1',
  group: 'logic',
  judge: async (page, confirm) => {
    const running = runningText(page);
    const days = daysOf(running);
    const findings: Finding[] = [];
    for (const { of, label, said } of EVENTS) {
      const labelled = onlyDay(running, days, label);
      const told = days.filter(
        (day) => day !== labelled && said.test(running.text.slice(Math.max(0, day.from - LONGEST), day.from)),
      );
      const [other] = told;
      if (!labelled || !other || told.length > 1 || other.iso === labelled.iso) continue;
      findings.push(
        await contradiction(dayTwice, page, confirm, {
          restsOn: [labelled, other],
          pointsTo: other,
          says: message('textFindings.dayTwice', { of, first: labelled.printed, second: other.printed }),
          detail: (seen) => `${labelled.iso} and ${other.iso}; ${seen}`,
          before: labelled.printed,
          after: other.printed,
        }),
      );
    }
    return findings;
  },
};
