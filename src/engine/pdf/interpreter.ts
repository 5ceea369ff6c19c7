import { addImage, type Canvas } from './canvas.ts';
import { ContentRun, type PageHost } from './content-run.ts';
import type { Revision } from './file.ts';
import { loadFont, type PdfFont } from './font.ts';
import { initialState, type GraphicsState } from './graphics-state.ts';
import { hiddenLayersOf } from './layers.ts';
import { Lexer } from './lexer.ts';
import { layerOf, NOTHING_AROUND, openMarkedContent, type Enclosed } from './marked-content.ts';
import {
  around,
  intersection,
  matrixOf,
  multiply,
  transformed,
  type Matrix,
  type Rectangle,
} from './matrix.ts';
import { OPERATORS } from './operators/index.ts';
import type { Origin } from './painted.ts';
import { isKind, nameOf, numbersOf, type PdfDict, type PdfStream, type PdfValue } from './values.ts';

/** Budget per page; beyond it the page is judged by what was painted so far. */
export const MAX_OPERATORS = 400_000;
/** Bytes of content that count as one operator: content of blanks has none. */
const BYTES_AN_OPERATOR = 256;
const MAX_FORM_DEPTH = 12;
const STANDARD_FONT: PdfDict = {
  kind: 'dict',
  entries: new Map<string, PdfValue>([['BaseFont', { kind: 'name', name: 'Helvetica' }]]),
};

/**
 * Interprets a content stream and records what it paints, in painting order (ISO 32000-1, 8 and 9). Handles what
 * decides whether text is visible: text, fills, strokes, images, forms, clipping to boxes, opacity, layers. No pixels.
 */
export class Interpreter implements PageHost {
  readonly revision: Revision;
  readonly canvas: Canvas;
  readonly origin: Origin;
  readonly #hidden: ReadonlyMap<number, string>;
  readonly #fonts = new Map<PdfValue, PdfFont>();

  constructor(revision: Revision, canvas: Canvas, origin: Origin) {
    this.revision = revision;
    this.canvas = canvas;
    this.origin = origin;
    this.#hidden = hiddenLayersOf(revision);
  }

  run(
    content: Uint8Array,
    resources: PdfDict,
    ctm: Matrix,
    clip: Rectangle,
    depth = 0,
    outer: Enclosed = NOTHING_AROUND,
    inherited?: GraphicsState,
  ): void {
    this.canvas.operators += Math.ceil(content.length / BYTES_AN_OPERATOR);
    const lexer = new Lexer(content, 0, { references: false });
    const run = new ContentRun(this, {
      lexer,
      resources,
      depth,
      marked: openMarkedContent(this.revision, resources, this.#hidden, outer),
      state: inherited ? { ...inherited, ctm, clip } : initialState(ctm, clip),
    });
    for (let value = lexer.next(); value !== undefined; value = lexer.next()) {
      if (!isKind(value, 'keyword')) {
        run.addOperand(value);
        continue;
      }
      if (++this.canvas.operators > MAX_OPERATORS) return;
      OPERATORS.get(value.word)?.(run);
      run.clearOperands();
    }
  }

  paintObject({ resources, state, depth, marked }: ContentRun, name: PdfValue | undefined): void {
    const { revision } = this;
    const reference = revision.dict(resources.entries.get('XObject')).entries.get(nameOf(name) ?? '');
    const object = revision.stream(reference);
    if (!object) return;
    const own = layerOf(object.dict.entries.get('OC'), this.#hidden);
    const enclosed = own === null ? marked.current : { ...marked.current, layer: own };
    const subtype = nameOf(revision.resolve(object.dict.entries.get('Subtype')));
    if (subtype === 'Image') {
      const id = isKind(reference, 'ref') ? reference.id : null;
      addImage(this.canvas, this.origin, revision, state, id, object.dict, enclosed);
    } else if (subtype === 'Form') {
      if (depth < MAX_FORM_DEPTH)
        this.runForm(object, state.ctm, state.clip, depth + 1, enclosed, resources, state);
      else this.canvas.skipped = true;
    }
  }

  /** Paints a form XObject with its matrix, clip and resources. */
  runForm(
    form: PdfStream,
    ctm: Matrix,
    clip: Rectangle,
    depth: number,
    enclosed: Enclosed,
    outer: PdfDict,
    inherited?: GraphicsState,
  ): void {
    if (this.canvas.operators > MAX_OPERATORS) return;
    const { revision } = this;
    const matrix = matrixOf(numbersOf(revision.resolve(form.dict.entries.get('Matrix'))) ?? []);
    const inner = matrix ? multiply(matrix, ctm) : ctm;
    const bounds = numbersOf(revision.resolve(form.dict.entries.get('BBox')));
    const box =
      bounds?.length === 4
        ? around([
            [bounds[0]!, bounds[1]!],
            [bounds[2]!, bounds[3]!],
          ])
        : null;
    const clipped = box ? intersection(transformed(box, inner), clip) : clip;
    if (!clipped) {
      this.canvas.skipped = true;
      return;
    }
    const own = revision.dict(form.dict.entries.get('Resources'));
    this.run(
      revision.decode(form).bytes,
      own.entries.size > 0 ? own : outer,
      inner,
      clipped,
      depth,
      enclosed,
      inherited,
    );
  }

  font(resources: PdfDict, name: PdfValue | undefined): PdfFont {
    const value = this.revision.dict(resources.entries.get('Font')).entries.get(nameOf(name) ?? '');
    // Viewers substitute a font that is missing from the file.
    if (value === undefined) return loadFont(this.revision, STANDARD_FONT);
    const key = this.revision.resolve(value) ?? value;
    const known = this.#fonts.get(key);
    if (known) return known;
    const font = loadFont(this.revision, value);
    this.#fonts.set(key, font);
    return font;
  }
}
