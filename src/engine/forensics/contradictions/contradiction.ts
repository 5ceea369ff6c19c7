import type { Finding } from '../../../contract/forensics.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import type { Message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import type { Confirm, PageJudge } from '../arithmetic/page-judge.ts';
import { boxOf, isReadSurely, runningText, type RunningText } from './running-text.ts';

/** A range of the running text. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

interface Said {
  readonly pointsTo: Stretch;
  /** Ranges that must have been read correctly for the finding to hold; default: `pointsTo`. */
  readonly restsOn?: readonly Stretch[];
  readonly says: Message;
  /** @param seen how confidently the ranges were read, in words */
  readonly detail: (seen: string) => string;
  readonly before?: string;
  readonly after?: string;
}

/**
 * The finding that a page contradicts itself: strong if all ranges it rests on were read with confidence, else weak.
 */
export async function contradiction(
  by: PageJudge,
  page: ReadPage,
  confirm: Confirm,
  { pointsTo, restsOn = [pointsTo], detail, ...said }: Said,
): Promise<Finding> {
  const running = runningText(page);
  const sure = await areReadSurely(running, restsOn, confirm);
  return finding(by, {
    strength: sure ? 'strong' : 'weak',
    page: page.report.pageInFile,
    box: boxOf(running, pointsTo.from, pointsTo.to),
    detail: detail(sure ? 'read surely' : 'not read surely'),
    ...said,
  });
}

async function areReadSurely(
  running: RunningText,
  stretches: readonly Stretch[],
  confirm: Confirm,
): Promise<boolean> {
  for (const { from, to } of stretches) if (!(await isReadSurely(running, from, to, confirm))) return false;
  return true;
}
