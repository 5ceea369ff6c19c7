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

/** Share of the print's contrast from which a block shows something. */
const SHOWN = 0.12;
/** … and from which it shows print. */
const PRINT = 0.3;
/** Share of what a block shows that its steepest gradient takes, at most: print takes half and more. */
const SOFT = 0.28;
/** … and at least, in blocks that are print. */
const CRISP = 0.33;
/** Blocks of a window, and how many of them must be soft: fringes of print are one block high. */
const [WIDE, HIGH] = [3, 2];
const MIN_IN_WINDOW = 5;
/** Windows of a place, at least, and its size in blocks: as high as a line or two of print, and longer than high. */
const MIN_SIZE = 7;
const [MIN_HIGH, MAX_HIGH] = [2, 6];
const MAX_WIDE = 0.5;
/** Share of the blocks that hang together with a place that may be neither paper nor crisp print. */
const STRANGE = 0.08;
/** … and how many, at most: a picture has more. */
const MOST_STRANGE = 40;
/** Blocks in which a blurred value goes on beyond its soft windows. */
const FADE = 6;
/** Share of the blocks with print that are crisp where a renderer drew them; scans whose paper was made white have fewer. */
const DRAWN = 0.85;
/** Ink of a place in shares of that of as much crisp print on its rows. */
const [LEAST_INK, MOST_INK] = [0.4, 1.4];
/** Share of the ink of its middle that the ends of a place have. */
const FADING = 0.77;
/** Share of a place's length along which crisp blocks lie right above or below it. */
const RIM = 0.4;
/** Columns of blocks with crisp print that a row needs. */
const MIN_PRINT = 3;
/** More places are how the page is drawn. */
const MAX_PLACES = 2;

/**
 * A place of a rendering where print was blurred, with crisp print beside it on its row: a renderer draws every letter
 * crisply, and what is soft on such pages are pictures, shades and shadows, which are larger or stand by themselves.
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

/** Places on the same rows with a blank between them are words of one value. */
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

/** About as high as print, longer than high, and away from the rim. */
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

/** Whatever hangs together with a place is print: pictures go on in other soft blocks. */
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
 * Ink in a place per pixel of its length, over that of the crisp print on its rows: blur spreads ink, and neither makes nor takes
 * any, while gradients, photographs and enlarged logos have more. Null where no print stands on the rows.
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

/** A glow or a shadow is strongest in its middle; words are as dark at their ends. */
function fades(columns: readonly number[]): boolean {
  const quarter = Math.max(1, Math.floor(columns.length / 4));
  const middle = mean(columns.slice(quarter, columns.length - quarter));
  return Math.min(mean(columns.slice(0, quarter)), mean(columns.slice(-quarter))) < FADING * middle;
}

/** A button or a band has a crisp rim all along; print that was blurred fades into the paper above and below. */
function hasRim({ x0, x1, y0, y1 }: BlockGroup, { columns }: RenderedBlocks, crisp: Uint8Array): boolean {
  return [y0 - 1, y1 + 1].some((y) => {
    let count = 0;
    for (let x = x0; x <= x1; x++) count += crisp[y * columns + x]!;
    return count > RIM * (x1 - x0 + 1);
  });
}
