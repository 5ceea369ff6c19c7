import type { ReadPage, TextLine } from '../../contract/pages.ts';
import { amountsOf, sameRow, type Amount } from './amounts.ts';
import { columnsAbove, sharesEdge } from './column-sum.ts';
import { otherTimes, payLabels } from './figures.ts';
import { labelledAmounts, wordsBefore, type Wanted } from './labelled-amounts.ts';
import type { LabelPlace } from './vocabulary.ts';
import { MARKS } from '../packs/currencies.ts';

const FIGURE_BEHIND = new RegExp(String.raw`^\s*(?:[:/(\d]|${MARKS}|$)`);
/** Hundredths: rounding to whole currency units is ordinary; more is not. */
export const ROUNDING = 100;

/** The labelled figures of a payslip. */
export interface PayFigures {
  readonly page: ReadPage;
  readonly amounts: readonly Amount[];
  /** Amounts named only by an ambiguous word. */
  readonly doubtful: ReadonlySet<Amount>;
  readonly nets: readonly Amount[];
  readonly gross: readonly Amount[];
  readonly deducted: readonly Amount[];
  /** All totals: no list extends beyond one. */
  readonly ends: readonly Amount[];
}

export interface Triple {
  readonly gross: Amount;
  readonly deducted: Amount;
  readonly net: Amount;
}

/** Null if the page names no net pay. */
export function payFigures(page: ReadPage): PayFigures | null {
  const figures = labelledFigures(page);
  return figures.amounts.length < 4 || figures.nets.length === 0 ? null : figures;
}

/** The figures a page names; it may be only part of a payslip. */
export function labelledFigures(page: ReadPage): PayFigures {
  const amounts = amountsOf(page);
  const doubtful = new Set<Amount>();
  const named = (figure: string): Amount[] => {
    const sure = labelledAmounts(page, amounts, labelsOf(figure, isSure));
    if (sure.length > 0) return sure;
    // Fall back on an ambiguous word if nothing else names the figure.
    const others = labelledAmounts(page, amounts, labelsOf(figure, isOfTheMonth));
    for (const amount of others) doubtful.add(amount);
    return others;
  };
  const grossNamed = named('grossSalary');
  const untaxed = labelledAmounts(page, amounts, labelsOf('grossSalary', isNotTaxable));
  const whole = grossNamed.filter((g) => untaxed.includes(g));
  const gross = whole.length > 0 ? whole : grossNamed;
  const deductedNamed = named('totalDeductions');
  const deducted = deductedNamed.length > 0 ? deductedNamed : besideOnly(page, named('deductions'));
  const totals = labelledAmounts(page, amounts, labelsOf('totals', endsFigure));
  // A row labelled "Totals" names both totals.
  const nets = named('netSalary').filter((n) => !gross.includes(n) && !deducted.includes(n));
  return {
    page,
    amounts,
    doubtful,
    nets: nets.slice(0, 3),
    gross: [...new Set([...gross, ...totals.filter((t) => !deducted.includes(t))])],
    deducted: [...new Set([...deducted, ...totals.filter((t) => !gross.includes(t))])],
    ends: labelledAmounts(page, amounts, {
      vocabulary: payLabels,
      figures: FIGURES,
      accepts: ({ weight }) => weight >= SURE_LABEL,
    }),
  };
}

const FIGURES = ['grossSalary', 'totalDeductions', 'totals', 'netSalary'];
const labelsOf = (figure: string, accepts: NonNullable<Wanted['accepts']>): Wanted => ({
  vocabulary: payLabels,
  figures: [figure],
  accepts,
});

/** Minimum weight of a label without a second meaning, as in extraction. */
const SURE_LABEL = 0.8;

/** Does the label certainly mean this figure, of this month? A single word does only at the start: "Net", not "of net". */
const isSure = (place: LabelPlace, line: TextLine): boolean =>
  place.weight >= SURE_LABEL &&
  isOfTheMonth(place, line) &&
  (/\P{L}/u.test(line.text.slice(place.from, place.to)) || beginsFigure(place, line));

/** Only an amount, or nothing, precedes it on its line. */
const beginsFigure = ({ from }: LabelPlace, { text }: TextLine): boolean =>
  !/\p{L}/u.test(wordsBefore(text, from));

