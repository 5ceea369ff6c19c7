import { describe, expect, it } from 'vitest';
import { oddPlace } from './odd-place.ts';

const [COLUMNS, ROWS] = [160, 200];
const active = new Uint8Array(COLUMNS * ROWS).fill(1);

interface Patch {
  readonly x: number;
  readonly y: number;
  /** Log-likelihood ratio of its blocks. */
  readonly ratio: number;
}

/** A page whose blocks show an earlier compression, except for patches of the size of an amount. */
function page(patches: readonly Patch[]): Float32Array {
  const ratios = new Float32Array(COLUMNS * ROWS).fill(-6);
  for (const { x, y, ratio } of patches)
    for (let r = y; r < y + 3; r++) for (let c = x; c < x + 12; c++) ratios[r * COLUMNS + c] = ratio;
  return ratios;
}

const patchesOf = (ratios: readonly number[]): Patch[] =>
  ratios.map((ratio, i) => ({ x: 20 + (i % 5) * 24, y: 20 + Math.floor(i / 5) * 20, ratio }));

const measured = (ratios: readonly number[]) => oddPlace(page(patchesOf(ratios)), active, COLUMNS, ROWS)!;

describe('the oddest place of a page', () => {
  it('stands out where it is the only one, and is told with its box', () => {
    const { value, box } = measured([6]);
    expect(value).toBeGreaterThan(20);
    expect(box).toMatchObject({ y: expect.closeTo(20 * 8, -1) as number });
  });

  it('stands out among a few others, and among many that are alike, as edits are', () => {
    expect(measured([6, 4, 3.5, 3.5]).value).toBeGreaterThan(20);
    expect(measured(Array.from({ length: 12 }, (_, i) => 6 - (i % 3) * 0.1)).value).toBeGreaterThan(20);
  });

  it('means little on a page strewn with odd places, as tone curves and other codecs leave it', () => {
    const strewn = Array.from({ length: 20 }, (_, i) => 3.2 + (i % 8) * 0.4);
    const { value, detail } = measured(strewn);
    expect(value).toBeLessThan(5);
    expect(detail).toContain('strewn');
  });

  it('still tells a place that is far odder than all those that are strewn', () => {
    const strewn = Array.from({ length: 20 }, (_, i) => 1.5 + (i % 5) * 0.1);
    expect(measured([...strewn, 9]).value).toBeGreaterThan(14);
  });
});
