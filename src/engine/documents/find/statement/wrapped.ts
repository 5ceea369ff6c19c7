import type { Segment } from '../../../layout/segment.ts';
import { BALANCE_ROW, FOOTER, type PrintedRow } from './entry.ts';

/** A gap must be wider than another by this share of a line to part two entries. */
const WIDER = 0.3;
/** Lines that share this much of their height stand beside each other. */
const BESIDE = 0.15;
/** Lines of one cell stand closer than this, in line heights. */
const CLOSE = 0.9;

/**
 * Tables that centre their cells print the first words of a long description above its date and amount. Lines of words
 * between two amounts are parted at the widest gap: what stands nearer to the amount below is put to that row. Where no
 * gap is clearly the widest, nothing is changed.
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

/** The first row from here that is more than words. */
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

/** How many of the lines of words belong above: all of them where no gap is clearly the widest. */
function widestGap(above: PrintedRow | undefined, words: readonly PrintedRow[], below: PrintedRow): number {
  const height = words[0]!.segments[0]?.box.height ?? 0;
  // Below titles words may belong to these, at the top of a page to the row of the page before: unless they stand
  // beside the amount.
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
