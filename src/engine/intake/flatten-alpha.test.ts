import { describe, expect, it } from 'vitest';
import { flattenAlpha } from './flatten-alpha.ts';

const pixels = (...rgba: [number, number, number, number][]): Uint8Array => Uint8Array.from(rgba.flat());

describe('flattenAlpha', () => {
  it('leaves opaque pixels as they are and puts the others on white', () => {
    const rgb = flattenAlpha(pixels([10, 20, 30, 255], [10, 20, 30, 0], [0, 100, 200, 51]));
    expect([...rgb]).toEqual([10, 20, 30, 255, 255, 255, 204, 224, 244]);
  });

  it.each([0, 1])(
    'copies opaque pixels as they are, wherever in a block they lie (%i bytes from its start)',
    (from) => {
      const colours = Array.from({ length: 11 }, (_, i) => [20 * i, 20 * i + 1, 20 * i + 2]);
      const rgba = [...colours.flatMap((colour) => [...colour, 255]), 9, 9, 9, 0];
      const block = Buffer.alloc(from + rgba.length);
      block.set(rgba, from);
      expect([...flattenAlpha(block.subarray(from))]).toEqual([...colours.flat(), 255, 255, 255]);
    },
  );

  it('puts light lettering with nothing behind it on black', () => {
    const lettering = flattenAlpha(pixels([255, 255, 255, 255], [0, 0, 0, 0], [255, 255, 255, 128]));
    expect([...lettering]).toEqual([255, 255, 255, 0, 0, 0, 128, 128, 128]);
  });

  it('puts a page that is hardly transparent on white, however light it is', () => {
    const page = Array.from({ length: 9 }, (): [number, number, number, number] => [250, 250, 250, 255]);
    expect([...flattenAlpha(pixels(...page, [0, 0, 0, 0])).slice(-3)]).toEqual([255, 255, 255]);
  });
});
