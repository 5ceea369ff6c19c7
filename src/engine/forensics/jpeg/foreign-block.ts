import type { ImageEvidence } from '../image/evidence.ts';
import { nothing, type ImageDetector, type Measurement } from '../image/image-detector.ts';
import type { LumaCoefficients } from './coefficients.ts';
import { blockDct, dctPlane, type DctPlane } from './dct.ts';
import { unclip } from './unclip.ts';
import { findGrid } from './grid.ts';
import { oddPlace } from './odd-place.ts';
import { phaseHistory } from './phase-history.ts';
import { standardSteps, type StandardSteps } from './standard-table.ts';
import { estimateSteps } from './step-estimate.ts';

/** Sum of absolute AC coefficients from which a block has texture to judge by. */
const TEXTURE = 30;
const MIN_BLOCKS = 250;
/** Middle of the range of luminance: sums about it lose no digits. Coefficients are rounded, so a little is left. */
const MIDDLE = 128;
const NEARLY = 0.999;
/** So many frequencies must show a step before a picture counts as compressed before. */
const MIN_KNOWN = 4;

/**
 * Parts of a picture that did not go through the JPEG compression that the rest of it went through: what was typed,
 * painted or pasted after the picture was taken, then saved again as PNG or as a JPEG of another quality.
 */
export const foreignBlock: ImageDetector = {
  id: 'foreign-block',
  version: '1',
  group: 'jpeg',
  sentence: 'Part of the picture was not compressed together with the rest of it.',
  strongFrom: 14,
  // The highest of 111 ordinary pictures of the calibration was 8.9, of 758 of strangers' designs 9.2, a brightened photograph.
  strongOnFiguresFrom: 9.6,
  measure: (image) => measureForeign(image),
};

function measureForeign(image: ImageEvidence): Measurement {
  const coefficients = image.coefficients();
  const table = image.jpeg ? (coefficients?.table ?? null) : null;
  if (image.jpeg && !table) return nothing('no readable JPEG coefficients');
  const least = (k: number): number => (table ? 1.5 * table[k]! : 2);
  let history: History | null = null;
  for (const grid of gridsOf(image, table !== null)) {
    const own = coefficients
      ? stored(coefficients, image.width >> 3, image.height >> 3)
      : dctPlane(image.luma, image.width, image.height, grid, mayBeTextured);
    const textured = texturedBlocks(image, own, grid);
    if (textured.list.length < MIN_BLOCKS) return nothing('too few textured blocks');
    const estimate = estimateOf(image, own, textured, least);
    if (estimate && estimate.dip < (history?.estimate.dip ?? Infinity))
      history = { grid, own, textured, estimate };
    if (history?.estimate.dip === 0) break;
  }
  if (!history) return { value: 0, box: null, detail: 'no earlier compression found' };
  const { grid, own, textured, estimate } = history;
  const { active, clipped, list, place } = textured;
  const { columns, rows } = own;
  const there = new Float32Array(own.values.length);
  for (const b of list) {
    const { x, y } = place(b);
    blockDct(image.luma, image.width, x + 4, y + 4, there, b * 64);
    if (table) requantise(there, b * 64, table);
    if (clipped[b] === 1) {
      unclip(own.values, b * 64, estimate);
      unclip(there, b * 64, estimate);
    }
  }
  const ratios = phaseHistory(own.values, there, active, clipped, estimate);
  const odd = oddPlace(ratios, active, columns, rows);
  if (!odd) return nothing('too few textured places');
  return {
    value: odd.value,
    box: odd.box && { ...odd.box, x: odd.box.x + grid.x, y: odd.box.y + grid.y },
    cells: { columns, rows, values: ratios.map((r) => Math.max(0, r)) },
    detail: `${odd.detail}; ${estimate.known} steps of an earlier compression`,
  };
}

interface Textured {
  /** 1 for blocks with enough texture to judge by, and for those of them that touch white or black. */
  readonly active: Uint8Array;
  readonly clipped: Uint8Array;
  readonly list: readonly number[];
  /** Those that are not clipped. */
  readonly sure: readonly number[];
  /** Top left pixel of a block. */
  readonly place: (block: number) => { x: number; y: number };
}

interface History {
  readonly grid: { readonly x: number; readonly y: number };
  readonly own: DctPlane;
  readonly textured: Textured;
  readonly estimate: StandardSteps;
}

