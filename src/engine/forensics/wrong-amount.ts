import type { Finding } from '../../contract/forensics.ts';
import type { Message } from '../../contract/messages/message.ts';
import type { ReadPage } from '../../contract/pages.ts';
import { inFigures, type Amount } from '../ledger/amounts.ts';
import { finding, type Named } from './detector.ts';

/**
 * An amount that differs from its expected value.
 *
 * @param odd the amount, or a computed total and where it stands
 * @param right expected value, hundredths
 * @param sure the figures were confirmed by the second reader, or are the file's own text
 */
export function wrongAmount(
  by: Named,
  page: ReadPage,
  odd: Pick<Amount, 'cents' | 'box'>,
  right: number,
  { sure, says, detail }: { sure: boolean; says: Message; detail: string },
): Finding {
  return finding(by, {
    strength: sure ? 'strong' : 'weak',
    page: page.report.pageInFile,
    box: odd.box,
    value: (odd.cents - right) / 100,
    before: inFigures(right),
    after: inFigures(odd.cents),
    says,
    detail,
  });
}
