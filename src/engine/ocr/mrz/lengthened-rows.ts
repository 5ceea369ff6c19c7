import { distance, type Quad } from '../../../contract/geometry.ts';
import { sidesOf } from '../line-crop.ts';
import type { ZoneRows } from './find-rows.ts';
import { ZONE_FORMATS } from './formats.ts';

/** One reading of a row. */
export interface ReadRow {
  readonly text: string;
  /** Mean probability of its letters. */
  readonly certainty: number;
}

/** Rows extended to the length of a format, longest first. */
export interface LengthenedRows extends ZoneRows {
  /** Characters per row. */
  readonly length: number;
}

/** Minimum confidence of letters from which the pitch is measured. */
const SEEN_WELL = 0.85;
const LEAST_LETTERS = 12;
/** A length this ratio longer is another format's, not a row with a margin. */
const LONGER = 1.1;
/** One character extra, as rows drift. */
const EXTRA_CHARACTERS = 1;

const LENGTHS = [...new Set(ZONE_FORMATS.map(({ lineLength }) => lineLength))].toSorted((a, b) => b - a);

/**
 * Extends rows of which only the start was found to the lengths of formats, longest first: on patterned background, or
 * with letters of five pixels, a text detector finds the first words but not the fillers after them. Empty if the
 * letters are uncertain, or the picture ends before such a length.
 *
 * @param reads readings of the rows
 * @param width of the picture, pixels
 */
export function lengthenedRows(
  { rows, above, below }: ZoneRows,
  reads: readonly ReadRow[],
  width: number,
): LengthenedRows[] {
  const seen = rows.flatMap((row, i) => {
    const { text, certainty } = reads[i]!;
    const isSeen = certainty >= SEEN_WELL && text.length >= LEAST_LETTERS;
    return isSeen ? [{ pitch: sidesOf(row).width / text.length, letters: text.length }] : [];
  });
  if (seen.length === 0) return [];
  // A doubled filler makes the pitch look too small, so take the largest: extra background at the end is harmless.
  const pitch = Math.max(...seen.map((row) => row.pitch));
  const letters = Math.max(...seen.map((row) => row.letters));
  return LENGTHS.filter((length) => length >= LONGER * letters).flatMap((length) => {
    const needed = (length + EXTRA_CHARACTERS) * pitch;
    const lengthened = [...rows, above, below].map((row) => drawnOut(row, needed));
    const ends = lengthened.map(([, right]) => right.x - 2 * pitch);
    if (ends.some((x) => x > width)) return [];
    return [
      {
        length,
        rows: lengthened.slice(0, rows.length),
        above: lengthened.at(-2)!,
        below: lengthened.at(-1)!,
      },
    ];
  });
}

/** A row with the same start and direction, and this length. */
function drawnOut([a, b, c, d]: Quad, length: number): Quad {
  const by = length / distance(a, b);
  return [
    a,
    { x: a.x + by * (b.x - a.x), y: a.y + by * (b.y - a.y) },
    { x: d.x + by * (c.x - d.x), y: d.y + by * (c.y - d.y) },
    d,
  ];
}
