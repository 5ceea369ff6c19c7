import { oncePer } from '../../../lazily.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';

/** Minimum cells of a row of boxes, and of its values with a figure. */
const LEAST = { cells: 3, figures: 2 } as const;
/** Maximum gap of a value and its caption, and minimum of the next row, in caption heights. */
const GAP = { own: 1, next: 1.5 } as const;
/** A caption: words without a figure. */
const WORDS = /^\p{L}[\p{L} .,'’()/-]{1,30}:?$/u;

const gapOf = (upper: Segment, lower: Segment): number => lower.box.y - upper.box.y - upper.box.height;
const bottomOf = (row: readonly Segment[]): number => Math.max(...row.map(({ box }) => box.y + box.height));

/** Do the cells of two rows begin below each other, one to one? */
const isAligned = (upper: readonly Segment[], lower: readonly Segment[]): boolean =>
  upper.length === lower.length &&
  upper.every((cell, i) => Math.abs(cell.box.x - lower[i]!.box.x) < lower[i]!.box.height);

/**
 * The rows that caption the boxes above them: "Kago Example | 752433 | 09/2026" over "Employee | Company no. | Period".
 * Each cell stands close below one cell, and the rows further up and down are of other columns.
 */
export const captionRows = oncePer(({ rows }: PageLayout): ReadonlySet<number> => {
  const found = rows.flatMap((row, r) => {
    const [before, values, after] = [rows[r - 2], rows[r - 1], rows[r + 1]];
    if (!values || row.length < LEAST.cells || !isAligned(values, row)) return [];
    if (!row.every(({ text }) => WORDS.test(text.trim()))) return [];
    if (values.filter(({ text }) => /\d/.test(text)).length < LEAST.figures) return [];
    const { height } = row[0]!.box;
    if (row.some((cell, i) => gapOf(values[i]!, cell) > GAP.own * height)) return [];
    if (before && isAligned(before, values)) return [];
    const isApart = !after || after[0]!.box.y - bottomOf(row) > GAP.next * height;
    return !after || (isApart && !isAligned(row, after)) ? [r] : [];
  });
  return new Set(found);
});
