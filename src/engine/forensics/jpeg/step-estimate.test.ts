import { describe, expect, it } from 'vitest';
import { ZIGZAG } from '../../jpeg/markers.ts';
import { ANNEX_K, standardTable } from './standard-table.ts';
import { isWashedOut, LOW_FREQUENCIES } from './step-estimate.ts';

/** Quantization steps found at some frequencies, the lowest being 1. */
function found(table: ArrayLike<number>, isFound: (frequency: number) => boolean): Float32Array {
  const steps = new Float32Array(64);
  for (let z = 1; z <= LOW_FREQUENCIES; z++) if (isFound(z)) steps[ZIGZAG[z]!] = table[ZIGZAG[z]!]!;
  return steps;
}
const washed = (steps: Float32Array, least: number): boolean =>
  isWashedOut({ steps, known: steps.filter((step) => step > 0).length }, ANNEX_K, () => least);

describe('a JPEG history that another codec washed out', () => {
  const table = standardTable(50);

  it('is left at high frequencies and missing at the lowest', () => {
    expect(
      washed(
        found(table, (z) => z > 12),
        2,
      ),
    ).toBe(true);
    expect(
      washed(
        found(table, (z) => z > 12 && z % 2 === 0),
        2,
      ),
    ).toBe(true);
  });

  it('is none that shows at the lowest, or nowhere', () => {
    expect(
      washed(
        found(table, () => true),
        2,
      ),
    ).toBe(false);
    expect(
      washed(
        found(table, (z) => z < 9),
        2,
      ),
    ).toBe(false);
    expect(
      washed(
        found(table, () => false),
        2,
      ),
    ).toBe(false);
  });

  it('is none whose lowest steps are too small to be told from the present compression', () => {
    const fine = standardTable(85);
    expect(
      washed(
        found(fine, (z) => z > 12),
        4,
      ),
    ).toBe(false);
    expect(
      washed(
        found(fine, (z) => z > 12),
        1,
      ),
    ).toBe(true);
  });
});
