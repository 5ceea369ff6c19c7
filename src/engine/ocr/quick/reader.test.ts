import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cropLine } from '../line-crop.ts';
import { ppocrReader } from '../ppocr/reader.ts';
import { quickReader } from './reader.ts';

/** A line of print as it is cut out of a page, perhaps out of focus. */
async function printed(text: string, blur = 0) {
  const width = 60 + text.length * 34;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="96"><rect width="100%" height="100%" fill="#eee"/><text x="16" y="68" font-family="DejaVu Sans" font-size="52" fill="#222">${text}</text></svg>`;
  const image = sharp(Buffer.from(svg));
  const { data, info } = await (blur ? image.blur(blur) : image)
    .trim({ threshold: 40 })
    .extend({ top: 14, bottom: 14, left: 12, right: 12, background: '#eee' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raster = { data: new Uint8Array(data), width: info.width, height: info.height };
  const [w, h] = [info.width, info.height];
  return cropLine(raster, [
    { x: 0, y: 0 },
    { x: w, y: 0 },
    { x: w, y: h },
    { x: 0, y: h },
  ]);
}

describe('quickReader', () => {
  it.each([
    'Certificate of residence',
    'P 12,345.67',
    'KGOSIETSILE MOLEFE',
    '2026-06-30',
    'Plot 4821, Gaborone',
  ])('reads %s by itself, surely', async (text) => {
    const line = await quickReader.read(await printed(text));
    expect(line).toMatchObject({ text });
    expect(line.reader).toBeUndefined();
    expect(Math.min(...line.certainty.filter((_, i) => text[i] !== ' '))).toBeGreaterThan(0.8);
    expect(line.centres).toHaveLength(text.length);
  });

  it('leaves a letter alone, which has no neighbours that tell its size, to PP-OCR', async () => {
    const crop = await printed('c');
    const [line, other] = [await quickReader.read(crop), await ppocrReader.read(crop)];
    expect(line.text).toBe(other.text);
    expect(line.text.toLowerCase()).toBe('c');
  });

  it('shows PP-OCR what it cannot read, and says so', async () => {
    const crop = await printed('Gaborone 12345', 14);
    const [line, other] = [await quickReader.read(crop), await ppocrReader.read(crop)];
    expect(line).toMatchObject({ text: other.text, reader: 'ppocr' });
  });
});
