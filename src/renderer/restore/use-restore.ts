import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RestoreState, type RestoreRequest } from '../../contract/restore.ts';
import { station } from '../connection/client.ts';
import { AGAIN_MS } from '../connection/health.ts';

const KEY = ['restore'];
const POLL_MS = 1_000;

/** How far a restore is; asked again while the station is at it, and until it is there again after the restart. */
export function useRestoreState() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => station.get('/restore', RestoreState, signal),
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state: { data, status } }) => {
      if (status === 'error') return AGAIN_MS;
      return data?.phase === 'checking' || data?.phase === 'restarting' ? POLL_MS : false;
    },
  });
}

type Step =
  | { readonly path: '/restore/check'; readonly body: RestoreRequest }
  | { readonly path: '/restore/confirm'; readonly body: { day: string } }
  | { readonly path: '/restore'; readonly method: 'DELETE' };

/** A step of the restore; what the station answers is how far it is now. */
export function useRestoreStep() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (step: Step) =>
      station.send(
        'method' in step ? step.method : 'POST',
        step.path,
        'body' in step ? step.body : undefined,
        RestoreState,
      ),
    onSuccess: (state) => queries.setQueryData(KEY, state),
  });
}
