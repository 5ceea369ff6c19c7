import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { HashedWeights, loadHashedWeights, softmax } from './hashed-weights.ts';

it('sums the weights of features, in a table read from a file', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'weights-'));
  try {
    const file = path.join(folder, 'w.bin');
    const scale = Buffer.alloc(4);
    scale.writeFloatLE(0.5, 0);
    const table = Int8Array.of(0, 3, -4, 0, 0, 0, 0, 127);
    writeFileSync(file, Buffer.concat([scale, Buffer.from(table.buffer)]));
    for (const weights of [loadHashedWeights(file), new HashedWeights(table, 0.5)]) {
      // 9 and 1 share a place in a table of eight.
      expect(weights.sum([9, 2, 1])).toBe(0.5 * (3 - 4 + 3));
      expect(weights.sum([])).toBe(0);
      expect(weights.sum([0xffffffff])).toBe(63.5);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('gives probabilities whose sum is 1, however large the scores', () => {
  const shares = softmax([1000, 1001, -1000]);
  expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  expect(shares[1]! / shares[0]!).toBeCloseTo(Math.E);
});
