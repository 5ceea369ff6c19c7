/**
 * The `share`-quantile (0–1): element `floor(share × n)` of the sorted values, the last one for 1; 0 for an empty list.
 * Uses quickselect (Hoare 1961), linear time on average; does not modify `values`.
 */
export function quantile(values: ArrayLike<number>, share: number): number {
  if (values.length === 0) return 0;
  const place = Math.min(values.length - 1, Math.floor(share * values.length));
  return selected(new Float64Array(values), place);
}

/** Upper median; 0 for an empty list. */
export const median = (values: ArrayLike<number>): number => quantile(values, 0.5);

/** The `share`-quantile (0–1) of a histogram; `counts[value]` is the value's frequency. 0 for an empty one. */
export function quantileOfCounts(counts: Uint32Array, share: number): number {
  let rest = share * counts.reduce((sum, count) => sum + count, 0);
  return Math.max(
    0,
    counts.findIndex((count) => (rest -= count) < 0),
  );
}

/** Quickselect takes some twenty rounds for a million values; adversarial order falls back to sorting. */
const MOST_ROUNDS = 60;

/** The element at `place` in sorted order; reorders `values`. */
function selected(values: Float64Array, place: number): number {
  let from = 0;
  let to = values.length - 1;
  for (let round = 0; from < to; round++) {
    if (round === MOST_ROUNDS) return values.subarray(from, to + 1).sort()[place - from]!;
    const pivot = values[(from + to) >> 1]!;
    let left = from;
    let right = to;
    while (left <= right) {
      while (values[left]! < pivot) left++;
      while (values[right]! > pivot) right--;
      if (left > right) break;
      const moved = values[left]!;
      values[left++] = values[right]!;
      values[right--] = moved;
    }
    if (place <= right) to = right;
    else if (place >= left) from = left;
    else break;
  }
  return values[place]!;
}
