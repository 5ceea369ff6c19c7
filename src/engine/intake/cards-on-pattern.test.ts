import { describe, expect, it } from 'vitest';
import { cornersOf, type Quad } from '../../contract/geometry.ts';
import type { Raster, TextRegion } from '../raster/page.ts';
import { withCardsOnPattern } from './cards-on-pattern.ts';
import type { PictureCandidates } from './document-edges/find-documents.ts';

const SIZE = { width: 400, height: 300 };
const table: Raster = { ...SIZE, data: new Uint8Array(SIZE.width * SIZE.height * 3).fill(90) };
const boxAt = (x: number, y: number, width: number, height: number): Quad =>
  cornersOf({ x, y, width, height });

const line = (x: number, y: number): TextRegion => ({ score: 0.9, quad: boxAt(x, y, 80, 8) });
const candidatesWith = (around: Quad[], islands: Quad[] = []): PictureCandidates => {
  const own = { islands, outlines: [], prints: [], enclosed: [], halves: [], sheet: null };
  const candidates: PictureCandidates = { ...own, closer: () => candidates, aroundText: () => around };
  return candidates;
};

const [front, back] = [boxAt(20, 20, 140, 88), boxAt(220, 160, 140, 88)];

describe('one small outline on a table', () => {
  const beside = [line(40, 50), line(240, 200)];

  it('is not cut out where a larger copy shows text beside it', async () => {
    expect(await withCardsOnPattern(table, [front], candidatesWith([]), async () => beside)).toEqual([]);
  });

  it('is not cut out where what it leaves out are short words', async () => {
    const short: TextRegion = { score: 0.9, quad: boxAt(240, 200, 20, 9) };
    const shown = async (): Promise<TextRegion[]> => [line(40, 50), short];
    expect(await withCardsOnPattern(table, [front], candidatesWith([]), shown)).toEqual([]);
  });

  it('gives way to the cards that a larger copy tells', async () => {
    const both = candidatesWith([front, back]);
    expect(await withCardsOnPattern(table, [front], both, async () => beside)).toEqual([front, back]);
  });

  it('is cut out where it holds all text', async () => {
    const own = async (): Promise<TextRegion[]> => [line(40, 50)];
    expect(await withCardsOnPattern(table, [front], candidatesWith([]), own)).toEqual([front]);
  });

  it('has the card beside it that edges enclose, where colour told one of them only', async () => {
    const first = candidatesWith([], [front]);
    const closer: PictureCandidates = { ...first, enclosed: [back] };
    const candidates = { ...first, closer: () => closer };
    expect(await withCardsOnPattern(table, [front], candidates, async () => beside)).toEqual([front, back]);
    expect(await withCardsOnPattern(table, [front], candidates, async () => [line(40, 50)])).toEqual([
      front,
      back,
    ]);
    expect(await withCardsOnPattern(table, [front], first, async () => beside)).toEqual([]);
  });
});

describe('one outline with room for two cards', () => {
  const around = boxAt(10, 100, 380, 120);
  const shown = async (): Promise<TextRegion[]> => [line(60, 150)];

  it('is two cards where these fill it, and stays whole where they are two of more pages', async () => {
    const two = [boxAt(12, 102, 184, 116), boxAt(202, 102, 184, 116)];
    expect(await withCardsOnPattern(table, [around], candidatesWith(two), shown)).toEqual(two);
    const some = [boxAt(190, 102, 90, 116), boxAt(290, 102, 90, 116)];
    expect(await withCardsOnPattern(table, [around], candidatesWith(some), shown)).toEqual([around]);
  });
});

describe('a picture without outlines', () => {
  it('is cut where text tells cards, and looked at no closer where print fills it', async () => {
    const both = candidatesWith([front, back]);
    expect(await withCardsOnPattern(table, [], both, async () => [line(40, 50)])).toEqual([front, back]);
    const full = Array.from({ length: 30 }, (_, i) => line(40 + 100 * (i % 3), 10 + 28 * Math.floor(i / 3)));
    expect(await withCardsOnPattern(table, [], both, async () => full)).toEqual([]);
  });
});
