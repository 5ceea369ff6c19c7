import { boundingBox, type Quad } from '../../contract/geometry.ts';
import type { PageReport } from '../../contract/pages.ts';
import { detectionSide } from '../ocr/detection-size.ts';
import { detectText } from '../ocr/ppocr/detect.ts';
import type { Page, Raster, TextRegion } from '../page.ts';
import { chooseDocuments, documentCandidates } from './document-edges/find-documents.ts';
import { straighten } from './straighten.ts';
import { uprightPage } from './upright-page.ts';
import type { QuarterTurn } from './turn.ts';

/** Where a picture comes from: what is the same for every page made of it. */
export type Origin = Pick<PageReport, 'file' | 'pageInFile' | 'source' | 'dpi'> & {
  /** Turn already applied while decoding (EXIF). */
  readonly turned: QuarterTurn;
};

/** One document of a picture: its pixels, how they were cut out, and its text where that is known already. */
interface Part {
  readonly raster: Raster;
  readonly rectified: Quad | null;
  readonly split: PageReport['split'];
  readonly textRegions: readonly TextRegion[] | null;
}

/** Enough to know where text is, not where its lines end; a seam that lines may cross asks for more. */
const COARSE_DETECTION_SIDE = 480;
const SEAM_DETECTION_SIDE = 640;

/** The upright pages of one picture: cut out, split, turned, straightened, measured. `index` counts from `firstIndex`. */
export async function* imagePages(picture: Raster, origin: Origin, firstIndex: number): AsyncGenerator<Page> {
  const { turned, ...where } = origin;
  let index = firstIndex;
  for (const part of await partsOf(picture)) {
    const { turn, skew, ...page } = await uprightPage(part.raster, part.textRegions, {
      width: picture.width,
      height: picture.height,
      outline: part.rectified,
    });
    const { raster } = page;
    yield {
      ...page,
      textLayer: null,
      report: {
        ...where,
        index: index++,
        width: raster.width,
        height: raster.height,
        orientation: ((turned + turn) % 360) as QuarterTurn,
        skew,
        rectified: part.rectified,
        split: part.split,
        quality: page.quality,
        textLayerAgreement: null,
      },
    };
  }
}

/** The documents on a picture; the whole picture when there is any doubt where a document ends. */
async function partsOf(picture: Raster): Promise<Part[]> {
  const candidates = await documentCandidates(picture);
  if (candidates.islands.length + candidates.outlines.length + candidates.halves.length > 0) {
    const side = candidates.halves.length > 0 ? SEAM_DETECTION_SIDE : COARSE_DETECTION_SIDE;
    const quads = chooseDocuments(candidates, await detectText(picture, side));
    if (quads.length > 0)
      return quads.map((quad, i) => ({
        raster: straighten(picture, quad),
        rectified: quad,
        split: quads.length > 1 ? { part: i + 1, of: quads.length, region: boundingBox(quad) } : null,
        textRegions: null,
      }));
  }
  return [
    {
      raster: picture,
      rectified: null,
      split: null,
      textRegions: await detectText(picture, detectionSide(picture)),
    },
  ];
}
