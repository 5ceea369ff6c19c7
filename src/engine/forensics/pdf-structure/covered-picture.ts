import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import { area, shareInside } from '../../pdf/matrix.ts';
import { sheetOf } from '../../pdf/pages.ts';
import type { PaintedImage } from '../../pdf/painted.ts';
import { pdfDetector } from './pdf-detector.ts';

/** Minimum covered share of a picture that is hidden … */
const COVERED = 0.95;
/** … by a picture of at most this ratio to its size; a larger one is a page background painted over it by a program. */
const LIKE_SIZE = 1.6;
/** Shares of the page: smaller pictures are icons, larger ones are layers of a scan. */
const MIN_PAGE_SHARE = 0.005;
const MAX_PAGE_SHARE = 0.5;
/** Minimum side in pixels; browsers paint small placeholders until the picture is loaded. */
const PIXELS = 80;

/** A picture hidden by another one of about its size, as in exchanged portraits; the first is still in the file. */
export const coveredPicture = pdfDetector({
  id: 'covered-picture',
  version: '1',
  inspect: (pdf) =>
    pdf.pages().flatMap((page): Finding[] => {
      const sheet = area(sheetOf(page));
      const pictures = (pdf.painted(page) ?? []).filter(
        (i): i is PaintedImage => i.kind === 'image' && i.hiddenLayer === null && i.id !== null,
      );
      const isPicture = ({ box, pixels }: PaintedImage): boolean =>
        area(box) > MIN_PAGE_SHARE * sheet &&
        area(box) < MAX_PAGE_SHARE * sheet &&
        Math.min(pixels.width, pixels.height) >= PIXELS;
      return pictures.filter(isPicture).flatMap((under) => {
        const over = pictures.find(
          (p) =>
            p.order > under.order &&
            p.opaque &&
            p.id !== under.id &&
            isPicture(p) &&
            area(p.box) < LIKE_SIZE * area(under.box) &&
            shareInside(under.box, p.box) > COVERED,
        );
        if (!over) return [];
        return [
          finding(coveredPicture, {
            strength: 'strong',
            page: page.index,
            box: pdf.toPixels(page, over.box),
            says: message('pdfFindings.pictureOverPicture'),
            detail: `image object ${over.id} (${over.pixels.width} × ${over.pixels.height}) over object ${under.id} (${under.pixels.width} × ${under.pixels.height})`,
          }),
        ];
      });
    }),
});
