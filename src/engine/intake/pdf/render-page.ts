import { createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy, PDFPageProxy, PageViewport } from 'pdfjs-dist';
import { z } from 'zod';
import { giveBackPixels } from '../../raster/give-back.ts';
import type { TextSpan } from '../../raster/page.ts';
import { MAX_PAGE_SIDE } from '../limits.ts';
import type { QuarterTurn } from '../turn.ts';
import type { RenderedPdfPage } from './messages.ts';

/** A span's foot and head from its baseline, in ems. */
const FOOT = -0.2;
const HEAD = 0.8;

const POINTS_PER_INCH = 72;
/** Enough for 8-point print, and half the pixels of a 300 dpi scan. */
const DPI_WITH_TEXT = 200;
/** A scan inside a PDF is read from its picture: as fine as scanners commonly make them. */
const DPI_OF_SCANS = 300;
/** Pages smaller than this are cards or receipts, printed finer than letters. */
const SMALL_PAGE_INCHES = 6;
const MIN_TEXT = 20;

/**
 * Renders one page onto white, its text upright, and lists the pieces of its text layer, in pixels of the render.
 *
 * @param asScan as fine as a scan, whatever text is on it
 */
export async function renderPage(
  file: PDFDocumentProxy,
  index: number,
  asScan: boolean,
): Promise<RenderedPdfPage> {
  const page = await file.getPage(index + 1);
  try {
    const { viewport, ...text } = await textOfPage(page, asScan);
    await drawFieldsOf(page, file);
    return { ...(await pixelsOf(page, viewport)), ...text };
  } finally {
    page.cleanup();
  }
}

/** The pieces of a page's text layer, in pixels of its render, and how it is rendered. */
export async function textOfPage(
  page: PDFPageProxy,
  asScan: boolean,
): Promise<Pick<RenderedPdfPage, 'spans' | 'turned' | 'dpi'> & { viewport: PageViewport }> {
  const content = await page.getTextContent({ includeMarkedContent: false, disableNormalization: false });
  const items = content.items.filter((item) => 'str' in item);
  const characters = items.reduce((sum, item) => sum + lettersIn(item), 0);
  const asStored = viewportFor(page, !asScan && characters >= MIN_TEXT);
  const turned = turnOfText(items, asStored);
  const viewport = turned === 0 ? asStored : asStored.clone({ rotation: (page.rotate + turned) % 360 });
  const spans = items.flatMap((item) =>
    spanOf(item, content.styles[item.fontName]?.fontFamily ?? item.fontName, viewport),
  );
  return { viewport, spans, turned, dpi: Math.round(viewport.scale * POINTS_PER_INCH * page.userUnit) };
}

/** pdf.js's `AnnotationMode.ENABLE_STORAGE`: annotations are drawn, and the fields of forms with the values that are kept. */
const WITH_FIELDS = 3;

/**
 * Viewers draw the value of a text or choice field that has no look of its own (ISO 32000-1, 12.7.3.3). pdf.js does so on a canvas
 * only for values that somebody typed: those of the file are handed to it as if they had been. It leaves out hidden fields and
 * passwords, as viewers do.
 */
async function drawFieldsOf(page: PDFPageProxy, file: PDFDocumentProxy): Promise<void> {
  for (const annotation of await page.getAnnotations({ intent: 'display' })) {
    const field = FIELD_WITHOUT_LOOK.safeParse(annotation);
    if (field.success) file.annotationStorage.setValue(field.data.id, { value: field.data.fieldValue });
  }
}

const FIELD_WITHOUT_LOOK = z.object({
  id: z.string(),
  subtype: z.literal('Widget'),
  fieldType: z.enum(['Tx', 'Ch']),
  hasAppearance: z.literal(false),
  fieldValue: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]),
});

function viewportFor(page: PDFPageProxy, hasText: boolean): PageViewport {
  const natural = page.getViewport({ scale: 1 });
  const longest = Math.max(natural.width, natural.height);
  const dpi = hasText && longest / POINTS_PER_INCH > SMALL_PAGE_INCHES ? DPI_WITH_TEXT : DPI_OF_SCANS;
  return page.getViewport({ scale: Math.min(dpi / POINTS_PER_INCH, MAX_PAGE_SIDE / longest) });
}

