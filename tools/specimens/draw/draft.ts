import type { Box } from '../../../src/contract/geometry.ts';
import { unionOf } from '../../../src/contract/geometry.ts';
import type { FieldValue } from '../../../src/contract/verification.ts';
import type { MarkKind, TruthBarcode, TruthLine, TruthMark, TruthMrz } from '../truth/format.ts';
import { COMMON_FACE, type FaceFeatures } from '../parts/face-features.ts';
import { textWidth } from './fonts.ts';
import { linePath } from './shapes.ts';
import type { Sheet, Size } from './sheet.ts';
import { SIZES, placed } from './sheet.ts';
import type { Inline, Run } from './inline.ts';
import { formatted, runsOf, wrap } from './inline.ts';
import type { PathStyle, Print, Style } from './style.ts';
import { PLAIN } from './style.ts';

/** A document while it is drawn: sheets of operations, and everything that is known about what was drawn. */
export class Draft {
  readonly sheets: Sheet[] = [];
  readonly lines: TruthLine[][] = [];
  readonly marks: TruthMark[][] = [];
  readonly barcodes: TruthBarcode[][] = [];
  readonly prints: Print[] = [];
  mrz: TruthMrz | null = null;
  /** The document's default text style. */
  style: Style = PLAIN;
  /** Of the person in its pictures. */
  face: FaceFeatures = COMMON_FACE;
  /** Margins of the flow, in points, and its cursor: the top of the next thing. */
  left = 56;
  right = 56;
  top = 56;
  bottom = 56;
  y = 56;
  /** Called on each page after the first: running heads, page numbers. */
  onPage: (draft: Draft) => void = () => undefined;
  private size: Size | { width: number; height: number } = 'a4';
  private readonly open = new Map<Run, Print>();
  private readonly twins: { run: Run; field: string }[] = [];
  readonly values: Record<string, FieldValue>;

  constructor(values: Record<string, FieldValue>) {
    this.values = values;
  }

  use(style: Partial<Style>): this {
    this.style = { ...this.style, ...style };
    return this;
  }

  page(size?: Size | { width: number; height: number }): this {
    if (size !== undefined) this.size = size;
    const { width, height } = typeof this.size === 'string' ? SIZES[this.size] : this.size;
    this.sheets.push({ width, height, operations: [] });
    this.lines.push([]);
    this.marks.push([]);
    this.barcodes.push([]);
    this.y = this.top;
    if (this.sheets.length > 1) this.onPage(this);
    return this;
  }

  get index(): number {
    return this.sheets.length - 1;
  }
  get sheet(): Sheet {
    return this.sheets[this.index]!;
  }
  /** Width of the flow between the margins. */
  get width(): number {
    return this.sheet.width - this.left - this.right;
  }

  /** Starts a new page when fewer than `height` points are left. */
  room(height: number): void {
    if (this.y + height > this.sheet.height - this.bottom) this.page();
  }
  gap(points: number): this {
    this.y += points;
    return this;
  }

  /** A field as it is to be printed; `format` turns its right answer into text. A null field prints nothing. */
  f<V>(field: string, format?: (value: V) => string, style?: Partial<Style>): Run {
    const value = field.split('.').reduce<FieldValue | undefined>((node, key) => {
      if (node === null || typeof node !== 'object') return undefined;
      return (node as Record<string, FieldValue>)[key];
    }, this.values);
    if (value === undefined) throw new Error(`No such field: ${field}`);
    const run: Run = {
      text: value === null ? '' : format ? format(value as V) : formatted(value),
      field,
      value,
    };
    return style === undefined ? run : { ...run, style };
  }

  path(d: string, style: PathStyle): this {
    this.sheet.operations.push({
      kind: 'path',
      d,
      fill: style.fill ?? null,
      stroke: style.stroke ?? null,
      width: style.width ?? 1,
      opacity: style.opacity ?? 1,
      dash: style.dash ?? [],
      place: style.place ?? null,
    });
    return this;
  }
  rule(x1: number, y1: number, x2: number, y2: number, stroke = '#555', width = 0.6): this {
    return this.path(linePath([x1, y1], [x2, y2]), { stroke, width });
  }

  mark(kind: MarkKind, box: Box): this {
    this.marks[this.index]!.push({ kind, box });
    return this;
  }

  widthOf(inline: Inline, style: Partial<Style> = {}): number {
    const base = { ...this.style, ...style };
    return runsOf(inline).reduce((sum, run) => {
      const s = { ...base, ...run.style };
      return sum + textWidth(run.text, s, s.size, s.spacing);
    }, 0);
  }

  /** Says that where `field` will be printed, `run` is printed as well (a total that is also a row of a list). */
  also(run: Run, field: string): void {
    if (run.text !== '') this.twins.push({ run, field });
  }

