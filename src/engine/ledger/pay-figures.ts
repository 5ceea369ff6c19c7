import type { ReadPage } from '../../contract/pages.ts';
import { amountsOf, sameRow, type Amount } from './amounts.ts';
import { columnsAbove, sharesEdge } from './column-sum.ts';
import { labelledAmounts } from './labelled-amounts.ts';

const NET =
  /\bnett?\s*(?:pay(?:able|ment)?|paid|salary|wages?|income|amount|remuneration|earnings)\b|\btake[- ]?home\b|\bnett\b|(?<=^\s*|\d[.,]\d\d\W{1,3})net\b(?!\s*(?:assets?|weight|of\b|taxable|tax\b))|\bnet to (?:bank|pay)|\bamount\s+(?:paid|transferred|deposited)\b|\bpaid\s+(?:in)?to\s+(?:your\s+)?(?:bank|account)\b/i;
const GROSS =
  /\bgross\b(?!\s*(?:ytd|to date))|\btotal\s+(?:earnings|income|pay|remuneration|payments)\b|\bearnings\s+total\b/i;
const DEDUCTED = /\b(?:total|sum\s+of)\s+deductions?\b|\bdeductions?\s+total\b|\btotal\s+deducted\b/i;
/** A line that says no more, but in another language, with a figure on its row: the total where no other is named. */
const DEDUCTED_ALONE = /^\s*(?:less:?\s+)?deductions?(?=\s*(?:[:/(P\d]|$))/i;
/** At the head of a line, or behind an amount that readers took into it. */
const TOTALS = /(?<=^\s*|\d[.,]\d\d\W{1,3})totals?\b/i;
/** Before a label: its figure is the year's. */
const NOT_THE_MONTHS =
  /\b(?:y\.?\s?t\.?\s?d\b|(?:year|month)s?[- ]to[- ]date|to[- ]date|cumulative|accumulated|tax(?:\s|-)*year|annual(?:ly|ised)?|yearly|previous)\b/i;
/** Pay that is not taxed may be left out of it: only where no other gross pay is named is it the gross pay. */
const TAXABLE = /\btaxable\b/i;
/** Rounding to whole pula is ordinary; more is not. */
export const ROUNDING = 100;

/** The labelled figures of a payslip. */
export interface PayFigures {
  readonly page: ReadPage;
  readonly amounts: readonly Amount[];
  readonly nets: readonly Amount[];
  readonly gross: readonly Amount[];
  readonly deducted: readonly Amount[];
  /** All totals: no list goes beyond one of them. */
  readonly ends: readonly Amount[];
}

export interface Triple {
  readonly gross: Amount;
  readonly deducted: Amount;
  readonly net: Amount;
}

/** Null where the page names no net pay. */
export function payFigures(page: ReadPage): PayFigures | null {
  const figures = labelledFigures(page);
  return figures.amounts.length < 4 || figures.nets.length === 0 ? null : figures;
}

/** What a page names, which may be a part of a payslip only. */
export function labelledFigures(page: ReadPage): PayFigures {
  const amounts = amountsOf(page);
  const named = (label: RegExp): Amount[] => labelledAmounts(page, amounts, label, NOT_THE_MONTHS);
  const grossNamed = named(GROSS);
  const untaxed = labelledAmounts(page, amounts, GROSS, TAXABLE);
  const whole = grossNamed.filter((g) => untaxed.includes(g));
  const gross = whole.length > 0 ? whole : grossNamed;
  const deductedNamed = named(DEDUCTED);
  const deducted = deductedNamed.length > 0 ? deductedNamed : besideOnly(page, named(DEDUCTED_ALONE));
  const totals = named(TOTALS);
  // "Net earnings" is no gross pay; a row that says "Totals" names both totals.
  const nets = named(NET).filter((n) => !gross.includes(n) && !deducted.includes(n));
  return {
    page,
    amounts,
    nets: nets.slice(0, 3),
    gross: [...new Set([...gross, ...totals.filter((t) => !deducted.includes(t))])],
    deducted: [...new Set([...deducted, ...totals.filter((t) => !gross.includes(t))])],
    ends: [
      ...new Set([GROSS, DEDUCTED, TOTALS, NET].flatMap((label) => labelledAmounts(page, amounts, label))),
    ],
  };
}

/** Not those under the word: there it is the head of a list. */
function besideOnly(page: ReadPage, amounts: readonly Amount[]): Amount[] {
  const rows = page.lines.filter(({ text }) => DEDUCTED_ALONE.test(text));
  return amounts.filter((a) => rows.some(({ box }) => sameRow(a.box, box)));
}

/** Which of the labelled figures of its row a figure is: this month's, the year's. */
export function rankOf(a: Amount, among: readonly Amount[]): number {
  return among.filter((o) => o.box.x < a.box.x && sameRow(o.box, a.box)).length;
}

/** Pairs of a gross pay and deductions of the same column: this month's are never held against the year's. */
export function pairsOf({ gross, deducted }: PayFigures): { gross: Amount; deducted: Amount }[] {
  return gross.flatMap((g) =>
    deducted
      .filter((d) => d !== g && d.cents < g.cents)
      .filter((d) => sameRow(g.box, d.box) || isOfColumn(g, gross, d, deducted))
      .map((d) => ({ gross: g, deducted: d })),
  );
}

/** The same of its row, unless one of the rows has fewer, perhaps because this month's was not read: then the edge tells. */
function isOfColumn(g: Amount, gross: readonly Amount[], d: Amount, deducted: readonly Amount[]): boolean {
  if (rankOf(g, gross) !== rankOf(d, deducted)) return false;
  const inRow = (a: Amount, among: readonly Amount[]): number =>
    among.filter((o) => sameRow(o.box, a.box)).length;
  return inRow(g, gross) === inRow(d, deducted) || sharesEdge(g, d);
}

/** Gross less deductions that are the net pay. */
export function fittingTriples(figures: PayFigures): Triple[] {
  return pairsOf(figures).flatMap(({ gross, deducted }) =>
    figures.nets
      .filter((net) => net !== gross && net !== deducted)
      .filter((net) => Math.abs(gross.cents - deducted.cents - net.cents) <= ROUNDING)
      .map((net) => ({ gross, deducted, net })),
  );
}

/** The lines above make it, or the one line above it repeats it: the only line of its list, or itself a total. */
export function addsUp(total: Amount, amounts: readonly Amount[]): boolean {
  const columns = columnsAbove(total, amounts);
  if (columns.some((c) => c.parts.length >= 2 && Math.abs(c.sum - total.cents) <= ROUNDING)) return true;
  const repeated = columns.find((c) => c.parts.length === 1 && c.sum === total.cents)?.parts[0];
  return repeated !== undefined && (isAlone(repeated, amounts) || addsUp(repeated, amounts));
}

/** Rows of one list stand closer than this, in heights of their amounts. */
const NEXT_ROW = 2.6;

function isAlone(line: Amount, amounts: readonly Amount[]): boolean {
  const above = columnsAbove(line, amounts).find((c) => c.parts.length === 1)?.parts[0];
  return !above || line.box.y - above.box.y > NEXT_ROW * line.box.height;
}

/** Some two amounts of the page differ by it, or it is the sum of a column: then the reading, not the page, is at fault. */
export function isExplained(net: Amount, amounts: readonly Amount[]): boolean {
  const others = amounts.filter((a) => a.cents !== net.cents && a.cents > 0);
  for (const a of others)
    for (const b of others) if (a !== b && Math.abs(a.cents - b.cents - net.cents) <= 1) return true;
  return addsUp(net, amounts);
}
