import { message } from '../../../contract/messages/message.ts';
import { FEW_TONES } from '../image/encoding.ts';
import type { ImageEvidence } from '../image/evidence.ts';
import { quantile } from '../../math/quantile.ts';
import { windowSums } from '../image/block-statistics.ts';
import { nothing, type ImageDetector } from '../image/image-detector.ts';
import { largestGroup, type BlockGroup } from '../image/largest-group.ts';
import { countOf, mask } from '../image/mask.ts';
import { blocksAround } from './blocks-around.ts';

const MIDDLE = 0.5;
/**
 * Windows above this multiple of `VOID`, relative to the page's grain, are not smooth; saves the comparison with their
 * surroundings (set by hand, ADR 401).
 */
const NOT_VOID = 1.3;

/** Minimum grain of the picture's paper: mean second difference, luminance. */
const GRAIN = 0.45;
/** A window with less than this share of the surrounding grain is smooth. */
const VOID = 0.58;
/** Maximum gradient of a block of paper or smeared print. */
const SOFT = 16;
/** Window size in blocks, and how many must be paper: single blocks are smooth by chance. */
const [WIDE, HIGH] = [4, 2];
const MIN_IN_WINDOW = 5;
/** Surroundings compared with a window: radius in blocks, minimum number of blocks. */
const REACH = 9;
const MIN_AROUND = 40;
/** Maximum luminance difference of compared blocks: dark paint has less grain than paper. */
const SAME_TONE = 60;
/** Share of smooth windows at which they are normal for the picture: shadows, gloss, denoising. */
const COMMON = 0.009;
/** Minimum windows of a patch (fewer occur by chance), and maximum share of the picture (more is another object). */
const MIN_SIZE = 6;
const LARGEST = 0.02;
/**
 * Ring around a patch in blocks, and the minimum relative grain there: grain fades gradually at gloss and lens blur.
 */
const [RIM_FROM, RIM_TO] = [2, 4];
const BACK = 0.85;

/**
 * A patch without the grain of the surrounding paper of its brightness: blurred, painted over or inpainted. Blocks near
 * black or white are left out; they have no grain.
 */
export const smoothPatch: ImageDetector = {
  id: 'smooth-patch',
  version: '1',
  group: 'splice',
  silentOn: [...FEW_TONES, 'inks'],
  // Highest values: 2.6 of 168 ordinary pictures; 4.2 of some 250 after AVIF, HEIC or WebP, which spend bits unevenly.
  // Blurred and overpainted words on a photograph: 6.2–7.2; blurred amounts on others' photographs: 3.0–4.6.
  strongFrom: 4.8,
  says: message('pictureFindings.smoothPatch'),
  measure: (image) => {
    const { columns, rows, noise, edge, mean } = image.blocks();
    const paper = mask(edge.length, (b) => edge[b]! < SOFT && mean[b]! > 25 && mean[b]! < 247);
    const onPaper = noise.slice();
    const judged = new Float32Array(countOf(paper));
    for (let b = 0, next = 0; b < noise.length; b++)
      if (paper[b] === 1) judged[next++] = noise[b]!;
      else onPaper[b] = 0;
    if (judged.length < 400) return nothing('too little paper to compare');
    const grain = quantile(judged, MIDDLE);
    if (grain < GRAIN) return nothing(`paper without grain (${grain.toFixed(2)})`);
    const counts = windowSums(paper, columns, rows, WIDE, HIGH);
    const sums = windowSums(onPaper, columns, rows, WIDE, HIGH);
    const smooth = new Uint8Array(noise.length);
    let count = 0;
    for (let b = 0; b < noise.length; b++) {
      if (counts[b]! < MIN_IN_WINDOW || sums[b]! >= VOID * NOT_VOID * grain * counts[b]!) continue;
      const usual = around(image, b, paper);
      if (usual === null || usual < GRAIN || sums[b]! >= VOID * usual * counts[b]!) continue;
      smooth[b] = 1;
      count++;
    }
    const best = largestGroup(smooth, {
      columns,
      rows,
      corners: true,
      // Not at the edge of the picture.
      isWanted: ({ x0, y0, x1, y1 }) => x0 >= 2 && y0 >= 2 && x1 <= columns - 3 && y1 <= rows - 3,
    });
    if (best.size < MIN_SIZE || best.size > LARGEST * noise.length)
      return {
        value: 0,
        box: null,
        detail: `no patch without grain (${best.size}); grain ${grain.toFixed(2)}`,
      };
    const rim = rimOf(image, best, paper);
    if (rim < BACK * grain)
      return { value: 0, box: null, detail: `the grain fades towards a smooth place (${rim.toFixed(2)})` };
    const others = (count - best.size) / judged.length;
    return {
      value: Math.log2(1 + best.size) * Math.max(0, 1 - others / COMMON),
      box: {
        x: best.x0 * 8,
        y: best.y0 * 8,
        width: (best.x1 - best.x0 + WIDE) * 8,
        height: (best.y1 - best.y0 + HIGH) * 8,
      },
      cells: { columns, rows, values: Float32Array.from(smooth, (s) => s * 6) },
      detail: `${best.size} smooth windows together, ${count} of ${judged.length} in all; grain ${grain.toFixed(2)}`,
    };
  },
};

/** Noise of the blocks near a window; valid until the next call of `around`. */
const near = new Float32Array((2 * REACH + 1) ** 2);

/** Median noise of paper of similar brightness near a window; null if there is too little. */
function around(image: ImageEvidence, b: number, paper: Uint8Array): number | null {
  const { columns, rows, noise, mean } = image.blocks();
  const x = b % columns;
  const y = Math.floor(b / columns);
  let tone = 0;
  let own = 0;
  for (let r = y; r < Math.min(rows, y + HIGH); r++)
    for (let c = x; c < Math.min(columns, x + WIDE); c++)
      if (paper[r * columns + c] === 1) {
        tone += mean[r * columns + c]!;
        own++;
      }
  tone /= Math.max(1, own);
  let count = 0;
  for (let r = Math.max(0, y - REACH); r <= Math.min(rows - 1, y + REACH); r++)
    for (let c = Math.max(0, x - REACH); c <= Math.min(columns - 1, x + REACH); c++) {
      const i = r * columns + c;
      if (paper[i] === 1 && Math.abs(mean[i]! - tone) < SAME_TONE) near[count++] = noise[i]!;
    }
  return count < MIN_AROUND ? null : quantile(near.subarray(0, count), MIDDLE);
}

/** Mean noise of the paper in the ring around a patch. */
function rimOf(image: ImageEvidence, { x0, y0, x1, y1 }: BlockGroup, paper: Uint8Array): number {
  const blocks = image.blocks();
  const whole = { x0, y0, x1: x1 + WIDE - 1, y1: y1 + HIGH - 1 };
  const rim = blocksAround(blocks, whole, RIM_FROM, RIM_TO).filter((b) => paper[b] === 1);
  return rim.length === 0 ? 0 : rim.reduce((sum, b) => sum + blocks.noise[b]!, 0) / rim.length;
}
