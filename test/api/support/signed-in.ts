import { expect } from 'vitest';
import type { TestStation } from './station.ts';

export const PASSWORD = 'a river in the sand';

/** Somebody signed in at the counter, as a client of their own that posts what it likes. */
export interface SignedIn {
  ask(
    method: 'GET' | 'POST',
    place: string,
    body?: unknown,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
}

/** Signs somebody in: what the station answered, and the headers of what they ask from then on. */
export async function openSession(
  { ask }: TestStation,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<{ readonly headers: Record<string, string>; readonly body: Record<string, unknown> }> {
  const { status, headers, body } = await ask('POST', '/operator/session', { json: { name, password } });
  expect(status).toBe(200);
  const cookie = headers.get('set-cookie')!.split(';', 1)[0]!;
  return { headers: { Cookie: cookie, 'X-CSRF-Token': String(body['csrfToken']) }, body };
}

/** Signs an operator of this name in, whose password is `PASSWORD`. */
export async function signIn(station: TestStation, name: string): Promise<SignedIn> {
  const { headers } = await openSession(station, { name, password: PASSWORD });
  return {
    ask: (method, place, body = {}) =>
      station.ask(method, `/operator${place}`, { headers, ...(method === 'POST' ? { json: body } : {}) }),
  };
}
