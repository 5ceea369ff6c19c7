import type { ReadingOfPage } from './reading-of-page.ts';
import { pageBefore } from './rows-going-on.ts';

/**
 * Moves pages without a key (account, period) to the document whose running balance leads to them, wherever they came in
 * the request: sheets of two statements file by file in turn, or fed backwards.
 *
 * @param isLedger is it a document whose table may go on over several pages?
 */
export function withRowsAtHome(
  groups: readonly ReadingOfPage[][],
  isLedger: (group: readonly ReadingOfPage[]) => boolean,
): ReadingOfPage[][] {
  if (groups.length < 2 || !groups.some(isLedger)) return [...groups];
  const all = groups.flat();
  const groupOf = new Map(groups.flatMap((group) => group.map((m) => [m, group] as const)));
  for (const page of all) {
    const root = beginningOf(page, all);
    const home = root && groupOf.get(root);
    if (home && isLedger(home)) groupOf.set(page, home);
  }
  return groups
    .map((group) => all.filter((m) => groupOf.get(m) === group))
    .filter((group) => group.length > 0)
    .map((group) => group.sort((a, b) => a.page.report.index - b.page.report.index));
}

/** The page with a key that the rows of a page without one began on; null if they did not. */
function beginningOf(page: ReadingOfPage, all: readonly ReadingOfPage[]): ReadingOfPage | null {
  const seen = new Set<ReadingOfPage>();
  let here: ReadingOfPage | null = page;
  while (here && here.telling().keys.size === 0) {
    if (seen.has(here)) return null;
    seen.add(here);
    here = pageBefore(here, all);
  }
  return here === page ? null : here;
}
