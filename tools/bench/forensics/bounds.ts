/** A share with its Wilson 95 % interval. */
export function bounded(hits: number, n: number): string {
  if (n === 0) return '–';
  const z = 1.96;
  const p = hits / n;
  const centre = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  const percent = (v: number): string => (100 * Math.min(1, Math.max(0, v))).toFixed(1);
  return `${hits}/${n} = ${percent(p)} % (${percent(centre - half)}–${percent(centre + half)})`;
}
