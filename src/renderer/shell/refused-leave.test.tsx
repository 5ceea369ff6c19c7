// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { useLock, useSession, useSignIn, useSignOut } from '../connection/session.ts';
import { mount, until, type Mounted } from '../testing/mount.tsx';
import { CLERK, refusal, stubStation } from '../testing/station-answers.ts';
import { RefusedLeave } from './refused-leave.tsx';

let mounted: Mounted;
afterEach(() => {
  mounted.unmount();
  vi.unstubAllGlobals();
});

/** A counter that asks for its session, with both ways to leave it and to come back. */
function Counter() {
  const { data } = useSession();
  const { mutate: signOut } = useSignOut();
  const { mutate: lock, status } = useLock();
  const { mutate: signIn, status: entry } = useSignIn();
  return (
    <>
      <RefusedLeave />
      <output>{data?.state}</output>
      <output aria-label="Lock">{status}</output>
      <output aria-label="Password">{entry}</output>
      <button onClick={() => signOut()}>Sign out</button>
      <button onClick={() => lock()}>Lock</button>
      <button onClick={() => signIn({ path: '/session', password: 'battery staple' })}>Sign in</button>
      <button onClick={() => signIn({ path: '/session/unlock', password: 'battery staple' })}>Unlock</button>
    </>
  );
}
const told = (): string =>
  [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent).join(' ');

function openCounter(leaving: () => Response): void {
  stubStation((request) => (request.startsWith('GET') ? Response.json(CLERK) : leaving()));
  mounted = mount(<Counter />, CLERK);
}

test('a sign-out that was refused says so, and that the person is still signed in', async () => {
  openCounter(() => refusal('INTERNAL', 500));
  mounted.click(mounted.find('button', 'Sign out'));
  await until(() => expect(told()).toContain('You are still signed in.'));
  expect(mounted.find('output').textContent).toBe('signed-in');
});

test('a lock that was refused says that the counter is open', async () => {
  openCounter(() => refusal('INTERNAL', 500));
  mounted.click(mounted.find('button', 'Lock'));
  await until(() => expect(told()).toContain('The counter is not locked.'));
});

test('the message goes when the next attempt is taken', async () => {
  let refuse = true;
  openCounter(() => (refuse ? refusal('INTERNAL', 500) : new Response(null, { status: 204 })));
  mounted.click(mounted.find('button', 'Sign out'));
  await until(() => expect(told()).not.toBe(''));
  refuse = false;
  mounted.click(mounted.find('button', 'Sign out'));
  await until(() => expect(told()).toBe(''));
});

test('nothing is said where the session was over already: nothing is open', async () => {
  openCounter(() => refusal('UNAUTHORIZED', 401, 'Sign in first.', 'NO_SESSION'));
  mounted.click(mounted.find('button', 'Lock'));
  await until(() => expect(mounted.find('output', 'Lock').textContent).toBe('error'));
  expect(told()).toBe('');
});

test.each([
  ['Sign in', ''],
  ['Unlock', 'The counter is not locked.'],
])('what is left to say after "%s" of a lock that was refused: "%s"', async (way, left) => {
  openCounter(() => refusal('INTERNAL', 500));
  mounted.click(mounted.find('button', 'Lock'));
  await until(() => expect(told()).toContain('The counter is not locked.'));
  stubStation(() => Response.json(CLERK));
  mounted.click(mounted.find('button', way));
  await until(() => expect(mounted.find('output', 'Password').textContent).toBe('success'));
  if (left) expect(told()).toContain(left);
  else expect(told()).toBe('');
});
