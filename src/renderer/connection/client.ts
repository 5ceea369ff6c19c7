import type { z } from 'zod';
import { OperatorProblem } from '../../contract/operator.ts';

/** A request the station refused, or that never reached it (`status` 0). */
export class RequestFailure extends Error {
  readonly problem: OperatorProblem;

  constructor(problem: OperatorProblem) {
    super(problem.message);
    this.name = 'RequestFailure';
    this.problem = problem;
  }

  /** The station did not answer at all. */
  get offline(): boolean {
    return this.problem.status === 0;
  }
}

let csrfToken = '';
let setUpCode = '';
let onSignedOut: () => void = () => undefined;

/** Set once the session is known; sent with every request that changes something. */
export function setCsrfToken(token: string): void {
  csrfToken = token;
}

/** The code of a station that nobody has set up yet: it stands for a session there. */
export function setSetUpCode(code: string): void {
  setUpCode = code;
}

/** Called when the station says that the session is over. */
export function whenSignedOut(listener: () => void): void {
  onSignedOut = listener;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function send(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (method !== 'GET') headers['x-csrf-token'] = csrfToken;
  if (setUpCode !== '') headers['x-set-up-code'] = setUpCode;
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(`/operator${path}`, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new RequestFailure({
      code: 'OFFLINE',
      status: 0,
      message: '',
      reason: null,
      retryAfterSeconds: null,
      requestId: '',
      errors: [],
    });
  }
  if (!response.ok) throw await failureOf(response);
  return response;
}

async function failureOf(response: Response): Promise<RequestFailure> {
  const parsed = OperatorProblem.safeParse(await response.json().catch(() => null));
  const problem: OperatorProblem = parsed.success
    ? parsed.data
    : {
        code: 'INTERNAL',
        status: response.status,
        message: '',
        reason: null,
        retryAfterSeconds: null,
        requestId: response.headers.get('x-request-id') ?? '',
        errors: [],
      };
  if (['NO_SESSION', 'LOCKED', 'NEW_PASSWORD'].includes(problem.reason ?? '')) onSignedOut();
  return new RequestFailure(problem);
}

/**
 * Typed requests to the station. Each answer is checked against its schema before a screen sees it.
 *
 * @example const session = await station.get('/session', Session);
 */
export const station = {
  async get<T>(path: string, schema: z.ZodType<T>, signal?: AbortSignal): Promise<T> {
    return schema.parse(await (await send('GET', path, undefined, signal)).json());
  },
  async send<T>(
    method: Exclude<Method, 'GET'>,
    path: string,
    body: unknown,
    schema: z.ZodType<T>,
  ): Promise<T> {
    return schema.parse(await (await send(method, path, body)).json());
  },
  /** For answers without a body. */
  async tell(method: Exclude<Method, 'GET'>, path: string, body?: unknown): Promise<void> {
    await send(method, path, body);
  },
  /** For answers whose status says what became of the request: 202 when it waits for somebody else. */
  async status(method: Exclude<Method, 'GET'>, path: string, body?: unknown): Promise<number> {
    return (await send(method, path, body)).status;
  },
  async file(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Blob> {
    return (await send(method, path, body)).blob();
  },
  stream: (path: string, signal: AbortSignal, body?: unknown) =>
    send(body === undefined ? 'GET' : 'POST', path, body, signal),
};
