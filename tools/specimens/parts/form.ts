import type { Draft } from '../draw/draft.ts';
import type { Style } from '../draw/style.ts';
import type { Inline } from '../draw/inline.ts';
import { runsOf } from '../draw/inline.ts';
import { linePath, rectPath } from '../draw/shapes.ts';

export type Row = [label: string, value: Inline];

export interface FormStyle {
  x?: number;
  y?: number;
  width?: number;
  /** `right`: value right of its label; `colon`: with a colon; `dots`: over a dotted line; `below`: under a small label; `grid`: in a ruled table. */
  arrangement: 'right' | 'colon' | 'dots' | 'below' | 'grid';
  labelWidth?: number;
  /** Side by side columns of label-value pairs, filled row by row. */
  columns?: number;
  label?: Partial<Style>;
  value?: Partial<Style>;
  /** Points between rows. */
  pitch?: number;
  shade?: string;
  line?: string;
}

const isEmpty = (inline: Inline): boolean => runsOf(inline).every((run) => run.text === '');

/** Label–value pairs. Rows whose value is empty are left out (an optional field that is missing). Returns the bottom. */
export function form(d: Draft, rows: Row[], s: FormStyle): number {
  const x = s.x ?? d.left;
  const width = s.width ?? d.width;
  const columns = s.columns ?? 1;
  const gutter = columns > 1 ? 16 : 0;
  const cell = (width - gutter * (columns - 1)) / columns;
  const filled = rows.filter(([, value]) => !isEmpty(value));
  let y = s.y ?? d.y;
  for (let i = 0; i < filled.length; i += columns) {
    let bottom = y;
    if (s.y === undefined) {
      d.y = y;
      d.room(30);
      y = bottom = d.y;
    }
    filled
      .slice(i, i + columns)
      .forEach((row, k) => (bottom = Math.max(bottom, pair(d, row, x + k * (cell + gutter), y, cell, s))));
    if (s.arrangement === 'grid') {
      for (let k = 0; k < Math.min(columns, filled.length - i); k++) {
        const left = x + k * (cell + gutter);
        d.path(rectPath(left, y, cell, bottom - y), { stroke: s.line ?? '#666', width: 0.6 });
        d.rule(
          left + (s.labelWidth ?? cell * 0.4),
          y,
          left + (s.labelWidth ?? cell * 0.4),
          bottom,
          s.line ?? '#666',
        );
      }
      y = bottom;
    } else y = bottom + (s.pitch ?? 4);
  }
  if (s.y === undefined) d.y = y;
  return y;
}

function pair(d: Draft, [label, value]: Row, x: number, y: number, width: number, s: FormStyle): number {
  const labelWidth = s.labelWidth ?? width * 0.4;
  if (s.arrangement === 'below') {
    const small = { size: d.style.size * 0.78, colour: '#555', ...s.label };
    const under = d.column(x, y, width, label, small);
    return d.column(x, under, width, value, s.value ?? {});
  }
  if (s.arrangement === 'grid') {
    if (s.shade !== undefined) {
      const size = s.value?.size ?? d.style.size;
      d.path(rectPath(x, y, labelWidth, size * 1.35 + 7), { fill: s.shade });
    }
    const a = d.column(x + 5, y + 3.5, labelWidth - 10, label, { bold: true, ...s.label });
    const b = d.column(x + labelWidth + 5, y + 3.5, width - labelWidth - 10, value, s.value ?? {});
    return Math.max(a, b) + 3.5;
  }
  const mark = s.arrangement === 'colon' ? ':' : '';
  const a = d.column(x, y, labelWidth - 4, `${label}${s.arrangement === 'right' ? '' : mark}`, s.label ?? {});
  const b = d.column(x + labelWidth, y, width - labelWidth, value, s.value ?? {});
  if (s.arrangement === 'dots') {
    d.path(linePath([x + labelWidth - 2, b - 1], [x + width, b - 1]), {
      stroke: '#444',
      width: 0.7,
      dash: [1, 2],
    });
  }
  return Math.max(a, b);
}
