import type { PageReport } from '../../contract/pages.ts';
import type { Page, Raster } from '../raster/page.ts';
import { partsOf } from './picture-parts.ts';
import { uprightPage } from './upright-page.ts';
import type { QuarterTurn } from './turn.ts';

/** Where a picture comes from: what is the same for every page made of it. */
export type Origin = Pick<PageReport, 'file' | 'pageInFile' | 'source' | 'dpi'> & {
  /** Turn already applied while decoding (EXIF). */
  readonly turned: QuarterTurn;
};

/** The upright pages of one picture: cut out, split, turned, straightened, measured. `index` counts from `firstIndex`. */
export async function* imagePages(picture: Raster, origin: Origin, firstIndex: number): AsyncGenerator<Page> {
  const { turned, ...where } = origin;
  const parts = await partsOf(picture);
  for (const [place, part] of parts.entries()) {
    const { turn, skew, ...page } = await uprightPage(part.raster, part.textRegions, {
      width: picture.width,
      height: picture.height,
      outline: part.rectified,
    });
    const { raster } = page;
    yield {
      ...page,
      ahead: parts.length - 1 - place,
      textLayer: null,
      report: {
        ...where,
        index: firstIndex + place,
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
