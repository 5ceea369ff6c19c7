import { describe, expect, it } from 'vitest';
import { areaFrom } from './area-from.ts';

/** A picture of rows of text: `#` belongs to areas. */
function pictureOf(...rows: string[]) {
  const width = rows[0]!.length;
  const luma = Float32Array.from(rows.join(''), (mark) => (mark === '#' ? 200 : 100));
  return {
    seen: new Uint8Array(luma.length),
    from(this: { seen: Uint8Array }, x: number, y: number) {
      return areaFrom(y * width + x, luma, { from: 200, to: 201 }, width, rows.length, this.seen);
    },
  };
}

describe('the area of a pixel', () => {
  it('holds what hangs together by sides, not by corners', () => {
    const picture = pictureOf('##..', '..#.', '..##');
    expect(picture.from(0, 0)).toEqual({ size: 2, x0: 0, y0: 0, x1: 1, y1: 0 });
    expect(picture.from(2, 1)).toEqual({ size: 3, x0: 2, y0: 1, x1: 3, y1: 2 });
  });

  it('goes around corners, up and down the teeth of a comb, and around holes', () => {
    expect(pictureOf('#.#.#', '#.#.#', '#####').from(4, 0)).toMatchObject({ size: 11, x0: 0, x1: 4 });
    expect(pictureOf('#####', '..#..', '#####').from(0, 2)).toMatchObject({ size: 11, y0: 0 });
    expect(pictureOf('####', '#..#', '#.##', '####').from(3, 3)).toMatchObject({ size: 13 });
  });

  it('ends at the sides of the picture: the last pixel of a row is no neighbour of the first of the next', () => {
    expect(pictureOf('..#', '#..').from(2, 0)).toEqual({ size: 1, x0: 2, y0: 0, x1: 2, y1: 0 });
  });

  it('marks its pixels, all of them and no others, and leaves those that were marked', () => {
    const picture = pictureOf('###', '.#.', '##.');
    picture.seen[0] = 1;
    expect(picture.from(2, 0).size).toBe(5);
    expect([...picture.seen]).toEqual([1, 1, 1, 0, 1, 0, 1, 1, 0]);
  });
});
