import type { ReadPage, TextLine } from '../../contract/pages.ts';
import type { ReadingSettings } from '../calls.ts';
import type { Page, Raster, TextRegion, TextSpan } from '../page.ts';
import { findBarcodes } from './barcodes.ts';
import { DETECTION_SIDE } from './detection-size.ts';
import { withLegibility } from './legibility.ts';
import type { LineReader } from './line-reader.ts';
import { readZone } from './mrz/read-zone.ts';
import { withZoneLines } from './mrz/zone-lines.ts';
import { toPageLine } from './page-line.ts';
import { cropLine } from './ppocr/crop.ts';
import { detectText } from './ppocr/detect.ts';
import { lineReader } from './readers.ts';
import { inReadingOrder } from './reading-order.ts';
import { compareLayer } from './text-layer/agreement.ts';
import { layerLines } from './text-layer/layer-lines.ts';

/** Below this a text layer is not what the page shows. */
const TRUSTED_AGREEMENT = 0.7;

/**
 * Reads a page: its lines in reading order, its machine-readable zone, its barcodes and marks.
 *
 * @throws StationError ENGINE_UNAVAILABLE when a model is missing.
 */
export async function readPage(page: Page, settings: ReadingSettings): Promise<ReadPage> {
  const regions = page.textRegions ?? (await detectText(page.raster, DETECTION_SIDE));
  const reader = lineReader(settings.primary);
  const { lines: read, agreement } = page.textLayer
    ? await readLayeredPage(page.raster, page.textLayer, regions, reader)
    : { lines: await readLines(page.raster, regions, reader), agreement: null };
  const mrz = await readZone(page.raster, read);
  const lines = mrz ? withZoneLines(read, mrz) : inReadingOrder(read);
  return {
    report: {
      ...page.report,
      textLayerAgreement: agreement,
      quality: withLegibility(page.report.quality, lines),
    },
    lines,
    mrz,
    barcodes: await findBarcodes(page.raster),
    marks: [],
  };
}

async function readLines(
  raster: Raster,
  regions: readonly TextRegion[],
  reader: LineReader,
): Promise<TextLine[]> {
  const lines: TextLine[] = [];
  for (const { quad } of regions) {
    const crop = cropLine(raster, quad);
    const reading = await reader.read(crop);
    if (reading.text.trim() !== '') lines.push(toPageLine(crop, reading, reader.name));
  }
  return lines;
}

/** The text layer where the page shows what it says, the picture where it does not. */
async function readLayeredPage(
  raster: Raster,
  layer: readonly TextSpan[],
  regions: readonly TextRegion[],
  reader: LineReader,
): Promise<{ lines: TextLine[]; agreement: number }> {
  const { agreement, lines, added } = await compareLayer(raster, layerLines(layer), regions, reader);
  if (agreement < TRUSTED_AGREEMENT) return { lines: await readLines(raster, regions, reader), agreement };
  return { lines: [...lines, ...added], agreement };
}
