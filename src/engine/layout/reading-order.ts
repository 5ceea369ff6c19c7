import type { Segment } from './segment.ts';

/** Lines of one column: share of the height, share that leads, and pitch in heights (chosen on drawn specimens, ADR 401). */
const COLUMN = { height: 0.6, leading: 0.6, pitch: 2.2 } as const;

type Row = readonly Segment[];

/** Minimum words of a line of running text. */
const RUNNING = 4;
/** Minimum lines continued in lower case below for a column of running text. */
const WRAPS = 2;

/** Cap: more than any printed page has; every row is compared with those around it. */
const MOST_ROWS = 300;

/**
 * The rows of a page in reading order: where running text is set in two columns, the left column comes first. Labels
 * beside values, tables and addresses beside dates stay rows: their left side does not run on from line to line.
 */
export function inReadingOrder(rows: readonly Row[]): readonly Row[] {
  if (rows.length > MOST_ROWS) return rows;
  for (const [at, row] of rows.entries()) {
    if (row.length < 2) continue;
    const block = row
      .slice(1)
      .flatMap((_, i) => (isRunning(row[i]!) ? (columnsAround(rows, at, i + 1) ?? []) : []))[0];
    if (!block) continue;
    const inside = rows.slice(block.from, block.to);
    const side = (left: boolean): Row[] =>
      inside.map((r) => r.filter((s) => isLeft(s, block.gutter) === left)).filter((r) => r.length > 0);
    return [
      ...rows.slice(0, block.from),
      ...side(true),
      ...side(false),
      ...inReadingOrder(rows.slice(block.to)),
    ];
  }
  return rows;
}

interface Block {
  readonly from: number;
  readonly to: number;
  readonly gutter: number;
}

const isRunning = ({ text }: Segment): boolean => text.split(' ').length >= RUNNING && !/[.;:!?]$/.test(text);

const isLeft = (segment: Segment, gutter: number): boolean => segment.box.x + segment.box.width / 2 < gutter;

/** The rows around a row that leave the gap before its segment `cut` free, if the text left of the gap runs on from line to line. */
function columnsAround(rows: readonly Row[], at: number, cut: number): Block | null {
  const [before, after] = [rows[at]![cut - 1]!, rows[at]![cut]!];
  const gap = { left: before.box.x + before.box.width, right: after.box.x };
  const least = COLUMN.height * before.box.height;
  const keepsClear = (row: Row): boolean => {
    const middle = (gap.left + gap.right) / 2;
    const left = Math.max(
      gap.left,
      ...row.filter((s) => isLeft(s, middle)).map((s) => s.box.x + s.box.width),
    );
    const right = Math.min(gap.right, ...row.filter((s) => !isLeft(s, middle)).map((s) => s.box.x));
    if (right - left < least) return false;
    Object.assign(gap, { left, right });
    return true;
  };
  let [from, to] = [at, at + 1];
  while (to < rows.length && keepsClear(rows[to]!)) to++;
  while (from > 0 && keepsClear(rows[from - 1]!)) from--;
  const gutter = (gap.left + gap.right) / 2;
  // Rows with a left side only, at either end, do not belong to the columns.
  while (to > from && rows[to - 1]!.every((s) => isLeft(s, gutter))) to--;
  while (from < to && rows[from]!.every((s) => isLeft(s, gutter))) from++;
  const left = rows.slice(from, to).flatMap((row) => row.filter((s) => isLeft(s, gutter)).at(-1) ?? []);
  return to - from >= 3 && runsOn(left) >= WRAPS && !isFilledSentence(left) ? { from, to, gutter } : null;
}

/** "This is to certify that", "trading as", "is licensed to": sentence fragments that each lead to the value beside them. */
function isFilledSentence(lines: readonly Segment[]): boolean {
  const leading = lines.filter(({ text }) =>
    /\b(?:that|as|of|at|from|to|by|on|in|for|is)\s*(?::\s*)?$/.test(text),
  );
  return leading.length >= 3 && leading.length > COLUMN.leading * lines.length;
}

/** Count of lines whose sentence continues on the next; at least one must continue in lower case. */
function runsOn(lines: readonly Segment[]): number {
  const edge = Math.max(...lines.map((l) => l.box.x + l.box.width));
  const broken = lines.flatMap((line, i) => {
    const next = lines[i + 1];
    const below =
      next !== undefined &&
      next.box.y - line.box.y < COLUMN.pitch * line.box.height &&
      Math.abs(next.box.x - line.box.x) < 2 * line.box.height;
    if (!below || !isRunning(line)) return [];
    const small = /^\p{Ll}/u.test(next.text);
    const full = line.text.split(' ').length >= 6 && line.box.x + line.box.width > edge - 3 * line.box.height;
    return small || full ? [small] : [];
  });
  return broken.includes(true) ? broken.length : 0;
}
