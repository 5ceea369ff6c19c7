import type { Page, Raster, TextSpan } from '../../raster/page.ts';
import { imagePages } from '../image-pages.ts';
import { measureQuality } from '../quality/measure.ts';
import { openPdf as openStructure } from '../../pdf/file.ts';
import { unfoldsTooFar } from '../../pdf/unfolding.ts';
import { openPdf, pdfLimits } from './client.ts';
import { partByLegibility, withoutThoseUnder } from './legible-spans.ts';
import type { RenderedPdfPage } from './messages.ts';
import type { QuarterTurn } from '../turn.ts';
import { shownLayers } from './shown-layer.ts';
import { mayHaveTurnedFigures } from './turned-figures.ts';

/** With fewer characters a text layer is a page number or a scanner's stamp, not the page. */
const MIN_LAYER_CHARACTERS = 20;

/**
 * The pages of a PDF: those whose text people see as it stands upright, scans like any other picture, also where a scanner put
 * what it read out of sight (ADR 138) and where figures stand beside a word that runs from right to left (ADR 545).
 */
export async function* pdfPages(
  bytes: Uint8Array,
  where: { fileIndex: number; firstPageIndex: number },
): AsyncGenerator<Page> {
  const structure = openStructure(bytes);
  if (structure && unfoldsTooFar(structure)) throw pdfLimits();
  const pdf = await openPdf(bytes);
  try {
    const layerOf = shownLayers(structure);
    let index = where.firstPageIndex;
    for (let pageInFile = 0; pageInFile < pdf.pages; pageInFile++) {
      const { shown, coveredOn, readOnPictures } = layerOf(pageInFile);
      const rendered = await pdf.render(pageInFile, !shown);
      const ahead = pdf.pages - 1 - pageInFile;
      const origin = { file: where.fileIndex, pageInFile, source: 'pdf', dpi: rendered.dpi } as const;
      const { data, width, height, spans, dpi } = rendered;
      // What a scanner's program put out of sight is its reading of the page, and nobody's secret.
      const render = { width, height, orientation: rendered.turned };
      const { legible, illegible } = shown
        ? partByLegibility(
            withoutThoseUnder(readOnPictures(render), spans),
            { data, width, height },
            dpi,
            coveredOn(render),
          )
        : { legible: [], illegible: [] };
      if (isTextLayer(legible) && !legible.some(mayHaveTurnedFigures)) {
        yield { ...layeredPage({ ...rendered, spans: legible }, origin, index++), illegible, ahead };
        continue;
      }
      for await (const page of imagePages(rendered, { ...origin, turned: rendered.turned }, index)) {
        index++;
        yield { ...page, illegible, ahead: page.ahead + ahead };
      }
    }
  } finally {
    pdf.close();
  }
}

/**
 * Some pages of a PDF as they look, for whoever reads a part of them.
 *
 * @throws StationError ENCRYPTED_DOCUMENT, DAMAGED_DOCUMENT, DOCUMENT_TOO_COMPLEX
 */
export async function* renderedPages(
  bytes: Uint8Array,
  indexes: readonly number[],
): AsyncGenerator<{ pageInFile: number; raster: Raster; orientation: QuarterTurn }> {
  const structure = openStructure(bytes);
  if (structure && unfoldsTooFar(structure)) throw pdfLimits();
  const pdf = await openPdf(bytes);
  try {
    for (const pageInFile of indexes.filter((index) => index < pdf.pages)) {
      const { data, width, height, turned } = await pdf.render(pageInFile, false);
      yield { pageInFile, raster: { data, width, height }, orientation: turned };
    }
  } finally {
    pdf.close();
  }
}

const isTextLayer = (spans: readonly TextSpan[]): boolean =>
  spans.reduce((sum, span) => sum + span.text.replace(/\s/g, '').length, 0) >= MIN_LAYER_CHARACTERS;

function layeredPage(
  {
    data,
    width,
    height,
    spans,
    turned,
  }: Omit<RenderedPdfPage, 'spans'> & { readonly spans: readonly TextSpan[] },
  origin: { file: number; pageInFile: number; source: 'pdf'; dpi: number },
  index: number,
): Omit<Page, 'ahead'> {
  const raster = { data, width, height };
  return {
    raster,
    textLayer: spans,
    report: {
      ...origin,
      index,
      width,
      height,
      orientation: turned,
      skew: 0,
      rectified: null,
      split: null,
      quality: measureQuality(raster, [], null),
      textLayerAgreement: null,
    },
  };
}
