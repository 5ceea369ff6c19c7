import type { Draft } from '../../draw/draft.ts';
import type { Inline } from '../../draw/inline.ts';
import { rectPath } from '../../draw/shapes.ts';
import type { Style } from '../../draw/style.ts';

/** A cell of a form; `share` is its part of the row's width. */
export interface Cell {
  label: string;
  value: Inline;
  share?: number;
}

export interface BoxStyle {
  x?: number;
  width?: number;
  label?: Partial<Style>;
  value?: Partial<Style>;
  line?: string;
  /** Fills the strip of the label. */
  shade?: string;
  least?: number;
}

/** Rows of boxes that touch, a small label in the top of each and the value below it, as on customs and tax forms. */
export function boxes(d: Draft, rows: Cell[][], s: BoxStyle = {}): void {
  const x = s.x ?? d.left;
  const width = s.width ?? d.width;
  const label = { size: d.style.size * 0.72, colour: '#333', ...s.label };
  const strip = label.size * 1.35 + 4;
  for (const row of rows) {
    const total = row.reduce((sum, cell) => sum + (cell.share ?? 1), 0);
    d.room(s.least ?? 34);
    const top = d.y;
    let bottom = top + (s.least ?? 28);
    let at = x;
    const edges = [x];
    for (const cell of row) {
      const wide = ((cell.share ?? 1) / total) * width;
      if (s.shade !== undefined) d.path(rectPath(at, top, wide, strip), { fill: s.shade });
      d.text(at + 4, top + 2 + label.size, cell.label, label);
      bottom = Math.max(bottom, d.column(at + 4, top + strip, wide - 8, cell.value, s.value ?? {}) + 3);
      at += wide;
      edges.push(at);
    }
    d.path(rectPath(x, top, width, bottom - top), { stroke: s.line ?? '#333', width: 0.7 });
    for (const edge of edges.slice(1, -1)) d.rule(edge, top, edge, bottom, s.line ?? '#333', 0.7);
    d.y = bottom;
  }
}
