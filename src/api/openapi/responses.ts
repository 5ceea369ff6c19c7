import type { RouteConfig } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import { TokenError } from '../../contract/access.ts';
import {
  FlatError,
  LivenessError,
  NestedError,
  ProblemDetails,
  type ErrorFormat,
} from '../../contract/errors/bodies.ts';
import { ERRORS, type ErrorCode } from '../../contract/errors/catalogue.ts';
import { IGNORED_HEADER } from '../requests/ignored-fields.ts';
import { errorFormatOf } from '../errors/format.ts';
import { namesIgnored, takesWork, type Operation } from '../operations/operation.ts';

type Responses = RouteConfig['responses'];
type Headers = Record<string, { description: string; schema: { type: 'integer' | 'string' } }>;

export const LIMIT_HEADERS: Headers = {
  'X-RateLimit-Limit': {
    description: 'Requests allowed in the current window.',
    schema: { type: 'integer' },
  },
  'X-RateLimit-Remaining': { description: 'Requests left in the window.', schema: { type: 'integer' } },
  'X-RateLimit-Reset': {
    description: 'End of the window, seconds since the epoch.',
    schema: { type: 'integer' },
  },
};

export const IGNORED_FIELDS: Headers = {
  [IGNORED_HEADER]: {
    description:
      'Fields of the request that are none of this operation and were ignored; absent when all are known.',
    schema: { type: 'string' },
  },
};

/** Errors that any operation of its kind can answer. */
function commonErrors(operation: Operation): ErrorCode[] {
  const open: ErrorCode[] = ['FORBIDDEN', 'INTERNAL'];
  if (operation.body) open.push('BODY_TOO_LARGE');
  if (takesWork(operation)) open.push(operation.whenFull ?? 'STORAGE_FULL');
  return operation.scope === null ? open : [...open, 'UNAUTHORIZED', 'RATE_LIMITED'];
}

/** Each status with the catalogue's errors behind it, in the body format of the operation's path. */
export function errorResponses(operation: Operation): Responses {
  const byStatus = new Map<number, Set<ErrorCode>>();
  for (const code of [...operation.errors, ...commonErrors(operation)]) {
    const { status } = ERRORS[code];
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code));
  }
  const format = errorFormatOf(operation.path);
  const responses: Responses = {};
  for (const [status, codes] of [...byStatus].sort(([a], [b]) => a - b)) {
    responses[status] = {
      description: [...codes]
        .map((code) => `${code} (${ERRORS[code].errorCode}): ${ERRORS[code].title}.`)
        .join(' '),
      headers: namesIgnored(operation) ? { ...headersOf(status), ...IGNORED_FIELDS } : headersOf(status),
      content: {
        [format === 'problem' ? 'application/problem+json' : 'application/json']: {
          schema: bodySchema(format, codes),
        },
      },
    };
  }
  return responses;
}

function headersOf(status: number): Headers {
  if (status === 401)
    return {
      'WWW-Authenticate': { description: 'The challenge (RFC 6750, RFC 7617).', schema: { type: 'string' } },
    };
  if (status === 429)
    return {
      ...LIMIT_HEADERS,
      'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
    };
  return {};
}

function bodySchema(format: ErrorFormat, codes: ReadonlySet<ErrorCode>): z.ZodType {
  switch (format) {
    case 'problem':
      return ProblemDetails;
    case 'liveness':
      return LivenessError;
    case 'oauth':
      return TokenError;
    case 'flat':
      return codes.has('INVALID_DOCUMENT_QUALITY') ? z.union([FlatError, NestedError]) : FlatError;
  }
}
