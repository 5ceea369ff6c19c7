/** Every two of a list once: each with every one before it. */
export const pairsOf = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((item, i) => items.slice(0, i).map((before): [T, T] => [item, before]));
