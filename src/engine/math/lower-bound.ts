/**
 * Index of the first item that is not above a height, of items from the top down; their number where all are above it.
 *
 * @example firstFrom(words, 120, ({ box }) => box.y)
 */
export function lowerBoundBy<T>(items: readonly T[], height: number, heightOf: (item: T) => number): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const half = (low + high) >> 1;
    if (heightOf(items[half]!) < height) low = half + 1;
    else high = half;
  }
  return low;
}