/** Do words directly before or after a label, up to the next amounts, assign its figure to the year or another month? */
function isOfTheMonth({ from, to }: LabelPlace, line: TextLine): boolean {
  const before = from - wordsBefore(line.text, from).length;
  const behind = to + (/^.*?(?=\d[.,]\d\d(?!\d)|$)/s.exec(line.text.slice(to))?.[0].length ?? 0);
  return !otherTimes.labelsOn(line).some((other) => other.from >= before && other.to <= behind);
}

/** Taxable pay may omit untaxed parts: it counts as gross pay only if no other gross pay is named. */
const isNotTaxable = ({ from }: LabelPlace, { text }: TextLine): boolean =>
  !/\btaxable\b/i.test(wordsBefore(text, from));

/** Not amounts below the word, where it is the header of a list. */
function besideOnly(page: ReadPage, amounts: readonly Amount[]): Amount[] {
  const rows = page.lines.filter((line) =>
    payLabels.labelsOn(line).some((p) => p.figure === 'deductions' && endsFigure(p, line)),
  );
  return amounts.filter((a) => rows.some(({ box }) => sameRow(a.box, box)));
}

/** A figure or nothing follows, perhaps after a translation. */
const endsFigure = (place: LabelPlace, line: TextLine): boolean =>
  beginsFigure(place, line) && FIGURE_BEHIND.test(line.text.slice(place.to));

/** Column index of a figure among the labelled figures of its row: this month's, the year's. */
export function rankOf(a: Amount, among: readonly Amount[]): number {
  return among.filter((o) => o.box.x < a.box.x && sameRow(o.box, a.box)).length;
}

/** Pairs of gross pay and deductions in the same column: this month's are never compared with the year's. */
export function pairsOf({ gross, deducted }: PayFigures): { gross: Amount; deducted: Amount }[] {
  return gross.flatMap((g) =>
    deducted
      .filter((d) => d !== g && d.cents < g.cents)
      .filter((d) => sameRow(g.box, d.box) || isOfColumn(g, gross, d, deducted))
      .map((d) => ({ gross: g, deducted: d })),
  );
}

/** The same index in its row; if one row has fewer (this month's may be unread), by the right edge. */
function isOfColumn(g: Amount, gross: readonly Amount[], d: Amount, deducted: readonly Amount[]): boolean {
  if (rankOf(g, gross) !== rankOf(d, deducted)) return false;
  const inRow = (a: Amount, among: readonly Amount[]): number =>
    among.filter((o) => sameRow(o.box, a.box)).length;
  return inRow(g, gross) === inRow(d, deducted) || sharesEdge(g, d);
}

/** Gross pay, deductions and net pay that satisfy gross − deductions = net. */
export function fittingTriples(figures: PayFigures): Triple[] {
  return pairsOf(figures).flatMap(({ gross, deducted }) =>
    figures.nets
      .filter((net) => net !== gross && net !== deducted)
      .filter((net) => Math.abs(gross.cents - deducted.cents - net.cents) <= ROUNDING)
      .map((net) => ({ gross, deducted, net })),
  );
}

/** The lines above sum to it, or the only line above equals it: a list of one line, or itself a total. */
export function addsUp(total: Amount, amounts: readonly Amount[]): boolean {
  const columns = columnsAbove(total, amounts);
  if (columns.some((c) => c.parts.length >= 2 && Math.abs(c.sum - total.cents) <= ROUNDING)) return true;
  const repeated = columns.find((c) => c.parts.length === 1 && c.sum === total.cents)?.parts[0];
  return repeated !== undefined && (isAlone(repeated, amounts) || addsUp(repeated, amounts));
}

/** Maximum distance of rows in one list, in amount heights. */
const NEXT_ROW = 2.6;

function isAlone(line: Amount, amounts: readonly Amount[]): boolean {
  const above = columnsAbove(line, amounts).find((c) => c.parts.length === 1)?.parts[0];
  return !above || line.box.y - above.box.y > NEXT_ROW * line.box.height;
}

/** Is it the difference of two amounts of the page, or the sum of a column? Then the reading is at fault, not the page. */
export function isExplained(net: Amount, amounts: readonly Amount[]): boolean {
  const others = amounts.filter((a) => a.cents !== net.cents && a.cents > 0);
  for (const a of others)
    for (const b of others) if (a !== b && Math.abs(a.cents - b.cents - net.cents) <= 1) return true;
  return addsUp(net, amounts);
}
