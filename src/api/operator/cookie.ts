import type { Request, Response } from 'express';

const NAME = 'netefatsa_session';
const PATH = '/operator';

/** The session token of a request, or null. */
export function sessionTokenOf(request: Request): string | null {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === NAME && value) return value;
  }
  return null;
}

/** Unreadable for scripts, sent only by our own screens, gone when the browser closes. */
export function setSessionCookie(response: Response, token: string, secure: boolean): void {
  response.cookie(NAME, token, { httpOnly: true, sameSite: 'strict', secure, path: PATH });
}

export function clearSessionCookie(response: Response, secure: boolean): void {
  response.clearCookie(NAME, { httpOnly: true, sameSite: 'strict', secure, path: PATH });
}
