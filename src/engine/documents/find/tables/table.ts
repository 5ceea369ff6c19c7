import { sharedWidth, unionOf } from '../../../../contract/geometry.ts';
import type { ValueKind } from '../../../values/kind.ts';
import { text } from '../../../values/words.ts';
import { findMoney, isMoney } from '../../../values/money.ts';
import { part, type Segment } from '../../../layout/segment.ts';
import type { DocumentView } from '../../../layout/view.ts';
import { piecesOf, withSides, type Piece } from '../labels/pieces.ts';
import { LABEL_LIKE } from '../labels/label-start.ts';
import { labelHits } from '../labels/labels.ts';
import { type LabelHit } from '../labels/label-hit.ts';
import { phrasesFor, type Phrase } from '../../../labels/phrases.ts';
import { oncePer } from '../../../lazily.ts';

/**
 * Gap of multi-line column headers, in heights; share of a cell below a header; weight of the overlap (chosen on drawn
 * specimens, ADR 401).
 */
const COLUMN = { titleGap: 0.8, under: 0.5, overlap: 0.5 } as const;

export interface Column {
  readonly name: string;
  /** Money and dates are only put into columns of their type. */
  readonly kind: ValueKind;
  readonly labels: readonly string[];
}

export interface TableSpec {
  readonly columns: readonly Column[];
  /** Are these columns enough for a header row? */
  isHeader(columns: ReadonlySet<string>): boolean;
  /** First words of a row that ends the table. */
  readonly end?: RegExp;
  /** Do rows on the next page without a header continue in the same columns? */
  readonly continues: boolean;
}

export interface Cell {
  readonly text: string;
  readonly segments: readonly Segment[];
}

export interface TableRow {
  readonly page: number;
  readonly cells: ReadonlyMap<string, Cell>;
  /** Text of the row, to recognise totals and balances. */
  readonly text: string;
  /** Text of a row directly above that ended a table; null if there is none. */
  readonly endAbove: string | null;
  readonly segments: readonly Segment[];
}

interface Anchor {
  readonly column: Column;
  readonly left: number;
  readonly right: number;
}

const phrasesOfSpec = oncePer(({ columns }: TableSpec) =>
  phrasesFor(columns.map((c) => ({ field: c.name, labels: c.labels }))),
);

/** All rows below headers of one kind of table, in order, over all pages. */
export function tableRows(view: DocumentView, spec: TableSpec): TableRow[] {
  const phrases = phrasesOfSpec(spec);
  const rows: TableRow[] = [];
  let anchors = null as Anchor[] | null;
  let endAbove: string | null = null;
  for (const page of view.pages) {
    let ended: Anchor[] | null = null;
    if (!spec.continues) anchors = null;
    const carried: Anchor[] | null =
      anchors?.map((a) => ({ ...a, left: a.left * page.width, right: a.right * page.width })) ?? null;
    let active: Anchor[] | null = carried;
    let titled = false;
    for (const [i, row] of page.rows.entries()) {
      const header =
        headerOf(row, spec, phrases, titled ? active : null) ??
        (active
          ? null
          : (headerOf(stackedOver(row, page.rows[i + 1]), spec, phrases, null) ??
            headerOf(twoLines(row, page.rows[i + 1]), spec, phrases, null)));
      if (header) {
        active = header;
        titled = true;
        continue;
      }
      if (!active) continue;
      const words = row.map((s) => s.text).join(' ');
      if (spec.end?.test(words)) {
        ended = active;
        endAbove = words;
        active = null;
        continue;
      }
      // Only lines directly below the headers continue them; further down the same words are a description.
      if (/\d/.test(words)) titled = false;
      rows.push({ ...cellsOf(row, active), page: page.index, text: words, endAbove, segments: row });
      endAbove = null;
    }
    anchors =
      (active ?? ended ?? (spec.continues ? carried : null))?.map((a) => ({
        ...a,
        left: a.left / page.width,
        right: a.right / page.width,
      })) ?? null;
  }
  return rows;
}

function headerOf(
  row: readonly Segment[],
  spec: TableSpec,
  phrases: readonly Phrase[],
  current: Anchor[] | null,
): Anchor[] | null {
  const hits = row.flatMap((segment) => (isHeading(segment) ? labelHits(segment, phrases) : []));
  const columns = new Map<string, LabelHit>();
  for (const hit of hits) if (hit.field && !columns.has(hit.field)) columns.set(hit.field, hit);
  if (!spec.isHeader(new Set(columns.keys()))) {
    // "Stop order – school fees" is a description whose last word is also a header.
    return current &&
      columns.size > 0 &&
      [...columns.values()].some((hit) => hit.strength >= LABEL_LIKE) &&
      !/\d/.test(row.map((s) => s.text).join('')) &&
      columns.size * 2 > row.length
      ? mergeHeader(current, columns, spec)
      : null;
  }
  // The second line of a two-line header may look like a header itself: "date … out … in".
  if (current && !columns.has('description')) return mergeHeader(current, columns, spec);
  return [...anchorsOf(columns, spec), ...foreignColumns(row, hits, columns)];
}

/**
 * Headers of unknown columns ("Tran", "Reason"), so that their cells are not added to the description. None if no
 * description column is known, since any of them may be it.
 */
