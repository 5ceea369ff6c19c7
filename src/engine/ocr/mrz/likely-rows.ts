import { boundingBox, type Box } from '../../../contract/geometry.ts';
import type { TextLine } from '../../../contract/pages.ts';
import type { Raster, TextRegion } from '../../raster/page.ts';
import { inRange } from '../../math/range.ts';
import { cropLine, sidesOf } from '../line-crop.ts';
import { likeliestText } from './alignment.ts';
import { FILLER, ZONE_FORMATS } from './formats.ts';
import { mrzLineModels, type MrzLineModel } from './line-models.ts';

/** Tolerance of row ends, in widths, and maximum row distance, in heights (chosen on drawn specimens, ADR 401). */
const ROWS = { slack: 0.06, apart: 3.2 } as const;

/** Regions that are certainly rows of a zone, with our own line model's readings. */
export type LikelyRows = ReadonlyMap<TextRegion, TextLine>;

/** Aspect ratio of a detected row: the minimum for 30 characters, the maximum for 44. */
const PROPORTION = { least: 9, most: 34 } as const;
/** Cap on rows tried, from the bottom of the page: lines of a paragraph look alike too. */
const MOST_TRIED = 6;
const MIN_CERTAINTY = 0.85;
const LENGTHS = [...new Set(ZONE_FORMATS.map((format) => format.lineLength))];

interface Row {
  readonly region: TextRegion;
  readonly box: Box;
  readonly height: number;
}

/**
 * Rows that need no general recogniser: two or more long lines in succession, of equal length, in which the MRZ model
 * confidently reads as many characters as a format has, with fillers. It is twenty times as fast.
 */
export async function likelyRows(raster: Raster, regions: readonly TextRegion[]): Promise<LikelyRows> {
  const [model] = mrzLineModels();
  if (model?.name !== 'mrz-line') return new Map();
  const long = regions.flatMap((region): Row[] => {
    const { width, height } = sidesOf(region.quad);
    return inRange(width / height, PROPORTION) ? [{ region, box: boundingBox(region.quad), height }] : [];
  });
  const paired = long
    .filter((row) => long.some((other) => other !== row && areNeighbours(row, other)))
    .sort((a, b) => b.box.y - a.box.y)
    .slice(0, MOST_TRIED);
  const read = new Map<Row, TextLine>();
  for (const row of paired) {
    const line = await readRow(raster, row, model);
    if (line) read.set(row, line);
  }
  const sure = [...read].filter(([row, line]) => {
    const partners = [...read].filter(([other]) => other !== row && areNeighbours(row, other));
    return partners.some(
      ([, partner]) =>
        formatLength(partner.text) === formatLength(line.text) &&
        (line.text + partner.text).includes(FILLER + FILLER),
    );
  });
  return new Map(sure.map(([row, line]) => [row.region, line]));
}

/** Lines of a zone are close together with equal left and right ends. */
function areNeighbours(a: Row, b: Row): boolean {
  const distance = Math.abs(a.box.y + a.box.height / 2 - b.box.y - b.box.height / 2);
  const slack = ROWS.slack * Math.max(a.box.width, b.box.width);
  return (
    distance < ROWS.apart * Math.max(a.height, b.height) &&
    Math.abs(a.box.x - b.box.x) < slack &&
    Math.abs(a.box.x + a.box.width - b.box.x - b.box.width) < slack
  );
}

/** The length of a format, if the text is at most two characters shorter or one longer. */
const formatLength = (text: string): number | null =>
  LENGTHS.find((length) => text.length >= length - 2 && text.length <= length + 1) ?? null;

async function readRow(raster: Raster, { region, box }: Row, model: MrzLineModel): Promise<TextLine | null> {
  const { text, certainty } = likeliestText(await model.read(cropLine(raster, region.quad, model.height)));
  if (formatLength(text) === null || certainty < MIN_CERTAINTY) return null;
  return { text, confidence: certainty, box, quad: region.quad, reader: 'mrz' };
}
