import type { Box } from '../../../contract/geometry.ts';
import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import { shareInside } from '../../pdf/matrix.ts';
import { sheetOf } from '../../pdf/pages.ts';
import type { PaintedImage } from '../../pdf/painted.ts';
import { isArray, nameOf, type PdfStream } from '../../pdf/values.ts';
import { openImage, openPixels, type ImageEvidence } from './evidence.ts';

/** Minimum share of the page for an image to be a scan. */
const SCAN = 0.6;

/** The image of a scanned page and its box on the rendered page. */
export interface InnerPicture {
  readonly image: ImageEvidence;
  /** Rendered page, pixels; null for a rotated page, whose pixel axes differ. */
  readonly box: Box | null;
}

/**
 * The scan inside a PDF page in its own pixels, before scaling: the stored JPEG, or the pixels of a losslessly stored
 * image. Null if the page is not a scan or the image has another codec (JPEG 2000, JBIG2).
 */
export async function innerPicture(pdf: PdfEvidence, pageIndex: number): Promise<InnerPicture | null> {
  const revision = pdf.file.latest;
  const page = pdf.pages()[pageIndex];
  const items = page ? pdf.painted(page) : null;
  if (!page || !items) return null;
  const sheet = sheetOf(page);
  const scan = items.find(
    (i): i is PaintedImage => i.kind === 'image' && i.id !== null && shareInside(sheet, i.box) > SCAN,
  );
  if (!scan || scan.id === null) return null;
  const stream = revision.stream({ kind: 'ref', id: scan.id, generation: 0 });
  if (!stream) return null;
  const { bytes, codec } = revision.decode(stream);
  const image =
    codec === 'DCTDecode' || codec === 'DCT'
      ? await openImage(bytes, 'scan')
      : codec === null
        ? openPixels(bytes, scan.pixels, channelsOf(revision.resolve.bind(revision), stream), 'scan')
        : null;
  return image && { image, box: page.rotate === 0 ? pdf.toPixels(page, scan.box) : null };
}

/** Channels of 8-bit images in plain colour spaces; 0 for all others. */
function channelsOf(resolve: PdfEvidence['file']['latest']['resolve'], { dict }: PdfStream): 0 | 1 | 3 {
  if (resolve(dict.entries.get('BitsPerComponent')) !== 8) return 0;
  const space = resolve(dict.entries.get('ColorSpace'));
  const family = nameOf(isArray(space) ? resolve(space[0]) : space) ?? '';
  if (family === 'DeviceGray' || family === 'CalGray') return 1;
  if (family === 'DeviceRGB' || family === 'CalRGB') return 3;
  if (family !== 'ICCBased' || !isArray(space)) return 0;
  const profile = resolve(space[1]);
  const components =
    profile !== null && typeof profile === 'object' && 'kind' in profile && profile.kind === 'stream'
      ? resolve(profile.dict.entries.get('N'))
      : 0;
  return components === 1 || components === 3 ? components : 0;
}
