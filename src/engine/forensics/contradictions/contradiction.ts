import type { Finding } from '../../../contract/forensics.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import type { Message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import type { Confirm, PageJudge } from '../arithmetic/page-judge.ts';
import { boxOf, isReadSurely, type RunningText } from './running-text.ts';

/** A stretch of the running text. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What a judge of text has before it. */
interface Sight {
  readonly page: ReadPage;
  readonly running: RunningText;
  readonly confirm: Confirm;
}

interface Said {
  readonly pointsTo: Stretch;
  /** Every stretch that must have been read right for it to be true; default: the one that it points to. */
  readonly restsOn?: readonly Stretch[];
  readonly says: Message;
  /** @param seen how the stretches were read, in words */
  readonly detail: (seen: string) => string;
  readonly before?: string;
  readonly after?: string;
}

/** That a page contradicts itself: strong where all that it rests on was read surely, else weak. */
export async function contradiction(
  by: PageJudge,
  { page, running, confirm }: Sight,
  { pointsTo, restsOn = [pointsTo], detail, ...said }: Said,
): Promise<Finding> {
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
