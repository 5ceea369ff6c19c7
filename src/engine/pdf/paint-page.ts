import { mean } from '../math/mean.ts';
import { newCanvas, type Canvas } from './canvas.ts';
import type { Revision } from './file.ts';
import { MAX_CONTENT } from './filters.ts';
import { Interpreter } from './interpreter.ts';
import { NOTHING_AROUND } from './marked-content.ts';
import { around, IDENTITY, matrixOf, multiply, transformed, type Rectangle } from './matrix.ts';
import { sheetOf, type PdfPage } from './pages.ts';
import type { Origin, PaintedItem } from './painted.ts';
import {
  EMPTY_DICT,
  isArray,
  isKind,
  nameOf,
  numbersOf,
  textOf,
  type PdfDict,
  type PdfStream,
  type PdfValue,
} from './values.ts';

/** Annotations that only mark or link and paint nothing over the page. */
const NOT_PAINTED = new Set([
  'Link',
  'Popup',
  'Text',
  'FileAttachment',
  'Sound',
  'Movie',
  'Highlight',
  'Underline',
  'StrikeOut',
  'Squiggly',
]);
const HIDDEN = 2;
const NO_VIEW = 32;
const MAX_ANNOTATIONS = 2_000;

/** Everything a page paints, in painting order: content first, then annotations. */
export const paintPage = (page: PdfPage): PaintedItem[] => paintCanvas(page).items;

/** The same with the codes shown per font. */
export function paintCanvas(page: PdfPage): Canvas {
  const { revision } = page;
  const canvas = newCanvas();
  const clip = sheetOf(page);
  new Interpreter(revision, canvas, 'content').run(contentOf(page), page.resources, IDENTITY, clip);
  const annotations = revision.resolve(page.dict.entries.get('Annots'));
  const all = isArray(annotations) ? annotations : [];
  if (all.length > MAX_ANNOTATIONS) canvas.skipped = true;
  for (const value of all.slice(0, MAX_ANNOTATIONS)) {
    const annotation = revision.dict(value);
    const subtype = nameOf(revision.resolve(annotation.entries.get('Subtype'))) ?? '';
    const isPainted = !NOT_PAINTED.has(subtype) && !isHidden(revision, annotation);
    if (isPainted) paintAnnotation(revision, annotation, canvas, clip);
    if (hasUnseenLook(revision, annotation, isPainted)) canvas.skipped = true;
  }
  return canvas;
}

/** What one annotation paints, of any subtype; nothing if hidden. */
export function paintedAnnotation(page: PdfPage, annotation: PdfDict): PaintedItem[] {
  const { revision } = page;
  const canvas = newCanvas();
  if (!isHidden(revision, annotation)) paintAnnotation(revision, annotation, canvas, sheetOf(page));
  return canvas.items;
}

/** Is an annotation hidden by its flags Hidden or NoView (ISO 32000-1, 12.5.3)? */
export function isHidden(revision: Revision, annotation: PdfDict): boolean {
  const flags = revision.resolve(annotation.entries.get('F'));
  return typeof flags === 'number' && (flags & (HIDDEN | NO_VIEW)) !== 0;
}

/** Does it have an unpainted appearance: rollover or down, another state, or any while it is hidden? */
function hasUnseenLook(revision: Revision, annotation: PdfDict, isPainted: boolean): boolean {
  const { entries } = revision.dict(annotation.entries.get('AP'));
  const normal = revision.resolve(entries.get('N'));
  if (!isPainted || entries.has('R') || entries.has('D')) return entries.size > 0;
  return isKind(normal, 'dict') && normal.entries.size > (appearanceOf(revision, annotation) ? 1 : 0);
}

function paintAnnotation(revision: Revision, annotation: PdfDict, canvas: Canvas, clip: Rectangle): void {
  const subtype = nameOf(revision.resolve(annotation.entries.get('Subtype'))) ?? '';
  const origin: Origin = `annotation:${subtype}`;
  const appearance = appearanceOf(revision, annotation);
  if (appearance)
    paintAppearance(revision, annotation, appearance, new Interpreter(revision, canvas, origin), clip);
  else paintWithoutAppearance(revision, annotation, subtype, origin, canvas.items);
}

/** A page's content streams, joined (ISO 32000-1, 7.8.2); what exceeds the limit of one stream is left out. */
export const contentOf = (page: PdfPage): Uint8Array =>
  Buffer.concat(contentStreamsOf(page).flatMap((bytes) => [bytes, Uint8Array.of(10)]));

