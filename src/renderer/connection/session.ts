import {
  notifyManager,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { Session, type SignedIn } from '../../contract/people.ts';
import { createContext, use, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { homeOf } from './home-of.ts';
import { station, setCsrfToken, whenSignedOut } from './client.ts';
import { AGAIN_MS } from './health.ts';

const KEY = ['session'];
/** Ways to leave the counter: what became of the last one is told by the frame of the screens. */
export const LEAVING = ['leaving'];

async function fetchSession(signal: AbortSignal): Promise<Session> {
  return keepToken(await station.get('/session', Session, signal));
}

function keepToken(session: Session): Session {
  if ('csrfToken' in session) setCsrfToken(session.csrfToken);
  return session;
}

/** Windows of one browser share the session: what one does to it, the others are told. */
const OTHER_WINDOWS = 'netefatsa-session';

function tellOthers(): void {
  const channel = new BroadcastChannel(OTHER_WINDOWS);
  channel.postMessage(null);
  channel.close();
}

const nameIn = (session: Session | undefined): string | null =>
  session !== undefined && 'operator' in session ? session.operator.name : null;

/** Asks for the session again when the station, or another window, says that it is over; once in a window. */
export function useSessionNews(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const askAgain = () => void queries.invalidateQueries({ queryKey: KEY });
    whenSignedOut(askAgain);
    const channel = new BroadcastChannel(OTHER_WINDOWS);
    channel.onmessage = askAgain;
    return () => channel.close();
  }, [queries]);
}

/** The session of this window. */
export function useSession() {
  const queries = useQueryClient();
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const before = nameIn(queries.getQueryData(KEY));
      const session = await fetchSession(signal);
      // Somebody else signed in in another window.
      if (before !== null && session.state === 'signed-in' && nameIn(session) !== before) forgetWork(queries);
      return session;
    },
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.status === 'error' ? AGAIN_MS : false),
  });
}

/** The session with which the gate shows the counter. */
export const SignedInSession = createContext<SignedIn | null>(null);

/**
 * The signed-in session; only for screens inside the shell. It is what the gate saw: a screen that asks the cache itself can be
 * drawn between an answer and the news of it, and would find the session over while it is still shown.
 */
export function useSignedIn(): SignedIn {
  const session = use(SignedInSession);
  if (session === null) throw new Error('A screen of the counter was shown without a session.');
  return session;
}

interface SignInAttempt {
  readonly path: '/session' | '/set-up' | '/session/unlock';
  readonly name?: string;
  readonly password: string;
  readonly code?: string;
}

export function useSignIn() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useMutation({
    mutationFn: ({ path, ...body }: SignInAttempt) => station.send('POST', path, body, Session),
    onSuccess: (session, { path }) => {
      // The previous person's session may have expired without a sign-out.
      if (path !== '/session/unlock') forgetWork(queries);
      // The first person of a station sets it up; the form is gone as soon as the session is known.
      if (path === '/set-up') void navigate('/first-day', { replace: true });
      // An address that somebody asked for stays; whoever just arrives begins where their work is.
      if (path === '/session' && pathname === '/' && 'operator' in session)
        void navigate(homeOf(session.operator.role), { replace: true });
      queries.setQueryData(KEY, keepToken(session));
      tellOthers();
    },
  });
}

/** Asks the station anew who is signed in and what may be seen. */
export function useSessionAgain() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: KEY });
}

/** A new password of the person who is signed in; this session goes on. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (passwords: { current: string; password: string }) =>
      station.tell('POST', '/session/password', passwords),
  });
}

/** Clears one operator's data from memory before the next. */
function forgetWork(queries: QueryClient): void {
  queries.removeQueries({ predicate: (query) => query.queryKey[0] !== KEY[0] });
  const mutations = queries.getMutationCache();
  for (const refused of mutations.findAll({ mutationKey: LEAVING, status: 'error' }))
    mutations.remove(refused);
}

/** Locks the counter; the screen underneath is there again after the same person's password. */
export function useLock() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: [...LEAVING, 'lock'],
    mutationFn: () => station.send('POST', '/session/lock', {}, Session),
    onSuccess: (session) => {
      queries.setQueryData(KEY, keepToken(session));
      tellOthers();
    },
  });
}

/** Leaves the counter for the next operator, who begins where everybody begins. */
export function useSignOut() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationKey: [...LEAVING, 'sign-out'],
    mutationFn: () => station.tell('DELETE', '/session'),
    onSuccess: tellOthers,
    onSettled: async (_nothing, refused) => {
      // Refused or not: what is shown is what the station says of the session.
      await queries.invalidateQueries({ queryKey: KEY });
      if (refused !== null) return;
      // After the gate heard of it: screens that are still shown would ask anew, and be refused.
      notifyManager.schedule(() => {
        forgetWork(queries);
        void navigate('/');
      });
    },
  });
}
