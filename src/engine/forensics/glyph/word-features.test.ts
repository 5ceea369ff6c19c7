import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { openPixels, type ImageEvidence } from '../image/evidence.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { FEATURES, wordFeatures } from './word-features.ts';
import { wordsOf } from './words.ts';

const [WIDTH, HEIGHT] = [900, 700];
/** The edited word: the amount of the sixth row. */
const PLACE = { x: 620, y: 330 };

/** Rows of a name and an amount; `draw` may change the page before noise is added. */
function page(
  edit: (g: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void = () => undefined,
  grain = 0,
): ImageEvidence {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const g = canvas.getContext('2d');
  g.fillStyle = '#eee';
  g.fillRect(0, 0, WIDTH, HEIGHT);
  g.fillStyle = '#222';
  g.font = '22px "DejaVu Sans"';
  for (let row = 0; row < 12; row++) {
    g.fillText(`Entry number ${row + 1}`, 60, 80 + row * 50);
    g.fillText(`${(row + 3) * 1171}.${10 + row * 7}`, PLACE.x, 80 + row * 50);
  }
  const { data } = g.getImageData(0, 0, WIDTH, HEIGHT);
  const random = seededRandom(7);
  for (let i = 0; i < data.length; i += 4) {
    const change = Math.round((random() - 0.5) * 2 * grain);
    for (let c = 0; c < 3; c++) data[i + c] = data[i + c]! + change;
  }
  g.putImageData(createImage(data), 0, 0);
  edit(g);
  const after = g.getImageData(0, 0, WIDTH, HEIGHT).data;
  const luma = new Uint8Array(WIDTH * HEIGHT).map((_, i) => after[i * 4]!);
  return openPixels(luma, { width: WIDTH, height: HEIGHT }, 1, 'scan')!;
}

function createImage(data: Uint8ClampedArray): ImageData {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const image = canvas.getContext('2d').createImageData(WIDTH, HEIGHT);
  image.data.set(data);
  return image as unknown as ImageData;
}

/** The named feature of the word at a point, and its maximum in other rows. */
function compare(
  image: ImageEvidence,
  name: (typeof FEATURES)[number],
): { there: number; elsewhere: number } {
  const at = FEATURES.indexOf(name);
  let there = NaN;
  let elsewhere = 0;
  for (const { word, values } of wordFeatures(image)) {
    const inside =
      word.box.x <= PLACE.x + 20 &&
      word.box.x + word.box.width > PLACE.x + 20 &&
      word.box.y < PLACE.y - 8 &&
      word.box.y + word.box.height > PLACE.y - 8;
    if (inside) there = values[at]!;
    else if (Math.abs(word.box.y + word.box.height - PLACE.y) > 15)
      elsewhere = Math.max(elsewhere, Math.abs(values[at]!));
  }
  return { there, elsewhere };
}

const retype =
  (font: string, y: number) =>
  (g: ReturnType<ReturnType<typeof createCanvas>['getContext']>): void => {
    g.fillStyle = '#eee';
    g.fillRect(PLACE.x - 2, PLACE.y - 22, 110, 30);
    g.fillStyle = '#222';
    g.font = font;
    g.fillText('9368.45', PLACE.x, y);
  };

describe('words of a page', () => {
  it('are characters that stand together, from left to right', () => {
    const glyph = (
      x: number,
      y = 20,
    ): { x: number; y: number; width: number; height: number; ink: number } => ({
      x,
      y,
      width: 10,
      height: 16,
      ink: 60,
    });
    const words = wordsOf([glyph(112), glyph(100), glyph(124), glyph(180), glyph(193, 23), glyph(100, 60)]);
    expect(words.map((w) => w.glyphs.map((g) => g.x))).toEqual([
      [100, 112, 124],
      [180, 193],
    ]);
    expect(words[0]!.box).toEqual({ x: 100, y: 20, width: 34, height: 16 });
  });

  it('do not differ from each other where nothing was changed', () => {
    const { there, elsewhere } = compare(page(), 'baselineRow');
    expect(Math.abs(there)).toBeLessThan(0.06);
    expect(elsewhere).toBeLessThan(0.06);
  });

  it('show a number that was set lower than its row', () => {
    const { there, elsewhere } = compare(page(retype('22px "DejaVu Sans"', PLACE.y + 4)), 'baselineRow');
    expect(there).toBeGreaterThan(0.15);
    expect(there).toBeGreaterThan(2 * elsewhere);
  });

  it('show a number typed in a larger size by the same characters elsewhere', () => {
    const { there, elsewhere } = compare(page(retype('25px "DejaVu Sans"', PLACE.y)), 'twinHeight');
    expect(there).toBeGreaterThan(0.08);
    expect(there).toBeGreaterThan(elsewhere);
  });

  it('show paper that lost its grain under a number', () => {
    const { there, elsewhere } = compare(page(retype('22px "DejaVu Sans"', PLACE.y), 9), 'noiseLocal');
    expect(there).toBeLessThan(-4);
    expect(elsewhere).toBeLessThan(4);
  });

  it('are not compared where there are hardly any', () => {
    const blank = new Uint8Array(WIDTH * HEIGHT).fill(230);
    expect(wordFeatures(openPixels(blank, { width: WIDTH, height: HEIGHT }, 1, 'scan')!)).toEqual([]);
  });
});
