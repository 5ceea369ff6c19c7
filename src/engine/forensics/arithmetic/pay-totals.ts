import type { Finding } from '../../../contract/forensics.ts';
import { unionOf } from '../../../contract/geometry.ts';
import { message } from '../../../contract/messages/message.ts';
import { type Amount } from '../../ledger/amounts.ts';
import {
  columnsAbove,
  isDigitApart,
  isDigitOff,
  wholeColumn,
  type ColumnAbove,
} from '../../ledger/column-sum.ts';
import { allConfirmed, type Confirm } from './page-judge.ts';
import { equals } from '../../ledger/subset-sum.ts';
import { addsUp, ROUNDING, type PayFigures, type Triple } from '../../ledger/pay-figures.ts';
import { NET_PAY } from './pay-finding.ts';
import { wrongAmount } from '../wrong-amount.ts';

/**
 * A labelled total differs from the sum of its lines, and that sum matches the other total and the net pay: only the
 * total is wrong.
 */
export async function changedTotals(
  figures: PayFigures,
  triples: readonly Triple[],
  confirm: Confirm,
): Promise<Finding[]> {
  const { page, amounts, nets, gross, deducted } = figures;
  const findings: Finding[] = [];
  for (const [totals, others, sign] of [
    [gross, deducted, 1],
    [deducted, gross, -1],
  ] as const)
    for (const total of totals) {
      if (nets.includes(total) || addsUp(total, amounts)) continue;
      if (triples.some((t) => t.gross === total || t.deducted === total)) continue;
      const column = columnsAbove(total, amounts).find((c) =>
        others.some((o) =>
          nets.some(
            (n) =>
              Math.abs(sign === 1 ? c.sum - o.cents - n.cents : o.cents - c.sum - n.cents) <=
              (c.parts.length > 1 ? ROUNDING : 0),
          ),
        ),
      );
      if (!column || Math.abs(column.sum - total.cents) <= ROUNDING) continue;
      if (isOfMore(total, column.parts, triples) || leavesOneOut(total, column)) continue;
      // Lines and other total are confirmed through the net pay; only this figure needs a second reading.
      const sure = await allConfirmed([total], confirm);
      findings.push(
        wrongAmount(NET_PAY, page, total, column.sum, {
          sure,
          says: message('sumFindings.linesFitNet', {
            count: column.parts.length,
            sum: column.sum,
            total: total.cents,
          }),
          detail: `column of ${column.parts.map((p) => p.text).join(' + ')}`,
        }),
      );
    }
  return once(findings);
}

/** Lines among the earnings that are included in another line, or not counted. */
const NOT_COUNTED =
  /\b(?:incl|included|in basic|of which|notional|memo|benefit in kind|non-?(?:cash|taxable)|reimburse\w*|refund|expenses?)\b/i;

/**
 * Is the total the sum of its lines except one: of a line marked as not counted ("Holiday pay (included in basic)", "Company car
 * (notional)") about, of any other to the hundredth? Papers say in many ways that a line only informs, and a changed line is another line's amount off by chance alone.
 */
const leavesOneOut = (total: Amount, { parts, sum }: ColumnAbove): boolean =>
  parts.some((p) =>
    NOT_COUNTED.test(p.label ?? '')
      ? equals(sum - p.cents, total.cents, ROUNDING)
      : // Of two lines the other one is the total copied over a line.
        parts.length > 2 && equals(sum - p.cents, total.cents),
  );

/** Is it below the net pay with a matching total among its lines, as a year's or an overall total is? */
const isOfMore = (total: Amount, lines: readonly Amount[], triples: readonly Triple[]): boolean =>
  triples.some(
    (t) =>
      total.box.y > t.net.box.y + t.net.box.height &&
      lines.some((line) => line === t.gross || line === t.deducted || line === t.net),
  );

/**
 * Labels above or among deductions that are no deductions: earnings, taxable amounts, balances, employer contributions.
 */
const NOT_DEDUCTED =
  /\b(?:taxable|gross|basic|pay|salary(?!\s+advance)|wages?|earnings?|allowances?|housing|balance|outstanding|limit|annual|year|ytd|to date|cumulative|employer)\b|\bincome(?!\s*tax)/i;

