import type { PageReport } from '../../contract/pages.ts';
import { DETECTION_SIDE } from '../ocr/detection-size.ts';
import { detectText } from '../ocr/ppocr/detect.ts';
import type { Page, Raster } from '../page.ts';
import { findOrientation } from './orientation.ts';
import { measureQuality } from './quality.ts';
import { findSkew } from './skew.ts';
import { turnRaster, turnRegions, type QuarterTurn } from './turn.ts';

/** Where a picture comes from: what is the same for every page made of it. */
export type Origin = Pick<PageReport, 'file' | 'pageInFile' | 'source' | 'dpi'> & {
  /** Turn already applied while decoding (EXIF). */
  readonly turned: QuarterTurn;
};

/** The upright pages of one picture: turned, split, straightened, measured. `index` counts from `firstIndex`. */
export async function* imagePages(picture: Raster, origin: Origin, firstIndex: number): AsyncGenerator<Page> {
  const found = await detectText(picture, DETECTION_SIDE);
  const turn = await findOrientation(picture, found);
  const raster = turnRaster(picture, turn);
  const textRegions = turnRegions(found, picture, turn);
  const { turned, ...where } = origin;
  yield {
    raster,
    textLayer: null,
    textRegions,
    report: {
      ...where,
      index: firstIndex,
      width: raster.width,
      height: raster.height,
      orientation: ((turned + turn) % 360) as QuarterTurn,
      skew: findSkew(textRegions),
      rectified: null,
      split: null,
      quality: measureQuality(raster, textRegions, []),
      textLayerAgreement: null,
    },
  };
}
