import { expect, it } from 'vitest';
import { MAX_BODY_BYTES } from '../../contract/limits.ts';
import { heldUploadBytes, reserveUploadMemory } from './upload-memory.ts';

it('counts what all requests hold, and refuses what is too much together', () => {
  const requests = Array.from({ length: 6 }, reserveUploadMemory);
  for (const { grow } of requests.slice(0, 5)) grow(MAX_BODY_BYTES);
  expect(heldUploadBytes()).toBe(5 * MAX_BODY_BYTES);
  expect(() => requests[5]!.grow(1)).toThrow(/at the same time/);
  requests[0]!.release();
  requests[5]!.grow(1);
  for (const { release } of requests) release();
  expect(heldUploadBytes()).toBe(0);
});

it('what a parser still gives after the end of its request is nobody’s', () => {
  const { grow, release } = reserveUploadMemory();
  grow(10);
  release();
  grow(10);
  expect(heldUploadBytes()).toBe(0);
});
