/** The longest increasing subsequence of distinct numbers. */
export function longestRising(values: readonly number[]): number[] {
  // For each length, the index of the smallest last value of a subsequence of that length; and each value's predecessor
  // in its subsequence.
  const ends: number[] = [];
  const before: number[] = [];
  for (const [i, value] of values.entries()) {
    let length = ends.findIndex((end) => values[end]! > value);
    if (length < 0) length = ends.length;
    before[i] = length > 0 ? ends[length - 1]! : -1;
    ends[length] = i;
  }
  const part: number[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at]!) part.unshift(values[at]!);
  return part;
}
