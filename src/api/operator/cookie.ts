import type { Request, Response } from 'express';

/** Holds the token of an operator's session. */
export const SESSION_COOKIE = 'netefatsa_session';
const PATH = '/operator';

/** The session token of a request, or null. */
export function sessionTokenOf(request: Request): string | null {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === SESSION_COOKIE && value) return value;
  }
  return null;
}

/** Unreadable for scripts, sent only by our own screens, gone when the browser closes. */
export function setSessionCookie(response: Response, token: string, secure: boolean): void {
  response.cookie(SESSION_COOKIE, token, { httpOnly: true, sameSite: 'strict', secure, path: PATH });
}

export function clearSessionCookie(response: Response, secure: boolean): void {
  response.clearCookie(SESSION_COOKIE, { httpOnly: true, sameSite: 'strict', secure, path: PATH });
}
