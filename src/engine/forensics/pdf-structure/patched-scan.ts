import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding, type FileDetector } from '../detector.ts';
import { area, intersection, shareInside } from '../../pdf/matrix.ts';
import { sheetOf } from '../../pdf/pages.ts';
import type { PaintedFill, PaintedGlyph, PaintedImage } from '../../pdf/painted.ts';
import { bare, textRuns } from '../../pdf/text-runs.ts';

/** A patch is smaller than this share of the sheet; print on it lies inside by this share (chosen on drawn specimens, ADR 401). */
const PATCH = 0.1;
const ON_PATCH = 0.5;

/** A picture that takes up so much of the page is a scan. */
const MIN_SCAN_SHARE = 0.6;
const PAPER_LUMINANCE = 0.8;
/** With so many letters typed on a picture before any box, it is the background of a typed page: a scan holds its print itself. */
const TYPED_PAGE = 150;

/**
 * Boxes in the colour of paper laid over a scanned page, with text typed on them: what stands under them is part of the
 * picture. Filling in a scanned form types text, but paints no boxes.
 */
export const patchedScan: FileDetector = {
  id: 'patched-scan',
  version: '2',
  group: 'pdf-structure',
  quick: true,
  inspect: ({ pdf }) => {
    if (!pdf) return [];
    return pdf.pages(pdf.file.latest).flatMap((page): Finding[] => {
      const items = pdf.painted(pdf.file.latest, page) ?? [];
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
      // A page with many boxes is drawn that way (tables over a background picture).
      if (patches.length === 0 || patches.length > 12) return [];
      const glyphs = items.filter(
        (i): i is PaintedGlyph => i.kind === 'glyph' && i.visible && i.order > scan.order,
      );
      const firstPatch = Math.min(...patches.map((patch) => patch.order));
      if (glyphs.filter((glyph) => glyph.order < firstPatch).length >= TYPED_PAGE) return [];
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
            strength: typed ? 'strong' : 'weak',
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
    });
  },
};
