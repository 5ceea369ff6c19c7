import { describe, expect, it } from 'vitest';
import { distance, mapQuad, type Quad } from '../../../contract/geometry.ts';
import { gradientOf } from './gradient.ts';
import { snapped } from './snapped.ts';

const WIDTH = 200;
const HEIGHT = 150;
const CARD: Quad = [
  { x: 40, y: 30 },
  { x: 160, y: 36 },
  { x: 157, y: 112 },
  { x: 37, y: 106 },
];
const isOn = (x: number, y: number): boolean =>
  CARD.every((a, i) => {
    const b = CARD[(i + 1) % 4]!;
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) > 0;
  });

/** A card on a background; `inside` draws on the card. */
function gradientWith(inside: (x: number, y: number) => number) {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0, at = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++, at++) data.fill(isOn(x, y) ? inside(x, y) : 90, at * 3, at * 3 + 3);
  return gradientOf({ data, width: WIDTH, height: HEIGHT });
}

const grownBy = (by: number): Quad => {
  const [x, y] = [98.5, 71];
  return mapQuad(CARD, (p) => ({
    x: p.x + by * Math.sign(p.x - x),
    y: p.y + by * Math.sign(p.y - y),
  }));
};
const farthest = (found: Quad): number => Math.max(...found.map((p, i) => distance(CARD[i]!, p)));
const REACH = { inward: 4, outward: 1 };

describe('an outline drawn too large', () => {
  it('moves to the edges of the card', () => {
    const gradient = gradientWith(() => 200);
    expect(farthest(grownBy(3))).toBeGreaterThan(4);
    expect(farthest(snapped(grownBy(3), gradient, REACH))).toBeLessThan(1.3);
  });

  it('stops at the outermost edge, though print inside is stronger', () => {
    const gradient = gradientWith((_, y) => (y > 40 && y < 44 ? 250 : 190));
    expect(farthest(snapped(grownBy(3), gradient, REACH))).toBeLessThan(1.3);
  });

  it('stays where nothing is an edge', () => {
    const flat = gradientOf({
      data: new Uint8Array(WIDTH * HEIGHT * 3).fill(120),
      width: WIDTH,
      height: HEIGHT,
    });
    expect(snapped(grownBy(3), flat, REACH)).toEqual(grownBy(3));
  });
});
