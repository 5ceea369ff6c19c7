import { sharedHeight, unionOf, type Box } from '../../../contract/geometry.ts';
import type { ReadPage, TextLine } from '../../../contract/pages.ts';
import { dayOrderOf } from '../../layout/day-order.ts';
import { partOf } from '../../ledger/amounts.ts';
import { lowerBoundBy } from '../../math/lower-bound.ts';
import type { DayOrder } from '../../values/kind.ts';
import type { Confirm } from '../arithmetic/page-judge.ts';
import { oncePer } from '../../lazily.ts';

/** The text of a page in the order of reading: rows end with a line break, cells of a row with two blanks. */
export interface RunningText {
  readonly text: string;
  /** In which order the page writes day and month, for days in figures. */
  readonly dayOrder: DayOrder;
  /** The lines that a stretch of the text stands in, and which part of each it is. */
  placesOf(from: number, to: number): Place[];
}

/** A stretch of one line. */
interface Place {
  readonly line: TextLine;
  readonly text: string;
  readonly box: Box;
  /** How surely its least certain character was read, where the reader says. */
  readonly certainty: number;
}

/** Lines of the machine-readable zone are no text. */
const IN_ZONE = /<[<\w]*</;
const BETWEEN_CELLS = '  ';
const BETWEEN_ROWS = '\n';

export const runningText = oncePer(textOfPage);

function textOfPage({ lines, mrz, barcodes }: ReadPage): RunningText {
  let text = '';
  const starts: { readonly line: TextLine; readonly at: number }[] = [];
  for (const row of rowsOf(lines.filter((line) => !IN_ZONE.test(line.text)))) {
    if (text) text += BETWEEN_ROWS;
    for (const [k, line] of row.entries()) {
      if (k > 0) text += BETWEEN_CELLS;
      starts.push({ line, at: text.length });
      text += line.text;
    }
  }
  const at = (start: (typeof starts)[number]): number => start.at;
  /** The lines from the one that a stretch begins in, or behind, to the one that it ends in. */
  const startsOf = (from: number, to: number): typeof starts =>
    starts.slice(Math.max(0, lowerBoundBy(starts, from, at) - 1), lowerBoundBy(starts, to, at));
  return {
    text,
    dayOrder: dayOrderOf(
      lines.map((line) => line.text),
      mrz ? [mrz] : [],
      barcodes,
    ),
    placesOf: (from, to) =>
      startsOf(from, to).flatMap(({ line, at }) => {
        const [a, b] = [Math.max(from, at), Math.min(to, at + line.text.length)];
        if (a >= b) return [];
        const [first, end] = [a - at, b - at];
        const certain = line.certainty?.length === line.text.length ? line.certainty.slice(first, end) : [];
        return [
          {
            line,
            text: line.text.slice(first, end),
            box: partOf(line, first, end),
            certainty: Math.min(1, ...certain),
          },
        ];
      }),
  };
}

function rowsOf(lines: readonly TextLine[]): TextLine[][] {
  const rows: TextLine[][] = [];
  for (const line of [...lines].sort((a, b) => middle(a.box) - middle(b.box))) {
    const row = rows.at(-1);
    const before = row?.at(-1)?.box;
    if (row && before && sharedHeight(before, line.box) > 0.6 * Math.min(before.height, line.box.height))
      row.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => row.sort((a, b) => a.box.x - b.box.x));
}

const middle = ({ y, height }: Box): number => y + height / 2;

/** Where a finding about a stretch of the text points to: its part on the first page line that it stands in. */
export function boxOf(text: RunningText, from: number, to: number): Box | null {
  const places = text.placesOf(from, to);
  const first = places[0];
  if (!first) return null;
  const near = places.filter(({ box }) => box.y < first.box.y + 2 * first.box.height);
  return unionOf(near.map(({ box }) => box));
}

/** A line of a picture read with less than this may hold another word; a letter that is mistaken makes no other number or day. */
const LINE = 0.95;
const CHARACTER = 0.6;
/** A number with what sets off its thousands: the parts of it are no numbers of their own. */
const NUMBER = /\d+(?:[ ,.'’]\d+)*/g;

/**
 * Was a stretch of the text read without doubt? Words must have been seen clearly, and each of its groups of figures must
 * be seen by the second reader, too.
 */
export async function isReadSurely(
  text: RunningText,
  from: number,
  to: number,
  confirm: Confirm,
): Promise<boolean> {
  for (const { line, text: part, box, certainty } of text.placesOf(from, to)) {
    const isSeen = line.reader === 'text-layer' || (line.confidence >= LINE && certainty >= CHARACTER);
    if (!isSeen) return false;
    for (const [figures] of part.matchAll(NUMBER)) if (!(await confirm(line, figures, box))) return false;
  }
  return true;
}
