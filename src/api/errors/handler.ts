import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';
import { RateLimitError } from '../../station/access/limits.ts';
import { ChallengeError } from '../requests/authenticate.ts';
import { requestIdOf } from '../requests/context.ts';
import { setLimitHeaders } from '../requests/limit-headers.ts';
import { errorFormatOf } from './format.ts';
import { OAuthError } from './oauth-error.ts';
import { presentError } from '../../station/presenters/errors.ts';
import { asStorageFailure } from '../../station/store/failures.ts';

/** No operation has this address. */
export const notFound: RequestHandler = () => {
  throw new StationError('NOT_FOUND', message('requestRefusals.noOperation'));
};

/** The one place where an error becomes an answer. `report` writes the log line of an unexpected one. */
export function errorHandler(
  now: () => number,
  report: (error: StationError, requestId: string) => void,
): ErrorRequestHandler {
  return (thrown: unknown, request: Request, response: Response, next) => {
    const error = fromExpress(thrown);
    const requestId = requestIdOf(response);
    if (error.entry.status >= 500) report(error, requestId);
    if (response.headersSent) {
      next(thrown);
      return;
    }
    response.locals['errorCode'] = error.code;
    if (error instanceof ChallengeError) response.setHeader('WWW-Authenticate', error.challenge);
    if (error instanceof OAuthError && error.challenge)
      response.setHeader('WWW-Authenticate', error.challenge);
    if (error instanceof RateLimitError) setLimitHeaders(response, error.state);
    if (error.details.retryAfterSeconds !== undefined)
      response.setHeader('Retry-After', String(error.details.retryAfterSeconds));
    const site = { requestId, timestamp: new Date(now()).toISOString(), instance: request.path };
    const { status, contentType, body } = presentError(error, errorFormatOf(request.path), site);
    const sent =
      error instanceof OAuthError ? { error: error.tokenError, error_description: error.message } : body;
    response.status(status).type(contentType).json(sent);
  };
}

/** Express and its router throw errors with a `status` for client mistakes, e.g. a malformed percent escape. */
function fromExpress(thrown: unknown): StationError {
  if (thrown instanceof StationError) return thrown;
  const status = (thrown as { status?: unknown } | null)?.status;
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new StationError(
      'INVALID_REQUEST',
      message('requestRefusals.notUnderstood'),
      {},
      { cause: thrown },
    );
  return StationError.from(asStorageFailure(thrown));
}
