import type { ScreeningRequest } from '../../contract/screening.ts';
import type { Candidates, LeastScores, SharedIndex } from './candidates.ts';
import { startSearchThreads, type SearchThreads } from './search-threads.ts';

/** What was found in advance for a request, and in which lists: invalid with others. */
export interface FoundAhead {
  readonly stamp: string;
  readonly least: LeastScores;
  readonly candidates: Candidates;
}

/** Searches for many requests in threads, before they are answered one by one. */
export interface SearchAhead {
  /** Null if nothing was found in advance: the caller searches itself. Never rejects: it may not be awaited yet. */
  of(request: ScreeningRequest, least: LeastScores): Promise<FoundAhead | null>;
  close(): Promise<void>;
}

/**
 * @param ready the current index, once built; null for a station that ends
 * @param onNoThreads called once per index with the reason why its threads cannot start: nothing is searched ahead then
 */
export function createSearchAhead(
  ready: () => Promise<{ readonly stamp: string; readonly shared: () => SharedIndex } | null>,
  onNoThreads: (thrown: unknown) => void,
): SearchAhead {
  let open: { readonly stamp: string; readonly threads: SearchThreads | null } | null = null;
  let isClosed = false;

  function started(shared: () => SharedIndex): SearchThreads | null {
    try {
      return startSearchThreads(shared());
    } catch (thrown) {
      onNoThreads(thrown);
      return null;
    }
  }

  return {
    async of(request, least) {
      const index = await ready().catch(() => null);
      if (index === null || isClosed) return null;
      if (open?.stamp !== index.stamp) {
        void open?.threads?.close();
        open = { stamp: index.stamp, threads: started(index.shared) };
      }
      const candidates = await open.threads?.candidates(request, least);
      return candidates ? { stamp: index.stamp, least, candidates } : null;
    },
    async close() {
      isClosed = true;
      await open?.threads?.close();
    },
  };
}