/**
 * The totals match the net pay, but the lines of one do not add up to it: a line was changed. The sum may be too small
 * because a line was not read (ADR 150), but never too large; so even a single deduction is reported if it exceeds the
 * total, although no changed digit explains it (ADR 154).
 */
export async function changedLines(
  { page, amounts, ends, deducted }: PayFigures,
  triples: readonly Triple[],
  confirm: Confirm,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const total of new Set(triples.flatMap((t) => [t.gross, t.deducted]))) {
    if (addsUp(total, amounts)) continue;
    const column = wholeColumn(page, total, amounts, ends);
    if (!column || Math.abs(column.sum - total.cents) <= ROUNDING) continue;
    const off = column.sum - total.cents;
    if (leavesOneOut(total, column)) continue;
    const [changed, ...more] = column.parts.filter((p) => isDigitOff(p.cents, p.cents - off));
    const [label] = column.parts.map((p) => p.label);
    const isOfDeductions = deducted.includes(total);
    // The list above is another one; the deductions were not read.
    if (isOfDeductions && column.parts.some((p) => NOT_DEDUCTED.test(p.label ?? ''))) continue;
    // A single line may be the last of a list that was not read: then only a changed digit counts, or an amount above
    // the total.
    const isMore = isOfDeductions && off > 0 && label !== null;
    if (column.parts.length === 1 && !changed && !isMore) continue;
    // If one digit explains the difference, only lines with such a digit may have been misread.
    const doubted = changed ? [changed, ...more] : column.parts;
    const sure = await allConfirmed(doubted, confirm);
    // The box of that line if it is the only one, else of all.
    const box = changed && more.length === 0 ? changed.box : unionOf(column.parts.map((p) => p.box));
    findings.push(
      wrongAmount(NET_PAY, page, { cents: column.sum, box }, total.cents, {
        sure,
        says: message('sumFindings.lineChangedByNet', { sum: column.sum, total: total.cents }),
        detail: `column of ${column.parts.map((p) => p.text).join(' + ')}`,
      }),
    );
  }
  return once(findings);
}

/** A total or net pay printed again, one digit off the matching one. */
export async function conflictingTotals(
  { page, amounts, nets, gross, deducted }: PayFigures,
  triples: readonly Triple[],
  confirm: Confirm,
): Promise<Finding[]> {
  const fitting = new Set(triples.flatMap((t) => [t.gross, t.deducted, t.net]));
  const findings: Finding[] = [];
  for (const named of [nets, gross, deducted])
    for (const odd of named.filter((a) => !fitting.has(a))) {
      const right = named.find((a) => fitting.has(a) && isDigitApart(a.cents, odd.cents));
      if (!right || named.some((a) => a !== odd && a.cents === odd.cents)) continue;
      if (isColumnOf(odd, right) || isPartOf(odd, right, amounts)) continue;
      const sure = await allConfirmed([odd], confirm);
      findings.push(
        wrongAmount(NET_PAY, page, odd, right.cents, {
          sure,
          says: message('sumFindings.oddTwin', { right: right.cents, odd: odd.cents }),
          detail: 'one digit off; gross less deductions is the net pay',
        }),
      );
    }
  return findings;
}

/** Row heights within which the rest of a net pay paid out in parts is printed. */
const PARTS_REACH = 4;
function isPartOf(part: Amount, whole: Amount, amounts: readonly Amount[]): boolean {
  return amounts.some(
    (a) =>
      a.cents + part.cents === whole.cents && Math.abs(a.box.y - part.box.y) <= PARTS_REACH * part.box.height,
  );
}

/** Beside it in the same row: another month's or the year's figure. */
function isColumnOf(a: Amount, b: Amount): boolean {
  return Math.abs(a.box.y - b.box.y) < a.box.height;
}

function once(findings: readonly Finding[]): Finding[] {
  return findings.filter((f, i) => findings.findIndex((g) => g.explanation === f.explanation) === i);
}