async function pixelsOf(
  page: PDFPageProxy,
  viewport: PageViewport,
): Promise<{ data: Uint8Array; width: number; height: number }> {
  const width = Math.max(1, Math.floor(viewport.width));
  const height = Math.max(1, Math.floor(viewport.height));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  // The canvas of Node is close enough to the browser's for pdf.js, but not for its types.
  const rendering = page.render({
    canvas: null,
    canvasContext: context as never,
    viewport,
    intent: 'display',
    annotationMode: WITH_FIELDS,
  });
  // Canvases that a page's patterns were drawn on give their memory back between turns of the event loop only.
  rendering.onContinue = (go: () => void) => setImmediate(go);
  await rendering.promise;
  const rgba = context.getImageData(0, 0, width, height).data;
  const data = new Uint8Array(width * height * 3);
  for (let i = 0, o = 0; o < data.length; i += 4, o += 3) {
    data[o] = rgba[i]!;
    data[o + 1] = rgba[i + 1]!;
    data[o + 2] = rgba[i + 2]!;
  }
  giveBackPixels({ data: rgba });
  return { data, width, height };
}

/** How far a page must be turned clockwise so that most of its text reads from left to right: it may lie on its side. */
function turnOfText(items: readonly TextPiece[], viewport: PageViewport): QuarterTurn {
  const letters = { 0: 0, 90: 0, 180: 0, 270: 0 };
  for (const item of items) letters[quarterOf(angleOf(item, viewport))] += lettersIn(item);
  const all = Object.values(letters).reduce((sum, count) => sum + count, 0);
  return ([90, 180, 270] as const).find((turn) => 2 * letters[against(turn)] > all) ?? 0;
}

const lettersIn = ({ str }: TextPiece): number => str.replace(/\s/g, '').length;

/** The quarter that is nearest to an angle of −180 to 180 degrees. */
const quarterOf = (angle: number): QuarterTurn => (((Math.round(angle / 90) + 4) % 4) * 90) as QuarterTurn;

/** The turn that takes another one back. */
const against = (turn: QuarterTurn): QuarterTurn => ((360 - turn) % 360) as QuarterTurn;

/** Of a piece's baseline on the page as it is shown, degrees clockwise. */
function angleOf({ transform }: TextPiece, viewport: PageViewport): number {
  const [a, b, , , e, f] = transform as [number, number, number, number, number, number];
  const [fromX, fromY] = viewport.convertToViewportPoint(e, f) as [number, number];
  const [toX, toY] = viewport.convertToViewportPoint(e + a, f + b) as [number, number];
  return (Math.atan2(toY - fromY, toX - fromX) * 180) / Math.PI;
}

interface TextPiece {
  readonly str: string;
  readonly transform: number[];
  readonly width: number;
  readonly height: number;
}

/** A text item's box: its baseline runs along the transform, ascent 0.8 and descent 0.2 of the font size. */
function spanOf(item: TextPiece, fontName: string, viewport: PageViewport): TextSpan[] {
  if (item.str.trim() === '') return [];
  const [a, b, c, d, e, f] = item.transform as [number, number, number, number, number, number];
  const size = Math.hypot(c, d) || item.height;
  const along = Math.hypot(a, b) || 1;
  const up = Math.hypot(c, d) || 1;
  const right = { x: (a / along) * item.width, y: (b / along) * item.width };
  const rise = { x: (c / up) * size, y: (d / up) * size };
  const corner = (u: number, v: number) =>
    viewport.convertToViewportPoint(e + right.x * u + rise.x * v, f + right.y * u + rise.y * v);
  const points = [corner(0, FOOT), corner(1, FOOT), corner(0, HEAD), corner(1, HEAD)] as [number, number][];
  const x = Math.min(...points.map((p) => p[0]));
  const y = Math.min(...points.map((p) => p[1]));
  const width = Math.max(...points.map((p) => p[0])) - x;
  const height = Math.max(...points.map((p) => p[1])) - y;
  const angle = angleOf(item, viewport);
  return [{ text: item.str, box: { x, y, width, height }, fontName, fontSize: size * viewport.scale, angle }];
}
