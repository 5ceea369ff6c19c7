import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, writeBarcode, type WriterOptions } from 'zxing-wasm/writer';
import { sharedArea } from '../../contract/geometry.ts';
import { findBarcodes } from './barcodes.ts';

describe('findBarcodes', () => {
  beforeAll(() => {
    const bytes = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'));
    prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(bytes).buffer } });
  });

  it.each(['PDF417', 'QRCode', 'DataMatrix', 'Code128'] as const)(
    'reads %s and says where it is',
    async (format) => {
      const options = { format, scale: 4 } as WriterOptions;
      const symbol = Buffer.from(await (await writeBarcode('BW 4471 2290', options)).image!.arrayBuffer());
      const { width, height } = await sharp(symbol).metadata();
      const { data, info } = await sharp({
        create: { width: 1000, height: 700, channels: 3, background: '#fff' },
      })
        .composite([{ input: symbol, left: 300, top: 200 }])
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const [found, ...more] = await findBarcodes({ data, width: info.width, height: info.height });
      expect(more).toEqual([]);
      expect(found).toMatchObject({ format, text: 'BW 4471 2290' });
      expect(found!.box.x).toBeGreaterThanOrEqual(290);
      expect(found!.box.y + found!.box.height).toBeLessThanOrEqual(210 + height);
      expect(found!.box.width).toBeLessThanOrEqual(width + 20);
    },
  );

  it.each(['PDF417', 'DataMatrix', 'QRCode'] as const)(
    'gives control characters of a %s as they are',
    async (format) => {
      // Field, group and record separators: the AAMVA's licences and GS1 part their values by them.
      const text = 'A12\x1dB34\x1e\x1cC56\nD78\rE';
      const options = { format, scale: 4 } as WriterOptions;
      const symbol = Buffer.from(await (await writeBarcode(text, options)).image!.arrayBuffer());
      const { data, info } = await sharp({
        create: { width: 1000, height: 700, channels: 3, background: '#fff' },
      })
        .composite([{ input: symbol, left: 200, top: 200 }])
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const found = await findBarcodes({ data, width: info.width, height: info.height });
      expect(found).toMatchObject([{ format, text }]);
    },
  );

  it.each([0, 90])('reads a PDF417 too fine for the first look, turned by %i degrees', async (turn) => {
    const options = { format: 'PDF417', scale: 2 } as WriterOptions;
    const text = 'BW 4471 2290 KGALAGADI DISTRICT COUNCIL 2026-03-14';
    const symbol = Buffer.from(await (await writeBarcode(text, options)).image!.arrayBuffer());
    const turned = await sharp(symbol).rotate(turn).png().toBuffer();
    const { data, info } = await sharp({
      create: { width: 1654, height: 2339, channels: 3, background: '#f4f2ee' },
    })
      .composite([{ input: turned, left: 900, top: 1500, blend: 'multiply' }])
      .blur(0.6)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const found = await findBarcodes({ data, width: info.width, height: info.height });
    expect(found).toMatchObject([{ format: 'PDF417', text }]);
    const { width, height } = await sharp(turned).metadata();
    const { box } = found[0]!;
    expect(sharedArea(box, { x: 900, y: 1500, width, height })).toBeGreaterThan(
      0.98 * box.width * box.height,
    );
  });

  it.each([
    [-5, 1],
    [2, 1],
    [8, 1],
    [3, 2.5],
  ])(
    'reads a PDF417 turned by %i°, on a page of %d times the size, beside a linear code',
    async (degrees, size) => {
      const text =
        '@\n\x1e\rANSI 636000080001DL00310060DLDAQD12345678\nDCSSAMPLE\nDACTIRELO\nDBB04121990\n\r';
      const of = async (format: 'PDF417' | 'Code128', content: string, width: number, height: number) => {
        const options = { format, scale: 4 } as WriterOptions;
        const picture = Buffer.from(await (await writeBarcode(content, options)).image!.arrayBuffer());
        return sharp(picture).resize(width, height, { fit: 'fill' }).png().toBuffer();
      };
      const card = await sharp({ create: { width: 1000, height: 630, channels: 3, background: '#f4f2ee' } })
        .composite([
          { input: await of('PDF417', text, 800, 180), left: 100, top: 300 },
          { input: await of('Code128', '900000012', 400, 60), left: 550, top: 40 },
        ])
        .png()
        .toBuffer();
      const { data, info } = await sharp(card)
        .resize(Math.round(1000 * size))
        .rotate(degrees, { background: '#f4f2ee' })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const found = await findBarcodes({ data, width: info.width, height: info.height });
      expect(found.filter(({ format }) => format === 'PDF417')).toMatchObject([{ text }]);
    },
  );

  it.each([
    [3_600, 1],
    [1, 3_600],
  ])(
    'finds none on a strip of %i × %i pixels, of which nothing is left when it is shrunk',
    async (width, height) => {
      const strip = { data: new Uint8Array(width * height * 3).fill(255), width, height };
      expect(await findBarcodes(strip)).toEqual([]);
    },
  );
});
