import { sharedWidth } from '../../../../contract/geometry.ts';
import { addTo } from '../../../../contract/lists-by-key.ts';
import type { FieldValue } from '../../../../contract/verification.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import { oneLine } from '../../../values/text/fold.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';
import { opensSection } from '../region.ts';

/** Confidence of a column's items, 0–1 (chosen on drawn specimens, ADR 401). */
const CONFIDENCE = { quality: 0.93, place: 0.95 } as const;
/** Usual gap in line heights, and how much closer the continuation of an item is. */
const GAP = { usual: 0.9, closer: 0.25 } as const;
/** Weight of edge distance relative to overlap. */
const OF_EDGES = 0.2;

/** A row of a table, or of two tables side by side. */
export interface ColumnRow {
  /** Cells by their column headers, lines of one cell joined. */
  readonly cells: readonly {
    readonly title: string;
    readonly text: string;
    readonly segments: readonly Segment[];
  }[];
  readonly segments: readonly Segment[];
}

/** The cells below a column header, wrapped lines joined. */
export function columnItems(
  title: RegExp,
  shape: (row: ColumnRow, own: string) => FieldValue | null = (_, own) => own.replace(/[;.]$/, ''),
): Finder {
  return (view) => {
    for (const page of view.pages) {
      for (const head of tableHeads(page, title)) {
        const rows = rowsUnder(page, head);
        const items = rows.flatMap((row) => {
          // "Item | Agenda": the header of the numbers may match as well.
          const own = row.cells.find((c) => title.test(c.title) && /\p{L}{2}/u.test(c.text))?.text;
          return own === undefined ? [] : [shape(row, own)].filter((v) => v !== null);
        });
        if (items.length === 0) continue;
        const how = 'in their column of a table';
        const segments = rows.flatMap((r) => r.segments);
        return [
          {
            ...fromSegments(
              segments,
              { value: items, raw: '', quality: CONFIDENCE.quality, notes: [] },
              CONFIDENCE.place,
              how,
            ),
            place: null,
          },
        ];
      }
    }
    return [];
  };
}

const NUMBERED = /^\s*\(?\d{1,2}(?:\.\d)?[.)]\s+\S/;

/** Rows of column headers, one of which matches. */
export function tableHeads(page: PageLayout, title: RegExp): (readonly Segment[])[] {
  return page.rows.filter(
    (row) =>
      row.length >= 2 &&
      row.some((s) => title.test(s.text.trim())) &&
      row.every(
        (s) => s.text.length < 50 && !/^\s*\(?\d{1,2}[.)]\s/.test(s.text) && !/\d{2}|:\s*\S/.test(s.text),
      ),
  );
}

/**
 * The rows below a header row, up to the next wide gap or running text.
 *
 * @param from first row of the table; for a table without headers, its first row is both `head` and `from`
 */
export function rowsUnder(
  page: PageLayout,
  head: readonly Segment[],
  from: number = head[0]!.row + 1,
): ColumnRow[] {
  const rows: { cells: Map<Segment, Segment[]>; segments: Segment[] }[] = [];
  let bottom = from > head[0]!.row ? Math.max(...head.map((s) => s.box.y + s.box.height)) : head[0]!.box.y;
  let previousGap: number | null = null;
  // In tables with numbered rows, a line without a number continues the row above.
  const isNumbered = NUMBERED.test(page.rows[from]?.[0]?.text ?? '');
  for (const row of page.rows.slice(from)) {
    const top = Math.min(...row.map((s) => s.box.y));
    const gap = (top - bottom) / page.textHeight;
    if (gap > (rows.length === 0 ? 4 : 3) || row.some((s) => acrossAll(s, head))) break;
    // After white space, a row with more cells than headers starts another table.
    if (rows.length > 0 && gap > 1 && row.length > head.length && row.every((s) => !/\d/.test(s.text))) break;
    const cells = row.map((segment) => ({ segment, title: nearestTitle(segment, head) }));
    const opens = cells.some((c) => c.title === head[0]);
    const alone = head.length > 1 && cells.length === 1;
    // A line with an empty first column, or closer than rows are, continues the row above.
    const goesOn = isNumbered && opens && !NUMBERED.test(cells[0]!.segment.text) && gap < 1;
    if (rows.length > 0 && alone && isHeadingBelow(cells[0]!, head, rows.at(-1)!.segments)) break;
    const wraps =
      rows.length > 0 && (!opens || goesOn || (alone && gap < (previousGap ?? GAP.usual) - GAP.closer));
    if (!wraps) {
      if (rows.length > 0 && alone && (endsTable(row) || opensSection(row[0]!.text))) break;
      rows.push({ cells: new Map(), segments: [] });
      if (rows.length > 1) previousGap = gap;
    }
    const current = rows.at(-1)!;
    for (const { segment, title } of cells) addTo(current.cells, title, segment);
    current.segments.push(...row);
    bottom = Math.max(...row.map((s) => s.box.y + s.box.height));
  }
  return rows.map(({ cells, segments }) => ({
    cells: [...cells].map(([title, lines]) => ({
      title: title.text.trim(),
      text: oneLine(lines.map((line) => line.text).join(' ')),
      segments: lines,
    })),
    segments,
  }));
}

function nearestTitle(segment: Segment, head: readonly Segment[]): Segment {
  const away = (t: Segment): number => {
    const overlap = sharedWidth(segment.box, t.box);
    const edges = Math.min(
      Math.abs(segment.box.x - t.box.x),
      Math.abs(segment.box.x + segment.box.width - t.box.x - t.box.width),
    );
    return overlap > 0 ? edges * OF_EDGES - overlap : edges;
  };
  return head.reduce((best, t) => (away(t) < away(best) ? t : best));
}

/** Minimum words of a line of text, even if it ends before the last column. */
const SENTENCE = 8;

/** Running text below a table crosses its columns. */
function acrossAll(segment: Segment, head: readonly Segment[]): boolean {
  const covered = head.filter(
    (t) =>
      segment.box.x <= t.box.x + t.box.width / 2 &&
      segment.box.x + segment.box.width >= t.box.x + t.box.width / 2,
  );
  const sentence = covered.length >= 3 && segment.text.trim().split(/\s+/).length >= SENTENCE;
  return covered.length >= 2 && (covered.length === head.length || sentence);
}

/**
 * "Secretary": a line alone, left of all headers and cells, or a section heading left of its column, is the heading
 * after the table.
 */
function isHeadingBelow(
  { segment: { box, text }, title }: { readonly segment: Segment; readonly title: Segment },
  head: readonly Segment[],
  above: readonly Segment[],
): boolean {
  const isLeftOf = (s: Segment, least: number): boolean => s.box.x - box.x > least * box.height;
  return (
    [...head, ...above].every((s) => isLeftOf(s, OUTSIDE)) ||
    (opensSection(text) && title !== head[0] && isLeftOf(title, 1))
  );
}
/** Minimum offset in line heights; cells of one column are closer, in photographs too. */
const OUTSIDE = 0.25;

function endsTable(row: readonly Segment[]): boolean {
  return /^(?:signed|date|dated|certified|approved|minutes|totals?|there being|specimen|chair|secretary|page \d|\d{1,2}\.\s+\p{Lu})/iu.test(
    row[0]!.text.trim(),
  );
}
