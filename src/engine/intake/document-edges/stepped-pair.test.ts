import { describe, expect, it } from 'vitest';
import { cornersOf, type Quad } from '../../../contract/geometry.ts';
import { mayBelongTo } from './line-left-out.ts';
import { cardsEndToEnd, isContinued, spreadAround, steppedPair } from './stepped-pair.ts';

const boxAt = (x: number, y: number, width: number, height: number): Quad =>
  cornersOf({ x, y, width, height });

const half = (): number => 0.5;

describe('two outlines against each other', () => {
  const card = boxAt(100, 100, 856, 540);

  it('are two cards where one lies a little higher', () => {
    const other = boxAt(958, 150, 856, 540);
    expect(steppedPair([card, other], half, 0.99)).toEqual([card, other]);
    expect(isContinued(card, other)).toBe(false);
  });

  it('are two cards laid end to end, however exactly, and no two halves of a page', () => {
    const next = boxAt(957, 108, 856, 540);
    expect(steppedPair([card, next], half, 0.99)).toBeNull();
    expect(cardsEndToEnd([card, next], half, 0.99)).toEqual([card, next]);
    expect(cardsEndToEnd([card, next], (quad) => (quad === card ? 1 : 0), 0.99)).toEqual([card, next]);
    expect(cardsEndToEnd([card, boxAt(100, 642, 856, 540)], half, 0.99)).toBeNull();
    expect(cardsEndToEnd([boxAt(0, 0, 700, 500), boxAt(700, 0, 700, 500)], half, 0.99)).toBeNull();
    expect(cardsEndToEnd([card, next], () => 0.4, 0.99)).toBeNull();
  });

  it('are one document where their sides go on in one line', () => {
    const below = boxAt(100, 642, 856, 540);
    expect(steppedPair([card, below], half, 0.99)).toBeNull();
    expect(isContinued(card, below)).toBe(true);
  });

  it('are one document where an outline fits around both', () => {
    const other = boxAt(958, 126, 856, 540);
    const spread = boxAt(100, 100, 1714, 560);
    const textIn = (quad: Quad): number => (quad === spread ? 1 : 0.5);
    expect(steppedPair([card, other, spread], textIn, 0.99)).toBeNull();
  });

  it('are one document where only one side of one of them was found too far out', () => {
    const [upper, lower] = [boxAt(100, 100, 1000, 700), boxAt(100, 801, 1000, 700)];
    const askew: Quad = [{ x: 20, y: 801 }, lower[1], lower[2], { x: 60, y: 1501 }];
    expect(steppedPair([upper, askew], half, 0.99)).toBeNull();
    expect(isContinued(upper, askew)).toBe(true);
  });

  it('are one document where one of them was outlined askew, and a sound outline fits around both', () => {
    const [left, right] = [boxAt(100, 100, 600, 840), boxAt(700, 100, 600, 840)];
    const askew: Quad = [
      { x: 700, y: 142 },
      { x: 1300, y: 146 },
      { x: 1300, y: 976 },
      { x: 700, y: 980 },
    ];
    const around = boxAt(100, 100, 1200, 840);
    expect(steppedPair([left, askew], half, 0.99)).toEqual([left, askew]);
    expect(steppedPair([left, right, askew, around], (quad) => (quad === around ? 1 : 0.5), 0.99)).toBeNull();
  });

  it('are one document where a side of each was found too far out, and the outline of a spread holds their text', () => {
    const around = boxAt(100, 100, 1180, 830);
    const [left, right] = [boxAt(80, 20, 620, 910), boxAt(700, 100, 580, 910)];
    expect(steppedPair([left, right], half, 0.99)).toEqual([left, right]);
    const textIn = (quad: Quad): number => (quad === around ? 1 : 0.5);
    expect(steppedPair([left, right, around], textIn, 0.99)).toBeNull();
  });

  it('are apart where there is a gap', () => {
    expect(isContinued(card, boxAt(100, 700, 856, 540))).toBe(false);
    expect(isContinued(boxAt(57, 195, 202, 127), boxAt(189, 44, 202, 117))).toBe(false);
  });
});

describe('a line outside of an outline', () => {
  const page = boxAt(100, 200, 800, 1000);

  it('may be a foot or a head of the page where it runs with its sides', () => {
    expect(mayBelongTo(page, boxAt(150, 1260, 300, 24))).toBe(true);
  });

  it('is something else where it is no line or runs otherwise', () => {
    expect(mayBelongTo(page, boxAt(150, 1260, 40, 30))).toBe(false);
    const askew: Quad = [
      { x: 100, y: 60 },
      { x: 300, y: 130 },
      { x: 292, y: 152 },
      { x: 92, y: 82 },
    ];
    expect(mayBelongTo(page, askew)).toBe(false);
  });
});

describe('two pages along a fold', () => {
  const upper = boxAt(100, 100, 1250, 880);
  const lower = boxAt(100, 981, 1250, 880);
  const around = boxAt(98, 98, 1254, 1766);

  it('are an open passport where an outline of its proportions runs around both', () => {
    expect(spreadAround(upper, lower, [upper, around])).toEqual(around);
    expect(spreadAround(upper, lower, [upper, boxAt(98, 98, 1254, 2300)])).toBeNull();
    expect(spreadAround(upper, boxAt(260, 981, 1250, 880), [around])).toBeNull();
  });

  it('are two cards where what runs around them is as squat as two cards are', () => {
    const [front, back] = [boxAt(100, 100, 856, 540), boxAt(100, 641, 856, 540)];
    expect(spreadAround(front, back, [boxAt(98, 98, 860, 1086)])).toBeNull();
  });
});
