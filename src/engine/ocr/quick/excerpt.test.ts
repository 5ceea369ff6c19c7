import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

const HEIGHT = 48;

/** Grey paper with letters, each as wide as said, of black and white rows, and the gaps between them. */
function line(...parts: { letter?: number; gap?: number }[]) {
  const columns = parts.flatMap(({ letter, gap }) =>
    Array.from({ length: letter ?? gap ?? 0 }, () => letter !== undefined),
  );
  const data = new Uint8Array(columns.length * HEIGHT * 3).fill(200);
  for (let y = 0; y < HEIGHT; y += 2)
    columns.forEach((isInk, x) => {
      if (isInk) data.fill(20, (y * columns.length + x) * 3, (y * columns.length + x) * 3 + 3);
    });
  return { data, width: columns.length, height: HEIGHT };
}

const inked = ({ data, width }: { data: Uint8Array; width: number }): number[] =>
  Array.from({ length: width }, (_, x) => x).filter((x) => data[x * 3]! < 100);

describe('excerpt', () => {
  it('is the line itself where nothing is left out', () => {
    const whole = line({ gap: 4 }, { letter: 20 }, { gap: 4 });
    expect(excerpt(whole, { left: null, right: null })).toEqual({ raster: whole, offset: 0 });
  });

  it('cuts in the gaps, however wide the letters beside them are, and has background on both sides', () => {
    const whole = line({ letter: 6 }, { gap: 8 }, { letter: 40 }, { gap: 8 }, { letter: 4 });
    const { raster, offset } = excerpt(whole, { left: [3, 34], right: [34, 64] });
    expect(inked(raster).map((x) => x + offset)).toEqual(Array.from({ length: 40 }, (_, i) => 14 + i));
    expect(inked(raster)[0]).toBeGreaterThanOrEqual(10);
    expect(raster.width - inked(raster).at(-1)!).toBeGreaterThanOrEqual(10);
  });

  it('keeps the ends of the line as they are', () => {
    const whole = line({ gap: 3 }, { letter: 20 }, { gap: 9 }, { letter: 20 }, { gap: 3 });
    const head = excerpt(whole, { left: null, right: [13, 42] });
    expect(head.offset).toBe(0);
    expect(inked(head.raster)).toEqual(Array.from({ length: 20 }, (_, i) => 3 + i));
    const tail = excerpt(whole, { left: [13, 42], right: null });
    expect(tail.raster.width + tail.offset).toBe(whole.width);
  });
});
