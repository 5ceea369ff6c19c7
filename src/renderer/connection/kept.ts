import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Like `useState`, for what somebody set on a screen: whoever comes back to the screen finds it as it was, whoever opens
 * it anew begins with `initial`. It lies in memory beside the station's answers and is forgotten with them when somebody
 * else signs in, so that names that were searched for are never written into an address.
 */
export function useKept<T>(name: string, initial: T): [T, (next: T) => void] {
  const queries = useQueryClient();
  const key = ['kept', name];
  const isBack = useNavigationType() === 'POP';
  const [value, setValue] = useState<T>(() => (isBack ? queries.getQueryData<T>(key) : undefined) ?? initial);
  const keep = (next: T): void => {
    setValue(next);
    queries.setQueryDefaults(key, { gcTime: Infinity });
    queries.setQueryData(key, next);
  };
  return [value, keep];
}
