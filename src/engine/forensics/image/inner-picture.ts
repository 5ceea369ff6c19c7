import type { Box } from '../../../contract/geometry.ts';
import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import { shareInside } from '../../pdf/matrix.ts';
import { sheetOf } from '../../pdf/pages.ts';
import type { PaintedImage } from '../../pdf/painted.ts';
import { isArray, nameOf, type PdfStream } from '../../pdf/values.ts';
import { openImage, openPixels, type ImageEvidence } from './evidence.ts';

/** A picture that takes up so much of a page is a scan. */
const SCAN = 0.6;

/** The picture of a scanned page and where it lies on the rendered page. */
export interface InnerPicture {
  readonly image: ImageEvidence;
  /** Rendered page, pixels; null on a turned page, whose pixels do not run alike. */
  readonly box: Box | null;
}

/**
 * The scan inside a page of a PDF in its own pixels, before any viewer scaled it: the stored JPEG, or the pixels of a
 * picture stored without loss. Null when the page is no scan or its picture is in another codec (JPEG 2000, JBIG2).
 */
export async function innerPicture(pdf: PdfEvidence, pageIndex: number): Promise<InnerPicture | null> {
  const revision = pdf.file.latest;
  const page = pdf.pages(revision)[pageIndex];
  const items = page ? pdf.painted(revision, page) : null;
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

/** Colours per pixel of eight-bit pictures in plain colour spaces; 0 for all others. */
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
