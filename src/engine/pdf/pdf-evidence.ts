import type { Box } from '../../contract/geometry.ts';
import type { PageReport } from '../../contract/pages.ts';
import type { Canvas, ShownCodes } from './canvas.ts';
import { openPdf, type PdfFile, type Revision } from './file.ts';
import type { PdfFont } from './font.ts';
import { MAX_OPERATORS } from './interpreter.ts';
import type { Rectangle } from './matrix.ts';
import { pagesOf, type PdfPage } from './pages.ts';
import type { PaintedItem, PaintedRule } from './painted.ts';
import { contentOf, paintCanvas } from './paint-page.ts';

/** Decoded page content, bytes, after which quick mode skips further pages: it has 150 ms for 10 MB. */
const QUICK_CONTENT_BYTES = 60_000;

/** A PDF opened once for all detectors of the group; pages are painted on demand. */
export interface PdfEvidence {
  readonly file: PdfFile;
  /** @param revision the latest, unless another one is asked for */
  pages(revision?: Revision): readonly PdfPage[];
  /** What a page paints; null once the mode's budget is spent. */
  painted(page: PdfPage): readonly PaintedItem[] | null;
  /** Thin strokes and icons on it; null as above. */
  rules(page: PdfPage): readonly PaintedRule[] | null;
  /** Codes shown per font, by first use; null as above, and if the page was not completely interpreted. */
  codes(page: PdfPage): ReadonlyMap<PdfFont, ShownCodes> | null;
  /** Converts a rectangle of user space to pixels of the rendered page. */
  toPixels(page: PdfPage, rectangle: Rectangle): Box;
  /** Sets how a page was rendered, for conversion to pixels. */
  setShown(pageIndex: number, shown: ShownPage): void;
}

/** A rendered page: size in pixels, and rotation beyond its own. */
export type ShownPage = Pick<PageReport, 'width' | 'height' | 'orientation'>;

/** Pixels per point assumed until a page is rendered. */
const ASSUMED_SCALE = 200 / 72;

export function openPdfEvidence(bytes: Uint8Array, mode: 'full' | 'quick'): PdfEvidence | null {
  const file = openPdf(bytes);
  if (!file) return null;
  const pageLists = new Map<Revision, readonly PdfPage[]>();
  const canvases = new Map<PdfPage, Canvas>();
  const shownPages = new Map<number, ShownPage>();
  let spent = 0;
  const canvasOf = (page: PdfPage): Canvas | null => {
    const known = canvases.get(page);
    if (known !== undefined) return known;
    if (mode === 'quick') {
      spent += contentOf(page).length;
      if (spent > QUICK_CONTENT_BYTES) return null;
    }
    const canvas = paintCanvas(page);
    canvases.set(page, canvas);
    return canvas;
  };
  return {
    file,
    pages: (revision = file.latest) => {
      const known = pageLists.get(revision) ?? pagesOf(revision);
      pageLists.set(revision, known);
      return known;
    },
    painted: (page) => canvasOf(page)?.items ?? null,
    rules: (page) => canvasOf(page)?.rules ?? null,
    codes: (page) => {
      const canvas = canvasOf(page);
      return canvas && canvas.operators < MAX_OPERATORS && !canvas.skipped ? canvas.codes : null;
    },
    setShown: (index, shown) => void shownPages.set(index, shown),
    toPixels: (page, rectangle) => rectangleInPixels(page, rectangle, shownPages.get(page.index) ?? null),
  };
}

/** Converts a rectangle of user space to pixels of the rendered page; null: not rendered yet. */
export function rectangleInPixels(page: PdfPage, r: Rectangle, shown: ShownPage | null): Box {
  const [left, bottom, right, top] = page.box;
  const width = right - left;
  const height = top - bottom;
  const rotate = (page.rotate + (shown?.orientation ?? 0)) % 360;
  // Offsets from the unrotated page's top left corner, rotated clockwise as the page was shown.
  const corner = (x: number, y: number): readonly [number, number] => {
    const dx = x - left;
    const dy = top - y;
    if (rotate === 90) return [height - dy, dx];
    if (rotate === 180) return [width - dx, height - dy];
    if (rotate === 270) return [dy, width - dx];
    return [dx, dy];
  };
  const turned = rotate % 180 !== 0;
  const scaleX = shown ? shown.width / (turned ? height : width) : ASSUMED_SCALE;
  const scaleY = shown ? shown.height / (turned ? width : height) : ASSUMED_SCALE;
  const [ax, ay] = corner(r.x0, r.y0);
  const [bx, by] = corner(r.x1, r.y1);
  return {
    x: Math.round(Math.min(ax, bx) * scaleX),
    y: Math.round(Math.min(ay, by) * scaleY),
    width: Math.round(Math.abs(bx - ax) * scaleX),
    height: Math.round(Math.abs(by - ay) * scaleY),
  };
}
