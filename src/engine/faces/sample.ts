import { createRowSums } from '../kernels/row-sums.ts';
import { lazily } from '../lazily.ts';
import type { Raster } from '../raster/page.ts';
import { lumaOf } from '../raster/luma.ts';

/**
 * An affine map of continuous pixel coordinates (the centre of pixel 0 is 0.5): x' = a·x + b·y + c, y' = d·x + e·y + f,
 * as [a, b, c, d, e, f].
 */
export type Affine = readonly [number, number, number, number, number, number];

/** From the corner of a pixel to its middle. */
const CENTRE = 0.5;

export const apply = ([a, b, c, d, e, f]: Affine, x: number, y: number): [number, number] => [
  a * x + b * y + c,
  d * x + e * y + f,
];

export function invert([a, b, c, d, e, f]: Affine): Affine {
  const determinant = a * e - b * d;
  return [
    e / determinant,
    -b / determinant,
    (b * f - c * e) / determinant,
    -d / determinant,
    a / determinant,
    (c * d - a * f) / determinant,
  ];
}

/** The map from a rectangle of the source onto an output of `width` × `height` pixels, inverted for `sample`. */
export function fromRectangle(
  x: number,
  y: number,
  rectangleWidth: number,
  rectangleHeight: number,
  width: number,
  height: number,
): Affine {
  return [rectangleWidth / width, 0, x, 0, rectangleHeight / height, y];
}

/**
 * Pixels of an output picture looked up in the source: bilinear when enlarging, box-averaged when shrinking, so that
 * fine texture does not alias. Outside the source is black.
 *
 * @param toSource maps output coordinates to source coordinates.
 * @returns interleaved RGB, 0–255.
 */
export function sample(source: Raster, toSource: Affine, width: number, height: number): Float32Array {
  const [a, b, , d, e] = toSource;
  const shrink = Math.min(Math.round(Math.sqrt(Math.abs(a * e - b * d))), MOST_SHRUNK);
  if (shrink < 2) return bilinear(source, toSource, width, height);
  const isUpright = b === 0 && d === 0;
  return (isUpright ? averagedUpright : averaged)(source, toSource, width, height, shrink);
}

const MOST_SHRUNK = 16;

function bilinear(
  { data, width: w, height: h }: Raster,
  [a, b, c, d, e, f]: Affine,
  width: number,
  height: number,
): Float32Array {
  const out = new Float32Array(width * height * 3);
  for (let v = 0, o = 0; v < height; v++) {
    for (let u = 0; u < width; u++, o += 3) {
      const x = a * (u + CENTRE) + b * (v + CENTRE) + c - CENTRE;
      const y = d * (u + CENTRE) + e * (v + CENTRE) + f - CENTRE;
      const x0 = Math.floor(x);
      const y0 = Math.floor(y);
      if (x0 < -1 || y0 < -1 || x0 >= w || y0 >= h) continue;
      const fx = x - x0;
      const fy = y - y0;
      if (x0 >= 0 && y0 >= 0 && x0 + 1 < w && y0 + 1 < h) {
        const i = (y0 * w + x0) * 3;
        const below = i + w * 3;
        for (let channel = 0; channel < 3; channel++) {
          const upper = data[i + channel]! * (1 - fx) + data[i + 3 + channel]! * fx;
          const lower = data[below + channel]! * (1 - fx) + data[below + 3 + channel]! * fx;
          out[o + channel] = upper * (1 - fy) + lower * fy;
        }
        continue;
      }
      for (let corner = 0; corner < 4; corner++) {
        const cx = x0 + (corner & 1);
        const cy = y0 + (corner >> 1);
        if (cx < 0 || cy < 0 || cx >= w || cy >= h) continue;
        const weight = (corner & 1 ? fx : 1 - fx) * (corner >> 1 ? fy : 1 - fy);
        const i = (cy * w + cx) * 3;
        for (let channel = 0; channel < 3; channel++) out[o + channel]! += weight * data[i + channel]!;
      }
    }
  }
  return out;
}

