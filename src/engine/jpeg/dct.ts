/** Normalisation of the 8-point DCT (ITU-T T.81, A.3.3). */
const SCALE = 0.5;
/** Cosines of the 8×8 DCT-II with JPEG's normalisation (T.81, A.3.3): `BASIS[u * 8 + x]`. */
const BASIS = Float32Array.from({ length: 64 }, (_, i) => {
  const u = i >> 3;
  return SCALE * (u === 0 ? Math.SQRT1_2 : 1) * Math.cos(((2 * (i & 7) + 1) * u * Math.PI) / 16);
});

/** Contribution of each coefficient to each pixel: `PATTERNS[pixel * 64 + coefficient]`, both in natural order. */
export const PATTERNS = Float32Array.from({ length: 64 * 64 }, (_, i) => {
  const [pixel, k] = [i >> 6, i & 63];
  return BASIS[(k & 7) * 8 + (pixel & 7)]! * BASIS[(k >> 3) * 8 + (pixel >> 3)]!;
});

/** Half the cosine of n·π/16: the constants of the fast 8-point DCT. */
const half = (sixteenths: number): number => SCALE * Math.cos((sixteenths * Math.PI) / 16);
const C1 = half(1);
const C2 = half(2);
const C3 = half(3);
const C4 = half(4);
const C5 = half(5);
const C6 = half(6);
const C7 = half(7);

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
  for (let v = 0; v < 8; v++) forward(luma, (y + v) * width + x, 1, 8 * 128, rows, v * 8, 1);
  for (let u = 0; u < 8; u++) forward(rows, u, 8, 0, out, offset + u, 8);
}

/**
 * The coefficients of the blocks with top-left pixels at `places`, 64 each.
 *
 * @param table quantisation steps to round to; null: no rounding
 */
export function blockDcts(
  luma: Float32Array,
  width: number,
  places: Int32Array,
  table: Uint16Array | null,
): Float32Array {
  const out = new Float32Array(64 * places.length);
  for (let i = 0; i < places.length; i++) {
    blockDct(luma, width, places[i]!, 0, out, 64 * i);
    for (let k = 0; table && k < 64; k++)
      out[64 * i + k] = Math.round(out[64 * i + k]! / table[k]!) * table[k]!;
  }
  return out;
}

/** The 1-D row transforms shared by the blocks at all 64 offsets from one place: 15 rows, each at eight column offsets. */
const sharedRows = new Float32Array(15 * 64);

/**
 * The DCT of the blocks at `(x + i, y + j)` for `i` and `j` below 8, as `blockDct` makes it: 64 coefficients each, at
 * `(8 * j + i) * 64` of `out`. Blocks that overlap share the transforms of their rows.
 */
export function shiftedDcts(
  luma: Float32Array,
  width: number,
  x: number,
  y: number,
  out: Float32Array,
): void {
  for (let v = 0; v < 15; v++)
    for (let i = 0; i < 8; i++)
      forward(luma, (y + v) * width + x + i, 1, 8 * 128, sharedRows, v * 64 + i * 8, 1);
  for (let j = 0; j < 8; j++)
    for (let i = 0; i < 8; i++)
      for (let u = 0; u < 8; u++)
        forward(sharedRows, j * 64 + i * 8 + u, 64, 0, out, (8 * j + i) * 64 + u, 8);
}

/**
 * 8-point DCT of every `step`th value from `at`: even coefficients from sums of mirrored values, odd ones from
 * differences, a third of the products (Chen, Smith & Fralick 1977). `level` is subtracted from their sum.
 */
function forward(
  from: Float32Array,
  at: number,
  step: number,
  level: number,
  to: Float32Array,
  place: number,
  stride: number,
): void {
  const a = from[at]!;
  const b = from[at + step]!;
  const c = from[at + 2 * step]!;
  const d = from[at + 3 * step]!;
  const e = from[at + 4 * step]!;
  const f = from[at + 5 * step]!;
  const g = from[at + 6 * step]!;
  const h = from[at + 7 * step]!;
  const s0 = a + h;
  const s1 = b + g;
  const s2 = c + f;
  const s3 = d + e;
  const d0 = a - h;
  const d1 = b - g;
  const d2 = c - f;
  const d3 = d - e;
  to[place] = C4 * (s0 + s1 + s2 + s3 - level);
  to[place + stride] = C1 * d0 + C3 * d1 + C5 * d2 + C7 * d3;
  to[place + 2 * stride] = C2 * (s0 - s3) + C6 * (s1 - s2);
  to[place + 3 * stride] = C3 * d0 - C7 * d1 - C1 * d2 - C5 * d3;
  to[place + 4 * stride] = C4 * (s0 - s1 - s2 + s3);
  to[place + 5 * stride] = C5 * d0 - C1 * d1 + C7 * d2 + C3 * d3;
  to[place + 6 * stride] = C6 * (s0 - s3) - C2 * (s1 - s2);
  to[place + 7 * stride] = C7 * d0 - C5 * d1 + C3 * d2 - C1 * d3;
}

/** The inverse of `blockDct`: 64 luminances (0–255, not clipped) from 64 coefficients at `offset`. */
export function blockInverse(coefficients: Float32Array, offset: number, out: Float32Array): void {
  for (let v = 0; v < 8; v++) inverse(coefficients, offset + v * 8, 1, 0, rows, v * 8, 1);
  for (let x = 0; x < 8; x++) inverse(rows, x, 8, 128, out, x, 8);
}

/** Inverse of `forward`; adds `level` to each value. */
function inverse(
  from: Float32Array,
  at: number,
  step: number,
  level: number,
  to: Float32Array,
  place: number,
  stride: number,
): void {
  const x0 = from[at]!;
  const x1 = from[at + step]!;
  const x2 = from[at + 2 * step]!;
  const x3 = from[at + 3 * step]!;
  const x4 = from[at + 4 * step]!;
  const x5 = from[at + 5 * step]!;
  const x6 = from[at + 6 * step]!;
  const x7 = from[at + 7 * step]!;
  const sum = C4 * (x0 + x4) + level;
  const difference = C4 * (x0 - x4) + level;
  const near = C2 * x2 + C6 * x6;
  const far = C6 * x2 - C2 * x6;
  const e0 = sum + near;
  const e1 = difference + far;
  const e2 = difference - far;
  const e3 = sum - near;
  const o0 = C1 * x1 + C3 * x3 + C5 * x5 + C7 * x7;
  const o1 = C3 * x1 - C7 * x3 - C1 * x5 - C5 * x7;
  const o2 = C5 * x1 - C1 * x3 + C7 * x5 + C3 * x7;
  const o3 = C7 * x1 - C5 * x3 + C3 * x5 - C1 * x7;
  to[place] = e0 + o0;
  to[place + stride] = e1 + o1;
  to[place + 2 * stride] = e2 + o2;
  to[place + 3 * stride] = e3 + o3;
  to[place + 4 * stride] = e3 - o3;
  to[place + 5 * stride] = e2 - o2;
  to[place + 6 * stride] = e1 - o1;
  to[place + 7 * stride] = e0 - o0;
}
