import { distance, type Quad } from '../../../contract/geometry.ts';
import { sidesOf } from '../line-crop.ts';
import type { ZoneRows } from './find-rows.ts';
import { ZONE_FORMATS } from './formats.ts';

/** A row as it was read once. */
export interface ReadRow {
  readonly text: string;
  /** Mean probability of its letters. */
  readonly certainty: number;
}

/** Rows drawn out to the length of a format, the longest first. */
export interface LengthenedRows extends ZoneRows {
  /** Letters of a row. */
  readonly length: number;
}

/** Only letters that are seen well tell how far apart they stand. */
const SEEN_WELL = 0.85;
const LEAST_LETTERS = 12;
/** What is so much longer, as a share, is another length, not a row with a margin. */
const LONGER = 1.1;
/** One letter more, for rows drift. */
const MARGIN = 1;

const LENGTHS = [...new Set(ZONE_FORMATS.map(({ lineLength }) => lineLength))].toSorted((a, b) => b - a);

/**
 * Rows of which only a beginning was found, drawn out to the lengths that zones have, the longest first: of a row over a pattern, or of letters of five
 * pixels, a detector sees the first words and not the fillers behind them. None where the letters are not seen well, or where the
 * picture ends before such a length.
 *
 * @param reads what was read in each row
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
  // A filler that was seen twice makes letters look narrower than they are: ground behind the row does no harm.
  const pitch = Math.max(...seen.map((row) => row.pitch));
  const letters = Math.max(...seen.map((row) => row.letters));
  return LENGTHS.filter((length) => length >= LONGER * letters).flatMap((length) => {
    const needed = (length + MARGIN) * pitch;
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

/** A row that begins where it did and is so long, in the direction in which it ran. */
function drawnOut([a, b, c, d]: Quad, length: number): Quad {
  const by = length / distance(a, b);
  return [
    a,
    { x: a.x + by * (b.x - a.x), y: a.y + by * (b.y - a.y) },
    { x: d.x + by * (c.x - d.x), y: d.y + by * (c.y - d.y) },
    d,
  ];
}
