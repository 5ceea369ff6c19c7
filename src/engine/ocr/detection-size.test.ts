import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Raster } from '../raster/page.ts';
import { detectionSide, fineSide, letterSide } from './detection-size.ts';
import { detectText } from './ppocr/detect.ts';

/** A4 at 200 dpi. */
const A4 = { width: 1654, height: 2339 };
/** 6 points: the small print of a statement, torn at 960 pixels. */
const SMALL_PRINT = 16;
const LINES = [
  'Mokgosi Steelworks (Proprietary) Limited',
  'Private and confidential',
  'Transactional account statement',
  'Keabetswe Mogapi',
  'Deposited to the account of Tebogo Mogapi',
  'Available balance 33,066.78',
  'to be read with the standard terms in Annexure A',
  'Customer: Keabetswe Mogapi',
  'Next meter reading on or about 15 December 2026',
];

describe('pixels in which text is searched', () => {
  it('are those of a letter up to a limit, and no fewer than the design has', () => {
    expect(detectionSide(A4)).toBe(1280);
    expect(detectionSide({ width: 780, height: 1100 })).toBe(1100);
    expect(detectionSide({ width: 600, height: 834 })).toBe(960);
  });

  it('are fewer for a card, unless it may be a letter or small print counts', () => {
    const card = { width: 1600, height: 1009 };
    expect(detectionSide(card)).toBe(736);
    expect(fineSide(card)).toBe(960);
    expect(letterSide(card)).toBe(1280);
  });

  it('show a line of small print whole', async () => {
    const page = await printed(LINES);
    expect(await detectText(page, detectionSide(page))).toHaveLength(2 * LINES.length);
  });
});

/** A page with these lines in two columns, one a little lower than the other. */
async function printed(lines: readonly string[]): Promise<Raster> {
  const texts = lines.flatMap((line, i) =>
    [0, 1].map(
      (column) => `<text x="${140 + column * 760}" y="${140 + i * 90 + column * 13}">${line}</text>`,
    ),
  );
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${A4.width}" height="${A4.height}">
    <rect width="100%" height="100%" fill="#fff"/>
    <g font-family="Liberation Serif" font-size="${SMALL_PRINT}">${texts.join('')}</g></svg>`;
  const { data, info } = await sharp(Buffer.from(drawn))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
