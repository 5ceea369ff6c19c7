import { describe, expect, it } from 'vitest';
import { boundingBox, type Box, type Quad } from '../../contract/geometry.ts';
import { besideText, TILE, type KnownText } from './beside-text.ts';
import type { Raster } from './page.ts';

const [WIDTH, HEIGHT] = [40 * TILE, 50 * TILE];

/** Paper with filled boxes. */
function drawn(boxes: readonly Box[], paper = 255): Raster {
  const data = new Uint8Array(WIDTH * HEIGHT * 3).fill(paper);
  for (const { x, y, width, height } of boxes)
    for (let row = y; row < y + height; row++)
      data.fill(40, (row * WIDTH + x) * 3, (row * WIDTH + x + width) * 3);
  return { data, width: WIDTH, height: HEIGHT };
}

/** Tiles with print, as "column,row". */
function tilesOf(raster: Raster, text: readonly KnownText[] = []): string[] {
  const { printed, columns } = besideText(raster, text)!;
  return [...printed].flatMap((count, i) => (count > 0 ? [`${i % columns},${Math.floor(i / columns)}`] : []));
}

/** A line around the middle of what `drawn` draws. */
function turned(length: number, height: number, degrees: number): Quad {
  const [along, down] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const corner = (u: number, v: number) => ({
    x: 20.5 * TILE + (u * length * along - v * height * down) / 2,
    y: 25.5 * TILE + (u * length * down + v * height * along) / 2,
  });
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

const word = { x: 3 * TILE, y: 4 * TILE, width: 2 * TILE, height: TILE };

describe('what is printed beside text', () => {
  it('is print that no text explains', () => {
    expect(tilesOf(drawn([word]))).toEqual(['3,4', '4,4']);
    expect(tilesOf(drawn([word]), [{ box: word }])).toEqual([]);
    expect(tilesOf(drawn([word], 240), [{ box: { ...word, width: TILE } }])).toEqual(['4,4']);
  });

  it('is not the rim of a letter that reaches over its box', () => {
    const lower = { ...word, height: TILE + 2 };
    expect(tilesOf(drawn([lower]), [{ box: word }])).toEqual([]);
  });

  it.each([
    ['rises at 45 degrees', -45, true],
    ['falls at 30 degrees', 30, true],
    ['rises at 60 degrees', -60, true],
    ['is level', 0, false],
    ['is a degree askew', 1, false],
    ['stands upright', -90, false],
  ])('is what lies in the box of a mark that %s: %s degrees, %s', (_, degrees, isSeen) => {
    const quad = turned(360, 24, degrees);
    const raster = drawn([{ x: 20 * TILE, y: 25 * TILE, width: TILE, height: TILE }]);
    expect(tilesOf(raster, [{ box: boundingBox(quad), quad }])).toEqual(isSeen ? ['20,25'] : []);
  });

  it.each([
    ['a rule', { x: 0, y: 100, width: WIDTH, height: 3 }],
    ['a rule that stands', { x: 100, y: 30, width: 3, height: HEIGHT - 60 }],
  ])('is not %s', (_, rule) => {
    expect(tilesOf(drawn([rule]))).toEqual([]);
    expect(tilesOf(drawn([rule, word]))).toEqual(['3,4', '4,4']);
  });

  it('is a filled heading, and a short stroke', () => {
    expect(tilesOf(drawn([{ x: 0, y: 0, width: WIDTH, height: TILE }]))).toHaveLength(40);
    expect(tilesOf(drawn([{ x: 0, y: 0, width: 2 * TILE, height: 3 }]))).toEqual(['0,0', '1,0']);
  });

  it('cannot be told on paper that differs from pixel to pixel', () => {
    const raster = drawn([word]);
    for (let i = 0; i < raster.data.length; i++) raster.data[i] = 200 + ((i * 7919) % 13);
    expect(besideText(raster, [])).toBeNull();
  });
});
