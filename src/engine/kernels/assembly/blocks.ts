/** Two neighbouring values as doubles: sums match the plain code bit by bit. */
function two(at: usize): v128 {
  return f64x2.promote_low_f32x4(v128.load64_zero(at));
}

/** Negated second difference: twice the middle minus both neighbours. */
function bend(before: v128, at: v128, after: v128): v128 {
  return f64x2.sub(f64x2.sub(f64x2.add(at, at), before), after);
}

/**
 * Mean, deviation, noise and edge of each 8×8 block of luminance (`forensics/image/block-statistics.ts`), `columns × rows` of
 * each, one plane after the other.
 */
export function statisticsOfBlocks(luma: usize, width: i32, height: i32, out: usize): void {
  const columns = width >> 3;
  const rows = height >> 3;
  const plane = (<usize>(columns * rows)) << 2;
  for (let r: i32 = 0; r < rows; r++)
    for (let c: i32 = 0; c < columns; c++) {
      const isInside = c > 0 && 8 * c + 8 < width;
      if (isInside) inside(luma, width, height, r, c, out, plane);
      else atRim(luma, width, height, r, c, out, plane);
      out += 4;
    }
}

function inside(luma: usize, width: i32, height: i32, r: i32, c: i32, out: usize, plane: usize): void {
  let sums = f64x2.splat(0);
  let high = f64x2.splat(0);
  let steepest = f64x2.splat(0);
  let squares: f64 = 0;
  for (let y = 8 * r; y < 8 * r + 8; y++) {
    let at = luma + ((<usize>(y * width + 8 * c)) << 2);
    const up = y > 0 ? (<usize>width) << 2 : 0;
    const down = y < height - 1 ? (<usize>width) << 2 : 0;
    let a0 = two(at - up - 4);
    let m0 = two(at - 4);
    let b0 = two(at + down - 4);
    for (let k: i32 = 0; k < 4; k++) {
      const a1 = two(at - up);
      const m1 = two(at);
      const b1 = two(at + down);
      const a2 = two(at - up + 4);
      const m2 = two(at + 4);
      const b2 = two(at + down + 4);
      sums = f64x2.add(sums, m1);
      // Added in the plain code's order: squares lose digits, and flat blocks are told apart by the last ones.
      const square = f64x2.mul(m1, m1);
      squares += f64x2.extract_lane(square, 0);
      squares += f64x2.extract_lane(square, 1);
      const across = f64x2.sub(m2, m0);
      const along = f64x2.sub(b1, a1);
      steepest = f64x2.pmax(steepest, f64x2.add(f64x2.mul(across, across), f64x2.mul(along, along)));
      const middle = bend(m0, m1, m2);
      const twice = f64x2.add(middle, middle);
      high = f64x2.add(high, f64x2.abs(f64x2.sub(f64x2.sub(twice, bend(a0, a1, a2)), bend(b0, b1, b2))));
      a0 = a2;
      m0 = m2;
      b0 = b2;
      at += 8;
    }
  }
  tell(
    f64x2.extract_lane(sums, 0) + f64x2.extract_lane(sums, 1),
    squares,
    f64x2.extract_lane(high, 0) + f64x2.extract_lane(high, 1),
    max(f64x2.extract_lane(steepest, 0), f64x2.extract_lane(steepest, 1)),
    out,
    plane,
  );
}

/** The same pixel by pixel at the picture's border: a missing neighbour is replaced by the pixel itself. */
function atRim(luma: usize, width: i32, height: i32, r: i32, c: i32, out: usize, plane: usize): void {
  let sum: f64 = 0;
  let squares: f64 = 0;
  let high: f64 = 0;
  let steepest: f64 = 0;
  for (let y = 8 * r; y < 8 * r + 8; y++) {
    const up = y > 0 ? (<usize>width) << 2 : 0;
    const down = y < height - 1 ? (<usize>width) << 2 : 0;
    for (let x = 8 * c; x < 8 * c + 8; x++) {
      const at = luma + ((<usize>(y * width + x)) << 2);
      const before: usize = x > 0 ? 4 : 0;
      const after: usize = x < width - 1 ? 4 : 0;
      const m0 = <f64>load<f32>(at - before);
      const m1 = <f64>load<f32>(at);
      const m2 = <f64>load<f32>(at + after);
      const a1 = <f64>load<f32>(at - up);
      const b1 = <f64>load<f32>(at + down);
      sum += m1;
      squares += m1 * m1;
      const across = m2 - m0;
      const along = b1 - a1;
      steepest = max(steepest, across * across + along * along);
      const middle = 2 * m1 - m0 - m2;
      const above = 2 * a1 - <f64>load<f32>(at - up - before) - <f64>load<f32>(at - up + after);
      const below = 2 * b1 - <f64>load<f32>(at + down - before) - <f64>load<f32>(at + down + after);
      high += abs(2 * middle - above - below);
    }
  }
  tell(sum, squares, high, steepest, out, plane);
}

function tell(sum: f64, squares: f64, high: f64, steepest: f64, out: usize, plane: usize): void {
  const mean = sum / 64;
  store<f32>(out, <f32>mean);
  store<f32>(out + plane, <f32>sqrt(max(0.0, squares / 64 - mean * mean)));
  store<f32>(out + 2 * plane, <f32>(high / 256));
  store<f32>(out + 3 * plane, <f32>(sqrt(steepest) / 2));
}
