import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding, type FileDetector } from '../detector.ts';
import { area, shareInside } from '../../pdf/matrix.ts';
import { sheetOf } from '../../pdf/pages.ts';
import type { PaintedImage } from '../../pdf/painted.ts';

/** Nothing worth seeing is left of what is covered so far … */
const COVERED = 0.95;
/** … by a picture of about its size: a larger one is the ground of a page laid over it by a program. */
const LIKE_SIZE = 1.6;
/** Of the page: smaller ones are signs, larger ones the layers of a scan. */
const MIN_PAGE_SHARE = 0.005;
const MAX_PAGE_SHARE = 0.5;
/** Pixels from which a picture shows something; browsers paint smaller ones until the picture itself is there. */
const PIXELS = 80;

/** A picture in whose place another was laid, as portraits are exchanged; the first is still in the file. */
export const coveredPicture: FileDetector = {
  id: 'covered-picture',
  version: '1',
  group: 'pdf-structure',
  quick: true,
  inspect: ({ pdf }) => {
    if (!pdf) return [];
    return pdf.pages(pdf.file.latest).flatMap((page): Finding[] => {
      const sheet = area(sheetOf(page));
      const pictures = (pdf.painted(pdf.file.latest, page) ?? []).filter(
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
    });
  },
};
