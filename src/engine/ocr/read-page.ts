import type { ReadPage, TextLine } from '../../contract/pages.ts';
import type { ReadingSettings } from '../calls.ts';
import type { Page } from '../page.ts';
import { findBarcodes } from './barcodes.ts';
import { detectionSide } from './detection-size.ts';
import { withLegibility } from './legibility.ts';
import { findMarks } from './marks/find-marks.ts';
import { readZone } from './mrz/read-zone.ts';
import { mostlyInside, withZoneLines } from './mrz/zone-lines.ts';
import { detectText } from './ppocr/detect.ts';
import { readLayered, readRegions } from './read-lines.ts';
import { lineReader } from './readers.ts';
import { inReadingOrder } from './reading-order.ts';
import { withSecondReadings } from './second-reading.ts';

/**
 * Reads a page: its lines in reading order, its machine-readable zone, its barcodes and marks. Lines come from the
 * first reader, or from a PDF's text layer that agrees with what the page shows; doubtful key lines are shown to the
 * second reader as well.
 *
 * @throws StationError ENGINE_UNAVAILABLE when a model is missing.
 */
export async function readPage(page: Page, settings: ReadingSettings): Promise<ReadPage> {
  const { raster } = page;
  const regions = page.textRegions ?? (await detectText(raster, detectionSide(raster)));
  const first = lineReader(settings.primary);
  const { fromLayer, fromPicture, agreement } = page.textLayer
    ? await readLayered(raster, page.textLayer, regions, first)
    : { fromLayer: [], fromPicture: await readRegions(raster, regions, first), agreement: null };

  const mrz = await readZone(raster, [...fromLayer, ...fromPicture.map((reading) => reading.line)]);
  const printed = mrz ? fromPicture.filter(({ line }) => !mostlyInside(line.box, mrz.box)) : fromPicture;
  const { secondary } = settings;
  const read: TextLine[] =
    secondary === 'none' || secondary === settings.primary
      ? printed.map((reading) => reading.line)
      : await withSecondReadings(printed, lineReader(secondary));

  const all = [...fromLayer, ...read];
  const lines = mrz ? withZoneLines(all, mrz) : inReadingOrder(all);
  const quality = withLegibility(page.report.quality, lines);
  return {
    report: { ...page.report, textLayerAgreement: agreement, quality },
    lines,
    mrz,
    barcodes: await findBarcodes(raster),
    marks: await findMarks(raster, lines),
  };
}
