/** Every pair of a list once: each item with every earlier one. */
export const pairsOf = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((item, i) => items.slice(0, i).map((before): [T, T] => [item, before]));
