import { expect, test } from 'vitest';
import { blockDct, blockInverse, shiftedDcts } from './dct.ts';

const WIDTH = 24;
const luma = Float32Array.from({ length: WIDTH * WIDTH }, (_, i) => (i * 7919) % 256);

test('the DCT of a block comes back as its pixels', () => {
  const coefficients = new Float32Array(64);
  const pixels = new Float32Array(64);
  blockDct(luma, WIDTH, 5, 3, coefficients, 0);
  blockInverse(coefficients, 0, pixels);
  for (let i = 0; i < 64; i++) expect(pixels[i]).toBeCloseTo(luma[(3 + (i >> 3)) * WIDTH + 5 + (i & 7)]!, 2);
});

test('blocks on all 64 grids over one place are transformed as each by itself', () => {
  const all = new Float32Array(64 * 64);
  shiftedDcts(luma, WIDTH, 2, 4, all);
  for (let g = 0; g < 64; g++) {
    const alone = new Float32Array(64);
    blockDct(luma, WIDTH, 2 + (g & 7), 4 + (g >> 3), alone, 0);
    expect(all.subarray(g * 64, g * 64 + 64)).toEqual(alone);
  }
});
