// @vitest-environment happy-dom
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { Session } from '../../contract/people.ts';
import { mount, until } from '../testing/mount.tsx';
import { stubStation } from '../testing/station-answers.ts';
import { useSession, useSessionNews, useSignIn, useSignOut } from './session.ts';

const SESSION: Session = {
  state: 'signed-in',
  operator: {
    id: 'o-2',
    name: 'Neo Example',
    role: 'clerk',
    disabled: false,
    createdAt: '2026-11-22T08:00:00.000Z',
    lastSignInAt: null,
  },
  csrfToken: 't',
  idleLockMinutes: 5,
};
afterEach(() => vi.unstubAllGlobals());

/** What is left of another operator's answers after somebody signed in or unlocked. */
async function leftAfter(path: '/session' | '/session/unlock'): Promise<unknown> {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(SESSION)),
  );
  let left: unknown;
  function Form() {
    const queries = useQueryClient();
    const signIn = useSignIn();
    queries.setQueryDefaults(['read', '/drafts'], { gcTime: Infinity });
    return (
      <button
        onClick={() => {
          queries.setQueryData(['read', '/drafts'], 'of somebody else');
          signIn.mutate(
            { path, password: 'battery staple' },
            { onSuccess: () => void (left = queries.getQueryData(['read', '/drafts']) ?? 'nothing') },
          );
        }}
      >
        Go
      </button>
    );
  }
  const mounted = mount(<Form />);
  mounted.click(mounted.find('button'));
  await act(() => vi.waitFor(() => expect(left).toBeDefined()));
  mounted.unmount();
  return left;
}

it('who signs in finds nothing of the operator before, whose session was over', async () =>
  expect(await leftAfter('/session')).toBe('nothing'));

it('who unlocks finds the work as it was', async () =>
  expect(await leftAfter('/session/unlock')).toBe('of somebody else'));

it('a window in which nothing is touched locks with the one in which somebody locked', async () => {
  const answers: Session[] = [
    SESSION,
    { state: 'locked', operator: { name: 'Neo Example', role: 'clerk' }, csrfToken: 't' },
  ];
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(answers.length > 1 ? answers.shift() : answers[0])),
  );
  function State() {
    useSessionNews();
    return <p>{useSession().data?.state}</p>;
  }
  const mounted = mount(<State />);
  await until(() => expect(mounted.find('p').textContent).toBe('signed-in'));
  const other = new BroadcastChannel('netefatsa-session');
  other.postMessage(null);
  await until(() => expect(mounted.find('p').textContent).toBe('locked'));
  other.close();
  mounted.unmount();
});

it('screens ask nothing any more once somebody signed out, on the address where the next one begins either', async () => {
  let isOver = false;
  const asked: string[] = [];
  stubStation((request) => {
    asked.push(`${request} ${isOver}`);
    if (request === 'DELETE /session') isOver = true;
    if (request === 'DELETE /session') return new Response(null, { status: 204 });
    return Response.json(isOver ? { state: 'signed-out', operators: [] } : SESSION);
  });
  function Screen({ path }: { path: string }) {
    const { mutate: signOut } = useSignOut();
    useQuery({ queryKey: ['read', path], queryFn: async () => (await fetch(`/operator/of${path}`)).ok });
    return <button onClick={() => signOut()}>Sign out</button>;
  }
  function Counter() {
    const { pathname } = useLocation();
    const { data } = useSession();
    return data?.state === 'signed-in' ? (
      <Screen key={pathname} path={pathname} />
    ) : (
      <p>
        {data?.state} at {pathname}
      </p>
    );
  }
  const mounted = mount(<Counter />, SESSION, undefined, '/cases');
  await until(() => expect(asked).toContain('GET /of/cases false'));
  mounted.click(mounted.find('button'));
  await until(() => expect(mounted.find('p').textContent).toContain('signed-out'));
  await until(() => expect(mounted.find('p').textContent).toBe('signed-out at /'));
  expect(asked.filter((one) => one.endsWith('true'))).toEqual(['GET /session true']);
  mounted.unmount();
});
