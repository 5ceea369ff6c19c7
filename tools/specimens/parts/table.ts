import type { Draft } from '../draw/draft.ts';
import type { Style } from '../draw/style.ts';
import type { Inline } from '../draw/inline.ts';
import { rectPath } from '../draw/shapes.ts';

export interface Column {
  title: string;
  /** Share of the table's width; shares need not add up to 1. */
  share: number;
  align?: 'left' | 'right' | 'centre';
}

export interface TableStyle {
  x?: number;
  width?: number;
  /** `grid`: all lines; `lines`: under each row; `zebra`: shaded rows; `plain`: only under the head. */
  look: 'grid' | 'lines' | 'zebra' | 'plain';
  head?: Partial<Style> & { fill?: string };
  body?: Partial<Style>;
  line?: string;
  zebra?: string;
  /** Points above and below the text of a row. */
  padding?: number;
  /** Repeat the head on each page; default true. */
  repeat?: boolean;
}

/** A table in the flow, over pages where it must. Long cells wrap. */
export function table(d: Draft, columns: Column[], rows: Inline[][], s: TableStyle): void {
  const x = s.x ?? d.left;
  const width = s.width ?? d.width;
  const total = columns.reduce((sum, column) => sum + column.share, 0);
  const edges = columns.reduce<number[]>(
    (all, column) => [...all, all.at(-1)! + (column.share / total) * width],
    [x],
  );
  const pad = s.padding ?? 3;
  const line = s.line ?? '#777';
  const size = s.body?.size ?? d.style.size;

  const cells = (row: Inline[], top: number, style: Partial<Style>): number => {
    let bottom = top;
    columns.forEach((column, i) => {
      const inline = row[i];
      if (inline === undefined) return;
      const left = edges[i]! + 3;
      bottom = Math.max(
        bottom,
        d.column(left, top + pad, edges[i + 1]! - left - 3, inline, {
          align: column.align ?? 'left',
          ...style,
        }),
      );
    });
    return bottom + pad;
  };
  const frame = (top: number, bottom: number): void => {
    if (s.look !== 'grid') return;
    d.path(rectPath(x, top, width, bottom - top), { stroke: line, width: 0.6 });
    for (const edge of edges.slice(1, -1)) d.rule(edge, top, edge, bottom, line);
  };
  const head = (): void => {
    if (columns.every((column) => column.title === '')) return;
    const style: Partial<Style> = { bold: true, size, ...s.head };
    const top = d.y;
    const longest = Math.max(...columns.map((c) => c.title.split('\n').length));
    if (s.head?.fill !== undefined)
      d.path(rectPath(x, top, width, longest * (style.size ?? size) * 1.35 + 2 * pad), { fill: s.head.fill });
    d.y = cells(
      columns.map((column) => column.title),
      top,
      style,
    );
    frame(top, d.y);
    if (s.look !== 'grid') d.rule(x, d.y, x + width, d.y, line, 0.8);
  };

  d.room(size * 5);
  head();
  rows.forEach((row, i) => {
    const page = d.index;
    d.room(size * 1.35 + 2 * pad);
    if (d.index !== page && s.repeat !== false) head();
    const top = d.y;
    if (s.look === 'zebra' && i % 2 === 1)
      d.path(rectPath(x, top, width, size * 1.35 + 2 * pad), { fill: s.zebra ?? '#eef1f4' });
    d.y = cells(row, top, s.body ?? {});
    frame(top, d.y);
    if (s.look === 'lines') d.rule(x, d.y, x + width, d.y, line, 0.4);
  });
}
