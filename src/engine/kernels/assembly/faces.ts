/** Bytes of the first embedding, compared by cosine, and of both embeddings (`faces/score.ts`). */
const FIRST: usize = 512;
const LENGTH: usize = 640;

/**
 * Writes the indices (32 bits) of faces scoring at least `limit`, in order; returns their count. A face is 640 signed
 * bytes: components multiplied by `scale`. All sums are integers, so they equal the plain code's.
 */
export function facesLike(faces: usize, count: i32, query: usize, scale: f64, limit: f64, found: usize): i32 {
  const first = found;
  for (let face: i32 = 0; face < count; face++, faces += LENGTH) {
    let product = i32x4.splat(0);
    for (let at: usize = 0; at < FIRST; at += 16) {
      const a = v128.load(faces + at);
      const b = v128.load(query + at);
      product = i32x4.add(product, i32x4.extadd_pairwise_i16x8_s(i16x8.extmul_low_i8x16_s(a, b)));
      product = i32x4.add(product, i32x4.extadd_pairwise_i16x8_s(i16x8.extmul_high_i8x16_s(a, b)));
    }
    let apart = i32x4.splat(0);
    for (let at: usize = FIRST; at < LENGTH; at += 8) {
      const difference = i16x8.sub(v128.load_ext<i8>(faces + at), v128.load_ext<i8>(query + at));
      apart = i32x4.add(apart, i32x4.dot_i16x8_s(difference, difference));
    }
    const score = <f64>sum(product) / (scale * scale) - Math.sqrt(<f64>sum(apart)) / scale;
    if (score < limit) continue;
    store<i32>(found, face);
    found += 4;
  }
  return <i32>((found - first) >> 2);
}

function sum(four: v128): i32 {
  return (
    i32x4.extract_lane(four, 0) +
    i32x4.extract_lane(four, 1) +
    i32x4.extract_lane(four, 2) +
    i32x4.extract_lane(four, 3)
  );
}
