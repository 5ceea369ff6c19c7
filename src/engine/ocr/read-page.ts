import type { MachineReadableZone, ReadPage, TextLine } from '../../contract/pages.ts';
import type { ReadingSettings } from '../../contract/config.ts';
import { lazily } from '../lazily.ts';
import { besideText } from '../raster/beside-text.ts';
import type { Page, Raster, TextSpan } from '../raster/page.ts';
import { withBarLetters } from './bar-letters.ts';
import { findBarcodes } from './barcodes.ts';
import { detectionSide, isCardShaped } from './detection-size.ts';
import { withLegibility } from './legibility.ts';
import type { LineReader } from './line-reader.ts';
import { findMarks } from './marks/find-marks.ts';
import { inkOf } from './marks/ink.ts';
import { likelyRows } from './mrz/likely-rows.ts';
import { zoneReader } from './mrz/read-zone.ts';
import { mostlyInside, withZoneLines } from './mrz/zone-lines.ts';
import { zoneOfText } from './mrz/zone-of-text.ts';
import { detectText } from './ppocr/detect.ts';
import { readLayered, readRegions } from './read-lines.ts';
import { lineReader } from './readers.ts';
import { inReadingOrder } from './reading-order.ts';
import { withoutStruck } from './forms/struck.ts';
import { withSecondReadings, type FirstReading } from './second-reading.ts';
import type { LookForText } from './text-layer/agreement.ts';

/**
 * Reads a page: lines in reading order, machine-readable zone, barcodes and marks. Lines come from the first reader, or
 * from a PDF's text layer if it agrees with what the page shows; doubtful key lines are also read by the second reader.
 *
 * @throws StationError ENGINE_UNAVAILABLE when a model is missing.
 */
export async function readPage(page: Page, settings: ReadingSettings): Promise<ReadPage> {
  const { raster } = page;
  const codes = findBarcodes(raster);
  // Prevents an unhandled rejection; awaited below.
  codes.catch(() => undefined);
  const first = lineReader(settings.primary);
  const { fromLayer, fromPicture, mrz, agreement } = page.textLayer
    ? await readLayeredPage(raster, page.textLayer, first)
    : { fromLayer: [], agreement: null, ...(await readPicture(page, first)) };
  const printed = mrz ? fromPicture.filter(({ line }) => !mostlyInside(line.box, mrz.box)) : fromPicture;
  const { secondary } = settings;
  // The second reader has its own thread: ink is searched for meanwhile.
  const [read, barcodes, ink] = await Promise.all([
    secondary === 'none' || secondary === settings.primary
      ? printed.map((reading) => reading.line)
      : withSecondReadings(printed, lineReader(secondary)),
    codes,
    inkOf(raster),
  ]);

  const all = [...fromLayer, ...withBarLetters(printed, read)];
  const asPrinted = mrz ? withZoneLines(all, mrz) : inReadingOrder(all);
  const quality = withLegibility(page.report.quality, asPrinted);
  // Patterns of cards and passports run through their words.
  const isPatterned = page.textLayer === null && (mrz !== null || isCardShaped(raster));
  const lines = isPatterned ? asPrinted : withoutStruck(raster, asPrinted);
  return {
    report: { ...page.report, textLayerAgreement: agreement, quality },
    lines,
    mrz,
    barcodes,
    marks: findMarks(ink, lines),
  };
}

interface PictureReading {
  readonly fromPicture: FirstReading[];
  readonly mrz: MachineReadableZone | null;
}

/** Rows of a zone are read by the MRZ model only, as long as the resulting zone is valid. */
async function readPicture({ raster, textRegions }: Page, first: LineReader): Promise<PictureReading> {
  const regions = textRegions ?? (await detectText(raster, detectionSide(raster)));
  const rows = await likelyRows(raster, regions);
  const others = await readRegions(
    raster,
    regions.filter((region) => !rows.has(region)),
    first,
  );
  const readZone = zoneReader(raster);
  const mrz = await readZone([...others.map(({ line }) => line), ...rows.values()]);
  if (rows.size === 0 || mrz?.valid) return { fromPicture: others, mrz };
  const fromPicture = [...others, ...(await readRegions(raster, [...rows.keys()], first))];
  return { fromPicture, mrz: await readZone(fromPicture.map(({ line }) => line)) };
}

async function readLayeredPage(
  raster: Raster,
  layer: readonly TextSpan[],
  first: LineReader,
): Promise<PictureReading & { fromLayer: TextLine[]; agreement: number }> {
  const whole = lazily(() => detectText(raster, detectionSide(raster)));
  const look: LookForText = async (known) => {
    const beside = known && besideText(raster, known);
    return beside ? detectText(raster, detectionSide(raster), beside) : whole();
  };
  const read = await readLayered(raster, layer, look, first);
  const lines = [...read.fromLayer, ...read.fromPicture.map(({ line }) => line)];
  return { ...read, mrz: zoneOfText(read.fromLayer) ?? (await zoneReader(raster)(lines)) };
}
