/** Half the cosines of 1 to 7 sixteenths of π, as the plain code computes them (`jpeg/dct.ts`). */
const C1: f64 = 0.4903926402016152;
const C2: f64 = 0.46193976625564337;
const C3: f64 = 0.4157348061512726;
const C4: f64 = 0.3535533905932738;
const C5: f64 = 0.27778511650980114;
const C6: f64 = 0.19134171618254492;
const C7: f64 = 0.09754516100806417;
/** Eight times the level shift of luminance (128). */
const LEVEL: f64 = 8 * 128;

/** Transformed rows of one block: 64 single-precision values. */
const rows = memory.data(256, 16);

/**
 * Coefficients of 8×8 blocks of luminance, 64 in single precision each, natural order; `places` are the indices of
 * their top-left pixels.
 */
export function dctsOfBlocks(luma: usize, width: i32, places: usize, count: i32, out: usize): void {
  const stride = (<usize>width) << 2;
  for (let k: i32 = 0; k < count; k++, places += 4, out += 256) {
    const block = luma + ((<usize>load<i32>(places)) << 2);
    for (let v: usize = 0; v < 8; v += 2) twoRows(block + v * stride, stride, rows + v * 32);
    for (let u: usize = 0; u < 8; u += 2) twoColumns(rows + u * 4, out + u * 4);
  }
}

/** Rounds coefficients, 64 single-precision values per block, to multiples of a table's steps. */
export function requantise(values: usize, count: i32, table: usize): void {
  const half = f64x2.splat(0.5);
  for (let k: i32 = 0; k < count; k++, values += 256)
    for (let at: usize = 0; at < 256; at += 8) {
      const step = low(v128.load64_zero(table + at));
      const value = low(v128.load64_zero(values + at));
      const whole = f64x2.floor(f64x2.add(f64x2.div(value, step), half));
      v128.store64_lane(values + at, f32x4.demote_f64x2_zero(f64x2.mul(whole, step)), 0);
    }
}

/** Transforms two adjacent rows into two rows of coefficients. */
function twoRows(at: usize, stride: usize, to: usize): void {
  const p = v128.load(at);
  const q = v128.load(at + stride);
  const r = v128.load(at, 16);
  const s = v128.load(at + stride, 16);
  const ab = v128.shuffle<f32>(p, q, 0, 4, 1, 5);
  const cd = v128.shuffle<f32>(p, q, 2, 6, 3, 7);
  const ef = v128.shuffle<f32>(r, s, 0, 4, 1, 5);
  const gh = v128.shuffle<f32>(r, s, 2, 6, 3, 7);
  forward(low(ab), highOf(ab), low(cd), highOf(cd), low(ef), highOf(ef), low(gh), highOf(gh), LEVEL);
  const e = four(y0, y1);
  const f = four(y2, y3);
  const g = four(y4, y5);
  const h = four(y6, y7);
  v128.store(to, v128.shuffle<f32>(e, f, 0, 2, 4, 6));
  v128.store(to, v128.shuffle<f32>(g, h, 0, 2, 4, 6), 16);
  v128.store(to, v128.shuffle<f32>(e, f, 1, 3, 5, 7), 32);
  v128.store(to, v128.shuffle<f32>(g, h, 1, 3, 5, 7), 48);
}

/** Transforms two adjacent columns. */
function twoColumns(at: usize, to: usize): void {
  forward(
    low(v128.load64_zero(at)),
    low(v128.load64_zero(at, 32)),
    low(v128.load64_zero(at, 64)),
    low(v128.load64_zero(at, 96)),
    low(v128.load64_zero(at, 128)),
    low(v128.load64_zero(at, 160)),
    low(v128.load64_zero(at, 192)),
    low(v128.load64_zero(at, 224)),
    0,
  );
  v128.store64_lane(to, f32x4.demote_f64x2_zero(y0), 0);
  v128.store64_lane(to, f32x4.demote_f64x2_zero(y1), 0, 32);
  v128.store64_lane(to, f32x4.demote_f64x2_zero(y2), 0, 64);
  v128.store64_lane(to, f32x4.demote_f64x2_zero(y3), 0, 96);
  v128.store64_lane(to, f32x4.demote_f64x2_zero(y4), 0, 128);
  v128.store64_lane(to, f32x4.demote_f64x2_zero(y5), 0, 160);
  v128.store64_lane(to, f32x4.demote_f64x2_zero(y6), 0, 192);
  v128.store64_lane(to, f32x4.demote_f64x2_zero(y7), 0, 224);
}

function low(pair: v128): v128 {
  return f64x2.promote_low_f32x4(pair);
}

function highOf(pairs: v128): v128 {
  return f64x2.promote_low_f32x4(v128.shuffle<f32>(pairs, pairs, 2, 3, 2, 3));
}

/** Two pairs of doubles as four single-precision values. */
function four(a: v128, b: v128): v128 {
  return v128.shuffle<f32>(f32x4.demote_f64x2_zero(a), f32x4.demote_f64x2_zero(b), 0, 1, 4, 5);
}

// Results of `forward`, in globals: functions return only one value.
let y0: v128 = f64x2.splat(0);
let y1: v128 = f64x2.splat(0);
let y2: v128 = f64x2.splat(0);
let y3: v128 = f64x2.splat(0);
let y4: v128 = f64x2.splat(0);
let y5: v128 = f64x2.splat(0);
let y6: v128 = f64x2.splat(0);
let y7: v128 = f64x2.splat(0);

function times(x: v128, factor: f64): v128 {
  return f64x2.mul(x, f64x2.splat(factor));
}

/** Chen, Smith & Fralick 1977, operations in the order of the plain code: the results are bit-identical. */
function forward(a: v128, b: v128, c: v128, d: v128, e: v128, f: v128, g: v128, h: v128, level: f64): void {
  const s0 = f64x2.add(a, h);
  const s1 = f64x2.add(b, g);
  const s2 = f64x2.add(c, f);
  const s3 = f64x2.add(d, e);
  const d0 = f64x2.sub(a, h);
  const d1 = f64x2.sub(b, g);
  const d2 = f64x2.sub(c, f);
  const d3 = f64x2.sub(d, e);
  const s03 = f64x2.sub(s0, s3);
  const s12 = f64x2.sub(s1, s2);
  y0 = times(f64x2.sub(f64x2.add(f64x2.add(f64x2.add(s0, s1), s2), s3), f64x2.splat(level)), C4);
  y1 = f64x2.add(f64x2.add(f64x2.add(times(d0, C1), times(d1, C3)), times(d2, C5)), times(d3, C7));
  y2 = f64x2.add(times(s03, C2), times(s12, C6));
  y3 = f64x2.sub(f64x2.sub(f64x2.sub(times(d0, C3), times(d1, C7)), times(d2, C1)), times(d3, C5));
  y4 = times(f64x2.add(f64x2.sub(f64x2.sub(s0, s1), s2), s3), C4);
  y5 = f64x2.add(f64x2.add(f64x2.sub(times(d0, C5), times(d1, C1)), times(d2, C7)), times(d3, C3));
  y6 = f64x2.sub(times(s03, C6), times(s12, C2));
  y7 = f64x2.sub(f64x2.add(f64x2.sub(times(d0, C7), times(d1, C5)), times(d2, C3)), times(d3, C1));
}
