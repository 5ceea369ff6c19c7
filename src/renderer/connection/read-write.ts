import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { station } from './client.ts';

interface ReadOptions<T> {
  readonly staleTime?: number;
  /** The station is still at it: the answer is read again every little while. */
  readonly unfinished?: (answer: T) => boolean;
}

/** Reads `/operator{path}`; the path is the key under which the answer is kept. */
export function useRead<T>(path: string, schema: z.ZodType<T>, options: ReadOptions<T> = {}) {
  const { unfinished, ...others } = options;
  return useQuery({
    queryKey: ['read', path],
    queryFn: ({ signal }) => station.get(path, schema, signal),
    refetchInterval: ({ state: { data } }) => (data !== undefined && unfinished?.(data) ? POLL_MS : false),
    ...others,
  });
}

const POLL_MS = 1_000;

interface Write {
  readonly method?: 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

/** Changes something and reads everything that shows it anew. */
export function useWrite<T>(schema: z.ZodType<T>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ method = 'POST', path, body }: Write) => station.send(method, path, body ?? {}, schema),
    onSuccess: () =>
      Promise.all(['read', 'case'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  });
}
