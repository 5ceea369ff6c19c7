import { message } from '../../../contract/messages/message.ts';
import { mean } from '../../math/mean.ts';
import type { ImageEvidence } from '../image/evidence.ts';
import { countOf, mask } from '../image/mask.ts';
import { isRendering } from '../image/rendering.ts';
import { boxOfBlocks, groupsOf, type BlockGroup } from '../image/largest-group.ts';
import { renderedBlocks, type RenderedBlocks } from '../image/rendered-blocks.ts';
import { nothing, type ImageDetector } from '../image/image-detector.ts';
import { windowSums } from '../image/block-statistics.ts';
import { blocksAround } from './blocks-around.ts';

/** Minimum share of the print's contrast for a block to show anything. */
const SHOWN = 0.12;
/** Minimum share for it to show print. */
const PRINT = 0.3;
/** Maximum gradient of a soft block as a share of its contrast: crisp print has half or more. */
const SOFT = 0.28;
/** Minimum gradient of a crisp block. */
const CRISP = 0.33;
/** Window size in blocks, and how many must be soft: the fringes of crisp print are one block high. */
const [WIDE, HIGH] = [3, 2];
const MIN_IN_WINDOW = 5;
/**
 * Minimum windows of a blurred region, its height in blocks (one or two lines) and maximum width as a share of the
 * page.
 */
const MIN_SIZE = 7;
const [MIN_HIGH, MAX_HIGH] = [2, 6];
const MAX_WIDE = 0.5;
/** Maximum share of connected blocks that are neither paper nor crisp print. */
const STRANGE = 0.08;
/** Maximum number of such blocks: a picture has more. */
const MOST_STRANGE = 40;
/** Margin (blocks) around the soft windows into which the blurred value extends. */
const FADE = 6;
/** Minimum share of crisp blocks among those with print on a rendered page; scans with whitened paper have fewer. */
const DRAWN = 0.85;
/** Ink of a blurred region relative to the same length of crisp print on its rows. */
const [LEAST_INK, MOST_INK] = [0.4, 1.4];
/** Minimum ink at the ends of a region relative to its middle. */
const FADING = 0.77;
/** Maximum share of a region's length with crisp blocks directly above or below. */
const RIM = 0.4;
/** Minimum block columns with crisp print on a row. */
const MIN_PRINT = 3;
/** More regions are part of the page's design. */
const MAX_PLACES = 2;

/**
 * Blurred print on a rendered page, next to crisp print on the same row: renderers draw all letters crisply, and other
 * soft parts (pictures, gradients, shadows) are larger or stand alone.
 */
export const blurredPrint: ImageDetector = {
  id: 'blurred-print',
  version: '1',
  group: 'splice',
  silentOn: ['two'],
  strongFrom: Math.log2(1 + MIN_SIZE),
  says: message('pictureFindings.blurredPrint'),
  measure: (image) => {
    if (!isRendering(image)) return nothing('not a rendering');
    const page = renderedBlocks(image);
    if (!page) return nothing('nothing printed');
    const { columns, rows, depth, contrast, even } = page;
    const { edge } = image.blocks();
    const count = depth.length;
    const shown = mask(count, (b) => depth[b]! > PRINT * contrast);
    const crisp = mask(count, (b) => shown[b] === 1 && edge[b]! >= CRISP * depth[b]!);
    const drawn = countOf(crisp) / Math.max(1, countOf(shown));
    if (drawn < DRAWN) return { value: 0, box: null, detail: `print is soft (${drawn.toFixed(2)} crisp)` };
    const soft = mask(
      count,
      (b) => even[b] === 0 && depth[b]! > SHOWN * contrast && edge[b]! < SOFT * depth[b]!,
    );
    const sums = windowSums(soft, columns, rows, WIDE, HIGH);
    const windows = mask(count, (b) => sums[b]! >= MIN_IN_WINDOW);
    const groups = joined(
      [...groupsOf(windows, { columns, rows, corners: true })].map((g): BlockGroup => ({
        ...g,
        x1: g.x1 + WIDE - 1,
        y1: g.y1 + HIGH - 1,
      })),
    );
    const isInked = (g: BlockGroup): boolean => {
      const share = inkOf(g, page, crisp, image);
      return share !== null && share >= LEAST_INK && share <= MOST_INK;
    };
    const places = groups.filter(
      (g) => isOfLine(g, page) && !hasRim(g, page, crisp) && isAmongPrint(g, page, crisp) && isInked(g),
    );
    if (places.length === 0 || places.length > MAX_PLACES)
      return { value: 0, box: null, detail: `${places.length} soft places of ${groups.length}` };
    const best = places.reduce((a, b) => (b.size > a.size ? b : a));
    return {
      value: Math.log2(1 + best.size),
      box: boxOfBlocks(best),
      cells: { columns, rows, values: Float32Array.from(windows, (w) => w * 6) },
      detail: `${best.size} soft windows together, ${groups.length} soft places in all`,
    };
  },
};

