import { message } from '../../../contract/messages/message.ts';
import { FEW_TONES } from '../image/encoding.ts';
import { windowSums } from '../image/block-statistics.ts';
import { nothing, type ImageDetector, type Measurement } from '../image/image-detector.ts';
import { boxOfBlocks, largestGroup, type BlockGroup, type GroupOptions } from '../image/largest-group.ts';
import { exactHistory } from './exact-history.ts';
import { onGrids } from './on-grids.ts';
import type { TexturedBlocks } from './textured-blocks.ts';

/** Blocks around one, a side, of which most must lack the history; and so many of them must tell. */
const AROUND = 5;
const MIN_AROUND = 8;
const MOSTLY = 0.7;
/** Blocks that tell, of the place and of the rest. */
const MIN_INSIDE = 60;
const MIN_OUTSIDE = 150;
/** Blocks along the rim of the place, which it shares with the rest. */
const RIM = 2;
/** A place of a larger share of the picture is no patch but a picture on a ground. */
const LARGEST = 0.4;
/** Share of the picture's width and height over which the history must spread: a portrait that was kept as a JPEG and drawn on a fresh card spreads over less. */
const SPREAD = 0.6;
/** … once so many of its blocks at each end are left out. */
const ENDS = 0.02;
/** A block elsewhere that lacks the history weighs as much against the place as so many of its own for it. */
const ELSEWHERE = 20;

/**
 * One compact place that did not go through the compression that every other block of the picture did, print and pattern alike: what
 * was laid over a JPEG that was then saved without loss, or more finely, as an exchanged portrait. Unlike `foreign-block`, it asks that the
 * history is exact everywhere else: a curve of tones, sharpening or another codec leaves no such page.
 */
export const withoutHistory: ImageDetector = {
  id: 'without-history',
  version: '1',
  group: 'jpeg',
  // Where colours became grey or tones were pulled apart, coloured places lose the history that neutral ones keep.
  silentOn: [...FEW_TONES, 'grey', 'inks', 'stretched'],
  says: message('pictureFindings.withoutHistory'),
  // Of 392 honest pictures of 20 ways of saving and changing colours the highest was 0.03; of edits found none lay below 0.52.
  strongFrom: 0.5,
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

/** 1 where most blocks around that tell lack the history. */
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

/** Blocks that tell inside of a place and outside of its rim, and over how much of the picture those with the history spread. */
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

/** Share of the places between which all but the ends of what is counted lie. */
function extentOf(counts: Uint32Array): number {
  const all = counts.reduce((sum, n) => sum + n, 0);
  if (all === 0) return 0;
  const placeOf = (share: number): number => {
    let sum = 0;
    return counts.findIndex((n) => (sum += n) >= share * all);
  };
  return (placeOf(1 - ENDS) - placeOf(ENDS)) / counts.length;
}
