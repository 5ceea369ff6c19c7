import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { resourcePath } from '../../resources.ts';
import { openPixels } from '../image/evidence.ts';
import { oddestOf, oddWord } from './odd-word.ts';
import { loadTrees, logOdds, type TreeModel } from './trees.ts';
import { FEATURES } from './word-features.ts';

const leaf = (value: number): TreeModel['trees'][number][number] => ({
  feature: -1,
  at: 0,
  below: 0,
  above: 0,
  value,
});

/** −2, plus 3 if the second feature is at least 5, plus 0.5 if the first is below 0. */
const model: TreeModel = {
  version: '1',
  madeBy: 'by hand',
  features: ['a', 'b'],
  start: -2,
  trees: [
    [{ feature: 1, at: 5, below: 1, above: 2, value: 0 }, leaf(0), leaf(3)],
    [{ feature: 0, at: 0, below: 1, above: 2, value: 0 }, leaf(0.5), leaf(0)],
  ],
};

describe('boosted trees', () => {
  it('add up the leaves that a row falls into', () => {
    expect(logOdds(model, Float32Array.of(1, 4.9))).toBe(-2);
    expect(logOdds(model, Float32Array.of(1, 5))).toBe(1);
    expect(logOdds(model, Float32Array.of(-1, 9))).toBe(1.5);
  });

  it('are refused when they were grown from other features', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'netefatsa-trees-')), 'model.json');
    writeFileSync(file, JSON.stringify(model));
    expect(loadTrees(file, ['a', 'b']).trees).toHaveLength(2);
    expect(() => loadTrees(file, ['b', 'a'])).toThrow('other features');
  });

  it('that ship fit what the program computes', () => {
    expect(
      loadTrees(resourcePath('resources', 'forensics', 'odd-word.json'), FEATURES).trees.length,
    ).toBeGreaterThan(20);
  });
});

describe('the oddest word', () => {
  it('counts above the rest of the page', () => {
    expect(oddestOf([])).toBeNull();
    const among = (top: number, rest: number, words: number) =>
      oddestOf([...Array.from({ length: words - 1 }, () => rest), top]);
    expect(among(3, 0, 40)).toEqual({ value: 3, at: 39 });
    // If all words are odd, one more means less.
    expect(among(3, 2, 40)).toEqual({ value: 2, at: 39 });
    // The few words of a card do not show how much words vary: its number often has a font of its own.
    expect(among(3, 0, 10)?.value).toBeCloseTo(3 * Math.sqrt(1 / 3));
  });

  it('is not named on a page without words', () => {
    const blank = openPixels(new Uint8Array(640 * 480).fill(240), { width: 640, height: 480 }, 1, 'scan')!;
    expect(oddWord.measure(blank).value).toBeNull();
  });
});
