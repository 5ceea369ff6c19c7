import type { ReadPage, TextLine } from '../../contract/pages.ts';
import type { ReadingSettings } from '../calls.ts';
import type { Page } from '../page.ts';
import { DETECTION_SIDE } from './detection-size.ts';
import { readZone } from './mrz/read-zone.ts';
import { withZoneLines } from './mrz/zone-lines.ts';
import { toPageLine } from './page-line.ts';
import { cropLine } from './ppocr/crop.ts';
import { detectText } from './ppocr/detect.ts';
import { lineReader } from './readers.ts';
import { inReadingOrder } from './reading-order.ts';

/**
 * Reads a page: its lines in reading order, its machine-readable zone, its barcodes and marks.
 *
 * @throws StationError ENGINE_UNAVAILABLE when a model is missing.
 */
export async function readPage(page: Page, settings: ReadingSettings): Promise<ReadPage> {
  const lines = inReadingOrder(await recogniseLines(page, settings));
  const mrz = await readZone(page.raster, lines);
  return { report: page.report, lines: mrz ? withZoneLines(lines, mrz) : lines, mrz, barcodes: [], marks: [] };
}

async function recogniseLines(page: Page, settings: ReadingSettings): Promise<TextLine[]> {
  const regions = page.textRegions ?? (await detectText(page.raster, DETECTION_SIDE));
  const reader = lineReader(settings.primary);
  const lines: TextLine[] = [];
  for (const { quad } of regions) {
    const crop = cropLine(page.raster, quad);
    const reading = await reader.read(crop);
    if (reading.text.trim() !== '') lines.push(toPageLine(crop, reading, reader.name));
  }
  return lines;
}
