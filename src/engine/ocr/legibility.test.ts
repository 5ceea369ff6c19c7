import { describe, expect, it } from 'vitest';
import type { PageQuality, TextLine } from '../../contract/pages.ts';
import { withLegibility } from './legibility.ts';

const quality = (sharpness: number): PageQuality => ({
  width: 1600,
  height: 1067,
  sharpness,
  glare: 0,
  brightness: 0.7,
  cutOff: [],
  textHeight: 40,
  readable: true,
  warnings: [],
});
const line = (text: string, confidence: number): TextLine => ({
  text,
  confidence,
  box: { x: 0, y: 0, width: 100, height: 40 },
  reader: 'ppocr',
});

describe('can a page be read at all', () => {
  it('refuses a page on which nothing was read, and says what to do', () => {
    const { readable, warnings } = withLegibility(quality(0.8), []);
    expect(readable).toBe(false);
    expect(warnings.at(-1)).toMatch(/^No text was found/);
  });

  it('refuses a shaken picture in which a stroke or two look like letters', () => {
    expect(withLegibility(quality(0.1), [line('E', 0.9), line('I', 0.8)]).readable).toBe(false);
  });

  it('takes a crisp page that prints hardly anything, as the back of a card may', () => {
    expect(withLegibility(quality(0.9), [line('B 1234', 0.95)])).toEqual(quality(0.9));
  });

  it('warns where only the title can be read', () => {
    const lines = [line('SWORN AFFIDAVIT', 0.92), line('5', 0.49), line('g ay s', 0.53)];
    expect(withLegibility(quality(0.5), lines)).toMatchObject({ readable: true });
    expect(withLegibility(quality(0.5), lines).warnings).toHaveLength(1);
  });

  it('refuses guesswork and warns of doubt', () => {
    const guessed = withLegibility(quality(0.5), [line('Tlokwgne Rcad 1b5', 0.5)]);
    expect(guessed).toMatchObject({ readable: false });
    const doubtful = withLegibility(quality(0.5), [line('Tlokweng Road 145', 0.7)]);
    expect(doubtful).toMatchObject({ readable: true });
    expect(doubtful.warnings).toHaveLength(1);
  });
});
