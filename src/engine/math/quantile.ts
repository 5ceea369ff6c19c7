/**
 * The value that `share` (0–1) of the values lie below: the one in place `floor(share × n)` of their order, the last one
 * for 1, and 0 for none. Finds that place alone (Hoare 1961), in time linear in their number; leaves `values` as they are.
 */
export function quantile(values: ArrayLike<number>, share: number): number {
  if (values.length === 0) return 0;
  const place = Math.min(values.length - 1, Math.floor(share * values.length));
  return selected(new Float64Array(values), place);
}

/** The middle value, the upper one of two; 0 for none. */
export const median = (values: ArrayLike<number>): number => quantile(values, 0.5);

/**
 * The value that `share` (0–1) of a histogram lie below; `counts[value]` is how often it occurs. 0 for an empty one.
 */
export function quantileOfCounts(counts: Uint32Array, share: number): number {
  let rest = share * counts.reduce((sum, count) => sum + count, 0);
  return Math.max(
    0,
    counts.findIndex((count) => (rest -= count) < 0),
  );
}

/** Halving needs some twenty rounds for a million values; an order made to defeat it is sorted instead. */
const MOST_ROUNDS = 60;

/** The value in a place of the order; moves the values about. */
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
