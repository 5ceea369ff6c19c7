import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { Page } from '../raster/page.ts';
import { openPages } from './open-pages.ts';

export const LETTER = [
  'DEPARTMENT OF ROADS',
  'Account number 4471 2290',
  'Invoice date 14 March 2026',
  'Amount due P 1,250.75',
];

/** A white picture with a few printed lines; `turn` rotates it clockwise. */
export async function letter(turn = 0): Promise<Buffer> {
  const rows = LETTER.map(
    (text, i) =>
      `<text x="80" y="${140 + i * 110}" font-size="48" font-family="Liberation Sans, DejaVu Sans, sans-serif">${text}</text>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="900"><rect width="1240" height="900" fill="#fff"/>${rows}</svg>`;
  return sharp(Buffer.from(svg))
    .rotate(turn, { background: '#fff' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 90 })
    .toBuffer();
}

export function pdf(
  draw: (doc: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  return new Promise((resolve) => {
    const doc = new PDFDocument({ size: 'A4', ...options });
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    draw(doc);
    doc.end();
  });
}

export async function pagesOf(bytes: Uint8Array): Promise<Page[]> {
  const pages: Page[] = [];
  for await (const page of openPages({ name: 'a file', bytes }, { fileIndex: 0, firstPageIndex: 0 }))
    pages.push(page);
  return pages;
}
