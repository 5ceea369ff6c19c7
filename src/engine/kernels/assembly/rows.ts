/** Columns per step. */
const STEP: i32 = 16;

/**
 * Column sums of consecutive rows of bytes from `rows` on; `length` is a multiple of 16, and `count` at most 257, so
 * that 16 bits hold a sum. Writes 32 bits per column.
 */
export function sumOfRows(rows: usize, count: i32, length: i32, sums: usize): void {
  for (let x: i32 = 0; x < length; x += STEP) {
    let low = i16x8.splat(0);
    let high = i16x8.splat(0);
    let at = rows + x;
    for (let r: i32 = 0; r < count; r++, at += length) {
      const bytes = v128.load(at);
      low = i16x8.add(low, i16x8.extend_low_i8x16_u(bytes));
      high = i16x8.add(high, i16x8.extend_high_i8x16_u(bytes));
    }
    v128.store(sums, i32x4.extend_low_i16x8_u(low));
    v128.store(sums, i32x4.extend_high_i16x8_u(low), 16);
    v128.store(sums, i32x4.extend_low_i16x8_u(high), 32);
    v128.store(sums, i32x4.extend_high_i16x8_u(high), 48);
    sums += 4 * STEP;
  }
}
