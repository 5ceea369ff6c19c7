import type { Finding } from '../../../contract/forensics.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import type { Message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import { wrongAmount } from '../wrong-amount.ts';
import type { Amount } from '../../ledger/amounts.ts';

/** All findings about a payslip's sums come from one detector. */
export const NET_PAY = { id: 'net-pay', version: '3', group: 'logic' } as const;

/**
 * A payslip amount that differs from its expected value.
 *
 * @param odd the amount, or a computed total and where it stands
 * @param right expected value, cents
 * @param sure the figures were confirmed by the second reader
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
