import { describe, expect, it } from 'vitest';
import { distance, type Point, type Quad } from '../../../contract/geometry.ts';
import { cardsAroundText } from './cards-around-text.ts';
import { gradientOf } from './gradient.ts';
import { colourChange } from './inner-colours.ts';
import { areaOf } from './quadrilaterals.ts';
import { centreOf } from './relations.ts';
import type { Thumbnail } from './thumbnail.ts';

const WIDTH = 512;
const HEIGHT = 384;

/** A card with its grey value and the start of its one line of text; none if it shows no text. */
interface Card {
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
  readonly grey: number;
}
const CARD = { width: 172, height: 108 };

const turned = ({ x, y, degrees }: Card, u: number, v: number): Point => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return { x: x + u * c - v * s, y: y + u * s + v * c };
};

const lineOn = (card: Card, v: number): Quad => [
  turned(card, -60, v),
  turned(card, 50, v),
  turned(card, 50, v + 9),
  turned(card, -60, v + 9),
];

/** A gingham pattern (stripes both ways, 37 pixels) or one colour, with cards on it and a little periodic noise. */
function tableWith(cards: readonly Card[], pattern: number): Thumbnail {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  const greyAt = (x: number, y: number): number => {
    const own = cards.find((card) => {
      const [c, s] = [Math.cos((card.degrees * Math.PI) / 180), Math.sin((card.degrees * Math.PI) / 180)];
      const [dx, dy] = [x - card.x, y - card.y];
      return Math.abs(dx * c + dy * s) <= CARD.width / 2 && Math.abs(dy * c - dx * s) <= CARD.height / 2;
    });
    return own?.grey ?? 150 - pattern * ((Math.floor(x / 37) % 2) + (Math.floor(y / 37) % 2));
  };
  // Edges in photographs are soft: each pixel is the mean of nine around it.
  const places = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ dx, dy })));
  for (let y = 0, at = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++, at++) {
      const grey = places.reduce((sum, { dx, dy }) => sum + greyAt(x + dx, y + dy), 0) / places.length;
      data.fill(grey + ((at * 7919) % 5), at * 3, at * 3 + 3);
    }
  return { data, width: WIDTH, height: HEIGHT, scale: 1 };
}

const cardsOn = (picture: Thumbnail, text: readonly Quad[]): Quad[] =>
  cardsAroundText(gradientOf(picture), text, {
    least: 20,
    leastScore: 0.9,
    change: (quad, others) => colourChange(picture, quad, others),
  });

const FRONT: Card = { x: 140, y: 120, degrees: 4, grey: 215 };
const BACK: Card = { x: 360, y: 255, degrees: -17, grey: 40 };

const expectAt = (found: readonly Quad[], card: Card): void => {
  const off = found.map((quad) => ({ quad, middle: centreOf(quad) }));
  const near = off.find(({ middle }) => distance(card, middle) < 4);
  expect(near, JSON.stringify(found)).toBeDefined();
  expect(Math.abs(areaOf(near!.quad) / (CARD.width * CARD.height) - 1)).toBeLessThan(0.08);
};

describe('cards on any ground', () => {
  it('are found on a gingham by the direction of their text, and their twin without text beside them', () => {
    const found = cardsOn(tableWith([FRONT, BACK], 45), [lineOn(FRONT, -20), lineOn(FRONT, 10)]);
    expect(found).toHaveLength(2);
    expectAt(found, FRONT);
    expectAt(found, BACK);
  });

  it('are found each by its own text', () => {
    const text = [lineOn(FRONT, -20), lineOn(BACK, 10), lineOn(BACK, 30)];
    const found = cardsOn(tableWith([FRONT, BACK], 45), text);
    expect(found).toHaveLength(2);
    expectAt(found, BACK);
  });

  it('are not told where a line of text lies outside of them', () => {
    const beside: Quad = [
      { x: 60, y: 300 },
      { x: 200, y: 300 },
      { x: 200, y: 312 },
      { x: 60, y: 312 },
    ];
    expect(cardsOn(tableWith([FRONT], 45), [lineOn(FRONT, -20), beside])).toEqual([]);
  });

  it('are not made of the chequers themselves', () => {
    expect(cardsOn(tableWith([], 45), [lineOn({ ...FRONT, degrees: 0 }, 0)])).toEqual([]);
  });

  it('are not the two pages of a passport, which go on in one line across its fold', () => {
    const upper: Card = { x: 250, y: 110, degrees: 0, grey: 215 };
    const below = (y: number, x = 250): Card => ({ x, y, degrees: 0, grey: 50 });
    const textOf = (lower: Card): Quad[] => [lineOn(upper, -20), lineOn(upper, 10), lineOn(lower, -10)];
    const fold = below(110 + CARD.height);
    expect(cardsOn(tableWith([upper, fold], 45), textOf(fold))).toEqual([]);
    const apart = below(110 + CARD.height + 30, 280);
    expect(cardsOn(tableWith([upper, apart], 45), textOf(apart))).toHaveLength(2);
  });
});
