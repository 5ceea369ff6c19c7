import { sharedHeight, unionOf, type Box } from '../../../contract/geometry.ts';
import type { ReadPage, TextLine } from '../../../contract/pages.ts';
import { dayOrderOf } from '../../layout/day-order.ts';
import { partOf } from '../../ledger/amounts.ts';
import { lowerBoundBy } from '../../math/lower-bound.ts';
import type { DayOrder } from '../../values/kind.ts';
import type { Confirm } from '../arithmetic/page-judge.ts';
import { oncePer } from '../../lazily.ts';

/** The text of a page in reading order: rows end with a line break, cells are separated by two blanks. */
export interface RunningText {
  readonly text: string;
  /** The page's order of day and month in numeric dates. */
  readonly dayOrder: DayOrder;
  /** Parts of lines that a range of the text covers. */
  placesOf(from: number, to: number): Place[];
}

/** Part of one line. */
interface Place {
  readonly line: TextLine;
  readonly text: string;
  readonly box: Box;
  /** Lowest confidence of its characters, if the reader gives it. */
  readonly certainty: number;
}

/** Lines of the machine-readable zone are left out. */
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
  /** The lines that a range overlaps, and the one before its start. */
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

/** The box that a finding about a range points to: its parts on the first line and close below. */
export function boxOf(text: RunningText, from: number, to: number): Box | null {
  const places = text.placesOf(from, to);
  const first = places[0];
  if (!first) return null;
  const near = places.filter(({ box }) => box.y < first.box.y + 2 * first.box.height);
  return unionOf(near.map(({ box }) => box));
}

/**
 * Minimum confidence of a line and of its characters: below it an OCR line may be misread. Misreading one letter cannot
 * produce another number or date.
 */
const LINE = 0.95;
const CHARACTER = 0.6;
/** A number with its thousands separators, so that its groups are not taken as numbers of their own. */
const NUMBER = /\d+(?:[ ,.'’]\d+)*/g;

/** Was a range read with confidence? OCR confidence must be high, and the second reader must confirm every number. */
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
