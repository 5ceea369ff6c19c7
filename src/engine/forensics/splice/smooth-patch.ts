import { message } from '../../../contract/messages/message.ts';
import { FEW_TONES } from '../image/encoding.ts';
import type { ImageEvidence } from '../image/evidence.ts';
import { quantile } from '../../math/quantile.ts';
import { windowSums } from '../image/block-statistics.ts';
import { nothing, type ImageDetector } from '../image/image-detector.ts';
import { largestGroup, type BlockGroup } from '../image/largest-group.ts';
import { mask } from '../image/mask.ts';
import { blocksAround } from './blocks-around.ts';

const MIDDLE = 0.5;
/** So many times the share of grain that is void is not void any more (set by hand, ADR 401). */
const NOT_VOID = 1.3;

/** Second difference of paper, luminance, from which a picture has grain to miss. */
const GRAIN = 0.45;
/** Share of the grain around below which a window of blocks has lost its own. */
const VOID = 0.58;
/** Gradient up to which a block holds paper, or print that was smeared. */
const SOFT = 16;
/** Blocks of a window, and how many of them must be paper: single blocks are smooth by chance. */
const [WIDE, HIGH] = [4, 2];
const MIN_IN_WINDOW = 5;
/** Blocks around, on each side, that a window is compared with, and how many are needed. */
const REACH = 9;
const MIN_AROUND = 40;
/** Luminance by which blocks may differ to be compared: dark paint has less grain than paper. */
const SAME_TONE = 60;
/** Share of smooth windows from which smoothness is a habit of the picture: shadows, gloss, denoising. */
const COMMON = 0.009;
/** A group of so many windows is one that no chance makes; one of a larger share of the picture is another thing in it. */
const MIN_SIZE = 6;
const LARGEST = 0.02;
/** Blocks beyond a patch within which the grain must be back, at so much of its usual strength: gloss and blur fade. */
const [RIM_FROM, RIM_TO] = [2, 4];
const BACK = 0.85;

/**
 * A patch without the grain that paper of its brightness around it has: blurred, painted over or filled in from its rim.
 * Blocks that touch white or black have no grain to lose and are left out.
 */
export const smoothPatch: ImageDetector = {
  id: 'smooth-patch',
  version: '1',
  group: 'splice',
  silentOn: [...FEW_TONES, 'inks'],
  // The highest of 168 ordinary pictures was 2.6, of some 250 that went through AVIF, HEIC or WebP, which spend bits unevenly, 4.2;
  // blurred words and words painted over on a photograph 6.2–7.2, blurred amounts of strangers' photographs 3.0–4.6.
  strongFrom: 4.8,
  says: message('pictureFindings.smoothPatch'),
  measure: (image) => {
    const { columns, rows, noise, edge, mean } = image.blocks();
    const paper = mask(edge.length, (b) => edge[b]! < SOFT && mean[b]! > 25 && mean[b]! < 247);
    const judged = noise.filter((_, b) => paper[b] === 1);
    if (judged.length < 400) return nothing('too little paper to compare');
    const grain = quantile(judged, MIDDLE);
    if (grain < GRAIN) return nothing(`paper without grain (${grain.toFixed(2)})`);
    const counts = windowSums(paper, columns, rows, WIDE, HIGH);
    const sums = windowSums(
      noise.map((n, b) => n * paper[b]!),
      columns,
      rows,
      WIDE,
      HIGH,
    );
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
      // Away from the rim of the picture.
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

/** Median noise of paper of about the same brightness near a window; null where there is too little. */
function around(image: ImageEvidence, b: number, paper: Uint8Array): number | null {
  const { columns, rows, noise, mean } = image.blocks();
  const [x, y] = [b % columns, Math.floor(b / columns)];
  let tone = 0;
  let own = 0;
  for (let r = y; r < Math.min(rows, y + HIGH); r++)
    for (let c = x; c < Math.min(columns, x + WIDE); c++)
      if (paper[r * columns + c] === 1) [tone, own] = [tone + mean[r * columns + c]!, own + 1];
  tone /= Math.max(1, own);
  const near: number[] = [];
  for (let r = Math.max(0, y - REACH); r <= Math.min(rows - 1, y + REACH); r++)
    for (let c = Math.max(0, x - REACH); c <= Math.min(columns - 1, x + REACH); c++) {
      const i = r * columns + c;
      if (paper[i] === 1 && Math.abs(mean[i]! - tone) < SAME_TONE) near.push(noise[i]!);
    }
  return near.length < MIN_AROUND ? null : quantile(near, MIDDLE);
}

/** Mean noise of paper just beyond a patch. */
function rimOf(image: ImageEvidence, { x0, y0, x1, y1 }: BlockGroup, paper: Uint8Array): number {
  const blocks = image.blocks();
  const whole = { x0, y0, x1: x1 + WIDE - 1, y1: y1 + HIGH - 1 };
  const rim = blocksAround(blocks, whole, RIM_FROM, RIM_TO).filter((b) => paper[b] === 1);
  return rim.length === 0 ? 0 : rim.reduce((sum, b) => sum + blocks.noise[b]!, 0) / rim.length;
}
