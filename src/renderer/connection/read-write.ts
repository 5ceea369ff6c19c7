import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { station } from './client.ts';

/** Reads `/operator{path}`; the path is the key under which the answer is kept. */
export function useRead<T>(path: string, schema: z.ZodType<T>, options: { staleTime?: number } = {}) {
  return useQuery({
    queryKey: ['read', path],
    queryFn: ({ signal }) => station.get(path, schema, signal),
    ...options,
  });
}

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
    onSuccess: () => queries.invalidateQueries({ queryKey: ['read'] }),
  });
}