/** A page's decoded content streams, together within the limit of one stream. */
export function contentStreamsOf({ revision, dict }: PdfPage): Uint8Array[] {
  const contents = revision.resolve(dict.entries.get('Contents'));
  const streams = isArray(contents) ? contents : contents === undefined ? [] : [contents];
  const parts: Uint8Array[] = [];
  let left = MAX_CONTENT;
  for (const value of streams.slice(0, 5_000)) {
    const stream = revision.stream(value);
    if (!stream) continue;
    const { bytes } = revision.decode(stream);
    left -= bytes.length;
    if (left < 0) break;
    parts.push(bytes);
  }
  return parts;
}

/** The appearance stream of an annotation's current state. */
export function appearanceOf(revision: Revision, annotation: PdfDict): PdfStream | null {
  const normal = revision.resolve(revision.dict(annotation.entries.get('AP')).entries.get('N'));
  if (isKind(normal, 'stream')) return normal;
  if (!isKind(normal, 'dict')) return null;
  return revision.stream(normal.entries.get(nameOf(revision.resolve(annotation.entries.get('AS'))) ?? ''));
}

/** Maps the appearance's bounding box to the annotation's rectangle (ISO 32000-1, 12.5.5, algorithm 8). */
function paintAppearance(
  revision: Revision,
  annotation: PdfDict,
  appearance: PdfStream,
  interpreter: Interpreter,
  clip: Rectangle,
): void {
  const rectangle = rectangleOf(revision, annotation);
  const bounds = numbersOf(revision.resolve(appearance.dict.entries.get('BBox')));
  if (!rectangle || bounds?.length !== 4) {
    interpreter.canvas.skipped = true;
    return;
  }
  const own = numbersOf(revision.resolve(appearance.dict.entries.get('Matrix')));
  const matrix = matrixOf(own ?? []) ?? IDENTITY;
  const box = transformed(
    around([
      [bounds[0]!, bounds[1]!],
      [bounds[2]!, bounds[3]!],
    ]),
    matrix,
  );
  const sx = box.x1 > box.x0 ? (rectangle.x1 - rectangle.x0) / (box.x1 - box.x0) : 1;
  const sy = box.y1 > box.y0 ? (rectangle.y1 - rectangle.y0) / (box.y1 - box.y0) : 1;
  const placed = multiply([1, 0, 0, 1, -box.x0, -box.y0], [sx, 0, 0, sy, rectangle.x0, rectangle.y0]);
  interpreter.runForm(appearance, placed, clip, 1, NOTHING_AROUND, EMPTY_DICT);
}

/** What viewers draw without an appearance stream: interior colour and text of the annotation. */
function paintWithoutAppearance(
  revision: Revision,
  annotation: PdfDict,
  subtype: string,
  origin: Origin,
  items: PaintedItem[],
): void {
  const box = rectangleOf(revision, annotation);
  if (!box) return;
  const colour = (key: string): number[] | null => numbersOf(revision.resolve(annotation.entries.get(key)));
  const interior = subtype === 'FreeText' ? colour('C') : subtype === 'Square' ? colour('IC') : null;
  const common = { origin, box, hiddenLayer: null };
  if (interior && interior.length > 0)
    items.push({ ...common, kind: 'fill', order: items.length, luminance: mean(interior), opaque: true });
  const words = subtype === 'FreeText' ? textOf(revision.resolve(annotation.entries.get('Contents'))) : null;
  if (!words) return;
  const step = (box.x1 - box.x0) / Math.max(1, words.length);
  const font = {
    name: 'annotation',
    family: 'annotation',
    embedded: false,
    subset: false,
    drawn: false,
    ascent: 0.75,
    descent: -0.2,
    dict: EMPTY_DICT,
    told: null,
    measured: false,
    decode: () => [],
  };
  for (const [k, text] of [...words].slice(0, 2_000).entries()) {
    if (text.trim() === '') continue;
    const x = box.x0 + k * step;
    items.push({
      ...common,
      kind: 'glyph',
      order: items.length,
      box: { x0: x, x1: x + step, y0: box.y0, y1: box.y1 },
      text,
      code: text.charCodeAt(0),
      font,
      size: Math.min(12, box.y1 - box.y0),
      x,
      y: box.y0 + 0.25 * (box.y1 - box.y0),
      blanksBefore: 0,
      luminance: 0,
      visible: true,
      show: -1,
      tagged: false,
      upright: true,
    });
  }
}

/** An annotation's rectangle on its page. */
export function rectangleOf(revision: Revision, annotation: PdfDict): Rectangle | null {
  const value: PdfValue | undefined = revision.resolve(annotation.entries.get('Rect'));
  const r = isArray(value) ? numbersOf(value.map((v) => revision.resolve(v) ?? null)) : null;
  return r?.length === 4
    ? around([
        [r[0]!, r[1]!],
        [r[2]!, r[3]!],
      ])
    : null;
}
