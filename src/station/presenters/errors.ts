import type { TokenErrorCode } from '../../contract/access.ts';
import {
  problemTypeUri,
  type ErrorFormat,
  type FlatError,
  type LivenessError,
  type NestedError,
  type ProblemDetails,
} from '../../contract/errors/bodies.ts';
import type { FieldProblem, StationError } from '../../contract/errors/station-error.ts';

export interface ErrorSite {
  readonly requestId: string;
  /** ISO 8601 UTC. */
  readonly timestamp: string;
  /** Path of the request without its query. */
  readonly instance: string;
}

export interface PresentedError {
  readonly status: number;
  readonly contentType: 'application/json' | 'application/problem+json';
  readonly body:
    | FlatError
    | NestedError
    | ProblemDetails
    | LivenessError
    | { error: TokenErrorCode; error_description: string };
}

/** One error of the catalogue in the body format of a path family. */
export function presentError(error: StationError, format: ErrorFormat, site: ErrorSite): PresentedError {
  const { status } = error.entry;
  switch (format) {
    case 'flat':
      // The interface shows INVALID_DOCUMENT_QUALITY in the nested body, every numbered error in the flat one.
      return {
        status,
        contentType: 'application/json',
        body: error.code === 'INVALID_DOCUMENT_QUALITY' ? nested(error, site) : flat(error, site),
      };
    case 'problem':
      return { status, contentType: 'application/problem+json', body: problem(error, site) };
    case 'liveness':
      return { status, contentType: 'application/json', body: liveness(error, site) };
    case 'oauth':
      return {
        status,
        contentType: 'application/json',
        body: { error: tokenError(error), error_description: error.message },
      };
  }
}

function measures(error: StationError): { confidence?: number; threshold?: number; reason?: string } {
  const { confidence, threshold, reason } = error.details;
  return {
    ...(confidence === undefined ? {} : { confidence }),
    ...(threshold === undefined ? {} : { threshold }),
    ...(reason === undefined ? {} : { reason }),
  };
}

function problemsOf(error: StationError): { errors?: FieldProblem[] } {
  return error.details.errors ? { errors: [...error.details.errors] } : {};
}

function flat(error: StationError, { requestId, timestamp }: ErrorSite): FlatError {
  return {
    status: 'error',
    errorCode: error.entry.errorCode,
    message: error.message,
    details: { ...measures(error), ...problemsOf(error) },
    timestamp,
    requestId,
    retryable: error.retryable,
  };
}

function nested(error: StationError, { requestId, timestamp }: ErrorSite): NestedError {
  const { reason } = error.details;
  return {
    status: 'error',
    error: { code: error.code, message: error.message, ...(reason === undefined ? {} : { reason }) },
    timestamp,
    requestId,
    retryable: error.retryable,
  };
}

function problem(error: StationError, { requestId, timestamp, instance }: ErrorSite): ProblemDetails {
  return {
    type: problemTypeUri(error.entry.problem),
    title: error.entry.title,
    status: error.entry.status,
    detail: error.message,
    instance,
    timestamp,
    requestId,
    errors: [...(error.details.errors ?? [])],
    errorCode: error.entry.errorCode,
    code: error.code,
    retryable: error.retryable,
    ...measures(error),
  };
}

function liveness(error: StationError, { requestId, timestamp }: ErrorSite): LivenessError {
  const details = { ...measures(error), ...problemsOf(error) };
  return {
    errorCode: error.entry.errorCode,
    message: error.message,
    status: error.entry.status,
    timestamp,
    ...(Object.keys(details).length ? { details } : {}),
    requestId,
    retryable: error.retryable,
  };
}

/** RFC 6749 §5.2 has six codes; the rest are server or transport errors. */
function tokenError(error: StationError): TokenErrorCode {
  switch (error.code) {
    case 'UNAUTHORIZED':
      return 'invalid_client';
    case 'FORBIDDEN':
      return 'unauthorized_client';
    default:
      return 'invalid_request';
  }
}
