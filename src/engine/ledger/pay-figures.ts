import type { ReadPage, TextLine } from '../../contract/pages.ts';
import { amountsOf, sameRow, type Amount } from './amounts.ts';
import { columnsAbove, sharesEdge } from './column-sum.ts';
import { otherTimes, payLabels } from './figures.ts';
import { labelledAmounts, wordsBefore, type Wanted } from './labelled-amounts.ts';
import type { LabelPlace } from './vocabulary.ts';
import { MARKS } from '../packs/currencies.ts';

const FIGURE_BEHIND = new RegExp(String.raw`^\s*(?:[:/(\d]|${MARKS}|$)`);
/** Rounding to whole units of money is ordinary; more is not. */
export const ROUNDING = 100;

/** The labelled figures of a payslip. */
export interface PayFigures {
  readonly page: ReadPage;
  readonly amounts: readonly Amount[];
  /** Those that only a word names which as often means something else. */
  readonly doubtful: ReadonlySet<Amount>;
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
  const doubtful = new Set<Amount>();
  const named = (figure: string): Amount[] => {
    const sure = labelledAmounts(page, amounts, labelsOf(figure, isSure));
    if (sure.length > 0) return sure;
    // A word that as often means something else, where nothing else names the figure.
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
  // A row that says "Totals" names both totals.
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

/** A label of this weight means its figure and nothing else, as extraction has it. */
const SURE_LABEL = 0.8;

/** Is it a label that means this figure, and this month's? A single word does where nothing stands before it: "Net", not "of net". */
const isSure = (place: LabelPlace, line: TextLine): boolean =>
  place.weight >= SURE_LABEL &&
  isOfTheMonth(place, line) &&
  (/\P{L}/u.test(line.text.slice(place.from, place.to)) || beginsFigure(place, line));

/** Nothing before it on its line, or an amount: a figure of its own begins. */
const beginsFigure = ({ from }: LabelPlace, { text }: TextLine): boolean =>
  !/\p{L}/u.test(wordsBefore(text, from));

/** Words right before or behind a label, up to the next amounts, that make its figure the year's or another month's. */
function isOfTheMonth({ from, to }: LabelPlace, line: TextLine): boolean {
  const before = from - wordsBefore(line.text, from).length;
  const behind = to + (/^.*?(?=\d[.,]\d\d(?!\d)|$)/s.exec(line.text.slice(to))?.[0].length ?? 0);
  return !otherTimes.labelsOn(line).some((other) => other.from >= before && other.to <= behind);
}

/** Pay that is not taxed may be left out of it: only where no other gross pay is named is it the gross pay. */
const isNotTaxable = ({ from }: LabelPlace, { text }: TextLine): boolean =>
  !/\btaxable\b/i.test(wordsBefore(text, from));

/** Not those under the word: there it is the head of a list. */
function besideOnly(page: ReadPage, amounts: readonly Amount[]): Amount[] {
  const rows = page.lines.filter((line) =>
    payLabels.labelsOn(line).some((p) => p.figure === 'deductions' && endsFigure(p, line)),
  );
  return amounts.filter((a) => rows.some(({ box }) => sameRow(a.box, box)));
}

/** A figure or nothing follows, perhaps after the same words in another language. */
const endsFigure = (place: LabelPlace, line: TextLine): boolean =>
  beginsFigure(place, line) && FIGURE_BEHIND.test(line.text.slice(place.to));

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
