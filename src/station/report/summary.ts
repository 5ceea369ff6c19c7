import { verdictWord, type VerdictWord } from '../../contract/verdict-word.ts';
import { UTC_OFFSET } from '../../contract/local-time.ts';
import { humanised } from '../../contract/formats.ts';
import type { Decision } from '../../contract/cases.ts';
import { bestPortrait, type FoundPortrait } from '../cases/portrait-on-page.ts';
import type { CaseReport } from './collect.ts';
import type { Layout } from './layout.ts';
import { QUIET } from './sheet.ts';
import { percent, type ReadPicture } from './sections.ts';
import { documentName, moment } from './words.ts';

const STATES = {
  open: 'Open',
  waiting: 'Waiting for approval',
  accepted: 'Accepted',
  rejected: 'Rejected',
  referred: 'Referred',
} as const;
/** Worded as on the screens (renderer/language/english/case.ts), in their palette. */
const VERDICTS: Record<VerdictWord, { text: string; colour: string }> = {
  passed: { text: 'No problems found', colour: '#2F7D4F' },
  review: { text: 'Review needed', colour: '#B7791F' },
  fraud: { text: 'Possible fraud: do not accept', colour: '#B23A2E' },
  refuse: { text: 'Do not accept', colour: '#B23A2E' },
  unfinished: { text: 'Not finished', colour: QUIET },
};
/** Share of the page's width, beside the facts. */
const PORTRAIT = { share: 0.24, maxHeight: 165 } as const;
/** Margin around a detected face, as shares of it: hair, chin and shoulders. */
const AROUND = { side: 0.35, above: 0.45, below: 0.3 } as const;

/** Top of page 1: the conclusion, the decision (by whom and when), the subject, and the case's particulars. */
export function summary(layout: Layout, report: CaseReport, read: ReadPicture): void {
  const { case: found, createdAt } = report;
  const { text, colour } = VERDICTS[verdictWord(found.decidedOn.at(-1)?.assessment ?? found.assessment)];
  portrait(layout, report, read);
  const share = 1 - PORTRAIT.share;
  layout.row([`Verdict: ${text}`], [share], { title: colour });
  layout.row([`Decision: ${STATES[found.state]}`], [share], { title: QUIET });
  const facts: [string, string][] = [
    ...decidedBy(found.decisions.at(-1)),
    ['About', found.subject ?? '–'],
    ['Documents', found.documentTypes.map(documentName).join(', ') || '–'],
    ['Case', found.id],
    ['Opened for', humanised(found.kind)],
    ['Opened', `${moment(found.createdAt)} by ${found.author}`],
    ['Reading confidence', percent(found.confidence)],
    ['Risk', found.riskScore === null ? '–' : `${Math.round(found.riskScore)} of 100`],
    ['Report made', moment(createdAt)],
    ['Times', `All times are local (UTC${UTC_OFFSET})`],
  ];
  for (const [name, value] of facts) layout.row([name, value], [0.25, share - 0.25]);
  layout.clear();
}

function decidedBy(last: Decision | undefined): [string, string][] {
  if (!last) return [['Decided by', 'Nobody has decided yet']];
  const { outcome, reason, author, at, approval } = last;
  const decided: [string, string] = [
    'Decided by',
    `${author}, ${moment(at)}: ${withReason(outcome, reason)}`,
  ];
  if (!approval) return [decided];
  return [
    decided,
    [
      approval.approved ? 'Approved by' : 'Not approved by',
      withReason(`${approval.author}, ${moment(approval.at)}`, approval.reason),
    ],
  ];
}

const withReason = (text: string, reason: string): string => (reason ? `${text}. ${reason}` : text);

/** The face on the document; where no page shows one, the picture on its chip. */
function portrait(layout: Layout, { case: { verification, chip } }: CaseReport, read: ReadPicture): void {
  const found = verification ? bestPortrait(verification) : null;
  const image = found && read('page', found.report.index);
  if (found && image) {
    const caption = `Portrait, page ${found.report.index + 1}`;
    layout.beside(image, { ...PORTRAIT, part: around(found), caption });
    return;
  }
  const onChip = chip?.portrait == null ? null : read('portrait', chip.portrait);
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  if (onChip) layout.beside(onChip, { ...PORTRAIT, part: whole, caption: 'Portrait on the chip' });
}

/** The face with its margin, as shares of its page. */
function around({ report: { width, height }, box }: FoundPortrait) {
  const left = Math.max(0, box.x - AROUND.side * box.width);
  const top = Math.max(0, box.y - AROUND.above * box.height);
  const right = Math.min(width, box.x + (1 + AROUND.side) * box.width);
  const bottom = Math.min(height, box.y + (1 + AROUND.below) * box.height);
  return { x: left / width, y: top / height, width: (right - left) / width, height: (bottom - top) / height };
}
