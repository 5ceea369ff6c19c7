import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PageMark, TextLine } from '../../../contract/pages.ts';
import { inkOf } from './ink.ts';
import { findStamps } from './stamps.ts';

const [WIDTH, HEIGHT] = [600, 850];
const WORDS = ['TRIBAL ADMINISTRATION', '12 MAY 2026', 'SEROWE'];

/** A page with a drawing in the middle of its lower half, and the words printed there. */
async function stampsOn(drawing: string, words: readonly string[]): Promise<PageMark[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fff"/>${drawing}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lines = words.map((text, i): TextLine => ({
    text,
    confidence: 0.95,
    box: { x: 330, y: 535 + i * 22, width: 140, height: 16 },
    reader: 'ppocr',
  }));
  const ink = await inkOf({ data, width: info.width, height: info.height, channels: 3 } as never);
  return findStamps(ink, lines).filter((mark) => mark.kind === 'stamp');
}

const frame = (colour: string, turn = 0): string =>
  `<rect x="310" y="520" width="180" height="90" fill="none" stroke="${colour}" stroke-width="3" transform="rotate(${turn} 400 565)"/>`;
const ring = (colour: string, radius = 80): string =>
  `<circle cx="400" cy="565" r="${radius}" fill="none" stroke="${colour}" stroke-width="4"/>`;

describe('stamps', () => {
  it('a coloured ring or crooked frame is one, whatever is read inside', async () => {
    expect(await stampsOn(ring('#1d3fa0'), [])).toHaveLength(1);
    expect(await stampsOn(frame('#1d3fa0', -6), [])).toHaveLength(1);
  });

  it('the inner ring of a stamp is no second stamp', async () => {
    expect(await stampsOn(ring('#6a1fa0', 95) + ring('#6a1fa0', 60), [])).toHaveLength(1);
  });

  it('a level frame and black ink are stamps only with a date and an office inside', async () => {
    expect(await stampsOn(frame('#c0201a'), WORDS)).toHaveLength(1);
    expect(await stampsOn(ring('#222'), WORDS)).toHaveLength(1);
    expect(await stampsOn(frame('#222', 7), WORDS)).toHaveLength(1);
    expect(await stampsOn(frame('#c0201a'), ['Please quote our reference'])).toEqual([]);
    expect(await stampsOn(ring('#222'), ['Kgale View'])).toEqual([]);
  });

  it('a printed box of labels, and an empty place for a stamp, are none', async () => {
    expect(await stampsOn(frame('#1d3fa0'), ['Bank: First Example Bank', 'Date: 12 May 2026'])).toEqual([]);
    expect(await stampsOn(frame('#222'), WORDS)).toEqual([]);
    expect(await stampsOn(frame('#1d3fa0'), ['Official stamp'])).toEqual([]);
  });
});
