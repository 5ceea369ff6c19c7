/** Concurrency: this thread crops and reads the next lines while doubtful words are read on the worker thread. */
const AT_ONCE = 8;

/**
 * Maps items concurrently; results are in the items' order.
 *
 * @throws the first error of `one`
 */
export async function mapConcurrent<T, R>(items: readonly T[], one: (item: T) => Promise<R>): Promise<R[]> {
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
