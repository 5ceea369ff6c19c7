import { describe, expect, it } from 'vitest';
import { distance, type Point, type Quad } from '../../../contract/geometry.ts';
import { foursidedAround } from './around.ts';
import { enclosedOf } from './islands.ts';
import { piecesOf } from './mask.ts';
import type { Thumbnail } from './thumbnail.ts';
import { splitPiece } from './split-piece.ts';

const WIDTH = 400;
const HEIGHT = 300;

interface Card {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly degrees: number;
}

const isOn = ({ x, y, width, height, degrees }: Card, px: number, py: number): boolean => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [dx, dy] = [px - x, py - y];
  return Math.abs(dx * c + dy * s) <= width / 2 && Math.abs(dy * c - dx * s) <= height / 2;
};

/** Grey values as an image, with a little periodic noise. */
function pictureOf(greyAt: (x: number, y: number) => number): Thumbnail {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0, at = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++, at++) data.fill(greyAt(x, y) + ((at * 7919) % 3), at * 3, at * 3 + 3);
  return { data, width: WIDTH, height: HEIGHT, scale: 1 };
}

const middleOf = (quad: Quad): Point => ({
  x: quad.reduce((sum, p) => sum + p.x, 0) / 4,
  y: quad.reduce((sum, p) => sum + p.y, 0) / 4,
});

const CARDS: Card[] = [
  { x: 105, y: 90, width: 130, height: 82, degrees: -14 },
  { x: 280, y: 200, width: 130, height: 82, degrees: 9 },
];

describe('things on a ground', () => {
  it('are enclosed by faint edges under a lamp that falls off steeply', () => {
    const lamp = (x: number, y: number): number => 225 - 0.16 * x - 0.2 * y - 30 * Math.exp(-x / 60);
    const picture = pictureOf((x, y) => lamp(x, y) + (CARDS.some((card) => isOn(card, x, y)) ? 9 : 0));
    const found = enclosedOf(picture).map(middleOf);
    expect(found).toHaveLength(2);
    for (const card of CARDS) expect(Math.min(...found.map((p) => distance(card, p)))).toBeLessThan(4);
  });

  describe('of which the ground runs into one where its border fades away', () => {
    const level = CARDS.map((card) => ({ ...card, degrees: 0 }));
    const [first, second] = level as [Card, Card];
    const faded = (isFaded: (x: number, y: number) => boolean): Point[] =>
      enclosedOf(
        pictureOf((x, y) => 225 + (level.some((card) => isOn(card, x, y)) && !isFaded(x, y) ? 9 : 0)),
      ).map(middleOf);
    const areAt = (found: readonly Point[]): void => {
      expect(found).toHaveLength(2);
      for (const card of level) expect(Math.min(...found.map((p) => distance(card, p)))).toBeLessThan(6);
    };

    it('are still enclosed by what is left of its four sides', () => {
      areAt(faded((x, y) => y > first.y && Math.abs(x - first.x) < 30));
    });

    it('are both things where nearly a whole side of it is gone: it is the other’s very twin', () => {
      areAt(faded((x, y) => y > second.y + 33 && Math.abs(x - second.x) < 58));
    });
  });

  it('are not found where there is only light', () => {
    expect(enclosedOf(pictureOf((x, y) => 220 - 0.2 * x - 0.2 * y))).toEqual([]);
  });

  it('are two cards where they lie over each other a little', () => {
    const pair: Card[] = [
      { x: 140, y: 120, width: 130, height: 82, degrees: 0 },
      { x: 160, y: 196, width: 130, height: 82, degrees: 3 },
    ];
    const mask = new Uint8Array(WIDTH * HEIGHT);
    for (let at = 0; at < mask.length; at++)
      if (pair.some((card) => isOn(card, at % WIDTH, Math.floor(at / WIDTH)))) mask[at] = 1;
    const [piece] = piecesOf(mask, WIDTH, HEIGHT);
    const middles = splitPiece(piece!, WIDTH)!
      .quads.map(middleOf)
      .sort((a, b) => a.y - b.y);
    expect(middles).toHaveLength(2);
    expect(Math.abs(middles[0]!.y - 120)).toBeLessThan(8);
    expect(Math.abs(middles[1]!.y - 196)).toBeLessThan(8);
  });

  it('have the four sides that a camera sees, round corners or not', () => {
    const seen: Quad = [
      { x: 60, y: 40 },
      { x: 330, y: 70 },
      { x: 310, y: 250 },
      { x: 80, y: 260 },
    ];
    const points = seen.flatMap((p, i) => {
      const q = seen[(i + 1) % 4]!;
      return [0.06, 0.3, 0.6, 0.94].map((t) => ({ x: p.x + t * (q.x - p.x), y: p.y + t * (q.y - p.y) }));
    });
    const found = foursidedAround(points)!;
    for (const [i, p] of seen.entries()) expect(distance(p, found[i]!)).toBeLessThan(3);
  });
});
