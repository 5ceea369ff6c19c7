import { expect } from 'vitest';
import { ERRORS, type ErrorCode } from '../../../src/contract/errors/catalogue.ts';
import { errorFormatOf } from '../../../src/api/errors/format.ts';
import type { Answer } from './station.ts';

/** The answer is this error of the catalogue, in the format of the path's family. */
export function expectError(answer: Answer, path: string, code: ErrorCode): void {
  const what = `${path}: ${answer.status} ${answer.text.slice(0, 300)}`;
  const { errorCode, status } = ERRORS[code];
  expect(answer.status, what).toBe(status);
  if (errorFormatOf(path) === 'oauth')
    return expect(answer.body, what).toHaveProperty('error_description') as unknown as void;
  expect(answer.body['errorCode'], what).toBe(errorCode);
  expect(answer.body['requestId'], what).toBe(answer.headers.get('x-request-id'));
}