/** Merges regions on the same rows with a blank between them: words of one value. */
function joined(groups: readonly BlockGroup[]): BlockGroup[] {
  const out: BlockGroup[] = [];
  for (const group of [...groups].sort((a, b) => a.x0 - b.x0)) {
    const at = out.findIndex((one) => group.x0 - one.x1 <= FADE && group.y0 <= one.y1 && one.y0 <= group.y1);
    if (at < 0) {
      out.push(group);
      continue;
    }
    const one = out[at]!;
    out[at] = {
      size: one.size + group.size,
      x0: one.x0,
      y0: Math.min(one.y0, group.y0),
      x1: Math.max(one.x1, group.x1),
      y1: Math.max(one.y1, group.y1),
    };
  }
  return out;
}

/** Is a region about as high as print, longer than high, and away from the edge of the picture? */
function isOfLine({ size, x0, y0, x1, y1 }: BlockGroup, { columns, rows }: RenderedBlocks): boolean {
  const [wide, high] = [x1 - x0 + 1, y1 - y0 + 1];
  return (
    size >= MIN_SIZE &&
    high >= MIN_HIGH &&
    high <= MAX_HIGH &&
    wide > 1.4 * high &&
    wide < MAX_WIDE * columns &&
    x0 > 1 &&
    y0 > 1 &&
    x1 < columns - 2 &&
    y1 < rows - 2
  );
}

/** Is everything connected to a region print? Pictures continue in other soft blocks. */
function isAmongPrint(place: BlockGroup, page: RenderedBlocks, crisp: Uint8Array): boolean {
  const { columns, rows, even, depth, contrast } = page;
  const isPlace = (b: number): boolean => {
    const [x, y] = [b % columns, Math.floor(b / columns)];
    return x >= place.x0 - FADE && x <= place.x1 + FADE && y >= place.y0 - 2 && y <= place.y1 + 2;
  };
  const stack = blocksAround(page, place, 0, 2).filter((b) => even[b] === 0);
  const seen = new Set(stack);
  let [others, strange] = [0, 0];
  while (stack.length > 0) {
    const at = stack.pop()!;
    const [x, y] = [at % columns, Math.floor(at / columns)];
    if (!isPlace(at)) {
      others++;
      if (crisp[at] === 0 && depth[at]! > SHOWN * contrast) strange++;
    }
    for (let ny = Math.max(0, y - 1); ny <= Math.min(rows - 1, y + 1); ny++)
      for (let nx = Math.max(0, x - 1); nx <= Math.min(columns - 1, x + 1); nx++) {
        const next = ny * columns + nx;
        if (even[next] === 1 || seen.has(next)) continue;
        seen.add(next);
        stack.push(next);
      }
  }
  return strange <= MOST_STRANGE && strange <= Math.max(3, STRANGE * others);
}

/**
 * Ink per pixel of length in a region, relative to crisp print on its rows. Blurring preserves the amount of ink, while
 * gradients, photographs and enlarged logos have more. Null if there is no print on the rows.
 */
function inkOf(
  { x0, x1, y0, y1 }: BlockGroup,
  { columns, rows, even, paper }: RenderedBlocks,
  crisp: Uint8Array,
  { luma, width }: Pick<ImageEvidence, 'luma' | 'width'>,
): number | null {
  const [top, bottom] = [Math.max(0, y0 - 1), Math.min(rows - 1, y1 + 1)];
  const inkIn = (x: number): { sum: number; isPrint: boolean } => {
    let sum = 0;
    let isPrint = false;
    for (let y = top; y <= bottom; y++) {
      const b = y * columns + x;
      if (crisp[b] === 1) isPrint = true;
      if (even[b] === 1 || paper[b]! < 0) continue;
      for (let dy = 0; dy < 8; dy++)
        for (let dx = 0; dx < 8; dx++) sum += paper[b]! - luma[(y * 8 + dy) * width + x * 8 + dx]!;
    }
    return { sum, isPrint };
  };
  const own: number[] = [];
  let [print, wide] = [0, 0];
  for (let x = 0; x < columns; x++) {
    const { sum, isPrint } = inkIn(x);
    if (x >= x0 && x <= x1) own.push(sum);
    else if (isPrint && (x < x0 - FADE || x > x1 + FADE)) {
      print += sum;
      wide++;
    }
  }
  return wide < MIN_PRINT || print <= 0 || fades(own) ? null : mean(own) / (print / wide);
}

/** Is it weaker at its ends? A glow or shadow is; words are not. */
function fades(columns: readonly number[]): boolean {
  const quarter = Math.max(1, Math.floor(columns.length / 4));
  const middle = mean(columns.slice(quarter, columns.length - quarter));
  return Math.min(mean(columns.slice(0, quarter)), mean(columns.slice(-quarter))) < FADING * middle;
}

/** Has it a crisp edge above or below? Buttons and bands do; blurred print fades out. */
function hasRim({ x0, x1, y0, y1 }: BlockGroup, { columns }: RenderedBlocks, crisp: Uint8Array): boolean {
  return [y0 - 1, y1 + 1].some((y) => {
    let count = 0;
    for (let x = x0; x <= x1; x++) count += crisp[y * columns + x]!;
    return count > RIM * (x1 - x0 + 1);
  });
}
