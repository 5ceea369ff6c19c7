/** Cosines of the 8×8 DCT-II with JPEG's normalisation (T.81, A.3.3): `BASIS[u * 8 + x]`. */
const BASIS = Float32Array.from({ length: 64 }, (_, i) => {
  const u = i >> 3;
  return 0.5 * (u === 0 ? Math.SQRT1_2 : 1) * Math.cos(((2 * (i & 7) + 1) * u * Math.PI) / 16);
});

/** What one coefficient puts into one pixel, luminance: `PATTERNS[pixel * 64 + coefficient]`, both in natural order. */
export const PATTERNS = Float32Array.from({ length: 64 * 64 }, (_, i) => {
  const [pixel, k] = [i >> 6, i & 63];
  return BASIS[(k & 7) * 8 + (pixel & 7)]! * BASIS[(k >> 3) * 8 + (pixel >> 3)]!;
});

const rows = new Float32Array(64);

/** DCT of the block whose top left pixel is at `(x, y)`; natural order, written to `out` at `offset`. */
export function blockDct(
  luma: Float32Array,
  width: number,
  x: number,
  y: number,
  out: Float32Array,
  offset: number,
): void {
  for (let v = 0; v < 8; v++) {
    const at = (y + v) * width + x;
    for (let u = 0; u < 8; u++) {
      let sum = 0;
      for (let k = 0; k < 8; k++) sum += BASIS[u * 8 + k]! * (luma[at + k]! - 128);
      rows[v * 8 + u] = sum;
    }
  }
  for (let u = 0; u < 8; u++)
    for (let v = 0; v < 8; v++) {
      let sum = 0;
      for (let k = 0; k < 8; k++) sum += BASIS[v * 8 + k]! * rows[k * 8 + u]!;
      out[offset + v * 8 + u] = sum;
    }
}

export interface DctPlane {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
}

/** DCT of every whole block on a grid that starts at `(ox, oy)`. */
export function dctPlane(
  luma: Float32Array,
  width: number,
  height: number,
  ox: number,
  oy: number,
): DctPlane {
  const columns = (width - ox) >> 3;
  const rowCount = (height - oy) >> 3;
  const values = new Float32Array(columns * rowCount * 64);
  for (let r = 0; r < rowCount; r++)
    for (let c = 0; c < columns; c++)
      blockDct(luma, width, ox + c * 8, oy + r * 8, values, (r * columns + c) * 64);
  return { columns, rows: rowCount, values };
}

/** The inverse of `blockDct`: 64 luminances (0–255, not clipped) from 64 coefficients at `offset`. */
export function blockInverse(coefficients: Float32Array, offset: number, out: Float32Array): void {
  for (let v = 0; v < 8; v++)
    for (let x = 0; x < 8; x++) {
      let sum = 0;
      for (let u = 0; u < 8; u++) sum += BASIS[u * 8 + x]! * coefficients[offset + v * 8 + u]!;
      rows[v * 8 + x] = sum;
    }
  for (let x = 0; x < 8; x++)
    for (let y = 0; y < 8; y++) {
      let sum = 0;
      for (let v = 0; v < 8; v++) sum += BASIS[v * 8 + y]! * rows[v * 8 + x]!;
      out[y * 8 + x] = sum + 128;
    }
}
