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

/** Signs an operator of this name in, whose password is `PASSWORD`. */
export async function signIn({ baseUrl }: TestStation, name: string): Promise<SignedIn> {
  const origin = `${baseUrl}/operator`;
  const json = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${origin}/session`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ name, password: PASSWORD }),
  });
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  const cookie = answer.headers.get('set-cookie')!.split(';', 1)[0]!;
  const headers = { ...json, Cookie: cookie, 'X-CSRF-Token': csrfToken };
  return {
    ask: async (method, place, body = {}) => {
      const sent = method === 'POST' ? { body: JSON.stringify(body) } : {};
      const response = await fetch(origin + place, { method, headers, ...sent });
      const text = await response.text();
      return {
        status: response.status,
        body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
      };
    },
  };
}
