import type { Segment } from '../../../layout/segment.ts';
import { BALANCE_ROW, FOOTER, type PrintedRow } from './entry.ts';

/** Minimum difference between gaps, as a share of a line, to separate two entries. */
const WIDER = 0.3;
/** Minimum overlap in height of lines side by side. */
const BESIDE = 0.15;
/** Maximum gap of lines in one cell, in line heights. */
const CLOSE = 0.9;

/**
 * Tables with vertically centred cells print the start of a long description above its date and amount. Text lines
 * between two amounts are split at the widest gap, and those closer to the amount below join its row. Unchanged if no
 * gap is clearly the widest.
 */
export function withWordsAbove(rows: readonly PrintedRow[]): PrintedRow[] {
  const result: PrintedRow[] = [];
  let at = 0;
  while (at < rows.length) {
    const end = endOfWords(rows, at);
    const below = rows[end];
    const words = rows.slice(at, end);
    if (words.length === 0 || !below || !mayTake(below, words)) {
      result.push(...rows.slice(at, Math.max(end, at + 1)));
      at = Math.max(end, at + 1);
      continue;
    }
    const cut = widestGap(rows[at - 1], words, below);
    const lead = words.slice(cut);
    result.push(...words.slice(0, cut), lead.length === 0 ? below : joined(lead, below));
    at = end + 1;
  }
  return result;
}

/** Index of the first row that is more than text. */
function endOfWords(rows: readonly PrintedRow[], from: number): number {
  let end = from;
  while (end < rows.length && isWords(rows[end]!)) end++;
  return end;
}

function isWords(row: PrintedRow): boolean {
  return (
    row.date === null &&
    Object.keys(row.amounts).length === 0 &&
    row.description !== '' &&
    !BALANCE_ROW.test(row.text) &&
    !FOOTER.test(row.text.trim())
  );
}

function mayTake(row: PrintedRow, words: readonly PrintedRow[]): boolean {
  const { amount, debit, credit } = row.amounts;
  return (
    Boolean(amount ?? debit ?? credit) &&
    words.every((w) => w.page === row.page) &&
    !BALANCE_ROW.test(row.text)
  );
}

/** Number of text lines that belong to the row above: all if no gap is clearly the widest. */
function widestGap(above: PrintedRow | undefined, words: readonly PrintedRow[], below: PrintedRow): number {
  const height = words[0]!.segments[0]?.box.height ?? 0;
  // Below headers or at the top of a page, text may belong to these or to the previous page, unless it is beside the
  // amount.
  const first = !above || above.page !== below.page || BALANCE_ROW.test(above.text);
  if (first && gapBetween(words.at(-1)!, below) > -BESIDE * height) return words.length;
  const chain = [above?.page === below.page ? above : undefined, ...words, below];
  const gaps = chain.slice(1).map((row, i) => (chain[i] ? gapBetween(chain[i], row!) : Infinity));
  const widest = gaps.indexOf(Math.max(...gaps));
  const others = gaps.filter((_, i) => i > widest);
  const clear = gaps.every((gap, i) => i === widest || gaps[widest]! - gap > WIDER * height);
  return clear && others.every((gap) => gap < CLOSE * height) ? widest : words.length;
}

function gapBetween(upper: PrintedRow, lower: PrintedRow): number {
  const bottom = Math.max(...upper.segments.map((s) => s.box.y + s.box.height));
  return Math.min(...lower.segments.map((s) => s.box.y)) - bottom;
}

function joined(lead: readonly PrintedRow[], row: PrintedRow): PrintedRow {
  const words = [...lead.map((l) => l.description), row.description].filter((d) => d !== '');
  const segments: Segment[] = [...row.segments, ...lead.flatMap((l) => l.segments)];
  const belowEnd = [...lead, row].some((l) => l.belowEnd);
  return { ...row, description: words.join(' '), belowEnd, segments };
}
