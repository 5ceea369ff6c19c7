import { expect, it } from 'vitest';
import { withZeros } from './with-zeros.ts';

it('what the work before wrote is gone', () => {
  withZeros(8, (bytes) => bytes.fill(7));
  expect(withZeros(8, (bytes) => [...bytes])).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  expect(withZeros(3, (bytes) => bytes.length)).toBe(3);
});

it('the memory of one piece of work is the next one’s, also after one that failed', () => {
  const buffer = withZeros(1_000, (bytes) => bytes.buffer);
  expect(withZeros(500, (bytes) => bytes.buffer)).toBe(buffer);
  const failing = (): never => {
    throw new Error('failed');
  };
  expect(() => withZeros(500, failing)).toThrow('failed');
  expect(withZeros(500, (bytes) => bytes.buffer)).toBe(buffer);
});

it('work within work has bytes of its own', () => {
  withZeros(8, (outer) => {
    outer.fill(1);
    withZeros(8, (inner) => inner.fill(2));
    expect([...outer]).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  });
});
