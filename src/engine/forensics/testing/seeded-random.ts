/** Uniform numbers in [0, 1), reproducible by seed: a linear congruential generator with the constants of ANSI C. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}
