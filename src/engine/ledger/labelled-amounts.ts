import type { ReadPage, TextLine } from '../../contract/pages.ts';
import { sharedWidth, type Box } from '../../contract/geometry.ts';
import { partOf, sameRow, type Amount } from './amounts.ts';
import type { LabelPlace, Vocabulary } from './vocabulary.ts';
import { MISREAD_CODES, WORDS } from '../packs/currencies.ts';

/** Position of an amount from its label: minimum share of its width beside it; below it by shares of height and width (chosen on drawn specimens, ADR 401). */
const AMOUNT = {
  beside: 0.7,
  nextLabel: 0.2,
  overlap: -0.4,
  below: 1.8,
  nearer: 0.3,
  sharedWidth: 0.3,
} as const;

/** Belongs to the amount after it; OCR adds strokes to it. */
const CURRENCY = new RegExp(String.raw`^\s*(?:${MISREAD_CODES}|${WORDS})\s*$`, 'i');

/** The labels wanted: figures of a vocabulary, and a filter on context. */
export interface Wanted {
  readonly vocabulary: Vocabulary;
  readonly figures: readonly string[];
  /** Rejects a match whose context makes it another figure: "YTD: Gross". */
  readonly accepts?: (place: LabelPlace, line: TextLine) => boolean;
}

/**
 * Amounts of a label: on its row to the right, before any other words, else directly below or, where that is nearer,
 * above. Several if the row has several columns (this month, year to date).
 */
export function labelledAmounts(
  page: ReadPage,
  amounts: readonly Amount[],
  { vocabulary, figures, accepts = () => true }: Wanted,
): Amount[] {
  const found: Amount[] = [];
  for (const line of page.lines) {
    const labels = vocabulary.labelsOn(line);
    for (const [k, label] of labels.entries()) {
      if (label.figure === null || !figures.includes(label.figure) || !accepts(label, line)) continue;
      // A translation, or a qualification in brackets, is the same figure.
      const following = labels.find((other, i) => i > k && other.figure !== label.figure)?.from ?? Infinity;
      for (const amount of amountsOfLabel(page, amounts, line, label, following))
        if (!found.includes(amount)) found.push(amount);
    }
  }
  return found;
}

/** @param following offset of the next figure's label on the line */
function amountsOfLabel(
  { lines }: ReadPage,
  amounts: readonly Amount[],
  line: TextLine,
  { from, to }: LabelPlace,
  following: number,
): Amount[] {
  const box = partOf(line, from, to);
  const row = amounts
    .filter((a) => sameRow(a.box, box) && a.box.x >= box.x + box.width * AMOUNT.beside)
    .sort((a, b) => a.box.x - b.box.x);
  const next = nextLabel(lines, line, box, to, following);
  const own = row.filter((a) => a.box.x < next);
  return own.length > 0 ? own : nearestColumn(amounts, box);
}

/** The words before an offset, back to the previous amount. */
export const wordsBefore = (text: string, index: number): string =>
  text
    .slice(0, index)
    .split(/\d[.,]\d\d(?!\d)/)
    .at(-1)!;

/** Words that name another figure. */
const FIGURE =
  /\b(?:balances?|totals?|gross|nett?|deductions?|opening|closing|due|vat|tax|pay|salary|credits?|debits?)\b/i;
/** Between a label and its amount may stand a translation of the label, but no other amount. */
const HAS_AMOUNT = /\d[.,]\d\d(?!\d)/;
const TRANSLATION = /^\s*\/[^\d]*$/;
/** Brackets after a label qualify it: "Total remuneration (gross)". */
const IN_BRACKETS = /^\s*\([^\d)]*$/;

/** Left edge of the next words on the row. `end`: offset after the label, in its own line. */
function nextLabel(
  lines: readonly TextLine[],
  own: TextLine,
  box: Box,
  end: number,
  following: number,
): number {
  let nearest = Infinity;
  for (const line of lines) {
    if (!sameRow(line.box, box) || !/[A-Za-z]{3}/.test(line.text)) continue;
    const words = /[A-Za-z][A-Za-z ]{2,}/g;
    for (const m of line.text.matchAll(words)) {
      if (CURRENCY.test(m[0])) continue;
      if (line === own && m.index >= end && m.index < following) {
        const between = own.text.slice(end, m.index);
        // "Net pay for the month", "Closing balance as at 31 May".
        if (
          TRANSLATION.test(between) ||
          IN_BRACKETS.test(between) ||
          (!HAS_AMOUNT.test(between) && !FIGURE.test(m[0]))
        )
          continue;
      }
      const part = partOf(line, m.index, m.index + m[0].length);
      if (part.x > box.x + box.width + (line === own ? AMOUNT.nextLabel * box.height : 0))
        nearest = Math.min(nearest, part.x);
    }
  }
  return nearest;
}

/** The amounts directly below a label; on a paper whose labels stand under their values, the nearer one above. */
function nearestColumn(amounts: readonly Amount[], label: Box): Amount[] {
  const gaps = (of: (a: Box) => number): { readonly amount: Amount; readonly gap: number }[] =>
    amounts
      .filter(({ box }) => sharedWidth(box, label) > AMOUNT.sharedWidth * Math.min(box.width, label.width))
      .map((amount) => ({ amount, gap: of(amount.box) / label.height }))
      // OCR boxes have a margin, so that those of close lines overlap.
      .filter(({ gap }) => gap > AMOUNT.overlap && gap < AMOUNT.below);
  const below = gaps((box) => box.y - (label.y + label.height));
  if (below.length === 0) return [];
  const nearest = Math.min(...below.map(({ gap }) => gap));
  const own = gaps((box) => label.y - (box.y + box.height)).filter(
    ({ gap }) => gap < nearest - AMOUNT.nearer,
  );
  return (own.length > 0 ? own : below).map(({ amount }) => amount);
}
