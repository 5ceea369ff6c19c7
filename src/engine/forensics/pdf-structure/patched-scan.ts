import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import { area, intersection, shareInside, type Rectangle } from '../../pdf/matrix.ts';
import { sheetOf } from '../../pdf/pages.ts';
import {
  isShownGlyph,
  type PaintedFill,
  type PaintedGlyph,
  type PaintedImage,
  type PaintedItem,
} from '../../pdf/painted.ts';
import { pdfDetector } from './pdf-detector.ts';
import { isPrintedCharacter } from './shown-text.ts';
import { coveredGlyphs } from '../../pdf/covers.ts';
import { bare, textRuns, type TextRun } from '../../pdf/text-runs.ts';

/**
 * Maximum share of the sheet of a patch, and minimum share of a text's area on it (chosen on drawn specimens, ADR 401).
 */
const PATCH = 0.1;
const ON_PATCH = 0.5;

/** Minimum share of the page that a scan's picture covers. */
const MIN_SCAN_SHARE = 0.6;
const PAPER_LUMINANCE = 0.8;
/**
 * With more legible letters, the picture may be the background of a typed page: the text of a scan is in the picture.
 */
const TYPED_PAGE = 150;
/**
 * Points: the smallest print of forms and footnotes is 4 to 5 (as `legible-spans.ts`); font sizes: the narrowest
 * character.
 */
const MIN_SIZE = 3.5;
const MIN_WIDTH = 0.1;
/**
 * Minimum letters of a line of body text, and maximum distance of the next line from a box in font sizes (set by hand).
 */
const BODY_LINE = 10;
const NEAR = 6;

/**
 * Paper-coloured boxes with typed text over a scanned page: the text below them is part of the picture. Filling in a
 * scanned form adds text but no boxes. A box between lines of a page typed on a background picture may be a table cell,
 * and is a weak sign.
 */
export const patchedScan = pdfDetector({
  id: 'patched-scan',
  version: '3',
  inspect: (pdf) =>
    pdf.pages().flatMap((page): Finding[] => {
      const items = pdf.painted(page) ?? [];
      const sheet = sheetOf(page);
      const scan = items.find(
        (i): i is PaintedImage => i.kind === 'image' && shareInside(sheet, i.box) > MIN_SCAN_SHARE,
      );
      if (!scan) return [];
      const patches = items.filter((i): i is PaintedFill | PaintedImage => {
        if (i.kind === 'glyph' || i.order <= scan.order || !i.opaque || i.hiddenLayer !== null) return false;
        const height = i.box.y1 - i.box.y0;
        return (
          height > 4 &&
          height < 70 &&
          area(i.box) < PATCH * area(sheet) &&
          intersection(i.box, scan.box) !== null &&
          (i.kind === 'image' || (i.luminance ?? 0) > PAPER_LUMINANCE)
        );
      });
      // A page with many boxes is designed so (tables over a background picture).
      if (patches.length === 0 || patches.length > 12) return [];
      const glyphs = items.filter(
        (i): i is PaintedGlyph => i.kind === 'glyph' && i.visible && i.order > scan.order,
      );
      const body = bodyOf(items, patches);
      return patches.flatMap((patch) => {
        const on = textRuns(
          glyphs.filter((g) => g.order > patch.order && shareInside(g.box, patch.box) > ON_PATCH),
        );
        const text = on.map((r) => r.text).join(' ');
        if (patch.kind === 'fill' && bare(text) === '' && patch.box.x1 - patch.box.x0 < 8) return [];
        const typed = bare(text) !== '';
        if (patch.kind === 'image' && !typed) return [];
        return [
          finding(patchedScan, {
            strength: typed && !isWithin(body, patch.box) ? 'strong' : 'weak',
            page: page.index,
            box: pdf.toPixels(page, patch.box),
            says: typed
              ? message('pdfFindings.typedOnBox', { text: text.slice(0, 60) })
              : message('pdfFindings.boxOnScan'),
            detail: `scan painted #${scan.order}, ${patch.kind} #${patch.order}, ${patches.length} such boxes on the page`,
            after: text.slice(0, 200),
          }),
        ];
      });
    }),
});

/** The legible lines of a typed page, without those on boxes; none if too little is typed. */
function bodyOf(items: readonly PaintedItem[], patches: readonly PaintedItem[]): TextRun[] {
  const covered = coveredGlyphs(items);
  const typed = items.filter(
    (i): i is PaintedGlyph =>
      isShownGlyph(i) &&
      !covered.has(i) &&
      isPrintedCharacter(i) &&
      i.size >= MIN_SIZE &&
      !patches.some(({ box }) => shareInside(i.box, box) > ON_PATCH),
  );
  const lines = textRuns(typed).filter(
    ({ box, size, glyphs }) =>
      glyphs.length >= BODY_LINE && box.x1 - box.x0 > MIN_WIDTH * size * glyphs.length,
  );
  return lines.reduce((sum, { glyphs }) => sum + glyphs.length, 0) < TYPED_PAGE ? [] : lines;
}

/** Are lines of the body directly above and below a box, starting near its left edge? */
function isWithin(body: readonly TextRun[], { x0, y0, y1 }: Rectangle): boolean {
  const beside = body.filter(({ box, size }) => Math.abs(box.x0 - x0) < NEAR * size);
  return (
    beside.some(({ y, size }) => y >= y1 - size / 2 && y - y1 < NEAR * size) &&
    beside.some(({ y, size }) => y <= y0 && y0 - y < NEAR * size)
  );
}
