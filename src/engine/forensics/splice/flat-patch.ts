import { message } from '../../../contract/messages/message.ts';
import { FEW_TONES } from '../image/encoding.ts';
import { nothing, type ImageDetector } from '../image/image-detector.ts';
import { boxOfBlocks, largestGroup } from '../image/largest-group.ts';
import { countOf, mask } from '../image/mask.ts';
import { isRendering } from '../image/rendering.ts';

/**
 * Maximum standard deviation of an even block; share of even blocks above which they are normal for the picture (set by
 * hand, ADR 401).
 */
const EVEN = 0.05;
const MOSTLY_EVEN = 0.05;

/** Blocks of exactly one value in a picture whose paper is never perfectly even. */
export const flatPatch: ImageDetector = {
  id: 'flat-patch',
  version: '2',
  group: 'splice',
  silentOn: [...FEW_TONES, 'inks'],
  says: message('pictureFindings.flatPatch'),
  measure: (image) => {
    const { columns, rows, deviation, mean } = image.blocks();
    if (isRendering(image)) return { value: 0, box: null, detail: 'a rendering is even everywhere' };
    const even = mask(deviation.length, (b) => deviation[b]! < EVEN && mean[b]! < 253);
    const count = countOf(even);
    const share = count / Math.max(1, even.length);
    // Common even blocks (drawings, strong compression) are no sign.
    if (share > MOSTLY_EVEN)
      return { value: 0, box: null, detail: `even blocks are common here (${(share * 100).toFixed(1)} %)` };
    if (count === 0) return { value: 0, box: null, detail: 'no even blocks' };
    const best = largestGroup(even, { columns, rows });
    if (best.size === 0) return nothing('no even blocks');
    const box = boxOfBlocks(best);
    const value = Math.log2(1 + best.size) * (1 - share / MOSTLY_EVEN);
    return {
      value,
      box,
      cells: { columns, rows, values: Float32Array.from(even, (e) => e * 6) },
      detail: `${best.size} even blocks together, ${count} in all`,
    };
  },
};
