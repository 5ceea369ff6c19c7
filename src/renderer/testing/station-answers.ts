import { vi } from 'vitest';
import type { SignedIn } from '../../contract/people.ts';
import type { OperatorProblem } from '../../contract/operator.ts';

/** A clerk at the counter. */
export const CLERK: SignedIn = {
  state: 'signed-in',
  operator: {
    id: 'o-1',
    name: 'Neo Example',
    role: 'clerk',
    disabled: false,
    createdAt: '2026-11-22T08:00:00.000Z',
    lastSignInAt: null,
  },
  csrfToken: 't',
  idleLockMinutes: 5,
};

/** A station that answers every request with what `answer` returns for `METHOD path`; undo with `vi.unstubAllGlobals`. */
export function stubStation(answer: (request: string) => Response | Promise<Response>) {
  const fetched = vi.fn(async (address: string, init?: RequestInit) =>
    answer(`${init?.method ?? 'GET'} ${address.replace('/operator', '')}`),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

/** How the station refuses. */
export function refusal(
  code: string,
  status: number,
  message = 'No.',
  reason: string | null = null,
): Response {
  const problem: OperatorProblem = {
    code,
    status,
    message,
    reason,
    retryAfterSeconds: null,
    requestId: 'r-1',
    errors: [],
  };
  return Response.json(problem, { status });
}
