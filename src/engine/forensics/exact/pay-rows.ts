import { message } from '../../../contract/messages/message.ts';
import { sameRow, type Amount } from '../../ledger/amounts.ts';
import { equals, isMadeOfTwo } from '../../ledger/subset-sum.ts';
import type { DocumentDetector } from '../detector.ts';
import { onPayslips, type OwnTextPage, type Wrong } from '../own-text.ts';
import { ROUNDING } from './sums.ts';

/**
 * Payslips whose figures stand beside each other under their labels: earnings, gross pay, deductions, often their
 * total, net pay. The gross pay is wrong if earnings minus deductions are the net pay to the hundredth, but are not
 * what is printed as gross pay; the net pay if earnings make the gross pay and deductions their total. Only for payslips
 * read from a text layer, where no figure can be missed.
 */
export const payRows: DocumentDetector = {
  id: 'pay-rows',
  version: '1',
  group: 'logic',
  judge: (documents, pages) =>
    onPayslips(payRows, documents, pages, (page, amountOf) =>
      wrongInRow(page, amountOf('grossSalary'), amountOf('netSalary')),
    ),
};

/** Fewest earnings and deductions that confirm anything. */
const FEWEST = 2;

function wrongInRow({ amounts }: OwnTextPage, gross: Amount | null, read: Amount | null): Wrong | null {
  if (!gross || gross === read) return null;
  const row = rowOf(gross, amounts);
  // A net pay by an unknown name can confirm the others, but is not accused.
  const net = read ?? row.at(-1)!;
  const at = row.indexOf(gross);
  const earned = row.slice(0, at);
  const isOneRow = row.includes(net);
  const deducted = isOneRow
    ? row.slice(at + 1, row.indexOf(net))
    : [...row.slice(at + 1), ...rowOf(net, amounts).filter((a) => a.box.x < net.box.x)];
  if (!isOneRow && !isRightBelow(row, net, amounts)) return null;
  if (earned.length < FEWEST || deducted.length < FEWEST) return null;
  const lines = deducted.slice(0, -1);
  const isTotal = lines.length >= FEWEST && equals(sumOf(lines), deducted.at(-1)!.cents);
  const off = isTotal ? deducted.at(-1)!.cents : sumOf(deducted);
  const sums = earned.map((_, k) => sumOf(earned.slice(k))).slice(0, 1 - FEWEST);
  const fitsLines = sums.some((sum) => equals(sum, gross.cents, ROUNDING));
  const others = amounts.filter((a) => a !== gross && a !== net);
  if (!fitsLines && sums.some((sum) => equals(sum - off, net.cents)))
    return isExplained(gross.cents - net.cents - off, others)
      ? null
      : {
          odd: gross,
          right: net.cents + off,
          says: message('sumFindings.linesEarned', { sum: net.cents + off, total: gross.cents }),
          detail: `${printed(earned)}; less ${off / HUNDREDTHS} they make ${net.text}`,
        };
  const right = gross.cents - off;
  const isNetWrong = read && isTotal && fitsLines && !equals(right, net.cents, ROUNDING);
  return isNetWrong && !isExplained(right - net.cents, others)
    ? {
        odd: net,
        right,
        says: message('sumFindings.netPay', {
          gross: gross.cents,
          deducted: off,
          expected: right,
          net: net.cents,
        }),
        detail: `${printed(earned)}; ${printed(lines)}`,
      }
    : null;
}

const HUNDREDTHS = 100;
const sumOf = (parts: readonly Amount[]): number => parts.reduce((sum, { cents }) => sum + cents, 0);
const printed = (parts: readonly Amount[]): string => parts.map(({ text }) => text).join(' + ');

/** Amounts beside one, left to right. */
const rowOf = (amount: Amount, amounts: readonly Amount[]): Amount[] =>
  amounts.filter((a) => sameRow(a.box, amount.box)).sort((a, b) => a.box.x - b.box.x);

/** Are there no amounts between the row and that of the net pay? */
function isRightBelow(row: readonly Amount[], net: Amount, amounts: readonly Amount[]): boolean {
  const { y } = row[0]!.box;
  return (
    net.box.y > y &&
    !amounts.some((a) => a.box.y > y && a.box.y < net.box.y && !row.includes(a) && !sameRow(a.box, net.box))
  );
}

/** Is the difference another amount of the page, or made of two? */
const isExplained = (off: number, others: readonly Amount[]): boolean =>
  others.some((a) => equals(a.cents, Math.abs(off))) || isMadeOfTwo(Math.abs(off), others);
