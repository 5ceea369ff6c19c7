/** The longest part of a list of different numbers that rises, what stands between left out. */
export function longestRising(values: readonly number[]): number[] {
  // By length: where the part with the smallest end of that length ends, and what comes before each value in its part.
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