  /** One line of text with its baseline at `y`; `x` is its left, right or middle by `align`. Returns its width. */
  text(x: number, y: number, inline: Inline, style: Partial<Style> = {}): number {
    const base = { ...this.style, ...style };
    const runs = runsOf(inline).filter((run) => run.text !== '');
    const width = this.widthOf(runs, style);
    if (runs.length === 0 || width === 0) return 0;
    const start = base.align === 'right' ? x - width : base.align === 'centre' ? x - width / 2 : x;
    let at = start;
    for (const run of runs) {
      const s = { ...base, ...run.style };
      const w = textWidth(run.text, s, s.size, s.spacing);
      if (run.text.trim() !== '') {
        const { text, ...rest } = {
          text: run.text,
          face: s,
          size: s.size,
          colour: s.colour,
          spacing: s.spacing,
          opacity: s.opacity,
        };
        this.sheet.operations.push({
          kind: 'text',
          x: at,
          y,
          turn: 0,
          text,
          ...rest,
          face: { family: s.family, bold: s.bold, italic: s.italic },
        });
        if (s.underline) this.rule(at, y + s.size * 0.14, at + w, y + s.size * 0.14, s.colour, s.size * 0.06);
        if (run.field !== undefined)
          this.print(run, { x: at, y: y - s.size * 0.76, width: w, height: s.size });
      }
      at += w;
    }
    const text = runs
      .map((run) => run.text)
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
    const size = Math.max(...runs.map((run) => run.style?.size ?? base.size));
    if (text !== '')
      this.lines[this.index]!.push({ text, box: { x: start, y: y - size * 0.76, width, height: size } });
    return width;
  }

  /** Text turned by `turn` degrees clockwise about its start; the truth has its bounding box. */
  turned(
    x: number,
    y: number,
    what: string | Run,
    turn: number,
    style: Partial<Style> = {},
    listed = true,
  ): void {
    const run = typeof what === 'string' ? { text: what } : what;
    const { text } = run;
    const s = { ...this.style, ...style };
    const w = textWidth(text, s, s.size, s.spacing);
    const place = { x, y, turn, scale: 1 };
    this.sheet.operations.push({
      kind: 'text',
      x,
      y,
      text,
      turn,
      size: s.size,
      colour: s.colour,
      spacing: s.spacing,
      opacity: s.opacity,
      face: { family: s.family, bold: s.bold, italic: s.italic },
    });
    if (!listed) return;
    const corners = (
      [
        [0, -s.size * 0.76],
        [w, -s.size * 0.76],
        [w, s.size * 0.24],
        [0, s.size * 0.24],
      ] as const
    ).map(([a, b]) => placed(a, b, place));
    const xs = corners.map((c) => c.x);
    const ys = corners.map((c) => c.y);
    const box = {
      x: Math.min(...xs),
      y: Math.min(...ys),
      width: Math.max(...xs) - Math.min(...xs),
      height: Math.max(...ys) - Math.min(...ys),
    };
    this.lines[this.index]!.push({ text, box, quad: [corners[0]!, corners[1]!, corners[2]!, corners[3]!] });
    if (run.field !== undefined) this.print(run, box);
  }

  /** Wrapped text in a column; returns the top of what follows. `y` is the top of the first line. */
  column(x: number, y: number, width: number, inline: Inline, style: Partial<Style> = {}): number {
    const s = { ...this.style, ...style };
    let top = y;
    for (const line of wrap(runsOf(inline), width, (run) => ({ ...s, ...run.style }))) {
      const at = s.align === 'right' ? x + width : s.align === 'centre' ? x + width / 2 : x;
      this.text(at, top + s.size * 0.95, line, style);
      top += s.size * s.leading;
    }
    return top;
  }

  /** A paragraph of the flow, over pages where it must. */
  para(inline: Inline, style: Partial<Style> & { after?: number; indent?: number } = {}): this {
    const s = { ...this.style, ...style };
    const indent = style.indent ?? 0;
    for (const line of wrap(runsOf(inline), this.width - indent, (run) => ({ ...s, ...run.style }))) {
      this.room(s.size * s.leading);
      const x = this.left + indent;
      const at =
        s.align === 'right'
          ? x + this.width - indent
          : s.align === 'centre'
            ? x + (this.width - indent) / 2
            : x;
      this.text(at, this.y + s.size * 0.95, line, style);
      this.y += s.size * s.leading;
    }
    this.y += style.after ?? s.size * 0.6;
    return this;
  }

  /** A field printed on several lines of its own (an address block). Returns the top of what follows. */
  block(x: number, y: number, field: string, lines: string[], style: Partial<Style> = {}): number {
    const s = { ...this.style, ...style };
    const run: Run = { text: lines.join('\n'), field, value: this.f(field).value ?? null };
    lines.forEach((text, i) =>
      this.text(x, y + s.size * (0.95 + i * s.leading), { ...run, text, whole: run }, style),
    );
    return y + lines.length * s.size * s.leading;
  }

  private print(run: Run, box: Box): void {
    const whole = run.whole ?? run;
    const known = this.open.get(whole);
    if (known !== undefined) {
      if (known.page === this.index) known.box = unionOf([known.box, box]);
      return;
    }
    const print = { field: whole.field!, value: whole.value ?? null, raw: whole.text, page: this.index, box };
    this.open.set(whole, print);
    this.prints.push(print);
    for (const twin of this.twins.filter((entry) => entry.field === print.field)) {
      this.prints.push({ ...print, field: twin.run.field!, value: twin.run.value ?? null });
    }
  }
}
