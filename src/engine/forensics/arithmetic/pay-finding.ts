import type { Finding } from '../../../contract/forensics.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import type { Message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import { wrongAmount } from '../wrong-amount.ts';
import type { Amount } from '../../ledger/amounts.ts';

/** All that is found by the sums of a payslip is the finding of one detector. */
export const NET_PAY = { id: 'net-pay', version: '3', group: 'logic' } as const;

/**
 * A figure of a payslip that should be another one.
 *
 * @param odd the figure, or what lines make together and where they stand
 * @param right what it should be, in cents
 * @param sure the figures were confirmed by a second look
 */
export function wrongFigure(
  page: ReadPage,
  odd: Pick<Amount, 'cents' | 'box'>,
  right: number,
  { sure, says, detail }: { sure: boolean; says: Message; detail: string },
): Finding {
  return finding(NET_PAY, {
    strength: sure ? 'strong' : 'weak',
    page: page.report.pageInFile,
    ...wrongAmount(odd, right),
    says,
    detail,
  });
}
