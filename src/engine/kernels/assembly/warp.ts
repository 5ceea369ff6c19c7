/** The same computation as `raster/warp.ts`, which explains the constants. */
const LAST_BETWEEN: f64 = 1.01;
const WHITE: u8 = 255;
const SHIFT: i32 = 8;
const ONE: i32 = 1 << SHIFT;
const HALF: i32 = 1 << (2 * SHIFT - 1);
const CENTRE: f64 = 0.5;
const FINER: i32 = 10;
const FINE: f64 = <f64>(ONE << FINER);
const STRETCH: i32 = 16;

/**
 * Output rows `from` (inclusive) to `to` (exclusive), `width` wide, of a projective warp, as RGB.
 *
 * @param source address the whole picture's first pixel would have; only the part sampled has to be present, with eight
 * bytes after it
 * @param row bytes per row of the part present
 * @param out `3 × width × (to − from)` bytes, with sixteen after them
 */
export function warpRows(
  source: usize,
  row: i32,
  sourceWidth: i32,
  sourceHeight: i32,
  out: usize,
  width: i32,
  from: i32,
  to: i32,
  a: f64,
  b: f64,
  c: f64,
  d: f64,
  e: f64,
  f: f64,
  g: f64,
  h: f64,
): void {
  const lastX = <f64>sourceWidth - LAST_BETWEEN;
  const lastY = <f64>sourceHeight - LAST_BETWEEN;
  for (let v: i32 = from; v < to; v++) {
    const across = b * (<f64>v + CENTRE) + c;
    const down = e * (<f64>v + CENTRE) + f;
    const depth = h * (<f64>v + CENTRE) + 1;
    let x = (across + a * CENTRE) / (depth + g * CENTRE) - CENTRE;
    let y = (down + d * CENTRE) / (depth + g * CENTRE) - CENTRE;
    for (let u: i32 = 0; u < width; u += STRETCH) {
      const count = min(STRETCH, width - u);
      const end = <f64>(u + count) + CENTRE;
      const nextX = (across + a * end) / (depth + g * end) - CENTRE;
      const nextY = (down + d * end) / (depth + g * end) - CENTRE;
      const stepX = (nextX - x) / <f64>count;
      const stepY = (nextY - y) / <f64>count;
      const isWithin =
        x >= 0 &&
        y >= 0 &&
        x < lastX &&
        y < lastY &&
        nextX >= 0 &&
        nextY >= 0 &&
        nextX < lastX &&
        nextY < lastY &&
        isFromZero(x, stepX, count) &&
        isFromZero(y, stepY, count);
      if (isWithin) copyWithin(source, row, out, count, x, y, stepX, stepY);
      else copyAtEdge(source, row, sourceWidth, sourceHeight, out, count, x, y, stepX, stepY);
      out += 3 * count;
      x = nextX;
      y = nextY;
    }
  }
}

function isFromZero(place: f64, step: f64, count: i32): bool {
  return fine(place) + (count - 1) * fine(step) >= 0;
}

function copyWithin(
  source: usize,
  row: i32,
  out: usize,
  count: i32,
  x: f64,
  y: f64,
  stepX: f64,
  stepY: f64,
): void {
  let across = fine(x);
  let down = fine(y);
  const right = fine(stepX);
  const below = fine(stepY);
  for (let n: i32 = 0; n < count; n++, out += 3, across += right, down += below) {
    const pixel = i16x8.narrow_i32x4_s(pixelAt(source, row, across, down), i32x4.splat(0));
    // The fourth byte is overwritten by the next pixel.
    v128.store_lane<u32>(out, i8x16.narrow_i16x8_u(pixel, pixel), 0);
  }
}

/** Channels of two adjacent pixels, interleaved as 16 bits: both reds, both greens, both blues. */
function besides(at: usize): v128 {
  return v128.shuffle<u8>(
    v128.load64_zero(at),
    i32x4.splat(0),
    0,
    16,
    3,
    16,
    1,
    16,
    4,
    16,
    2,
    16,
    5,
    16,
    16,
    16,
    16,
    16,
  );
}

/** Bilinear interpolation of four pixels; red, green and blue, 0–255. */
function pixelAt(source: usize, row: i32, across: i32, down: i32): v128 {
  const fx = (across >> FINER) & (ONE - 1);
  const fy = (down >> FINER) & (ONE - 1);
  const at = source + <usize>((down >> (FINER + SHIFT)) * row + (across >> (FINER + SHIFT)) * 3);
  const sides = i32x4.splat((ONE - fx) | (fx << 16));
  const upper = besides(at);
  const lower = besides(at + row);
  const top = i32x4.mul(i32x4.dot_i16x8_s(upper, sides), i32x4.splat(ONE - fy));
  const bottom = i32x4.mul(i32x4.dot_i16x8_s(lower, sides), i32x4.splat(fy));
  return i32x4.shr_u(i32x4.add(i32x4.add(top, bottom), i32x4.splat(HALF)), 2 * SHIFT);
}

function copyAtEdge(
  source: usize,
  row: i32,
  width: i32,
  height: i32,
  out: usize,
  count: i32,
  x: f64,
  y: f64,
  stepX: f64,
  stepY: f64,
): void {
  for (let n: i32 = 0; n < count; n++, out += 3, x += stepX, y += stepY) {
    if (x < -CENTRE || y < -CENTRE || x > <f64>width - CENTRE || y > <f64>height - CENTRE) {
      store<u8>(out, WHITE);
      store<u8>(out, WHITE, 1);
      store<u8>(out, WHITE, 2);
      continue;
    }
    const x0 = max<f64>(0, floor(x));
    const y0 = max<f64>(0, floor(y));
    const fx = max<f64>(0, x - x0);
    const fy = max<f64>(0, y - y0);
    const at = source + <usize>(<i32>y0 * row + <i32>x0 * 3);
    const j: usize = <i32>x0 + 1 < width ? 3 : 0;
    const k: usize = <i32>y0 + 1 < height ? <usize>row : 0;
    for (let channel: usize = 0; channel < 3; channel++) {
      const i = at + channel;
      const top = <f64>load<u8>(i) * (1 - fx) + <f64>load<u8>(i + j) * fx;
      const bottom = <f64>load<u8>(i + k) * (1 - fx) + <f64>load<u8>(i + j + k) * fx;
      store<u8>(out + channel, <u8>(<i32>(top + (bottom - top) * fy + CENTRE)));
    }
  }
}

/** A position or step in units of 2^-18 pixel, halves rounded up. */
function fine(place: f64): i32 {
  const parts = place * FINE;
  const up = ceil(parts);
  return <i32>(<i64>(up - 0.5 <= parts ? up : up - 1));
}
