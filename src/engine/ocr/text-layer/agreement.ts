import { boundingBox, sharedArea, type Box, type Quad } from '../../../contract/geometry.ts';
import type { TextLine } from '../../../contract/pages.ts';
import { contrastIn, MIN_INK_CONTRAST } from '../../raster/box-contrast.ts';
import type { Raster, TextRegion } from '../../raster/page.ts';
import { readFormLine } from '../forms/read-form-line.ts';
import type { LineReader } from '../line-reader.ts';
import { toPageLine } from '../page-line.ts';
import { cropLine } from '../line-crop.ts';
import { mapConcurrent } from '../map-concurrent.ts';
import type { Layer } from './layer-lines.ts';
import { similarity } from './similarity.ts';

/** Minimum confidence of a reading compared with the text layer (chosen on drawn specimens, ADR 401). */
const READ = 0.6;
/** Shares of a box: inside another, and the maximum of an uncovered region that lines of the layer cover. */
const MOSTLY = 0.5;
const UNCOVERED = 0.34;
/** Share of the sample reserved for lines with digits. */
const WITH_FIGURES = 0.75;
/** Margin around a line, as a share of its height. */
const AROUND = 0.12;

/** Number of layer lines that are also read from the picture. */
const SAMPLE = 16;
/** Maximum lines read that the page shows but the layer lacks (logos, stamps, pasted pictures). */
const MAX_UNCOVERED = 60;
/** Similarity from which readings differ only by OCR errors. */
const SAME = 0.85;
const DIFFERENT = 0.6;
/** Confidence from which a reading of the picture is what people see. */
const CLEAR = 0.8;

/** Detects text on a page; given known lines, if possible only text besides them. */
export type LookForText = (known: readonly TextLine[] | null) => Promise<readonly TextRegion[]>;

export interface LayerComparison {
  /** Share of the layer's text that the page shows and that reads the same, 0–1. */
  readonly agreement: number;
  /** The layer's visible lines, except those that the picture clearly contradicts. */
  readonly lines: TextLine[];
  /** Lines that the picture shows but the layer lacks or contradicts. */
  readonly added: TextLine[];
}

/**
 * Compares a text layer with the rendered page: is each line visible, does a sample (lines with digits first) read the
 * same, and what does the page show that the layer lacks? People see the page: where it clearly contradicts the layer,
 * or the layer contradicts itself, the page is read.
 *
 * @param look detects text on the page: all of it, or (given the layer's lines) at least everything else
 */
export async function compareLayer(
  raster: Raster,
  { lines: layer, contested }: Layer,
  look: LookForText,
  reader: LineReader,
): Promise<LayerComparison> {
  const visible = layer.filter((line) => contrastIn(raster, line.box) >= MIN_INK_CONTRAST);
  const length = (lines: readonly TextLine[]): number =>
    lines.reduce((sum, line) => sum + line.text.length, 0);
  const visibleShare = layer.length === 0 ? 1 : length(visible) / Math.max(1, length(layer));

  let same = 0;
  const hidden: Box[] = [...contested];
  const sample = sampleOf(visible);
  const readings = await mapConcurrent(sample, ({ box }) =>
    readFormLine(cropLine(raster, quadAround(box)), reader),
  );
  for (const [i, line] of sample.entries()) {
    const seen = readings[i]!.reading;
    const likeness = similarity(line.text, seen.text);
    same += likeness >= SAME ? 1 : likeness;
    if (likeness < DIFFERENT && seen.confidence > CLEAR) hidden.push(line.box);
  }

  // If the layer is contradicted, also detect the text it claims.
  const regions = await look(hidden.length > 0 ? null : visible);
  const added: TextLine[] = [];
  const contradicted = regions.filter(({ quad }) => hidden.some((box) => isMostlyIn(box, boundingBox(quad))));
  const lines = visible.filter(
    ({ box }) => !contradicted.some(({ quad }) => isMostlyIn(box, boundingBox(quad))),
  );
  const beside = uncovered(regions, visible).filter((region) => !contradicted.includes(region));
  const looked = [...contradicted, ...beside].slice(0, MAX_UNCOVERED);
  const seenBeside = await mapConcurrent(looked, ({ quad }) => readFormLine(cropLine(raster, quad), reader));
  for (const [i, { crop, reading: seen }] of seenBeside.entries()) {
    if (seen.confidence <= READ || seen.text.trim() === '') continue;
    if (repeats(seen.text, looked[i]!, lines)) continue;
    added.push(toPageLine(crop, seen, reader.name));
  }
  return {
    agreement: visibleShare * (sample.length === 0 ? 1 : same / sample.length),
    lines,
    added,
  };
}

const isMostlyIn = (box: Box, around: Box): boolean =>
  sharedArea(box, around) > MOSTLY * box.width * box.height;

/** A region wider than its text (reaching into a cell's rules) repeats the layer's lines inside it. */
function repeats(seen: string, { quad }: TextRegion, lines: readonly TextLine[]): boolean {
  const region = boundingBox(quad);
  const inside = lines.filter(({ box }) => isMostlyIn(box, region)).sort((a, b) => a.box.x - b.box.x);
  return inside.length > 0 && similarity(inside.map(({ text }) => text).join(' '), seen) >= SAME;
}

/** Lines with digits are the likeliest to be altered; the rest is sampled evenly over the page. */
function sampleOf(lines: readonly TextLine[]): TextLine[] {
  const long = lines.filter((line) => line.text.length >= 4 && line.box.width > line.box.height);
  const spread = (from: readonly TextLine[], count: number): TextLine[] =>
    from.length <= count
      ? [...from]
      : Array.from({ length: count }, (_, i) => from[Math.floor((i * from.length) / count)]!);
  const figures = spread(
    long.filter((line) => /\d/.test(line.text)),
    SAMPLE * WITH_FIGURES,
  );
  const words = spread(
    long.filter((line) => !/\d/.test(line.text)),
    SAMPLE - figures.length,
  );
  return [...figures, ...words];
}

function quadAround({ x, y, width, height }: Box): Quad {
  const margin = AROUND * height;
  return [
    { x: x - margin, y: y - margin },
    { x: x + width + margin, y: y - margin },
    { x: x + width + margin, y: y + height + margin },
    { x: x - margin, y: y + height + margin },
  ];
}

/** Regions of which the layer's lines cover less than a third. */
function uncovered(regions: readonly TextRegion[], lines: readonly TextLine[]): TextRegion[] {
  return regions.filter(({ quad }) => {
    const box = boundingBox(quad);
    const covered = lines.reduce((sum, line) => sum + sharedArea(box, line.box), 0);
    return covered < UNCOVERED * box.width * box.height;
  });
}
