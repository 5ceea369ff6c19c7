import { describe, expect, it } from 'vitest';
import { shareLackingElsewhere, shareOfKnownTones, type JudgedBlocks } from './tones-elsewhere.ts';

const PLACE = { x: 400, y: 400, width: 80, height: 80 };
interface Block {
  readonly x: number;
  readonly y: number;
  readonly mean: number;
  readonly deviation: number;
  readonly ratio: number;
}

/** Blocks in a row, of one tone, with or without the history of the page. */
const blocks = (
  count: number,
  where: { x: number; y: number },
  mean: number,
  ratio: number,
  deviation = 3,
): Block[] =>
  Array.from({ length: count }, (_, i) => ({
    x: where.x + 8 * (i % 10),
    y: where.y,
    mean,
    deviation,
    ratio,
  }));

const judged = (...all: Block[]): JudgedBlocks => ({
  x: Int32Array.from(all, ({ x }) => x),
  y: Int32Array.from(all, ({ y }) => y),
  mean: Float32Array.from(all, ({ mean }) => mean),
  deviation: Float32Array.from(all, ({ deviation }) => deviation),
  ratio: Float32Array.from(all, ({ ratio }) => ratio),
});

describe('tones of an odd place', () => {
  const odd = blocks(10, { x: 400, y: 440 }, 100, 3);

  it('are known where blocks elsewhere have them and show the history', () => {
    expect(shareOfKnownTones(PLACE, judged(...odd, ...blocks(20, { x: 0, y: 0 }, 102, -4)))).toBe(1);
  });

  it('are not where they stand nowhere else, or only a few times', () => {
    expect(shareOfKnownTones(PLACE, judged(...odd, ...blocks(200, { x: 0, y: 0 }, 220, -4)))).toBe(0);
    expect(shareOfKnownTones(PLACE, judged(...odd, ...blocks(5, { x: 0, y: 0 }, 102, -4)))).toBe(0);
  });

  it('are not where blocks elsewhere lack the history, too: a curve of tones took it', () => {
    expect(shareOfKnownTones(PLACE, judged(...odd, ...blocks(30, { x: 0, y: 0 }, 102, 2)))).toBe(0);
  });

  it('count by the odd blocks alone, tone by tone', () => {
    const mixed = [
      ...odd,
      ...blocks(10, { x: 400, y: 448 }, 200, 3),
      ...blocks(10, { x: 400, y: 456 }, 50, -2),
    ];
    expect(shareOfKnownTones(PLACE, judged(...mixed, ...blocks(20, { x: 0, y: 0 }, 102, -4)))).toBe(0.5);
  });
});

describe('blocks like those of an odd place', () => {
  const PRINT = 50;
  const odd = blocks(10, { x: 400, y: 440 }, 100, 3, PRINT);
  const paper = blocks(200, { x: 0, y: 0 }, 220, -4, 2);
  const print = (count: number, ratio: number, mean = 100): Block[] =>
    blocks(count, { x: 0, y: 80 }, mean, ratio, PRINT);

  it('show the history elsewhere where something was typed later', () => {
    expect(shareLackingElsewhere(PLACE, judged(...odd, ...paper, ...print(40, -4)))).toBe(0);
  });

  it('lack it elsewhere where sharpening took it from print', () => {
    expect(shareLackingElsewhere(PLACE, judged(...odd, ...paper, ...print(30, 3), ...print(10, -1)))).toBe(
      0.75,
    );
  });

  it('lack it elsewhere where a curve took it from bright print, though dark print and bright paper keep it', () => {
    const bright = blocks(10, { x: 400, y: 440 }, 220, 3, PRINT);
    const all = [...bright, ...paper, ...print(60, -4), ...print(20, 3, 220)];
    expect(shareLackingElsewhere(PLACE, judged(...all))).toBe(1);
  });

  it('tell nothing where there are none', () => {
    expect(shareLackingElsewhere(PLACE, judged(...odd, ...paper))).toBe(0);
  });
});
