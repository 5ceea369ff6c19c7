import { expect, it } from 'vitest';
import { StationError } from './station-error.ts';

it('a full disk passes; what is damaged stays so', () => {
  const retryable = (reason: Uppercase<string>): unknown =>
    new StationError('STORAGE_FAILED', undefined, { reason }).retryable;
  for (const reason of ['DISK_FULL', 'LOCKED', 'IO', 'READ_ONLY'] as const)
    expect(retryable(reason)).toBe(true);
  for (const reason of ['CORRUPT', 'KEY_WRONG', 'BLOB_MISSING'] as const)
    expect(retryable(reason)).toBe(false);
  expect(new StationError('INVALID_REQUEST').retryable).toBe(false);
});
