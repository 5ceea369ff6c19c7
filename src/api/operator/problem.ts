import type { ErrorRequestHandler } from 'express';
import { StationError } from '../../contract/errors/station-error.ts';
import type { OperatorProblem } from '../../contract/operator.ts';
import { asStorageFailure } from '../../station/store/failures.ts';
import { requestIdOf } from '../requests/context.ts';

/** Turns a failure of an operator route into its one body; unexpected ones go on to be logged first. */
export function operatorErrors(
  report: (error: StationError, requestId: string) => void,
): ErrorRequestHandler {
  return (thrown: unknown, _request, response, next) => {
    const error = StationError.from(asStorageFailure(thrown));
    const requestId = requestIdOf(response);
    if (error.entry.status >= 500) report(error, requestId);
    if (response.headersSent) {
      next(thrown);
      return;
    }
    response.locals['errorCode'] = error.code;
    const { retryAfterSeconds, technical, unsettled, said, errors = [] } = error.details;
    if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(retryAfterSeconds));
    const body: OperatorProblem = {
      code: error.code,
      status: error.entry.status,
      message: error.message,
      ...(said === undefined ? {} : { said }),
      reason: error.details.reason ?? null,
      retryAfterSeconds: retryAfterSeconds ?? null,
      requestId,
      errors: errors.map(({ field, message }) => ({ field, message })),
      ...(unsettled === undefined ? {} : { unsettled: [...unsettled] }),
      ...(technical === undefined ? {} : { technical }),
    };
    response.status(error.entry.status).json(body);
  };
}
