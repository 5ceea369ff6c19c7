import type { Revision } from './file.ts';
import type { PdfFont } from './font.ts';
import type { GraphicsState } from './graphics-state.ts';
import type { Enclosed } from './marked-content.ts';
import { apply, area, intersection, multiply, transformed, type Matrix, type Rectangle } from './matrix.ts';
import type { Origin, PaintedItem, PaintedRule } from './painted.ts';
import type { PdfDict, PdfValue } from './values.ts';

/** Alpha from which paint hides what is below, and up to which it is not seen (8-bit levels: 253 and 5). */
const OPAQUE = 0.99;
const SEEN = 0.02;
/** Share of a glyph that is left by its clip where it is seen. */
const SHOWN = 0.3;
/** In font sizes: what was shown begins where the blanks before it end, moved by kerning or rounding. */
const JOINED = 0.1;
/** Slant of a matrix, as a share of its size, up to which text is upright: 3 degrees. */
const UPRIGHT = 0.05;

/** A page of more items is judged by those. */
const MAX_ITEMS = 120_000;

/** What a page paints, gathered in painting order. */
export interface Canvas {
  readonly items: PaintedItem[];
  readonly rules: PaintedRule[];
  /** The blanks shown last, one after the other, in page user space; null where something else was shown last. */
  blanks: Blanks | null;
  /** What was shown in each font, by first use, whether it leaves a mark or not. */
  readonly codes: Map<PdfFont, ShownCodes>;
  operators: number;
  shows: number;
  /** Something of the page was not run, whose text may use letters that no other text does. */
  skipped: boolean;
}

interface Blanks {
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
}

/** The codes of one font that one origin showed. */
export interface ShownCodes {
  readonly origin: Origin;
  readonly codes: Set<number>;
}

export function newCanvas(): Canvas {
  return { items: [], rules: [], blanks: null, codes: new Map(), operators: 0, shows: 0, skipped: false };
}

/** Records filled areas, cut to the clip. */
export function addFills(
  canvas: Canvas,
  origin: Origin,
  state: GraphicsState,
  boxes: readonly Rectangle[],
  luminance: number | null,
  alpha: number,
  { layer }: Enclosed,
): void {
  for (const raw of boxes) {
    const box = intersection(raw, state.clip);
    if (!box || canvas.items.length >= MAX_ITEMS) continue;
    const opaque = alpha >= OPAQUE && state.normalBlend && !state.softMask && state.clipIsBox;
    canvas.items.push({
      kind: 'fill',
      order: canvas.items.length,
      origin,
      box,
      luminance,
      opaque,
      hiddenLayer: layer,
    });
  }
}

/** Records what a thin pen drew and shapes that hide nothing, cut to the clip. */
export function addRules(
  canvas: Canvas,
  state: GraphicsState,
  boxes: readonly Rectangle[],
  alpha: number,
  { layer }: Enclosed,
): void {
  if (layer !== null || alpha <= SEEN) return;
  for (const raw of boxes) {
    const box = intersection(raw, state.clip);
    if (box && canvas.rules.length < MAX_ITEMS) canvas.rules.push({ kind: 'rule', box });
  }
}

/** Records the glyphs of one show operator; gives the text matrix after them. */
export function addText(
  canvas: Canvas,
  origin: Origin,
  bytes: Uint8Array,
  state: GraphicsState,
  start: Matrix,
  { layer, tagged, replacement }: Enclosed,
): Matrix {
  const font = state.font;
  if (!font) return start;
  const show = canvas.shows++;
  let matrix = start;
  const { codes } = canvas.codes.get(font) ?? openCodes(canvas, font, origin);
  for (const glyph of font.decode(bytes)) {
    codes.add(glyph.code);
    const base = multiply(
      [state.size * state.scale, 0, 0, state.size, 0, state.rise],
      multiply(matrix, state.ctm),
    );
    const whole = transformed({ x0: 0, y0: font.descent, x1: glyph.width, y1: font.ascent }, base);
    const box = intersection(whole, state.clip);
    const size = Math.hypot(base[2], base[3]);
    const [x, y] = apply(base, 0, 0);
    const advance =
      (glyph.width * state.size + state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)) * state.scale;
    matrix = multiply([1, 0, 0, 1, advance, 0], matrix);
    const blanks = joinedBlanks(canvas.blanks, x, y, size);
    const isBlank = glyph.text.trim() === '';
    canvas.blanks = isBlank
      ? { x0: blanks?.x0 ?? x, x1: apply(multiply(matrix, state.ctm), 0, 0)[0], y }
      : null;
    if (canvas.items.length < MAX_ITEMS && !isBlank) {
      const shown = box !== null && area(box) > SHOWN * area(whole);
      canvas.items.push({
        kind: 'glyph',
        order: canvas.items.length,
        origin,
        box: box ?? whole,
        hiddenLayer: layer,
        text: glyph.text,
        code: glyph.code,
        font,
        size,
        x,
        y,
        blanksBefore: blanks ? blanks.x1 - blanks.x0 : 0,
        luminance: state.renderMode === 1 ? state.stroke : state.fill,
        visible: shown && state.renderMode !== 3 && state.renderMode !== 7 && state.fillAlpha > SEEN,
        show,
        tagged,
        ...(replacement ? { replacement } : {}),
        upright: Math.abs(base[1]) + Math.abs(base[2]) < UPRIGHT * Math.hypot(base[0], base[3]),
      });
    }
  }
  return matrix;
}

/** The blanks shown last, where they end at a place of a line. */
const joinedBlanks = (blanks: Blanks | null, x: number, y: number, size: number): Blanks | null =>
  blanks && Math.abs(blanks.x1 - x) < JOINED * size && Math.abs(blanks.y - y) < JOINED * size ? blanks : null;

function openCodes(canvas: Canvas, font: PdfFont, origin: Origin): ShownCodes {
  const opened: ShownCodes = { origin, codes: new Set() };
  canvas.codes.set(font, opened);
  return opened;
}

/** Records a picture; `id` is its object number, null for inline pictures. */
export function addImage(
  canvas: Canvas,
  origin: Origin,
  revision: Revision,
  state: GraphicsState,
  id: number | null,
  dict: PdfDict,
  { layer }: Enclosed,
): void {
  const box = intersection(transformed({ x0: 0, y0: 0, x1: 1, y1: 1 }, state.ctm), state.clip);
  if (!box || canvas.items.length >= MAX_ITEMS) return;
  const get = (long: string, short: string): PdfValue | undefined =>
    revision.resolve(dict.entries.get(long) ?? dict.entries.get(short));
  const masked =
    get('ImageMask', 'IM') === true ||
    get('SMask', 'SMask') !== undefined ||
    get('Mask', 'Mask') !== undefined;
  const size = (value: PdfValue | undefined): number => (typeof value === 'number' ? value : 0);
  canvas.items.push({
    kind: 'image',
    order: canvas.items.length,
    origin,
    box,
    hiddenLayer: layer,
    opaque: !masked && state.fillAlpha >= OPAQUE && state.normalBlend && !state.softMask && state.clipIsBox,
    id,
    pixels: { width: size(get('Width', 'W')), height: size(get('Height', 'H')) },
  });
}
