import { PDFDocument } from 'pdf-lib';
import PDFKit from 'pdfkit';
import sharp from 'sharp';
import type { Conversion } from './conversion.ts';

async function byPdfLib(bytes: Uint8Array): Promise<Uint8Array> {
  const { width, height } = await sharp(bytes).metadata();
  const document = await PDFDocument.create();
  const image = await (bytes[0] === 0xff ? document.embedJpg(bytes) : document.embedPng(bytes));
  document
    .addPage([width / 2, height / 2])
    .drawImage(image, { x: 0, y: 0, width: width / 2, height: height / 2 });
  return document.save();
}

async function byPdfKit(bytes: Uint8Array): Promise<Uint8Array> {
  const { width, height } = await sharp(bytes).metadata();
  const size: [number, number] = [width / 2, height / 2];
  const document = new PDFKit({ size, margin: 0 });
  document.image(Buffer.from(bytes), 0, 0, { width: size[0], height: size[1] });
  document.end();
  const parts: Buffer[] = [];
  for await (const part of document) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Picture files put on a page of their own size, as "save as PDF" of phones does. */
export const pdfConversions: readonly Conversion[] = [
  {
    id: 'pdf-lib-palette',
    kind: 'in a PDF',
    convert: async (bytes) => byPdfLib(await sharp(bytes).rotate().png({ palette: true }).toBuffer()),
  },
  {
    id: 'pdf-lib-grey-jpeg',
    kind: 'in a PDF',
    convert: async (bytes) =>
      byPdfLib(await sharp(bytes).rotate().greyscale().jpeg({ quality: 85 }).toBuffer()),
  },
  {
    id: 'pdfkit-cmyk',
    kind: 'in a PDF',
    convert: async (bytes) =>
      byPdfKit(await sharp(bytes).rotate().toColourspace('cmyk').jpeg({ quality: 90 }).toBuffer()),
  },
  {
    id: 'pdfkit-grey-png',
    kind: 'in a PDF',
    convert: async (bytes) => byPdfKit(await sharp(bytes).rotate().greyscale().png().toBuffer()),
  },
];
