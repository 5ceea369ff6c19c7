/**
 * The items of the highest ranks, best first; ties by the smaller item. A heap of `limit` items: nearly all of hundreds
 * of thousands are rejected at once.
 *
 * @param ranks rank of the item at the same position
 */
export function bestRanked(
  items: Uint32Array,
  ranks: Float64Array,
  limit: number,
): { readonly item: number; readonly rank: number }[] {
  const size = Math.min(limit, items.length);
  /** Positions in `items`; the worst kept one is at the top. */
  const heap = new Uint32Array(size);
  const isWorse = (a: number, b: number): boolean =>
    ranks[a]! < ranks[b]! || (ranks[a] === ranks[b] && items[a]! > items[b]!);
  const sink = (from: number): void => {
    const moved = heap[from]!;
    let at = from;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && isWorse(heap[child + 1]!, heap[child]!)) child++;
      if (!isWorse(heap[child]!, moved)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = moved;
  };
  for (let place = 0; place < size; place++) heap[place] = place;
  for (let at = (size >> 1) - 1; at >= 0; at--) sink(at);
  for (let place = size; place < items.length; place++)
    if (size > 0 && isWorse(heap[0]!, place)) {
      heap[0] = place;
      sink(0);
    }
  return Array.from(heap, (place) => ({ item: items[place]!, rank: ranks[place]! })).sort(
    (a, b) => b.rank - a.rank || a.item - b.item,
  );
}
