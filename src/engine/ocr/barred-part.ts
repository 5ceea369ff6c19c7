import { unionOf, type Box } from '../../contract/geometry.ts';

/** Shades of grey, row by row from the top. */
export interface GrayMap {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Pixels of a tile's side: 2.5 mm of a letter whose longer side has 1,400 pixels. */
const TILE = 12;
/** Bars too fine to be seen are half ink; print of text leaves nine tenths of a tile's light. */
const DARK = 0.8;
/**
 * Bars differ in width, so their light varies however much they ran into each other: by a sixth of the paper's light at
 * least in 60 symbols that only the closer look read (printed at .6 of black, blurred by 1.8 pixels). A filled heading's
 * varies by a hundredth.
 */
const VARIED = 0.06;
/** The paper's light is that of the lightest tile so many tiles around. */
const AROUND = 8;
/** Tiles: the smallest symbol of PDF417 is 17 mm long and 5 mm high, its bars of a quarter of a millimetre. */
const LONG = 6;
const SHORT = 2;

/**
 * The part of a map with bands so large, so dark and so varied throughout that symbols of the finest bars may be in them,
 * with 2 cm around; null where there is none. Words on a filled heading and pictures are such bands, too: it only tells
 * where a closer look can show nothing.
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
    ...blocksIn(barred, columns, rows, LONG, SHORT),
    ...blocksIn(barred, columns, rows, SHORT, LONG),
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

/** Mean and standard deviation of the shades of each tile. */
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

/** The lightest of the tiles around each: along the rows first, then down the columns. */
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

/** The lightest within `AROUND` of place `at` of a run of `length` values that begins at `first`, `step` apart. */
function lightestOf(light: Float32Array, first: number, step: number, at: number, length: number): number {
  let most = 0;
  for (let i = Math.max(0, at - AROUND); i <= Math.min(length - 1, at + AROUND); i++)
    most = Math.max(most, light[first + i * step]!);
  return most;
}

/** The rectangles of `across × down` tiles that all may hold bars, in tiles. */
function blocksIn(barred: Uint8Array, columns: number, rows: number, across: number, down: number): Box[] {
  const blocks: Box[] = [];
  // How many such tiles each column has in a row, down to this one.
  const depth = new Uint16Array(columns);
  for (let y = 0; y < rows; y++)
    for (let x = 0, run = 0; x < columns; x++) {
      depth[x] = barred[y * columns + x] ? depth[x]! + 1 : 0;
      run = depth[x]! >= down ? run + 1 : 0;
      if (run >= across) blocks.push({ x: x - across + 1, y: y - down + 1, width: across, height: down });
    }
  return blocks;
}
