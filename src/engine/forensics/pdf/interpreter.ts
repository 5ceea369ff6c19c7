import { addFills, addImage, addText, type Canvas } from './canvas.ts';
import { componentsOf } from './colour-space.ts';
import { applyExtendedState } from './extended-state.ts';
import type { Revision } from './file.ts';
import { loadFont, type PdfFont } from './font.ts';
import { initialState, initialText, luminanceOf, type GraphicsState } from './graphics-state.ts';
import { skipInlineImage } from './inline-image.ts';
import { hiddenLayersOf } from './layers.ts';
import { Lexer } from './lexer.ts';
import { layerOf, NOTHING_AROUND, openMarkedContent, type Enclosed } from './marked-content.ts';
import { around, intersection, multiply, transformed, type Matrix, type Rectangle } from './matrix.ts';
import type { Origin } from './painted.ts';
import { PathBuilder } from './path-builder.ts';
import { isArray, isKind, nameOf, numbersOf, type PdfDict, type PdfStream, type PdfValue } from './values.ts';

/** Budgets for one page: beyond them the page is judged by what was painted so far. */
const MAX_OPERATORS = 400_000;
const MAX_FORM_DEPTH = 12;
const STANDARD_FONT: PdfDict = {
  kind: 'dict',
  entries: new Map<string, PdfValue>([['BaseFont', { kind: 'name', name: 'Helvetica' }]]),
};
/** A pen thinner than this (points) hides no text. */
const HIDING_PEN = 4;

/**
 * Runs a content stream and records what it paints, in painting order (ISO 32000-1, 8 and 9). Covers what decides
 * whether text is visible: text, fills, strokes, images, forms, clipping by boxes, opacity, layers. No pixels.
 */
export class Interpreter {
  readonly #revision: Revision;
  readonly #canvas: Canvas;
  readonly #origin: Origin;
  readonly #hidden: ReadonlyMap<number, string>;
  readonly #fonts = new Map<PdfValue, PdfFont>();

