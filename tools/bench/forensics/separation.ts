/** One picture's value by one detector. */
interface Scored {
  readonly label: 'benign' | 'tampered';
  readonly profile: string;
  readonly value: number | null;
  /** The place named is the edited one. */
  readonly right?: boolean;
}

/** How well values tell edited pictures from ordinary ones, by degradation: what a detector is worth alone. */
export function separation(samples: readonly Scored[]): string {
  const profiles = [...new Set(samples.map((s) => s.profile)), null];
  return profiles
    .flatMap((profile) => {
      const own = samples.filter((s) => profile === null || s.profile === profile);
      const of = (label: string): number[] =>
        own.filter((s) => s.label === label).map((s) => s.value ?? -Infinity);
      const [edited, ordinary] = [of('tampered'), of('benign').sort((a, b) => b - a)];
      if (edited.length === 0 || ordinary.length === 0) return [];
      const limit = ordinary[Math.floor(0.02 * ordinary.length)]!;
      const above = edited.filter((v) => v > limit).length / edited.length;
      const right = own.filter((s) => s.right).length / edited.length;
      return [
        `  ${profile ?? 'all'}: ${edited.length} edited, ${ordinary.length} ordinary, AUC ${auc(edited, ordinary).toFixed(2)}, above 98 % ${above.toFixed(2)}, at the place ${right.toFixed(2)}, highest ordinary ${ordinary
          .slice(0, 3)
          .map((v) => v.toFixed(2))
          .join(' ')}`,
      ];
    })
    .join('\n');
}

/** Chance that a value of the first kind exceeds one of the second; ties count half. */
export function auc(positive: readonly number[], negative: readonly number[]): number {
  let wins = 0;
  for (const p of positive) for (const n of negative) wins += p > n ? 1 : p === n ? 0.5 : 0;
  return wins / (positive.length * negative.length);
}
