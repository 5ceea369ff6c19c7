import type { ScreeningRequest } from '../../contract/screening.ts';
import type { Candidates, LeastScores, SharedIndex } from './candidates.ts';
import { startSearchThreads, type SearchThreads } from './search-threads.ts';

/** What was found ahead for a request, and in which lists: others make it worthless. */
export interface FoundAhead {
  readonly stamp: string;
  readonly least: LeastScores;
  readonly candidates: Candidates;
}

/** Looks for many requests in threads, some of them at a time, before they are answered one by one. */
export interface SearchAhead {
  /** Null where nothing was found ahead: who asked searches by itself. Never rejects: nobody may wait for it yet. */
  of(request: ScreeningRequest, least: LeastScores): Promise<FoundAhead | null>;
  close(): Promise<void>;
}

/**
 * @param ready the index of now, once it is built; null for a station that ends
 * @param onNoThreads told once for an index why its threads cannot be started: nothing is then looked for ahead in it
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
