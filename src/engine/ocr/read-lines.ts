import type { TextLine } from '../../contract/pages.ts';
import type { Raster, TextRegion, TextSpan } from '../raster/page.ts';
import { readFormLine } from './forms/read-form-line.ts';
import { certaintyOfLetters, type LineReader, type LineReading } from './line-reader.ts';
import { toPageLine } from './page-line.ts';
import { cropLine, type LineCrop } from './line-crop.ts';
import type { FirstReading } from './second-reading.ts';
import { mapConcurrent } from './map-concurrent.ts';
import { compareLayer, type LookForText } from './text-layer/agreement.ts';
import { layerLines } from './text-layer/layer-lines.ts';

/** Below this agreement a text layer is not what the page shows. */
const TRUSTED_AGREEMENT = 0.7;

/** Reads every region of a page, in order; regions without text are left out. */
export async function readRegions(
  raster: Raster,
  regions: readonly TextRegion[],
  reader: LineReader,
): Promise<FirstReading[]> {
  const readings = await mapConcurrent(regions, ({ quad }) => readLine(cropLine(raster, quad), reader));
  return readings.filter((reading) => reading !== null);
}

async function readLine(asCut: LineCrop, reader: LineReader): Promise<FirstReading | null> {
  const { crop, shown, reading } = await readFormLine(asCut, reader);
  if (reading.text.trim() === '') return null;
  return {
    line: toPageLine(crop, reading, reading.reader ?? reader.name),
    crop,
    shown,
    weakest: weakestOf(reading),
    certainty: reading.certainty,
  };
}

/** Blanks are ignored: they are always uncertain. */
function weakestOf(reading: LineReading): number {
  const letters = certaintyOfLetters(reading);
  return letters.length > 0 ? Math.min(...letters) : reading.confidence;
}

/** Lines of a page with a text layer: the layer's where the page agrees, else those read from the picture. */
export async function readLayered(
  raster: Raster,
  spans: readonly TextSpan[],
  look: LookForText,
  reader: LineReader,
): Promise<{ fromLayer: TextLine[]; fromPicture: FirstReading[]; agreement: number }> {
  const { agreement, lines, added } = await compareLayer(raster, layerLines(spans), look, reader);
  if (agreement < TRUSTED_AGREEMENT)
    return { fromLayer: [], fromPicture: await readRegions(raster, await look(null), reader), agreement };
  return { fromLayer: [...lines, ...added], fromPicture: [], agreement };
}
