import type { Revision } from './file.ts';
import type { PdfFont } from './font.ts';
import type { GraphicsState } from './graphics-state.ts';
import type { Enclosed } from './marked-content.ts';
import { apply, area, intersection, multiply, transformed, type Matrix, type Rectangle } from './matrix.ts';
import type { Origin, PaintedItem, PaintedRule } from './painted.ts';
import type { PdfDict, PdfValue } from './values.ts';

/** Alpha from which paint is opaque, and up to which it is invisible (8-bit levels: 253 and 5). */
const OPAQUE = 0.99;
const SEEN = 0.02;
/** Share of a glyph inside the clip from which it is visible. */
const SHOWN = 0.3;
/** Tolerance, in font sizes, between the end of blanks and the glyph after them, for kerning and rounding. */
const JOINED = 0.1;
/** Maximum slant of a matrix, as a share of its size, for upright text: 3 degrees. */
const UPRIGHT = 0.05;

/** Cap on items per page; a page with more is judged by the first ones. */
const MAX_ITEMS = 120_000;

/** What a page paints, in painting order. */
export interface Canvas {
  readonly items: PaintedItem[];
  readonly rules: PaintedRule[];
  /** The most recent run of blanks, in page user space; null if something else was shown since. */
  blanks: Blanks | null;
  /** Codes shown per font, in order of first use, including those without visible marks. */
  readonly codes: Map<PdfFont, ShownCodes>;
  operators: number;
  shows: number;
  /** Part of the page was not interpreted; its text may use characters that no other text does. */
  skipped: boolean;
}

interface Blanks {
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
}

/** The codes of one font shown by one origin. */
export interface ShownCodes {
  readonly origin: Origin;
  readonly codes: Set<number>;
}

export function newCanvas(): Canvas {
  return { items: [], rules: [], blanks: null, codes: new Map(), operators: 0, shows: 0, skipped: false };
}

/** Records filled areas, clipped. */
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

/** Records thin strokes and shapes that hide nothing, clipped. */
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

/** Records the glyphs of one show operator; returns the text matrix after them. */
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

/** The most recent blanks, if they end at this position. */
const joinedBlanks = (blanks: Blanks | null, x: number, y: number, size: number): Blanks | null =>
  blanks && Math.abs(blanks.x1 - x) < JOINED * size && Math.abs(blanks.y - y) < JOINED * size ? blanks : null;

function openCodes(canvas: Canvas, font: PdfFont, origin: Origin): ShownCodes {
  const opened: ShownCodes = { origin, codes: new Set() };
  canvas.codes.set(font, opened);
  return opened;
}

/** Records an image; `id` is its object number, null for inline images. */
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
