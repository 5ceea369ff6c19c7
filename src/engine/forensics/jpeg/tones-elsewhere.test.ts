import { describe, expect, it } from 'vitest';
import { shareOfKnownTones, type JudgedBlock } from './tones-elsewhere.ts';

const PLACE = { x: 400, y: 400, width: 80, height: 80 };
/** Blocks in a row, of one tone, with or without the history of the page. */
const blocks = (count: number, where: { x: number; y: number }, mean: number, ratio: number): JudgedBlock[] =>
  Array.from({ length: count }, (_, i) => ({ x: where.x + 8 * (i % 10), y: where.y, mean, ratio }));

describe('tones of an odd place', () => {
  const odd = blocks(10, { x: 400, y: 440 }, 100, 3);

  it('are known where blocks elsewhere have them and show the history', () => {
    expect(shareOfKnownTones(PLACE, [...odd, ...blocks(20, { x: 0, y: 0 }, 102, -4)])).toBe(1);
  });

  it('are not where they stand nowhere else, or only a few times', () => {
    expect(shareOfKnownTones(PLACE, [...odd, ...blocks(200, { x: 0, y: 0 }, 220, -4)])).toBe(0);
    expect(shareOfKnownTones(PLACE, [...odd, ...blocks(5, { x: 0, y: 0 }, 102, -4)])).toBe(0);
  });

  it('are not where blocks elsewhere lack the history, too: a curve of tones took it', () => {
    expect(shareOfKnownTones(PLACE, [...odd, ...blocks(30, { x: 0, y: 0 }, 102, 2)])).toBe(0);
  });

  it('count by the odd blocks alone, tone by tone', () => {
    const mixed = [
      ...odd,
      ...blocks(10, { x: 400, y: 448 }, 200, 3),
      ...blocks(10, { x: 400, y: 456 }, 50, -2),
    ];
    expect(shareOfKnownTones(PLACE, [...mixed, ...blocks(20, { x: 0, y: 0 }, 102, -4)])).toBe(0.5);
  });
});
