/** Bins on each side that a histogram is smoothed over, and the weights' deviation. */
const REACH = 9;

/**
 * How far the values of each word are those that the other words of the page prefer among their neighbours: the mean log
 * ratio of the others' fine histogram to the same smoothed. Values that an earlier quantisation or the same rasteriser left are
 * preferred; what was put in later does not know them. Near 0 where the page has no preferences.
 *
 * @param own histograms of the words, all of the same bins
 * @param deviation bins
 */
export function surprises(own: readonly Uint32Array[], deviation: number): Float32Array {
  const bins = own[0]?.length ?? 0;
  const total = new Float64Array(bins);
  for (const counts of own) for (let b = 0; b < bins; b++) total[b]! += counts[b]!;
  const kernel = kernelOf(deviation);
  const smoothTotal = Float64Array.from(total, (_, b) => smoothAt(total, b, kernel));
  return Float32Array.from(own, (counts) => {
    let [sum, n] = [0, 0];
    for (let b = 0; b < bins; b++) {
      const count = counts[b]!;
      if (count === 0) continue;
      const even = smoothTotal[b]! - smoothAt(counts, b, kernel);
      sum += count * Math.log((total[b]! - count + 0.5) / (even + 0.5));
      n += count;
    }
    return n > 0 ? sum / n : 0;
  });
}

function kernelOf(deviation: number): Float64Array {
  const kernel = Float64Array.from({ length: 2 * REACH + 1 }, (_, i) =>
    Math.exp(-0.5 * ((i - REACH) / deviation) ** 2),
  );
  const sum = kernel.reduce((a, b) => a + b, 0);
  return kernel.map((v) => v / sum);
}

function smoothAt(counts: ArrayLike<number>, bin: number, kernel: Float64Array): number {
  let sum = 0;
  const last = Math.min(counts.length - 1, bin + REACH);
  for (let b = Math.max(0, bin - REACH); b <= last; b++) sum += counts[b]! * kernel[b - bin + REACH]!;
  return sum;
}
