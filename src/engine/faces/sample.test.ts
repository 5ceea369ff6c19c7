import { describe, expect, it } from 'vitest';
import { sample, type Affine } from './sample.ts';

const [width, height] = [61, 47];
const picture = {
  data: Uint8Array.from({ length: width * height * 3 }, (_, i) => (i * 7919) % 251),
  width,
  height,
};

/** Each channel of one output pixel as `sample` promises it: the mean of n × n places, black outside. */
function averagedAt([a, b, c, d, e, f]: Affine, u: number, v: number, n: number): number[] {
  return [0, 1, 2].map((channel) => {
    let sum = 0;
    for (let sv = 0; sv < n; sv++)
      for (let su = 0; su < n; su++) {
        const [uu, vv] = [u + (su + 0.5) / n, v + (sv + 0.5) / n];
        const [x, y] = [Math.floor(a * uu + b * vv + c), Math.floor(d * uu + e * vv + f)];
        if (x >= 0 && y >= 0 && x < width && y < height) sum += picture.data[(y * width + x) * 3 + channel]!;
      }
    return Math.fround(sum / n ** 2);
  });
}

describe('sample', () => {
  it.each<[string, Affine, number]>([
    ['upright, reaching outside', [3.1, 0, -9.5, 0, 2.9, -4], 3],
    ['mirrored', [-2.2, 0, 60, 0, 2.2, 1], 2],
    ['turned', [2.4, 0.7, -3, -0.7, 2.4, 6], 3],
    ['beside the picture', [2, 0, 400, 0, 2, 400], 2],
  ])('averages what an output pixel covers when it shrinks: %s', (_, toSource, n) => {
    const out = sample(picture, toSource, 25, 20);
    const expected = Array.from({ length: 25 * 20 }, (__, i) =>
      averagedAt(toSource, i % 25, Math.floor(i / 25), n),
    ).flat();
    expect([...out]).toEqual(expected.map((value) => expect.closeTo(value, 4) as number));
  });
});
