import { message } from '../../../contract/messages/message.ts';
import { FEW_TONES } from '../image/encoding.ts';
import type { ImageEvidence } from '../image/evidence.ts';
import { median, quantile } from '../../math/quantile.ts';
import { nothing, type ImageDetector } from '../image/image-detector.ts';
import { boxOfBlocks, largestGroup, type BlockGroup } from '../image/largest-group.ts';
import { countOf, mask } from '../image/mask.ts';
import { isRendering } from '../image/rendering.ts';
import { blocksAround } from './blocks-around.ts';

/** Deviation of luminance below which all pixels of a block are alike. */
const EVEN = 0.05;
/** Luminance of paper and paint that a picture can still tell from white and black: those have no grain to lose. */
const [DARKEST, LIGHTEST] = [20, 250];
/** So many even blocks together are no chance … */
const MIN_SIZE = 3;
/** … where all but this share of the blocks around them have so much grain. */
const [BUT, GRAIN] = [0.05, 0.5];
/** Share of even blocks in a picture from which they are its habit: drawings, strong compression, screens. */
const COMMON = 0.02;
/** Share of a picture's even blocks that a patch must hold: one of many small ones is chance, too. */
const OF_ALL = 0.1;
/** Blocks around on each side that a patch is compared with, how like its tone they are, and how many are needed. */
const REACH = 8;
const LIKE_TONE = 12;
const MIN_AROUND = 60;
/** Blocks between a patch and the rim of the picture … */
const RIM = 3;
/** … and beyond the patch, within which the grain must be back at so much of its usual strength: gloss fades. */
const BACK = 0.75;
/** Gradient up to which a block holds paper. */
const MAX_PAPER_GRADIENT = 16;

/**
 * A patch of exactly one value among paper of its very tone that has grain everywhere: paint, such as a box that was filled
 * with the colour of the paper before something else was written there.
 */
export const evenInGrain: ImageDetector = {
  id: 'even-in-grain',
  version: '2',
  group: 'splice',
  silentOn: [...FEW_TONES, 'inks'],
  strongFrom: Math.log2(1 + MIN_SIZE),
  says: message('pictureFindings.evenInGrain'),
  measure: (image) => {
    if (isRendering(image)) return nothing('a rendering is even everywhere');
    const { columns, rows, deviation, mean } = image.blocks();
    const even = mask(
      deviation.length,
      (b) => deviation[b]! < EVEN && mean[b]! > DARKEST && mean[b]! < LIGHTEST,
    );
    const count = countOf(even);
    if (count > COMMON * even.length) return { value: 0, box: null, detail: 'even blocks are common here' };
    let grain = 0;
    const best = largestGroup(even, {
      columns,
      rows,
      corners: true,
      isWanted: (group) => {
        const isMuch = group.size >= OF_ALL * count;
        const around = isMuch && isPatch(group, columns, rows) ? grainAround(image, group) : null;
        if (around === null || around < GRAIN) return false;
        grain = around;
        return true;
      },
    });
    if (best.size === 0) return { value: 0, box: null, detail: `${count} even blocks, none among grain` };
    return {
      value: Math.log2(1 + best.size),
      box: boxOfBlocks(best),
      cells: { columns, rows, values: Float32Array.from(even, (e) => e * 6) },
      detail: `${best.size} even blocks together, ${count} in all; grain around them at least ${grain.toFixed(2)}`,
    };
  },
};

/** Neither chance nor a part of what the paper lies on: that reaches the rim of the picture. */
function isPatch({ size, x0, y0, x1, y1 }: BlockGroup, columns: number, rows: number): boolean {
  return size >= MIN_SIZE && x0 >= RIM && y0 >= RIM && x1 < columns - RIM && y1 < rows - RIM;
}

/** The grain that nearly all paper of the patch's tone around it has; null where there is too little, or grain fades in. */
function grainAround(image: ImageEvidence, group: BlockGroup): number | null {
  const blocks = image.blocks();
  const { noise, edge, mean, deviation } = blocks;
  const own = blocksAround(blocks, group, -Infinity, 0).find((b) => deviation[b]! < EVEN);
  const tone = own === undefined ? 0 : mean[own]!;
  const grainOf = (from: number, to: number): number[] =>
    blocksAround(blocks, group, from, to)
      .filter((b) => edge[b]! < MAX_PAPER_GRADIENT && Math.abs(mean[b]! - tone) < LIKE_TONE)
      .map((b) => noise[b]!);
  const around = grainOf(2, REACH);
  if (around.length < MIN_AROUND || median(grainOf(2, RIM)) < BACK * median(around)) return null;
  return quantile(around, BUT);
}
