import { message } from '../../../contract/messages/message.ts';
import { FEW_TONES } from '../image/encoding.ts';
import type { ImageEvidence } from '../image/evidence.ts';
import { nothing, type ImageDetector, type Measurement } from '../image/image-detector.ts';
import { onGrids } from './on-grids.ts';
import { oddPlace } from './odd-place.ts';
import { phaseHistory } from './phase-history.ts';
import { ANNEX_K, standardSteps, type StandardSteps } from './standard-table.ts';
import { estimateSteps, isWashedOut } from './step-estimate.ts';
import { shareLackingElsewhere, shareOfKnownTones, type JudgedBlocks } from './tones-elsewhere.ts';
import type { TexturedBlocks } from './textured-blocks.ts';

const MIN_BLOCKS = 250;
/** Minimum frequencies with a known step for a picture to count as previously compressed. */
const MIN_KNOWN = 4;
/**
 * Minimum share of a region's odd blocks whose tones show the history elsewhere: .23 and more for 18 exchanged
 * portraits, below .1 for a lamp under a tone curve.
 */
const KNOWN_TONES = 1 / 6;
/**
 * Maximum share of similar blocks elsewhere that lack the history, too; .02 to .28 for edits of scans and photographs.
 */
const MOST_LACKING = 0.4;

/**
 * Parts of a picture without the JPEG compression history of the rest: typed, painted or pasted in later, then saved as
 * PNG or as JPEG of another quality.
 */
export const foreignBlock: ImageDetector = {
  id: 'foreign-block',
  version: '1',
  group: 'jpeg',
  // Conversion to grey, CMYK or a palette removes the luminance history from coloured areas but not from neutral ones.
  silentOn: [...FEW_TONES, 'grey', 'inks', 'stretched'],
  says: message('pictureFindings.foreignBlock'),
  // Highest of 1,536 conversions of 154 honest pictures: 14.3, under a tone curve.
  strongFrom: 16,
  // Highest of 111 ordinary calibration pictures: 8.9; of 758 of others' designs: 9.2, a brightened photograph.
  strongOnFiguresFrom: 9.6,
  measure: (image) => measureForeign(image),
};

function measureForeign(image: ImageEvidence): Measurement {
  const table = image.coefficients?.table ?? null;
  if (image.jpeg && !table) return nothing('no readable JPEG coefficients');
  const least = (k: number): number => (table ? 1.5 * table[k]! : 2);
  let history: History | null = null;
  for (const { grid, blocks: own } of onGrids(image)) {
    if (own.blocks.length < MIN_BLOCKS) return nothing('too few textured blocks');
    const estimate = estimateOf(image, own, least);
    if (estimate && estimate.dip < (history?.estimate.dip ?? Infinity)) history = { grid, own, estimate };
    if (history?.estimate.dip === 0) break;
  }
  if (!history) return { value: 0, box: null, detail: 'no earlier compression found' };
  const { grid, own, estimate } = history;
  if (isWashedOut(estimate, ANNEX_K, least))
    return {
      value: 0,
      box: null,
      detail: 'an earlier compression was washed out by a codec of another kind',
    };
  const { columns, rows, blocks, places } = own;
  const ratios = phaseHistory(own, halfABlockAway(image, places, table), estimate);
  const cells = new Float32Array(columns * rows);
  const active = new Uint8Array(columns * rows);
  for (let i = 0; i < blocks.length; i++) {
    cells[blocks[i]!] = ratios[i]!;
    active[blocks[i]!] = 1;
  }
  const odd = oddPlace(cells, active, columns, rows);
  if (!odd) return nothing('too few textured places');
  const box = odd.box && { ...odd.box, x: odd.box.x + grid.x, y: odd.box.y + grid.y };
  const judged = box && odd.value > 0 ? judgedBlocks(image, places, ratios) : null;
  const known = box && judged ? shareOfKnownTones(box, judged) : 1;
  if (known < KNOWN_TONES)
    return {
      value: 0,
      box: null,
      detail: `an odd place (${odd.value.toFixed(1)}) of tones that show no history elsewhere (${known.toFixed(2)} do)`,
    };
  const lacking = box && judged ? shareLackingElsewhere(box, judged) : 0;
  const value = odd.value * Math.max(0, 1 - lacking / MOST_LACKING);
  return {
    value,
    box: value > 0 ? box : null,
    cells: { columns, rows, values: cells.map((r) => Math.max(0, r)) },
    detail: `${odd.detail}; ${estimate.known} steps of an earlier compression; ${known.toFixed(2)} of its tones show it elsewhere, ${lacking.toFixed(2)} of blocks like these do not`,
  };
}

function judgedBlocks(image: ImageEvidence, places: Int32Array, ratios: Float32Array): JudgedBlocks {
  const { columns, mean, deviation } = image.blocks();
  const judged = {
    x: new Int32Array(places.length),
    y: new Int32Array(places.length),
    mean: new Float32Array(places.length),
    deviation: new Float32Array(places.length),
    ratio: ratios,
  };
  for (let i = 0; i < places.length; i++) {
    const x = places[i]! % image.width;
    const y = (places[i]! - x) / image.width;
    const cell = Math.min(mean.length - 1, (y >> 3) * columns + (x >> 3));
    judged.x[i] = x;
    judged.y[i] = y;
    judged.mean[i] = mean[cell]!;
    judged.deviation[i] = deviation[cell]!;
  }
  return judged;
}

interface History {
  readonly grid: { readonly x: number; readonly y: number };
  readonly own: TexturedBlocks;
  readonly estimate: StandardSteps;
}

/** Coefficients of the blocks shifted by half a block from those at `places`. */
const halfABlockAway =
  (image: ImageEvidence, places: Int32Array, table: Uint16Array | null) =>
  (from: number, to: number): Float32Array =>
    image.dcts(
      places.subarray(from, to).map((place) => place + 4 * image.width + 4),
      table,
    );

/** Steps of an earlier compression, preferably estimated directly from the coefficients; null if too few are found. */
function estimateOf(
  image: ImageEvidence,
  own: TexturedBlocks,
  least: (k: number) => number,
): StandardSteps | null {
  const { clipped } = own;
  let sure = 0;
  for (let i = 0; i < clipped.length; i++) if (clipped[i] === 0) sure++;
  const enough = sure >= MIN_BLOCKS;
  const seen = estimateSteps(own, !enough, least);
  if (enough && seen.known >= MIN_KNOWN) return { ...seen, dip: 0 };
  const standard = standardSteps(image, own.places, least) ?? { ...seen, dip: 1 };
  return standard.known >= MIN_KNOWN ? standard : null;
}