function foreignColumns(
  row: readonly Segment[],
  hits: readonly LabelHit[],
  columns: ReadonlyMap<string, LabelHit>,
): Anchor[] {
  if (!columns.has('description')) return [];
  return row
    .filter((s) => isHeading(s) && hits.every((h) => h.segment !== s) && /\p{L}{2}|#/u.test(s.text))
    .map((s) => ({
      column: { name: `untitled ${s.order}`, kind: text, labels: [] },
      left: s.box.x,
      right: s.box.x + s.box.width,
    }));
}

/** Joins headers broken inside their cells: "Money" above "in", "Txn" above "date". */
function stackedOver(row: readonly Segment[], next: readonly Segment[] | undefined): readonly Segment[] {
  if (!next || row.length < 3) return row;
  return row.map((title) => {
    const below = next.find(
      (s) =>
        sharedWidth(s.box, title.box) > 0 &&
        s.box.y - (title.box.y + title.box.height) < COLUMN.titleGap * title.box.height,
    );
    return below && !/\d/.test(below.text)
      ? { ...title, text: `${title.text} ${below.text}`, box: unionOf([title.box, below.box]) }
      : title;
  });
}

/** A header over two lines: "Transaction" above "Date" is read as both lines side by side. */
function twoLines(row: readonly Segment[], next: readonly Segment[] | undefined): readonly Segment[] {
  const [a, b] = [row[0], next?.[0]];
  return a && b && next && b.box.y - (a.box.y + a.box.height) < a.box.height ? [...row, ...next] : row;
}

function isHeading(segment: Segment): boolean {
  const rest = segment.text.replace(/[^\p{L}]/gu, '').length;
  return !/\d{2}/.test(segment.text) && rest < 60;
}

function anchorsOf(columns: ReadonlyMap<string, LabelHit>, spec: TableSpec): Anchor[] {
  return [...columns].map(([name, hit]) => {
    const box = part(hit.segment, hit.from, Math.min(hit.to, hit.segment.text.length)).box;
    return { column: spec.columns.find((c) => c.name === name)!, left: box.x, right: box.x + box.width };
  });
}

/** Adds columns that only the second line of a header names. */
function mergeHeader(current: Anchor[], columns: ReadonlyMap<string, LabelHit>, spec: TableSpec): Anchor[] {
  const known = new Set(current.map((a) => a.column.name));
  return [...current, ...anchorsOf(new Map([...columns].filter(([name]) => !known.has(name))), spec)];
}

function cellsOf(row: readonly Segment[], anchors: readonly Anchor[]): Pick<TableRow, 'cells'> {
  const texts = new Map<string, { words: string[]; segments: Segment[] }>();
  const wantsDate = anchors.some((a) => isDateKind(a.column.kind));
  const free = new Set(anchors.filter((a) => isMoney(a.column.kind)));
  for (const cut of withSides(row.flatMap((s) => piecesOf(s, wantsDate, free.size > 0)))) {
    const piece = numberOfWords(cut, anchors);
    const anchor = bestAnchor(piece, anchors, free);
    if (!anchor) continue;
    if (isMoney(anchor.column.kind)) free.delete(anchor);
    const cell = texts.get(anchor.column.name) ?? { words: [], segments: [] };
    cell.words.push(piece.segment.text);
    cell.segments.push(piece.segment);
    texts.set(anchor.column.name, cell);
  }
  const cells = new Map(
    [...texts].map(([name, c]) => [name, { text: c.words.join(' '), segments: c.segments }] as const),
  );
  return { cells };
}

/**
 * "000812" under "Cheque no" is no amount: a number without decimals below a text column's header belongs to that
 * column.
 */
function numberOfWords(piece: Piece, anchors: readonly Anchor[]): Piece {
  if (piece.shape !== 'money' || findMoney(piece.segment.text)[0]?.explicit) return piece;
  const { box } = piece.segment;
  const under = anchors.some(
    (a) =>
      !isMoney(a.column.kind) &&
      !isDateKind(a.column.kind) &&
      Math.min(box.x + box.width, a.right) - Math.max(box.x, a.left) > COLUMN.under * box.width,
  );
  return under ? { ...piece, shape: 'words' } : piece;
}

function bestAnchor(piece: Piece, anchors: readonly Anchor[], free: ReadonlySet<Anchor>): Anchor | null {
  const { box } = piece.segment;
  const [left, right] = [box.x, box.x + box.width];
  let best: Anchor | null = null;
  let bestDistance = Infinity;
  for (const anchor of anchors) {
    if (!accepts(anchor, piece, free)) continue;
    const overlap = Math.min(right, anchor.right) - Math.max(left, anchor.left);
    const edges = Math.min(
      Math.abs(left - anchor.left),
      Math.abs(right - anchor.right),
      Math.abs(left + right - anchor.left - anchor.right) / 2,
    );
    const distance =
      piece.shape === 'words'
        ? Math.abs(left - anchor.left) - Math.max(0, overlap)
        : edges - Math.max(0, overlap) * COLUMN.overlap;
    if (distance < bestDistance) {
      best = anchor;
      bestDistance = distance;
    }
  }
  return best;
}

function accepts(anchor: Anchor, piece: Piece, free: ReadonlySet<Anchor>): boolean {
  if (isMoney(anchor.column.kind)) return piece.shape === 'money' && free.has(anchor);
  if (isDateKind(anchor.column.kind)) return piece.shape === 'date';
  return piece.shape !== 'money' || free.size === 0;
}

function isDateKind(kind: ValueKind): boolean {
  return kind.name === 'date';
}
