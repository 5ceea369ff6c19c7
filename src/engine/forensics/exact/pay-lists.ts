import { unionOf } from '../../../contract/geometry.ts';
import { message, type Message } from '../../../contract/messages/message.ts';
import { sameRow, type Amount } from '../../ledger/amounts.ts';
import { sharesEdge } from '../../ledger/column-sum.ts';
import { equals, isMadeOfTwo, someMake } from '../../ledger/subset-sum.ts';
import type { DocumentDetector } from '../detector.ts';
import { onPayslips, type OwnTextPage, type Wrong } from '../own-text.ts';
import { listsAbove, provenTotals, ROUNDING, type ProvenTotal } from './sums.ts';

/** The amounts of a page and the totals confirmed by their lines. */
interface Figures {
  readonly page: OwnTextPage;
  readonly amounts: readonly Amount[];
  readonly proven: readonly ProvenTotal[];
}

/**
 * Earnings minus deductions is net pay, whatever the labels. Lines confirm their total, and three figures that match
 * exactly confirm each other; a figure that matches neither was changed. Only for payslips read from a text layer,
 * where no line can be missed.
 */
export const payLists: DocumentDetector = {
  id: 'pay-lists',
  version: '1',
  group: 'logic',
  judge: (documents, pages) =>
    onPayslips(payLists, documents, pages, (page, amountOf) => {
      const figures = { page, amounts: page.amounts, proven: provenTotals(page.amounts) };
      const wrong =
        wrongTotal(figures) ??
        wrongOfThree(figures) ??
        wrongLine(figures) ??
        wrongNet(figures, amountOf('netSalary'));
      return wrong && { ...wrong, detail: `${wrong.detail}; all text is the file's own` };
    }),
};

const lines = (parts: readonly Amount[]): string => parts.map(({ text }) => text).join(' + ');
const printed = (cents: number, amounts: readonly Amount[]): boolean =>
  amounts.some((a) => equals(a.cents, cents));

/** Another total, confirmed by its lines or a second print, whose difference from `sum` is also printed. */
function fitsElsewhere(
  sum: number,
  own: readonly Amount[],
  { amounts, proven }: Figures,
): { other: Amount; rest: Amount } | null {
  const others = amounts.filter((a) => !own.some((o) => o === a || o.cents === a.cents));
  for (const other of others) {
    const isSure =
      proven.some(({ total }) => total === other) ||
      amounts.some((a) => a !== other && a.cents === other.cents);
    if (!isSure || equals(other.cents, sum, ROUNDING)) continue;
    const rest = others.find(
      (a) => a !== other && a.cents !== other.cents && equals(a.cents, Math.abs(sum - other.cents)),
    );
    if (rest) return { other, rest };
  }
  return null;
}

/** Labels of figures below lists that are not totals. */
const NO_TOTAL =
  /\b(?:leave|days|hours|balance|outstanding|limit|employer|company|taxable|date|ytd|year|annual|rate|previous|last)\b/i;
/** A figure with a label of its own; in a second column of a list it has none. */
const isTotalLike = ({ label, line }: Amount): boolean =>
  label !== null && !NO_TOTAL.test(label) && !NO_TOTAL.test(line.text);

/** A figure below a list is not its sum; the sum, which is not printed, matches the other total and the net pay. */
function wrongTotal(figures: Figures): Wrong | null {
  const { amounts, proven } = figures;
  const ends = proven.map(({ total }) => total);
  const explained = new Set(proven.flatMap(({ total, parts }) => [total, ...parts]));
  for (const odd of amounts.filter((a) => !explained.has(a) && isTotalLike(a)))
    for (const { parts, sum } of listsAbove(odd, amounts, ends).slice(0, 1)) {
      if (equals(sum, odd.cents, ROUNDING) || printed(sum, amounts) || someMake(parts, odd.cents)) continue;
      const fits = fitsElsewhere(sum, [odd, ...parts], figures);
      const others = amounts.filter((a) => a !== odd && !parts.includes(a));
      if (!fits || isMadeOfTwo(odd.cents, others)) continue;
      return {
        odd,
        right: sum,
        says: message('sumFindings.linesFitOthers', { lines: parts.length, sum, total: odd.cents }),
        detail: `${lines(parts)}; with ${fits.other.text} it makes ${fits.rest.text}`,
      };
    }
  return null;
}

