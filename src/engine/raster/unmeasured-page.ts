import type { PageReport } from '../../contract/pages.ts';

/** What is known of a page, and the height of its text in pixels where that is known. */
type Known = Partial<PageReport> & Pick<PageReport, 'width' | 'height'> & { readonly textHeight?: number };

/** The report of a page without pixels, of which nothing was measured: one page, upright and readable, unless something else is known. */
export const unmeasuredPage = ({ textHeight, ...known }: Known): PageReport => ({
  index: 0,
  file: 0,
  pageInFile: 0,
  source: 'image',
  dpi: null,
  orientation: 0,
  skew: 0,
  rectified: null,
  split: null,
  quality: {
    width: known.width,
    height: known.height,
    sharpness: 1,
    glare: 0,
    brightness: 1,
    cutOff: [],
    textHeight: textHeight ?? null,
    readable: true,
    warnings: [],
  },
  textLayerAgreement: null,
  ...known,
});
