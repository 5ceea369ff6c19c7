import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { RequestFailure } from './client.ts';

/** Requests of the window to the station, and what is kept of the answers. */
export function createQueries(): QueryClient {
  /** Refreshes the health dot when the station is unreachable. */
  const onError = (error: Error): void => {
    if (error instanceof RequestFailure && error.offline)
      void queries.invalidateQueries({ queryKey: ['health'] });
  };
  const queries: QueryClient = new QueryClient({
    mutationCache: new MutationCache({ onError }),
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => (queryKey[0] === 'health' ? undefined : onError(error)),
    }),
    defaultOptions: {
      queries: {
        networkMode: ALWAYS,
        // Retry only an unreachable station; a refusal is final.
        retry: (count, error) => count < 2 && error instanceof RequestFailure && error.offline,
        refetchOnWindowFocus: false,
        staleTime: 5_000,
      },
      mutations: { networkMode: ALWAYS },
    },
  });
  return queries;
}

/**
 * The station is on this computer: without a network it answers as well. By default requests wait, without a word, from when the
 * browser says that the last network went until it says that one is there (https://tanstack.com/query/latest/docs/framework/react/guides/network-mode).
 */
const ALWAYS = 'always';
