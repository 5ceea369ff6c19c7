import type { RequestHandler, Response } from 'express';
import type { NewId } from '../../station/clock.ts';

/** Gives every request its id, in the answer's `X-Request-Id` and in every log line. */
export function requestContext(newId: NewId): RequestHandler {
  return (_request, response, next) => {
    const id = newId();
    response.locals['requestId'] = id;
    response.setHeader('X-Request-Id', id);
    next();
  };
}

export function requestIdOf(response: Response): string {
  return String(response.locals['requestId']);
}
