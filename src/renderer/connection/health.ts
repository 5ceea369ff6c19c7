import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { StationHealth } from '../../contract/operator.ts';
import { station } from './client.ts';

const KEY = ['health'];
const EVERY_MS = 15_000;
/** Poll interval while the station does not answer. */
export const AGAIN_MS = 3_000;

/** How the station is. The dot says at once that it does not answer, so no failure is tried again behind it. */
export function useHealth() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => station.get('/health', StationHealth, signal),
    refetchInterval: ({ state }) => (state.status === 'error' ? AGAIN_MS : EVERY_MS),
    retry: false,
  });
}

/** Rereads failed queries once the station is back. */
export function useReadAgainWhenBack(): void {
  const queries = useQueryClient();
  const { isError: away } = useHealth();
  useEffect(() => {
    if (!away) void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  }, [away, queries]);
}