/** Three figures in a row below one list: the lines confirm two of them and so determine the third. */
function wrongOfThree({ amounts }: Figures): Wrong | null {
  for (const row of rowsOfThree(amounts)) {
    const [gross, deducted, net] = row as [Amount, Amount, Amount];
    const list = wholeListAbove(row, amounts);
    if (!list) continue;
    const sums = list.map((_, k) => sumOf(list.slice(0, k + 1)));
    const all = sums.at(-1)!;
    const holds = equals(gross.cents - deducted.cents, net.cents, ROUNDING);
    const first = sums.findIndex((sum) => equals(sum, gross.cents));
    const last = sums.findIndex((sum) => equals(all - sum, deducted.cents));
    if (first >= 0 && first === last) {
      if (holds || isAdjusted(gross.cents - deducted.cents, net, amounts)) return null;
      return {
        odd: net,
        right: gross.cents - deducted.cents,
        says: differenceOf(gross.cents, deducted.cents, net),
        detail: `${lines(list)}`,
      };
    }
    if (first >= 0 && first < list.length - 1) {
      const rest = all - sums[first]!;
      if (someMake(list.slice(first + 1), deducted.cents)) return null;
      if (holds || equals(gross.cents - rest, net.cents))
        return {
          odd: holds ? { cents: rest, box: unionOf(list.slice(first + 1).map((a) => a.box)) } : deducted,
          right: holds ? deducted.cents : rest,
          says: message('sumFindings.linesDeducted', { sum: rest, total: deducted.cents }),
          detail: lines(list.slice(first + 1)),
        };
    }
    if (last >= 0 && last < list.length - 1) {
      const earned = list.slice(0, last + 1);
      if (someMake(earned, gross.cents)) return null;
      if (holds || equals(sums[last]! - deducted.cents, net.cents))
        return {
          odd: holds ? { cents: sums[last]!, box: unionOf(earned.map((a) => a.box)) } : gross,
          right: holds ? gross.cents : sums[last]!,
          says: message('sumFindings.linesEarned', { sum: sums[last]!, total: gross.cents }),
          detail: lines(earned),
        };
    }
  }
  return null;
}

const sumOf = (parts: readonly Amount[]): number => parts.reduce((sum, { cents }) => sum + cents, 0);

/** Rows of exactly three amounts, left to right, the first the largest. */
function rowsOfThree(amounts: readonly Amount[]): Amount[][] {
  return amounts.flatMap((a) => {
    const row = amounts.filter((o) => sameRow(o.box, a.box)).sort((x, y) => x.box.x - y.box.x);
    return row.length === 3 && row[0] === a && row.every((o) => o === a || o.cents < a.cents) ? [row] : [];
  });
}

/** The longest column of amounts above a row, top first. */
function wholeListAbove(row: readonly Amount[], amounts: readonly Amount[]): Amount[] | null {
  const top = Math.min(...row.map(({ box }) => box.y));
  const above = amounts.filter(({ box }) => box.y + box.height < top);
  const columns = above.map((a) => above.filter((o) => sharesEdge(a, o)));
  const [longest] = columns.sort((a, b) => b.length - a.length || a[0]!.box.x - b[0]!.box.x);
  return longest && longest.length >= 2 ? longest.sort((a, b) => a.box.y - b.box.y) : null;
}

/**
 * Three figures match exactly and one total is confirmed by its lines, but the lines of the other total give another
 * sum.
 */
