/** Numbers from 0 to below 1, the same for a seed in every run: a linear congruential generator with the constants of ANSI C. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}
