import { message } from '../../../contract/messages/message.ts';
import { FEW_TONES } from '../image/encoding.ts';
import { windowSums } from '../image/block-statistics.ts';
import { nothing, type ImageDetector, type Measurement } from '../image/image-detector.ts';
import { boxOfBlocks, largestGroup, type BlockGroup, type GroupOptions } from '../image/largest-group.ts';
import { exactHistory } from './exact-history.ts';
import { onGrids } from './on-grids.ts';
import type { TexturedBlocks } from './textured-blocks.ts';

/**
 * Side of the window around a block, its minimum informative blocks, and the share of these that must lack the history.
 */
const AROUND = 5;
const MIN_AROUND = 8;
const MOSTLY = 0.7;
/** Minimum informative blocks inside a region and outside. */
const MIN_INSIDE = 60;
const MIN_OUTSIDE = 150;
/** Blocks along a region's border, which may belong to either side. */
const RIM = 2;
/** Maximum share of the picture; a larger region is a picture on a background. */
const LARGEST = 0.4;
/**
 * Minimum share of the picture's width and height over which the history must extend: a portrait kept as JPEG on a
 * newly drawn card covers less.
 */
const SPREAD = 0.6;
/** Share of blocks ignored at each end when the extent is measured. */
const ENDS = 0.02;
/** Weight of a block elsewhere without the history, against one in the region. */
const ELSEWHERE = 20;

/**
 * One compact region without the compression history that every other block has, print and pattern alike: pasted over a
 * JPEG that was then saved losslessly or at higher quality, such as an exchanged portrait. Unlike `foreign-block` it
 * needs an exact history everywhere else, which tone curves, sharpening and other codecs do not leave.
 */
export const withoutHistory: ImageDetector = {
  id: 'without-history',
  version: '1',
  group: 'jpeg',
  // Conversion to grey and stretched tones remove the history from coloured areas but not from neutral ones.
  silentOn: [...FEW_TONES, 'grey', 'inks', 'stretched'],
  says: message('pictureFindings.withoutHistory'),
  // Highest of 392 honest pictures in 20 ways of saving and converting colours: 0.03; of 250 more, a scan of a tinted box: 0.56.
  strongFrom: 0.6,
  measure: (image) => {
    const table = image.coefficients?.table ?? null;
    if (image.jpeg && !table) return nothing('no readable JPEG coefficients');
    let best = nothing('too few textured blocks');
    for (const { grid, blocks } of onGrids(image)) {
      const one = measureOn(blocks, grid, table);
      if ((one.value ?? -1) > (best.value ?? -1)) best = one;
    }
    return best;
  },
};

function measureOn(
  own: TexturedBlocks,
  grid: { readonly x: number; readonly y: number },
  table: ArrayLike<number> | null,
): Measurement {
  const history = exactHistory(own, table);
  if (!history) return { value: 0, box: null, detail: 'no earlier compression found' };
  const { columns, rows, blocks } = own;
  const told = new Uint8Array(columns * rows);
  const odd = new Uint8Array(columns * rows);
  for (let i = 0; i < blocks.length; i++) {
    told[blocks[i]!] = history.ratios[i] === 0 ? 0 : 1;
    odd[blocks[i]!] = history.ratios[i]! > 0 ? 1 : 0;
  }
  const place = largestGroup(mostlyOdd(told, odd, { columns, rows }), { columns, rows });
  const { inside, outside, spread } = countAround(place, told, odd, columns, rows);
  const area = (place.x1 - place.x0 + 1) * (place.y1 - place.y0 + 1);
  const counts =
    place.size > 0 &&
    area < LARGEST * columns * rows &&
    inside.told >= MIN_INSIDE &&
    outside.told >= MIN_OUTSIDE &&
    spread >= SPREAD;
  const value = counts ? Math.max(0, inside.odd / inside.told - (ELSEWHERE * outside.odd) / outside.told) : 0;
  const box = boxOfBlocks(place);
  return {
    value,
    box: value > 0 ? { ...box, x: box.x + grid.x, y: box.y + grid.y } : null,
    detail: `a compression of quality ${history.quality}, which spreads over ${spread.toFixed(2)} of the picture, is missing from ${inside.odd} of ${inside.told} blocks of a place and from ${outside.odd} of ${outside.told} elsewhere`,
  };
}

/** 1 where most informative blocks around lack the history. */
function mostlyOdd(told: Uint8Array, odd: Uint8Array, { columns, rows }: GroupOptions): Uint8Array {
  const toldAround = windowSums(told, columns, rows, AROUND, AROUND);
  const oddAround = windowSums(odd, columns, rows, AROUND, AROUND);
  const middle = (AROUND >> 1) * (columns + 1);
  const on = new Uint8Array(columns * rows);
  for (let w = 0; w + middle < on.length; w++)
    if (toldAround[w]! >= MIN_AROUND && oddAround[w]! >= MOSTLY * toldAround[w]!) on[w + middle] = 1;
  return on;
}

interface Counted {
  told: number;
  odd: number;
}

/** Informative blocks inside a region and outside its border, and the extent of those with the history. */
function countAround(
  place: BlockGroup,
  told: Uint8Array,
  odd: Uint8Array,
  columns: number,
  rows: number,
): { inside: Counted; outside: Counted; spread: number } {
  const inside = { told: 0, odd: 0 };
  const outside = { told: 0, odd: 0 };
  const [across, along] = [new Uint32Array(columns), new Uint32Array(rows)];
  for (let r = 0, b = 0; r < rows; r++)
    for (let c = 0; c < columns; c++, b++) {
      if (told[b] === 0) continue;
      const away = Math.max(place.x0 - c, c - place.x1, place.y0 - r, r - place.y1);
      const of = away <= 0 ? inside : away > RIM ? outside : null;
      if (!of) continue;
      of.told++;
      of.odd += odd[b]!;
      if (odd[b] === 1) continue;
      across[c]!++;
      along[r]!++;
    }
  return { inside, outside, spread: Math.min(extentOf(across), extentOf(along)) };
}

/** Extent of the counts as a share of the length, without the outermost `ENDS`. */
function extentOf(counts: Uint32Array): number {
  const all = counts.reduce((sum, n) => sum + n, 0);
  if (all === 0) return 0;
  const placeOf = (share: number): number => {
    let sum = 0;
    return counts.findIndex((n) => (sum += n) >= share * all);
  };
  return (placeOf(1 - ENDS) - placeOf(ENDS)) / counts.length;
}
