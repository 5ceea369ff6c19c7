import type { Box } from '../../contract/geometry.ts';
import type { ReadPage, TextLine } from '../../contract/pages.ts';
import { sameRow } from './amounts.ts';
import { MARKS } from '../packs/currencies.ts';

/** A table cell with exactly one number. */
export interface NumberCell {
  readonly value: number;
  readonly text: string;
  readonly line: TextLine;
  readonly box: Box;
}

/** Numbers of a table row, left to right, and the words before them. */
export interface NumberRow {
  readonly words: string;
  readonly cells: readonly NumberCell[];
}

const NUMBER = new RegExp(
  String.raw`^(?:${MARKS})?\s?(-?\d{1,3}(?:[ ,]\d{3})+|-?\d+)(?:\.(\d{1,4}))?\s?[A-Z]?$`,
);

/** Rows with at least two numeric cells, top to bottom. */
export function numberRows({ lines }: ReadPage): NumberRow[] {
  const left = [...lines].sort((a, b) => a.box.y - b.box.y);
  const rows: NumberRow[] = [];
  while (left.length > 0) {
    const first = left.shift()!;
    const row = [first, ...left.filter((line) => sameRow(line.box, first.box))];
    for (const line of row.slice(1)) left.splice(left.indexOf(line), 1);
    const sorted = row.sort((a, b) => a.box.x - b.box.x);
    const cells = sorted.flatMap((line): NumberCell[] => {
      const m = NUMBER.exec(line.text.trim());
      if (!m) return [];
      const value = Number(`${m[1]!.replace(/[ ,]/g, '')}.${m[2] ?? '0'}`);
      return [{ value, text: line.text.trim(), line, box: line.box }];
    });
    const words = sorted
      .filter((line) => !cells.some((c) => c.line === line))
      .map((line) => line.text)
      .join(' ');
    if (cells.length >= 2) rows.push({ words, cells });
  }
  return rows;
}