  constructor(revision: Revision, canvas: Canvas, origin: Origin) {
    this.#revision = revision;
    this.#canvas = canvas;
    this.#origin = origin;
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
    const lexer = new Lexer(content, 0, { references: false });
    const canvas = this.#canvas;
    const path = new PathBuilder();
    const stack: GraphicsState[] = [];
    let state: GraphicsState = inherited ? { ...inherited, ctm, clip } : initialState(ctm, clip);
    let text = initialText();
    let pendingClip = false;
    const marked = openMarkedContent(this.#revision, resources, this.#hidden, outer);
    let operands: PdfValue[] = [];

    const number = (index: number): number => {
      const value = operands[index];
      return typeof value === 'number' && Number.isFinite(value) ? value : 0;
    };
    const numbers = (): number[] => operands.filter((v): v is number => typeof v === 'number');
    const addFill = (boxes: readonly Rectangle[], luminance: number | null, alpha: number): void =>
      addFills(canvas, this.#origin, state, boxes, luminance, alpha, marked.current);
    const paint = (fill: boolean, stroke: boolean): void => {
      if (fill) addFill(path.solidBoxes(), state.fill, state.fillAlpha);
      const pen =
        state.lineWidth * Math.sqrt(Math.abs(state.ctm[0] * state.ctm[3] - state.ctm[1] * state.ctm[2]));
      if (stroke && pen >= HIDING_PEN) addFill(path.strokeBoxes(pen), state.stroke, state.strokeAlpha);
      endPath();
    };
    const endPath = (): void => {
      if (pendingClip) {
        const bounds = path.bounds();
        state.clip = (bounds && intersection(bounds, state.clip)) ?? { x0: 0, y0: 0, x1: 0, y1: 0 };
        if (!path.isBox()) state.clipIsBox = false;
        pendingClip = false;
      }
      path.clear();
    };
    const show = (value: PdfValue | undefined): void => {
      if (isKind(value, 'string'))
        text.matrix = addText(canvas, this.#origin, value.bytes, state, text.matrix, marked.current);
    };
    const nextLine = (x: number, y: number): void => {
      text.line = multiply([1, 0, 0, 1, x, y], text.line);
      text.matrix = text.line;
    };
    const setColour = (which: 'fill' | 'stroke'): void => {
      const values = numbers();
      const components = which === 'fill' ? state.fillComponents : state.strokeComponents;
      state[which] =
        components === null || operands.some((v) => isKind(v, 'name')) ? null : luminanceOf(values);
    };

    const operators: Record<string, () => void> = {
      q: () => {
        if (stack.length < 512) stack.push({ ...state });
      },
      Q: () => {
        state = stack.pop() ?? state;
      },
      cm: () => {
        const m = numbers();
        if (m.length === 6) state.ctm = multiply(m as unknown as Matrix, state.ctm);
      },
      w: () => void (state.lineWidth = number(0)),
      gs: () => applyExtendedState(this.#revision, resources, operands[0], state),
      m: () => path.moveTo(state.ctm, number(0), number(1)),
      l: () => path.lineTo(state.ctm, number(0), number(1)),
      c: () => path.curveTo(state.ctm, numbers()),
      v: () => path.curveTo(state.ctm, numbers()),
      y: () => path.curveTo(state.ctm, numbers()),
      re: () => path.rectangle(state.ctm, number(0), number(1), number(2), number(3)),
      W: () => void (pendingClip = true),
      'W*': () => void (pendingClip = true),
      n: endPath,
      f: () => paint(true, false),
      F: () => paint(true, false),
      'f*': () => paint(true, false),
      B: () => paint(true, true),
      'B*': () => paint(true, true),
      b: () => paint(true, true),
      'b*': () => paint(true, true),
      S: () => paint(false, true),
      s: () => paint(false, true),
      sh: () => addFill([state.clip], null, state.fillAlpha),
      g: () => setDevice('fill'),
      rg: () => setDevice('fill'),
      k: () => setDevice('fill'),
      G: () => setDevice('stroke'),
      RG: () => setDevice('stroke'),
      K: () => setDevice('stroke'),
      cs: () => {
        state.fillComponents = componentsOf(this.#revision, resources, operands[0]);
        state.fill = state.fillComponents === null ? null : 0;
      },
      CS: () => void (state.strokeComponents = componentsOf(this.#revision, resources, operands[0])),
      sc: () => setColour('fill'),
      scn: () => setColour('fill'),
      SC: () => setColour('stroke'),
      SCN: () => setColour('stroke'),
      BT: () => void (text = initialText()),
      Tf: () => {
        state.font = this.#font(resources, operands[0]);
        state.size = number(1);
      },
      Tc: () => void (state.charSpacing = number(0)),
      Tw: () => void (state.wordSpacing = number(0)),
      Tz: () => void (state.scale = number(0) / 100),
      TL: () => void (state.leading = number(0)),
      Ts: () => void (state.rise = number(0)),
      Tr: () => void (state.renderMode = number(0)),
      Td: () => nextLine(number(0), number(1)),
      TD: () => {
        state.leading = -number(1);
        nextLine(number(0), number(1));
      },
      Tm: () => {
        const m = numbers();
        if (m.length === 6) text = { matrix: m as unknown as Matrix, line: m as unknown as Matrix };
      },
      'T*': () => nextLine(0, -state.leading),
      Tj: () => show(operands[0]),
      "'": () => {
        nextLine(0, -state.leading);
        show(operands[0]);
      },
      '"': () => {
        state.wordSpacing = number(0);
        state.charSpacing = number(1);
        nextLine(0, -state.leading);
        show(operands[2]);
      },
      TJ: () => {
        const list = operands[0];
        for (const part of isArray(list) ? list : []) {
          if (typeof part === 'number')
            text.matrix = multiply([1, 0, 0, 1, (-part / 1000) * state.size * state.scale, 0], text.matrix);
          else show(part);
        }
      },
      Do: () => this.#paintObject(resources, operands[0], state, depth, marked.current),
      BI: () => {
        const dict = skipInlineImage(lexer);
        addImage(canvas, this.#origin, this.#revision, state, null, dict, marked.current);
      },
      BDC: () => marked.begin(operands[0], operands[1]),
      BMC: () => marked.begin(operands[0], undefined),
      EMC: () => marked.end(),
    };
    const setDevice = (which: 'fill' | 'stroke'): void => {
      const values = numbers();
      if (which === 'fill') state.fillComponents = values.length;
      else state.strokeComponents = values.length;
      state[which] = luminanceOf(values);
    };

    for (let value = lexer.next(); value !== undefined; value = lexer.next()) {
      if (!isKind(value, 'keyword')) {
        if (operands.length < 64) operands.push(value);
        continue;
      }
      if (++canvas.operators > MAX_OPERATORS) return;
      if (Object.hasOwn(operators, value.word)) operators[value.word]!();
      operands = [];
    }
  }

  #paintObject(
    resources: PdfDict,
    name: PdfValue | undefined,
    state: GraphicsState,
    depth: number,
    outer: Enclosed,
  ): void {
    const revision = this.#revision;
    const reference = revision.dict(resources.entries.get('XObject')).entries.get(nameOf(name) ?? '');
    const object = revision.stream(reference);
    if (!object) return;
    const own = layerOf(object.dict.entries.get('OC'), this.#hidden);
    const enclosed = own === null ? outer : { ...outer, layer: own };
    const subtype = nameOf(revision.resolve(object.dict.entries.get('Subtype')));
    if (subtype === 'Image')
      addImage(
        this.#canvas,
        this.#origin,
        revision,
        state,
        isKind(reference, 'ref') ? reference.id : null,
        object.dict,
        enclosed,
      );
    else if (subtype === 'Form' && depth < MAX_FORM_DEPTH)
      this.runForm(object, state.ctm, state.clip, depth + 1, enclosed, resources, state);
  }

  /** Paints a form XObject: its matrix, its clip to the bounding box, its own resources. */
  runForm(
    form: PdfStream,
    ctm: Matrix,
    clip: Rectangle,
    depth: number,
    enclosed: Enclosed,
    outer: PdfDict,
    inherited?: GraphicsState,
  ): void {
    const revision = this.#revision;
    const matrix = numbersOf(revision.resolve(form.dict.entries.get('Matrix')));
    const inner = matrix?.length === 6 ? multiply(matrix as unknown as Matrix, ctm) : ctm;
    const bounds = numbersOf(revision.resolve(form.dict.entries.get('BBox')));
    const box =
      bounds?.length === 4
        ? around([
            [bounds[0]!, bounds[1]!],
            [bounds[2]!, bounds[3]!],
          ])
        : null;
    const clipped = box ? intersection(transformed(box, inner), clip) : clip;
    if (!clipped) return;
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

  #font(resources: PdfDict, name: PdfValue | undefined): PdfFont {
    const value = this.#revision.dict(resources.entries.get('Font')).entries.get(nameOf(name) ?? '');
    // Viewers set text in a font that is missing from the file in one of their own.
    if (value === undefined) return loadFont(this.#revision, STANDARD_FONT);
    const key = this.#revision.resolve(value) ?? value;
    const known = this.#fonts.get(key);
    if (known) return known;
    const font = loadFont(this.#revision, value);
    this.#fonts.set(key, font);
    return font;
  }
}