/** Where clipping hides the grid, and on renderings whose lines of text look like one, pictures that were never cut start on it. */
function gridsOf(image: ImageEvidence, isStored: boolean): { x: number; y: number }[] {
  const origin = { x: 0, y: 0 };
  const found = isStored ? null : findGrid(image);
  return found && (found.x > 0 || found.y > 0) ? [found, origin] : [origin];
}

function texturedBlocks(
  image: ImageEvidence,
  { columns, rows, values }: DctPlane,
  grid: { x: number; y: number },
): Textured {
  const active = new Uint8Array(columns * rows);
  const clipped = new Uint8Array(columns * rows);
  const place = (b: number): { x: number; y: number } => ({
    x: grid.x + (b % columns) * 8,
    y: grid.y + Math.floor(b / columns) * 8,
  });
  const list: number[] = [];
  const sure: number[] = [];
  for (let r = 0; r < rows - 1; r++)
    for (let c = 0; c < columns - 1; c++) {
      const b = r * columns + c;
      if (!isTextured(values, b * 64)) continue;
      const { x, y } = place(b);
      if (isSaturated(image, x, y)) continue;
      active[b] = 1;
      clipped[b] = touchesLimit(image, x, y) ? 1 : 0;
      list.push(b);
      if (clipped[b] === 0) sure.push(b);
    }
  return { active, clipped, list, sure, place };
}

/** Steps of an earlier compression; null where too few show. Those read off the coefficients are the surest. */
function estimateOf(
  image: ImageEvidence,
  own: DctPlane,
  { list, sure, place }: Textured,
  least: (k: number) => number,
): StandardSteps | null {
  const enough = sure.length >= MIN_BLOCKS;
  const seen = estimateSteps(own.values, enough ? sure : list, least);
  if (enough && seen.known >= MIN_KNOWN) return { ...seen, dip: 0 };
  const standard = standardSteps(image, list.map(place), least) ?? { ...seen, dip: 1 };
  return standard.known >= MIN_KNOWN ? standard : null;
}

/** The coefficients of textured blocks as the file stores them: they are not clipped as its pixels are. */
function stored({ values, table, blocksWide }: LumaCoefficients, columns: number, rows: number): DctPlane {
  const plane = new Float32Array(columns * rows * 64);
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const from = (r * blocksWide + c) * 64;
      if (!isTextured(values, from, table)) continue;
      const to = (r * columns + c) * 64;
      for (let k = 0; k < 64; k++) plane[to + k] = values[from + k]! * table[k]!;
    }
  return { columns, rows, values: plane };
}

/**
 * False where a block's pixels vary so little that its coefficients cannot reach {@link TEXTURE}: the sum of 63 of them is
 * at most √63 times the square root of the sum of their squares, which is that of the pixels about their mean.
 */
function mayBeTextured(luma: Float32Array, width: number, x: number, y: number): boolean {
  let sum = 0;
  let squares = 0;
  for (let v = 0; v < 8; v++)
    for (let i = (y + v) * width + x, end = i + 8; i < end; i++) {
      const away = luma[i]! - MIDDLE;
      sum += away;
      squares += away * away;
    }
  return 63 * (squares - (sum * sum) / 64) > NEARLY * TEXTURE * TEXTURE;
}

/** @param steps by which the values count, where they are quantised */
function isTextured(values: ArrayLike<number>, offset: number, steps?: Uint16Array): boolean {
  let texture = 0;
  for (let k = 1; k < 64; k++) {
    texture += Math.abs(values[offset + k]!) * (steps ? steps[k]! : 1);
    if (texture > TEXTURE) return true;
  }
  return false;
}

function requantise(values: Float32Array, offset: number, table: Uint16Array): void {
  for (let k = 0; k < 64; k++) values[offset + k] = Math.round(values[offset + k]! / table[k]!) * table[k]!;
}

function isSaturated(image: ImageEvidence, x: number, y: number): boolean {
  const columns = Math.ceil(image.width / 8);
  for (const row of [y >> 3, (y + 7) >> 3])
    for (const column of [x >> 3, (x + 7) >> 3])
      if (image.saturated[row * columns + column] === 1) return true;
  return false;
}

function touchesLimit(image: ImageEvidence, x: number, y: number): boolean {
  for (let dy = 0; dy < 8; dy++)
    for (let dx = 0; dx < 8; dx++) {
      const v = image.luma[(y + dy) * image.width + x + dx]!;
      if (v >= 253 || v <= 2) return true;
    }
  return false;
}
