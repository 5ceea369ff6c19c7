// @vitest-environment happy-dom
import { useQueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Session } from '../../contract/people.ts';
import { mount, until } from '../testing/mount.tsx';
import { useSession, useSessionNews, useSignIn } from './session.ts';

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
