// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { OperatorProblem } from '../../contract/operator.ts';
import { mount, until, type Mounted } from '../testing/mount.tsx';
import { OwnPassword } from './own-password.tsx';

let mounted: Mounted;
afterEach(() => {
  mounted.unmount();
  vi.unstubAllGlobals();
});

/** Opens the form, types three passwords and saves. */
function change(answer: () => Response, passwords: readonly [string, string, string]) {
  const asked = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', asked);
  const close = vi.fn();
  mounted = mount(<OwnPassword close={close} />);
  const fields = document.querySelectorAll('input[type="password"]');
  expect(fields).toHaveLength(3);
  fields.forEach((field, index) => mounted.type(field, passwords[index]!));
  mounted.submit();
  return { asked, close };
}

it('sends the password of until now and the new one, and closes', async () => {
  const { asked, close } = change(
    () => new Response(null, { status: 204 }),
    ['battery staple', 'a fresh sentence', 'a fresh sentence'],
  );
  await until(() => expect(close).toHaveBeenCalledOnce());
  const [path, request] = asked.mock.calls[0]!;
  expect(path).toBe('/operator/session/password');
  expect(JSON.parse(String(request?.body))).toEqual({
    current: 'battery staple',
    password: 'a fresh sentence',
  });
});

it('asks the station for nothing while the two new ones differ', () => {
  const { asked, close } = change(
    () => new Response(null, { status: 204 }),
    ['battery staple', 'a fresh sentence', 'a stale sentence'],
  );
  expect(document.body.textContent).toContain('The two passwords are not the same.');
  expect(asked).not.toHaveBeenCalled();
  expect(close).not.toHaveBeenCalled();
});

it('says at the first field that it is wrong, and stays', async () => {
  const problem: OperatorProblem = {
    code: 'UNAUTHORIZED',
    status: 401,
    message: 'The name or the password is wrong.',
    reason: 'WRONG_CREDENTIALS',
    retryAfterSeconds: null,
    requestId: 'r-1',
    errors: [],
  };
  const { close } = change(
    () => Response.json(problem, { status: 401 }),
    ['wrong', 'a fresh sentence', 'a fresh sentence'],
  );
  await until(() => expect(document.body.textContent).toContain('The password is wrong. Try again.'));
  expect(close).not.toHaveBeenCalled();
});
