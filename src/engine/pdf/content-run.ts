import { addFills, addRules, type Canvas } from './canvas.ts';
import type { Revision } from './file.ts';
import type { PdfFont } from './font.ts';
import { initialText, type GraphicsState, type TextState } from './graphics-state.ts';
import type { Lexer } from './lexer.ts';
import type { MarkedContent } from './marked-content.ts';
import { intersection, matrixOf, multiply, type Matrix, type Rectangle } from './matrix.ts';
import type { Origin } from './painted.ts';
import { PathBuilder } from './path-builder.ts';
import { isKind, type PdfDict, type PdfValue } from './values.ts';

/** Shared by all content streams of a page: the file, the canvas, and what runs further streams. */
export interface PageHost {
  readonly revision: Revision;
  readonly canvas: Canvas;
  readonly origin: Origin;
  /** The named font of the resources, or a standard font as viewers substitute it. */
  font(resources: PdfDict, name: PdfValue | undefined): PdfFont;
  /** Paints the named image or form. */
  paintObject(run: ContentRun, name: PdfValue | undefined): void;
}

/** Strokes thinner than this (points) hide no text. */
const HIDING_PEN = 4;
const MAX_SAVED = 512;
const MAX_OPERANDS = 64;
const NOWHERE: Rectangle = { x0: 0, y0: 0, x1: 0, y1: 0 };

/** One content stream being interpreted: operands, state, text and path. */
export class ContentRun {
  readonly host: PageHost;
  readonly resources: PdfDict;
  /** Nesting depth of forms. */
  readonly depth: number;
  readonly lexer: Lexer;
  readonly marked: MarkedContent;
  readonly path = new PathBuilder();
  state: GraphicsState;
  text: TextState = initialText();
  #operands: PdfValue[] = [];
  #isClipPending = false;
  readonly #saved: GraphicsState[] = [];

  constructor(
    host: PageHost,
    stream: {
      readonly lexer: Lexer;
      readonly resources: PdfDict;
      readonly marked: MarkedContent;
      readonly state: GraphicsState;
      readonly depth: number;
    },
  ) {
    this.host = host;
    this.lexer = stream.lexer;
    this.resources = stream.resources;
    this.marked = stream.marked;
    this.state = stream.state;
    this.depth = stream.depth;
  }

  addOperand(value: PdfValue): void {
    if (this.#operands.length < MAX_OPERANDS) this.#operands.push(value);
  }

  clearOperands(): void {
    this.#operands = [];
  }

  operand(index: number): PdfValue | undefined {
    return this.#operands[index];
  }

  /** 0 if the operand is no number. */
  number(index: number): number {
    const value = this.#operands[index];
    return typeof value === 'number' && Number.isFinite(value) ? value : 0;
  }

  numbers(): number[] {
    return this.#operands.filter((v): v is number => typeof v === 'number');
  }

  /** Null unless the operands are six numbers. */
  matrix(): Matrix | null {
    return matrixOf(this.numbers());
  }

  hasNameOperand(): boolean {
    return this.#operands.some((v) => isKind(v, 'name'));
  }

  save(): void {
    if (this.#saved.length < MAX_SAVED) this.#saved.push({ ...this.state });
  }

  restore(): void {
    this.state = this.#saved.pop() ?? this.state;
  }

  addFill(boxes: readonly Rectangle[], luminance: number | null, alpha: number): void {
    const { canvas, origin } = this.host;
    addFills(canvas, origin, this.state, boxes, luminance, alpha, this.marked.current);
  }

  /** Paints and ends the path. */
  paint({ fill = false, stroke = false }: { fill?: boolean; stroke?: boolean }): void {
    const { state, path } = this;
    if (fill) {
      this.addFill(path.solidBoxes(), state.fill, state.fillAlpha);
      addRules(this.host.canvas, state, path.looseBoxes(), state.fillAlpha, this.marked.current);
    }
    const [a, b, c, d] = state.ctm;
    const pen = state.lineWidth * Math.sqrt(Math.abs(a * d - b * c));
    if (stroke && pen >= HIDING_PEN) this.addFill(path.strokeBoxes(pen), state.stroke, state.strokeAlpha);
    else if (stroke)
      addRules(this.host.canvas, state, path.drawnBoxes(pen), state.strokeAlpha, this.marked.current);
    this.endPath();
  }

  /** The path becomes the clip after the operator that ends it. */
  clipByPath(): void {
    this.#isClipPending = true;
  }

  endPath(): void {
    if (this.#isClipPending) {
      const bounds = this.path.bounds();
      this.state.clip = (bounds && intersection(bounds, this.state.clip)) ?? NOWHERE;
      if (!this.path.isBox()) this.state.clipIsBox = false;
      this.#isClipPending = false;
    }
    this.path.clear();
  }

  moveLine(x: number, y: number): void {
    this.text.line = multiply([1, 0, 0, 1, x, y], this.text.line);
    this.text.matrix = this.text.line;
  }
}