function wrongLine({ amounts, proven }: Figures): Wrong | null {
  for (const { total: sure, parts } of proven)
    for (const total of amounts) {
      if (
        total === sure ||
        !isTotalLike(total) ||
        !isTotalLike(sure) ||
        parts.includes(total) ||
        proven.some((p) => p.total === total)
      )
        continue;
      const net = amounts.find(
        (a) => a !== total && a !== sure && a.cents > 0 && equals(total.cents - sure.cents, a.cents),
      );
      if (!net || net.cents === sure.cents || !sharesRowOrEdge(total, sure)) continue;
      const ends = [...proven.map((p) => p.total), net];
      const list = listsAbove(total, amounts, ends)[0];
      if (!list || list.parts.some((p) => parts.includes(p))) continue;
      if (equals(list.sum, total.cents, ROUNDING) || someMake(list.parts, total.cents)) continue;
      return {
        odd: { cents: list.sum, box: unionOf(list.parts.map((a) => a.box)) },
        right: total.cents,
        says: message('sumFindings.lineChangedByOthers', { sum: list.sum, total: total.cents }),
        detail: `${lines(list.parts)}; ${total.text} − ${sure.text} = ${net.text}`,
      };
    }
  return null;
}

const sharesRowOrEdge = (a: Amount, b: Amount): boolean => sameRow(a.box, b.box) || sharesEdge(a, b);

/** Two totals are confirmed by their lines, but their difference is not printed. */
function wrongNet({ amounts, proven }: Figures, read: Amount | null): Wrong | null {
  const pairs = proven.flatMap((gross) =>
    proven
      .filter((deducted) => isPair(gross, deducted, amounts))
      .map((deducted) => ({ gross: gross.total, deducted: deducted.total })),
  );
  const [pair] = pairs;
  if (pairs.length !== 1 || !pair || !read) return null;
  const { gross, deducted } = pair;
  const right = gross.cents - deducted.cents;
  const isTotal = proven.some(({ total, parts }) => total === read || parts.includes(read));
  if (isTotal || amounts.some((a) => equals(a.cents, right, ROUNDING))) return null;
  if (isAdjusted(right, read, amounts)) return null;
  return {
    odd: read,
    right,
    says: differenceOf(gross.cents, deducted.cents, read),
    detail: 'both totals are the sums of their lines; their difference stands nowhere on the page',
  };
}

/** Lists without common lines whose totals are in one row (without others) or one column. */
function isPair(gross: ProvenTotal, deducted: ProvenTotal, amounts: readonly Amount[]): boolean {
  const [g, d] = [gross.total, deducted.total];
  if (!isTotalLike(g) || !isTotalLike(d)) return false;
  if (d.cents >= g.cents || gross.parts.includes(d) || deducted.parts.includes(g)) return false;
  if (gross.parts.some((part) => deducted.parts.includes(part))) return false;
  const inRow = amounts.filter((a) => sameRow(a.box, g.box)).length;
  return sameRow(g.box, d.box) ? inRow === 2 || isFirstOfRow(g, d, amounts) : sharesEdge(g, d);
}

/** Month and year side by side for both lists: is each the first of its pair? */
function isFirstOfRow(g: Amount, d: Amount, amounts: readonly Amount[]): boolean {
  const row = amounts.filter((a) => sameRow(a.box, g.box)).sort((a, b) => a.box.x - b.box.x);
  return row.length === 4 && row[0] === g && row[2] === d;
}

/** Is the difference explained by one amount of the page, or two? */
function isAdjusted(right: number, net: Amount, amounts: readonly Amount[]): boolean {
  const off = Math.abs(right - net.cents);
  const others = amounts.filter((a) => a !== net);
  return off <= ROUNDING || others.some((a) => equals(a.cents, off)) || isMadeOfTwo(off, others);
}

const differenceOf = (gross: number, deducted: number, net: Amount): Message =>
  message('sumFindings.netPay', { gross, deducted, expected: gross - deducted, net: net.cents });
