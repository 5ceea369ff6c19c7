import type { Finding } from '../../../contract/forensics.ts';
import type { ReadPage } from '../../../contract/pages.ts';
import { message } from '../../../contract/messages/message.ts';
import { sameRow, type Amount } from '../../ledger/amounts.ts';
import { columnsAbove, isDigitOff, wholeColumn } from '../../ledger/column-sum.ts';
import { allConfirmed, type Confirm } from './page-judge.ts';
import {
  addsUp,
  isExplained,
  pairsOf,
  rankOf,
  ROUNDING,
  type PayFigures,
  type Triple,
} from '../../ledger/pay-figures.ts';
import { eitherWay } from '../../ledger/subset-sum.ts';
import { NET_PAY } from './pay-finding.ts';
import { wrongAmount } from '../wrong-amount.ts';
import { OWN_CODES, WORDS } from '../../packs/currencies.ts';
import { LINE } from '../../layout/line-shares.ts';

/**
 * One of two columns is consistent; in the other the totals equal the sums of their lines, but the net pay does not
 * match.
 */
export async function checkOtherColumn(
  figures: PayFigures,
  triples: readonly Triple[],
  confirm: Confirm,
): Promise<Finding[]> {
  const { page, amounts, nets, gross } = figures;
  const findings: Finding[] = [];
  for (const net of nets.filter((n) => !triples.some((t) => t.net === n))) {
    if (!triples.some((t) => sameRow(t.net.box, net.box))) continue;
    const pair = pairsOf(figures).find(
      (p) =>
        rankOf(p.gross, gross) === rankOf(net, nets) &&
        !triples.some((t) => t.gross === p.gross) &&
        addsUp(p.gross, amounts) &&
        addsUp(p.deducted, amounts),
    );
    const expected = pair ? pair.gross.cents - pair.deducted.cents : null;
    if (!pair || expected === null || !isDigitOff(net.cents, expected)) continue;
    const sure = await allConfirmed([net], confirm);
    findings.push(
      wrongAmount(NET_PAY, page, net, expected, {
        sure,
        says: message('sumFindings.netPay', {
          gross: pair.gross.cents,
          deducted: pair.deducted.cents,
          expected,
          net: net.cents,
        }),
        detail: `both totals agree with their lines; the other column of the row fits; ${confirmed(sure)}`,
      }),
    );
  }
  return findings;
}

/** For payslips without total deductions: gross minus the lines between it and the net pay. */
export async function netWithoutTotal(
  { page, amounts, nets, gross, ends }: PayFigures,
  confirm: Confirm,
): Promise<Finding[]> {
  for (const net of nets)
    for (const g of gross) {
      const whole = columnsAbove(net, amounts).find((c) => c.parts.at(-1) === g && c.parts.length >= 2);
      if (!whole || isExplained(net, amounts)) continue;
      const lines = whole.parts.slice(0, -1);
      const deducted = lines.reduce((sum, line) => sum + line.cents, 0);
      const earned = columnsAbove(g, amounts, ends).filter((c) => c.parts.length >= 2);
      if (hasOtherRow(page, g, net, lines)) return [];
      const fits = Math.abs(g.cents - deducted - net.cents) <= ROUNDING;
      const made = earned.find((c) => Math.abs(c.sum - deducted - net.cents) <= ROUNDING);
      const proven = addsUp(g, amounts);
      if (fits ? proven : !proven && !made) return [];
      if (!fits && hasAddedLine(g, lines, net)) return [];
      const list = wholeColumn(page, g, amounts, ends);
      // If the gross pay matches, a line above it was changed; if only its lines match, the gross pay itself.
      const [odd, right] = fits
        ? [list?.parts.find((p) => isDigitOff(p.cents, p.cents + g.cents - list.sum)), null]
        : proven
          ? [net, g.cents - deducted]
          : [g, made!.sum];
      if (!odd) return [];
      const should = right ?? odd.cents + g.cents - (list?.sum ?? 0);
      const sure =
        (isDigitOff(odd.cents, should) ||
          lines.some((l) => isDigitOff(l.cents, l.cents + should - odd.cents))) &&
        (await allConfirmed([odd, ...(proven && !fits ? lines : [])], confirm));
      return [
        wrongAmount(NET_PAY, page, odd, should, {
          sure,
          says: message('sumFindings.netOfLines', {
            gross: g.cents,
            lines: lines.length,
            net: net.cents,
            odd: odd.cents,
            right: should,
          }),
          detail: `column of ${whole.parts.map((p) => p.text).join(' − ')}; ${confirmed(sure)}`,
        }),
      ];
    }
  return [];
}

/** Above this many lines some ± combination always fits. */
const MOST_SIGNS = 10;

/** Were some lines between gross and net pay added: refunds, untaxed allowances? */
function hasAddedLine(g: Amount, lines: readonly Amount[], net: Amount): boolean {
  if (lines.length > MOST_SIGNS) return false;
  const cents = lines.map((line) => line.cents);
  return eitherWay(cents, g.cents).some((sum) => Math.abs(sum - net.cents) <= 1);
}

/** Header words between gross and net pay. A row with other words but no amount of the list is an unread line. */
const OTHER_HEAD = new RegExp(String.raw`deduct|amount|descript|\b(?:${OWN_CODES}|${WORDS})\b`, 'i');

function hasOtherRow(page: ReadPage, g: Amount, net: Amount, lines: readonly Amount[]): boolean {
  return page.lines.some(
    ({ box, text }) =>
      box.y > g.box.y + LINE.half * g.box.height &&
      box.y < net.box.y - LINE.half * net.box.height &&
      /\p{L}{3}/u.test(text) &&
      !OTHER_HEAD.test(text) &&
      !lines.some((l) => Math.abs(l.box.y - box.y) < LINE.nearEdge * l.box.height),
  );
}

const confirmed = (sure: boolean): string =>
  `figures ${sure ? 'seen alike by both readers' : 'not confirmed'}`;
