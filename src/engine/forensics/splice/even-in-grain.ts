import { message } from '../../../contract/messages/message.ts';
import { FEW_TONES } from '../image/encoding.ts';
import type { ImageEvidence } from '../image/evidence.ts';
import { median, quantile } from '../../math/quantile.ts';
import { nothing, type ImageDetector } from '../image/image-detector.ts';
import { boxOfBlocks, largestGroup, type BlockGroup } from '../image/largest-group.ts';
import { countOf, mask } from '../image/mask.ts';
import { isRendering } from '../image/rendering.ts';
import { blocksAround } from './blocks-around.ts';

/** Maximum standard deviation of luminance in an even block. */
const EVEN = 0.05;
/** Range of luminance that is not clipped: clipped paper and paint have no grain. */
const [DARKEST, LIGHTEST] = [20, 250];
/** Minimum connected even blocks; fewer occur by chance. */
const MIN_SIZE = 3;
/** All but the share `BUT` of the blocks around must have at least this grain. */
const [BUT, GRAIN] = [0.05, 0.5];
/**
 * Maximum share of even blocks in a picture; above it even blocks are normal (drawings, strong compression, screens).
 */
const COMMON = 0.02;
/** Minimum share of a picture's even blocks in one patch: one of many small patches is chance. */
const OF_ALL = 0.1;
/** Surroundings compared with a patch: radius in blocks, maximum difference of tone, minimum number of blocks. */
const REACH = 8;
const LIKE_TONE = 12;
const MIN_AROUND = 60;
/**
 * Minimum distance in blocks between a patch and the edge of the picture; also the width of the ring around a patch.
 */
const RIM = 3;
/** Minimum grain in that ring relative to the wider surroundings: on glossy places grain fades out gradually. */
const BACK = 0.75;
/** Maximum gradient of a block of paper. */
const MAX_PAPER_GRADIENT = 16;

/**
 * A patch of exactly one value on grainy paper of the same tone: paint, such as a box filled with the paper's colour to
 * overwrite a value.
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

/** Is it large enough, and away from the edge of the picture, which a background would reach? */
function isPatch({ size, x0, y0, x1, y1 }: BlockGroup, columns: number, rows: number): boolean {
  return size >= MIN_SIZE && x0 >= RIM && y0 >= RIM && x1 < columns - RIM && y1 < rows - RIM;
}

/**
 * Grain that nearly all paper of the same tone around a patch has; null if there is too little paper, or the grain
 * fades gradually.
 */
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
