import { describe, expect, it } from 'vitest';
import { cornersOf, type Quad } from '../../../contract/geometry.ts';
import type { TextRegion } from '../../raster/page.ts';
import { chooseDocuments } from './choose-documents.ts';

const boxAt = (x: number, y: number, width: number, height: number): Quad =>
  cornersOf({ x, y, width, height });

const linesAt = (left: number, top: number): TextRegion[] =>
  [150, 300, 450, 600].map((y) => ({ score: 0.9, quad: boxAt(left + 200, top + y, 600, 40) }));

const none = { islands: [], outlines: [], enclosed: [], halves: [] };

describe('an open passport', () => {
  // Two data pages (125 × 88 mm), one above the other, and an outline around both.
  const upper = boxAt(100, 100, 1250, 880);
  const lower = boxAt(100, 981, 1250, 880);
  const spread = boxAt(98, 98, 1254, 1766);
  const text = [...linesAt(100, 100), ...linesAt(100, 981)];

  it('stays whole where colour tells its two pages apart', () => {
    expect(chooseDocuments({ ...none, islands: [upper, lower], outlines: [spread] }, text)).toEqual([spread]);
  });

  it('stays whole where one page is blank and was outlined by itself', () => {
    expect(chooseDocuments({ ...none, outlines: [upper, lower, spread] }, linesAt(100, 100))).toEqual([
      spread,
    ]);
  });

  it('is not cut at its fold where nothing was seen to run around its pages', () => {
    expect(chooseDocuments({ ...none, outlines: [upper, lower] }, text)).toEqual([]);
  });
});

describe('two cards', () => {
  const front = boxAt(100, 100, 856, 540);

  it('are two where they touch and something runs around both: it is as squat as two cards are', () => {
    const back = boxAt(100, 641, 856, 540);
    const around = boxAt(98, 98, 860, 1086);
    const text = [...linesAt(100, 20), ...linesAt(100, 561)].filter((_, i) => i % 4 < 3);
    expect(chooseDocuments({ ...none, islands: [front, back], outlines: [around] }, text)).toEqual([
      front,
      back,
    ]);
  });

  it('are two where a hand laid them apart', () => {
    const back = boxAt(1020, 160, 856, 540);
    const text = [...linesAt(100, 20), ...linesAt(1020, 80)].filter((_, i) => i % 4 < 3);
    expect(chooseDocuments({ ...none, outlines: [front, back] }, text)).toEqual([front, back]);
  });

  it('are two halves over what is too high for a line: a guilloche that runs through both', () => {
    const halves = [boxAt(0, 0, 856, 540), boxAt(856, 0, 856, 540)];
    const text = [...linesAt(0, -120), ...linesAt(856, -120)];
    const across = (height: number): TextRegion => ({ score: 0.9, quad: boxAt(500, 20, 800, height) });
    expect(chooseDocuments({ ...none, halves }, [...text, across(200)])).toEqual(halves);
    expect(chooseDocuments({ ...none, halves }, [...text, across(40)])).toEqual([]);
  });
});

describe('a card that fills its picture', () => {
  const row = (y: number, x: number, width: number): TextRegion => ({
    score: 0.9,
    quad: boxAt(x, y, width, 40),
  });
  const print = [row(60, 260, 300), row(120, 260, 420), row(180, 260, 250)];
  const zoneFrom = (x: number, width: number): TextRegion[] => [360, 420, 480].map((y) => row(y, x, width));
  /** A field of another colour in the middle. */
  const field = boxAt(240, 0, 620, 540);

  it.each([
    ['both ends of its zone', zoneFrom(50, 980)],
    ['the beginning of it', zoneFrom(50, 700)],
    ['the end of it', zoneFrom(300, 740)],
  ])('is not cut to a field of its ground that leaves out %s', (_, zone) => {
    expect(chooseDocuments({ ...none, islands: [field] }, [...print, ...zone])).toEqual([]);
    expect(chooseDocuments({ ...none, enclosed: [field] }, [...print, ...zone])).toEqual([]);
  });

  it('is cut out where a glance only saw its lines a little too long', () => {
    expect(chooseDocuments({ ...none, islands: [field] }, [...print, ...zoneFrom(225, 660)])).toEqual([
      field,
    ]);
  });
});
