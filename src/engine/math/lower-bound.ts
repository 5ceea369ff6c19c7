/**
 * Binary search in items sorted by descending value: index of the first item at or below `height`; the length if none is.
 *
 * @example lowerBoundBy(words, 120, ({ box }) => box.y)
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
