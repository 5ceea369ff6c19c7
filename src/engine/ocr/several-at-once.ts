/** So many are on their way: this thread cuts out and reads the next lines while words in doubt are looked at aside. */
const AT_ONCE = 8;

/**
 * What `one` makes of each item, in the items' order.
 *
 * @throws the first thing that `one` throws
 */
export async function severalAtOnce<T, R>(items: readonly T[], one: (item: T) => Promise<R>): Promise<R[]> {
  const results = new Array<R>(items.length);
  const waiting = items.entries();
  let hasFailed = false;
  const goOn = async (): Promise<void> => {
    for (const [i, item] of waiting) {
      if (hasFailed) return;
      results[i] = await one(item);
    }
  };
  const all = Promise.all(Array.from({ length: AT_ONCE }, goOn));
  all.catch(() => (hasFailed = true));
  await all;
  return results;
}
