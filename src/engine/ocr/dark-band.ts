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
/** The paper's light is that of the lightest tile so many tiles around. */
const AROUND = 8;
/** Tiles: the smallest symbol of PDF417 is 17 mm long and 5 mm high, its bars of a quarter of a millimetre. */
const LONG = 6;
const SHORT = 2;

/**
 * Is there a band so large and so dark throughout that a symbol of the finest bars may be in it? Pictures and filled boxes are
 * such bands, too: it only tells pages of which a closer look can show nothing.
 */
export function hasDarkBand({ data, width, height }: GrayMap): boolean {
  const columns = Math.floor(width / TILE);
  const rows = Math.floor(height / TILE);
  const light = tileMeans(data, width, columns, rows);
  const paper = lightestAround(light, columns, rows);
  const dark = Uint8Array.from(light, (value, i) => (value < DARK * paper[i]! ? 1 : 0));
  return hasBlock(dark, columns, rows, LONG, SHORT) || hasBlock(dark, columns, rows, SHORT, LONG);
}

function tileMeans(data: Uint8Array, width: number, columns: number, rows: number): Float32Array {
  const sums = new Float32Array(columns * rows);
  for (let y = 0; y < rows * TILE; y++) {
    const row = ((y / TILE) | 0) * columns;
    for (let column = 0, at = y * width; column < columns; column++) {
      let sum = 0;
      for (const end = at + TILE; at < end; at++) sum += data[at]!;
      sums[row + column]! += sum;
    }
  }
  return sums;
}

function lightestAround(light: Float32Array, columns: number, rows: number): Float32Array {
  const most = new Float32Array(light.length);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      let value = 0;
      for (let v = Math.max(0, y - AROUND); v <= Math.min(rows - 1, y + AROUND); v++)
        for (let u = Math.max(0, x - AROUND); u <= Math.min(columns - 1, x + AROUND); u++)
          value = Math.max(value, light[v * columns + u]!);
      most[y * columns + x] = value;
    }
  return most;
}

/** Is there a rectangle of `across × down` tiles that are all dark? */
function hasBlock(dark: Uint8Array, columns: number, rows: number, across: number, down: number): boolean {
  // How many dark tiles each column has in a row, down to this one.
  const depth = new Uint16Array(columns);
  for (let y = 0; y < rows; y++)
    for (let x = 0, run = 0; x < columns; x++) {
      depth[x] = dark[y * columns + x] ? depth[x]! + 1 : 0;
      run = depth[x]! >= down ? run + 1 : 0;
      if (run >= across) return true;
    }
  return false;
}
