import { unionOf, type Box } from '../../contract/geometry.ts';

/** Greyscale pixels, row by row from the top. */
export interface GrayMap {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Tile side, pixels: 2.5 mm on a letter scaled to 1,400 pixels. */
const TILE = 12;
/** Tile brightness relative to paper: unresolved bars cover half; text leaves nine tenths. */
const DARK = 0.8;
/**
 * Minimum relative deviation of brightness: bars differ in width, so it varies even when they blur into each other: by
 * at least a sixth in 60 symbols that only the closer search decoded (printed at .6 of black, blurred by 1.8 pixels);
 * in a filled header by a hundredth.
 */
const VARIED = 0.06;
/** Paper brightness is that of the brightest tile within this many tiles. */
const AROUND = 8;
/** Minimum size in tiles: the smallest PDF417 is 17 mm × 5 mm, with bars of 0.25 mm. */
const LONG_SIDE_TILES = 6;
const SHORT_SIDE_TILES = 2;

/**
 * The part of a map with regions large, dark and varied enough for symbols with the finest bars, with a 2 cm margin;
 * null if there is none. Text on filled headers and pictures qualify too: it only tells where a closer search would be
 * useless.
 */
export function barredPart({ data, width, height }: GrayMap): Box | null {
  const columns = Math.floor(width / TILE);
  const rows = Math.floor(height / TILE);
  const { mean, deviation } = tileLight(data, width, columns, rows);
  const paper = lightestAround(mean, columns, rows);
  const barred = Uint8Array.from(paper, (light, i) =>
    mean[i]! < DARK * light && deviation[i]! >= VARIED * light ? 1 : 0,
  );
  const blocks = [
    ...blocksIn(barred, columns, rows, LONG_SIDE_TILES, SHORT_SIDE_TILES),
    ...blocksIn(barred, columns, rows, SHORT_SIDE_TILES, LONG_SIDE_TILES),
  ];
  if (blocks.length === 0) return null;
  const all = unionOf(blocks);
  const left = Math.max(0, all.x - AROUND) * TILE;
  const top = Math.max(0, all.y - AROUND) * TILE;
  return {
    x: left,
    y: top,
    width: Math.min(width, (all.x + all.width + AROUND) * TILE) - left,
    height: Math.min(height, (all.y + all.height + AROUND) * TILE) - top,
  };
}

/** Mean and standard deviation of brightness per tile. */
function tileLight(data: Uint8Array, width: number, columns: number, rows: number) {
  const mean = new Float32Array(columns * rows);
  const deviation = new Float32Array(columns * rows);
  const sums = new Uint32Array(columns);
  const squares = new Uint32Array(columns);
  for (let row = 0; row < rows; row++) {
    sums.fill(0);
    squares.fill(0);
    for (let y = row * TILE; y < (row + 1) * TILE; y++)
      for (let column = 0, at = y * width; column < columns; column++)
        for (const end = at + TILE; at < end; at++) {
          const shade = data[at]!;
          sums[column]! += shade;
          squares[column]! += shade * shade;
        }
    for (let column = 0; column < columns; column++) {
      const light = sums[column]! / TILE ** 2;
      mean[row * columns + column] = light;
      deviation[row * columns + column] = Math.sqrt(Math.max(0, squares[column]! / TILE ** 2 - light ** 2));
    }
  }
  return { mean, deviation };
}

/** Maximum filter over tiles, separable: rows, then columns. */
function lightestAround(light: Float32Array, columns: number, rows: number): Float32Array {
  const alongRows = new Float32Array(light.length);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++)
      alongRows[y * columns + x] = lightestOf(light, y * columns, 1, x, columns);
  const most = new Float32Array(light.length);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) most[y * columns + x] = lightestOf(alongRows, x, columns, y, rows);
  return most;
}

/** Maximum within `AROUND` of index `at` in a run of `length` values that starts at `first` with stride `step`. */
function lightestOf(light: Float32Array, first: number, step: number, at: number, length: number): number {
  let most = 0;
  for (let i = Math.max(0, at - AROUND); i <= Math.min(length - 1, at + AROUND); i++)
    most = Math.max(most, light[first + i * step]!);
  return most;
}

/** Rectangles of `across × down` tiles that may all hold bars, in tiles. */
function blocksIn(barred: Uint8Array, columns: number, rows: number, across: number, down: number): Box[] {
  const blocks: Box[] = [];
  // Per column, the number of consecutive such tiles down to this row.
  const depth = new Uint16Array(columns);
  for (let y = 0; y < rows; y++)
    for (let x = 0, run = 0; x < columns; x++) {
      depth[x] = barred[y * columns + x] ? depth[x]! + 1 : 0;
      run = depth[x]! >= down ? run + 1 : 0;
      if (run >= across) blocks.push({ x: x - across + 1, y: y - down + 1, width: across, height: down });
    }
  return blocks;
}
