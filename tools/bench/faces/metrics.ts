/** Scores of pairs of one person and of pairs of two; higher is more alike. */
export interface PairScores {
  readonly genuine: readonly number[];
  readonly impostor: readonly number[];
}

/** Area under the ROC curve: the chance that a genuine pair scores above an impostor pair (ties count half). */
export function areaUnderCurve({ genuine, impostor }: PairScores): number {
  const all = [...genuine.map((v) => ({ v, g: true })), ...impostor.map((v) => ({ v, g: false }))].sort(
    (a, b) => a.v - b.v,
  );
  let rankSum = 0;
  for (let i = 0; i < all.length;) {
    let j = i;
    while (j < all.length && all[j]!.v === all[i]!.v) j++;
    const rank = (i + 1 + j) / 2;
    for (let k = i; k < j; k++) if (all[k]!.g) rankSum += rank;
    i = j;
  }
  const n = genuine.length;
  return (rankSum - (n * (n + 1)) / 2) / (n * impostor.length);
}

/** Equal error rate: where as many genuine pairs are refused as impostor pairs accepted, in shares. */
export function equalErrorRate({ genuine, impostor }: PairScores): number {
  const thresholds = [...genuine, ...impostor].sort((a, b) => a - b);
  return Math.min(
    ...thresholds.map((t) =>
      Math.max(
        share(impostor, (v) => v >= t),
        share(genuine, (v) => v < t),
      ),
    ),
  );
}

/** Share of genuine pairs accepted at the threshold that accepts at most `rate` of the impostor pairs. */
export function acceptedAt(
  { genuine, impostor }: PairScores,
  rate: number,
): { threshold: number; accepted: number } {
  const falling = [...impostor].sort((a, b) => b - a);
  const threshold = falling[Math.floor(rate * falling.length)]!;
  return { threshold, accepted: share(genuine, (v) => v > threshold) };
}

export const share = (values: readonly number[], test: (v: number) => boolean): number =>
  values.length === 0 ? 0 : values.filter(test).length / values.length;
