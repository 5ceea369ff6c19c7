/** Pixels per step: four of a row, within one cell of eight. */
const STEP: i32 = 4;
/** Luma weights in thousandths (ITU-R BT.601): integers that single precision holds exactly. */
const RED: i32 = 299;
const GREEN: i32 = 587;
const BLUE: i32 = 114;
/** Limits from which a colour channel counts as clipped to white or black, and luminance as not. */
const LIGHTEST: i32 = 254;
const DARKEST: i32 = 1;
const LIGHT: f32 = 252;
const DARK: f32 = 3;

/**
 * Luminance of a row of RGB pixels, and 1 for cells (eight pixels each) in which a channel is clipped while luminance
 * is not. Reads 16 bytes at a time: up to seven bytes past the row must exist.
 */
export function lumaOfRow(rgb: usize, width: i32, luma: usize, cells: usize): void {
  const zero = i32x4.splat(0);
  const red = i32x4.splat(RED);
  const green = i32x4.splat(GREEN);
  const blue = i32x4.splat(BLUE);
  const thousand = f32x4.splat(1000);
  const lightest = i32x4.splat(LIGHTEST - 1);
  const darkest = i32x4.splat(DARKEST + 1);
  const light = f32x4.splat(LIGHT);
  const dark = f32x4.splat(DARK);
  let x: i32 = 0;
  for (; x + STEP <= width; x += STEP) {
    const four = v128.load(rgb);
    const r = v128.shuffle<u8>(four, zero, 0, 16, 16, 16, 3, 16, 16, 16, 6, 16, 16, 16, 9, 16, 16, 16);
    const g = v128.shuffle<u8>(four, zero, 1, 16, 16, 16, 4, 16, 16, 16, 7, 16, 16, 16, 10, 16, 16, 16);
    const b = v128.shuffle<u8>(four, zero, 2, 16, 16, 16, 5, 16, 16, 16, 8, 16, 16, 16, 11, 16, 16, 16);
    const sum = i32x4.add(i32x4.add(i32x4.mul(r, red), i32x4.mul(g, green)), i32x4.mul(b, blue));
    const shade = f32x4.div(f32x4.convert_i32x4_s(sum), thousand);
    v128.store(luma, shade);
    const most = i32x4.max_s(r, i32x4.max_s(g, b));
    const least = i32x4.min_s(r, i32x4.min_s(g, b));
    const touches = v128.or(i32x4.gt_s(most, lightest), i32x4.lt_s(least, darkest));
    const between = v128.and(f32x4.lt(shade, light), f32x4.gt(shade, dark));
    if (v128.any_true(v128.and(touches, between))) store<u8>(cells + (x >> 3), 1);
    rgb += 3 * STEP;
    luma += 4 * STEP;
  }
  for (; x < width; x++) {
    const r = <i32>load<u8>(rgb);
    const g = <i32>load<u8>(rgb, 1);
    const b = <i32>load<u8>(rgb, 2);
    const shade = <f32>(RED * r + GREEN * g + BLUE * b) / 1000;
    store<f32>(luma, shade);
    const touches = max(r, max(g, b)) >= LIGHTEST || min(r, min(g, b)) <= DARKEST;
    if (touches && shade < LIGHT && shade > DARK) store<u8>(cells + (x >> 3), 1);
    rgb += 3;
    luma += 4;
  }
}