function averaged(
  { data, width: w, height: h }: Raster,
  [a, b, c, d, e, f]: Affine,
  width: number,
  height: number,
  n: number,
): Float32Array {
  const out = new Float32Array(width * height * 3);
  const share = 1 / (n * n);
  for (let v = 0, o = 0; v < height; v++) {
    for (let u = 0; u < width; u++, o += 3) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let sv = 0; sv < n; sv++) {
        const vv = v + (sv + CENTRE) / n;
        for (let su = 0; su < n; su++) {
          const uu = u + (su + CENTRE) / n;
          const x = Math.floor(a * uu + b * vv + c);
          const y = Math.floor(d * uu + e * vv + f);
          if (x < 0 || y < 0 || x >= w || y >= h) continue;
          const i = (y * w + x) * 3;
          red += data[i]!;
          green += data[i + 1]!;
          blue += data[i + 2]!;
        }
      }
      out[o] = red * share;
      out[o + 1] = green * share;
      out[o + 2] = blue * share;
    }
  }
  return out;
}

/**
 * The same where rows and columns of the output are such of the source: the rows of a row of the output are added up
 * first, then their columns.
 */
function averagedUpright(
  { data, width: w, height: h }: Raster,
  [a, , c, , e, f]: Affine,
  width: number,
  height: number,
  n: number,
): Float32Array {
  const out = new Float32Array(width * height * 3);
  const share = 1 / (n * n);
  const columns = looked(a, c, width, n, w);
  const rows = looked(e, f, height, n, h);
  const inside = columns.filter((column) => column >= 0);
  if (inside.length === 0) return out;
  const first = Math.min(inside[0]!, inside.at(-1)!);
  const span = (Math.abs(inside.at(-1)! - inside[0]!) + 1) * 3;
  for (let v = 0, o = 0; v < height; v++) {
    const inside = rows.subarray(v * n, (v + 1) * n).filter((row) => row >= 0);
    const sums = sumsOfRows()(
      data,
      inside.map((row) => (row * w + first) * 3),
      span,
    );
    for (let su = 0; su < columns.length; o += 3) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (const end = su + n; su < end; su++) {
        if (columns[su]! < 0) continue;
        const s = (columns[su]! - first) * 3;
        red += sums[s]!;
        green += sums[s + 1]!;
        blue += sums[s + 2]!;
      }
      out[o] = red * share;
      out[o + 1] = green * share;
      out[o + 2] = blue * share;
    }
  }
  return out;
}

const sumsOfRows = lazily(() => createRowSums());

/** Sample positions along one side, `n` in each of `count` pixels; −1 outside. */
function looked(scale: number, shift: number, count: number, n: number, length: number): Int32Array {
  return Int32Array.from({ length: count * n }, (_, i) => {
    const at = Math.floor(scale * (Math.floor(i / n) + ((i % n) + CENTRE) / n) + shift);
    return at >= 0 && at < length ? at : -1;
  });
}

/** Interleaved RGB as planes, each value `(v − mean) · scale` of its channel. */
export function toPlanes(
  rgb: Float32Array,
  mean: readonly [number, number, number],
  scale: readonly [number, number, number],
): Float32Array {
  const size = rgb.length / 3;
  const planes = new Float32Array(rgb.length);
  for (let channel = 0; channel < 3; channel++) {
    for (let i = 0; i < size; i++)
      planes[channel * size + i] = (rgb[i * 3 + channel]! - mean[channel]!) * scale[channel]!;
  }
  return planes;
}

/** Each value divided by `by`, minus `less`. */
export function divided(values: Float32Array, by: number, less = 0): Float32Array {
  const out = new Float32Array(values.length);
  for (let i = 0; i < values.length; i++) out[i] = values[i]! / by - less;
  return out;
}

/** ITU-R BT.601 luma, 0–255. */
export function toGray(rgb: Float32Array): Float32Array {
  const gray = new Float32Array(rgb.length / 3);
  for (let i = 0; i < gray.length; i++) gray[i] = lumaOf(rgb[i * 3]!, rgb[i * 3 + 1]!, rgb[i * 3 + 2]!);
  return gray;
}

/** The picture mirrored left to right, interleaved RGB. */
export function mirror<T extends Float32Array | Uint8Array>(rgb: T, width: number): T {
  const out = rgb.slice() as T;
  for (let i = 0; i < rgb.length / 3; i++) {
    const from = (i - (i % width) + (width - 1 - (i % width))) * 3;
    out[i * 3] = rgb[from]!;
    out[i * 3 + 1] = rgb[from + 1]!;
    out[i * 3 + 2] = rgb[from + 2]!;
  }
  return out;
}
