import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { cornersOf, type Point, type Quad } from '../../../src/contract/geometry.ts';
import { ARRANGEMENTS, PROFILES, arrange, degrade, generate } from '../index.ts';
import type { Specimen } from '../index.ts';
import { decode } from './picture.ts';
import type { Picture } from './picture.ts';

const page: Quad = [
  { x: 0, y: 0 },
  { x: 600, y: 0 },
  { x: 600, y: 400 },
  { x: 0, y: 400 },
];
const square = { x: 150, y: 100, width: 60, height: 40 };

/** A white page with one black square, whose truth says that the square is a line of text. */
async function marked(): Promise<Specimen> {
  const canvas = createCanvas(600, 400);
  const g = canvas.getContext('2d');
  g.fillStyle = '#fff';
  g.fillRect(0, 0, 600, 400);
  g.fillStyle = '#000';
  g.fillRect(square.x, square.y, square.width, square.height);
  const specimen = await generate('OMANG', 1, 1, { dpi: 40 });
  const blank = {
    width: 600,
    height: 400,
    dpi: 200,
    lines: [{ text: 'square', box: square }],
    marks: [],
    barcodes: [],
    corners: page,
  };
  return {
    truth: { ...specimen.truth, fields: {}, lists: {}, mrz: null, pages: [blank] },
    images: [await canvas.encode('png')],
  };
}

const grey = (picture: Picture, p: Point): number => {
  const o = (Math.round(p.y) * picture.width + Math.round(p.x)) * 3;
  return (picture.data[o]! + picture.data[o + 1]! + picture.data[o + 2]!) / 3;
};
/** A point given by shares along the box's (or quad's) sides; 0–1 is inside. */
const within = (line: Specimen['truth']['pages'][0]['lines'][0], u: number, v: number): Point => {
  const [a, b, c, d] = line.quad ?? cornersOf(line.box);
  const at = (p: number, q: number, r: number, s: number): number =>
    p * (1 - u) * (1 - v) + q * u * (1 - v) + r * u * v + s * (1 - u) * v;
  return { x: at(a.x, b.x, c.x, d.x), y: at(a.y, b.y, c.y, d.y) };
};

describe('the truth follows the pixels', () => {
  it.each(Object.keys(PROFILES))('through %s', async (profile) => {
    for (const seed of [1, 2]) {
      const { truth, images } = await degrade(await marked(), profile, seed);
      const picture = await decode(images[0]!);
      expect([picture.width, picture.height]).toEqual([truth.pages[0]!.width, truth.pages[0]!.height]);
      const line = truth.pages[0]!.lines[0]!;
      for (const [u, v] of [
        [0.5, 0.5],
        [0.15, 0.2],
        [0.85, 0.8],
        [0.85, 0.2],
        [0.15, 0.8],
      ] as const) {
        for (const [ou, ov] of [
          [-0.3, 0.5],
          [1.3, 0.5],
          [0.5, -0.4],
          [0.5, 1.4],
        ] as const) {
          expect(
            grey(picture, within(line, u, v)) + 25,
            `seed ${seed}: inside darker than outside`,
          ).toBeLessThan(grey(picture, within(line, ou, ov)));
        }
      }
    }
  });

  it.each(Object.keys(ARRANGEMENTS))('when both sides are laid %s', async (name) => {
    const card = await generate('OMANG', 1, 2, { dpi: 100 });
    const { truth, images } = await arrange(card, name, 3);
    expect(images).toHaveLength(1);
    expect(truth.pages[0]!.parts).toHaveLength(2);
    const sides = card.truth.pages.flatMap((side) => side.lines.map((line) => line.text));
    expect(truth.pages[0]!.lines.map((line) => line.text).slice(0, sides.length)).toEqual(sides);
    const [front, back] = truth.pages[0]!.parts!;
    const zone = truth.mrz!;
    expect(zone.page).toBe(0);
    const inBack = (p: Point): boolean =>
      p.x >= Math.min(...back!.map((q) => q.x)) && p.y >= Math.min(...back!.map((q) => q.y));
    expect(inBack(zone.box)).toBe(true);
    expect(truth.fields['idNumber']!.box!.x).toBeGreaterThan(Math.min(...front!.map((q) => q.x)));
  });

  it('gives the same picture for the same seed', async () => {
    const once = await degrade(await marked(), 'photo', 5);
    const again = await degrade(await marked(), 'photo', 5);
    expect(Buffer.from(once.images[0]!).equals(Buffer.from(again.images[0]!))).toBe(true);
  });
});
