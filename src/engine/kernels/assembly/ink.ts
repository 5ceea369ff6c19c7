/** 1 where a pixel is darker by `darker` than the mean of the `2 × half + 1` square around it, clipped to the picture. */
export function inkOf(
  luma: usize,
  width: i32,
  height: i32,
  half: i32,
  darker: f64,
  sums: usize,
  ink: usize,
): void {
  memory.fill(sums, 0, (<usize>width) << 3);
  for (let y: i32 = 0; y < min(half, height); y++) addRow(luma + ((<usize>(y * width)) << 2), width, sums);
  for (let y: i32 = 0; y < height; y++) {
    const coming = luma + ((<usize>((y + half) * width)) << 2);
    const leaving = luma + ((<usize>((y - half - 1) * width)) << 2);
    const comes = y + half < height;
    const leaves = y - half - 1 >= 0;
    if (comes && leaves) exchangeRow(coming, leaving, width, sums);
    else if (comes) addRow(coming, width, sums);
    else if (leaves) takeRow(leaving, width, sums);
    const rows = min(height - 1, y + half) - max(0, y - half) + 1;
    inkOfRow(luma + ((<usize>(y * width)) << 2), width, half, darker, sums, rows, ink + <usize>(y * width));
  }
}

function addRow(row: usize, width: i32, sums: usize): void {
  let x: i32 = 0;
  for (; x + 2 <= width; x += 2, row += 8, sums += 16)
    v128.store(sums, f64x2.add(v128.load(sums), f64x2.promote_low_f32x4(v128.load64_zero(row))));
  if (x < width) store<f64>(sums, load<f64>(sums) + <f64>load<f32>(row));
}

function takeRow(row: usize, width: i32, sums: usize): void {
  let x: i32 = 0;
  for (; x + 2 <= width; x += 2, row += 8, sums += 16)
    v128.store(sums, f64x2.sub(v128.load(sums), f64x2.promote_low_f32x4(v128.load64_zero(row))));
  if (x < width) store<f64>(sums, load<f64>(sums) - <f64>load<f32>(row));
}

function exchangeRow(coming: usize, leaving: usize, width: i32, sums: usize): void {
  let x: i32 = 0;
  for (; x + 2 <= width; x += 2, coming += 8, leaving += 8, sums += 16) {
    const added = f64x2.add(v128.load(sums), f64x2.promote_low_f32x4(v128.load64_zero(coming)));
    v128.store(sums, f64x2.sub(added, f64x2.promote_low_f32x4(v128.load64_zero(leaving))));
  }
  if (x < width) store<f64>(sums, load<f64>(sums) + <f64>load<f32>(coming) - <f64>load<f32>(leaving));
}

/** `sums`: column sums over the `rows` rows around this one. */
function inkOfRow(row: usize, width: i32, half: i32, darker: f64, sums: usize, rows: i32, ink: usize): void {
  let sum: f64 = 0;
  for (let x: i32 = 0; x < min(half, width); x++) sum += load<f64>(sums + ((<usize>x) << 3));
  let counted: i32 = 0;
  let share: f64 = 0;
  for (let x: i32 = 0; x < width; x++) {
    if (x + half < width) sum += load<f64>(sums + ((<usize>(x + half)) << 3));
    if (x > half) sum -= load<f64>(sums + ((<usize>(x - half - 1)) << 3));
    const columns = min(width - 1, x + half) - max(0, x - half) + 1;
    if (columns !== counted) {
      counted = columns;
      share = 1 / <f64>(rows * columns);
    }
    const limit = sum * share - darker;
    store<u8>(ink + <usize>x, <u8>(<f64>load<f32>(row + ((<usize>x) << 2)) < limit));
  }
}
