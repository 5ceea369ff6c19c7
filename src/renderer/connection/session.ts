import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Session, type SignedIn } from '../../contract/operator.ts';
import { station, setCsrfToken, whenSignedOut } from './client.ts';
import { useEffect } from 'react';

const KEY = ['session'];

async function fetchSession(signal: AbortSignal): Promise<Session> {
  return keepToken(await station.get('/session', Session, signal));
}

function keepToken(session: Session): Session {
  if ('csrfToken' in session) setCsrfToken(session.csrfToken);
  return session;
}

/** The session of this window; asks again when the station says that it is over. */
export function useSession() {
  const queries = useQueryClient();
  useEffect(() => whenSignedOut(() => void queries.invalidateQueries({ queryKey: KEY })), [queries]);
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => fetchSession(signal), staleTime: Infinity });
}

/** The signed-in session; only for screens inside the shell. */
export function useSignedIn(): SignedIn {
  const { data } = useSession();
  if (data?.state !== 'signed-in') throw new Error('A screen of the counter was shown without a session.');
  return data;
}

interface SignInAttempt {
  readonly path: '/session' | '/set-up' | '/session/unlock';
  readonly name?: string;
  readonly password: string;
}

export function useSignIn() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ path, ...body }: SignInAttempt) => station.send('POST', path, body, Session),
    onSuccess: (session, { path }) => {
      // Whoever was here before may have left without signing out: their session was over.
      if (path !== '/session/unlock') forgetWork(queries);
      queries.setQueryData(KEY, keepToken(session));
    },
  });
}

/** Nothing of one operator's work stays in memory for the next one. */
function forgetWork(queries: QueryClient): void {
  queries.removeQueries({ predicate: (query) => query.queryKey[0] !== KEY[0] });
}

/** Locks the counter; the screen underneath is there again after the same person's password. */
export function useLock() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => station.send('POST', '/session/lock', {}, Session),
    onSuccess: (session) => queries.setQueryData(KEY, keepToken(session)),
  });
}

export function useSignOut() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => station.tell('DELETE', '/session'),
    onSettled: () => {
      forgetWork(queries);
      return queries.invalidateQueries({ queryKey: KEY });
    },
  });
}
