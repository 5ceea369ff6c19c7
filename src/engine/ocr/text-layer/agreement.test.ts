import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DEFAULT_READERS } from '../../../contract/config.ts';
import type { Point } from '../../../contract/geometry.ts';
import { pagesOf, pdf } from '../../intake/pages.fixture.ts';
import type { LineReader } from '../line-reader.ts';
import { readPage } from '../read-page.ts';
import { compareLayer } from './agreement.ts';
import { layerLines } from './layer-lines.ts';

/** The lines read of a PDF with a payslip's few lines and what is drawn on it then. */
async function linesOf(draw: (doc: PDFKit.PDFDocument) => void): Promise<string[]> {
  const bytes = await pdf((doc) => {
    doc.fontSize(14).text('Payslip of October 2026', 60, 80).text('Employee', 60, 120);
    doc.text('Letsatsi Dikgang', 260, 120).text('Net pay', 60, 160).text('P 7,300.00', 260, 160);
    draw(doc);
  });
  const [page] = await pagesOf(bytes);
  const { lines } = await readPage(page!, { ...DEFAULT_READERS, secondary: 'none' });
  return lines.map(({ text }) => text.replace(/(?<=P) (?=\d)/, ''));
}

describe('a page with a text layer says what people see', () => {
  it('where a value was covered and another one typed over it', async () => {
    const lines = await linesOf((doc) => {
      doc.rect(255, 156, 120, 18).fill('#ffffff');
      doc.fill('#000000').text('P 17,300.00', 260, 160);
    });
    expect(lines).toEqual([
      'Payslip of October 2026',
      'Employee',
      'Letsatsi Dikgang',
      'Net pay',
      'P17,300.00',
    ]);
  });

  it('where a name was covered by a picture of another one', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="72"><rect width="640" height="72" fill="#fff"/><text x="20" y="54" font-size="56" font-family="Liberation Sans, DejaVu Sans, sans-serif">Onkarabile Mosweu</text></svg>';
    const picture = await sharp(Buffer.from(svg)).png().toBuffer();
    const lines = await linesOf((doc) => doc.image(picture, 255, 116, { width: 160 }));
    expect(lines).not.toContain('Letsatsi Dikgang');
    expect(lines).toContain('Onkarabile Mosweu');
    expect(lines).toContain('P7,300.00');
  });

  it('as the layer has it where both agree, printed twice for bold, too', async () => {
    const lines = await linesOf((doc) => doc.text('P 7,300.00', 260.3, 160));
    expect(lines).toEqual([
      'Payslip of October 2026',
      'Employee',
      'Letsatsi Dikgang',
      'Net pay',
      'P7,300.00',
    ]);
  });
});

describe('a region larger than its text, as the rules of a narrow cell make it', () => {
  const printed = { x: 100, y: 40, width: 66, height: 20 };
  const raster = { data: new Uint8Array(3 * 300 * 100).fill(255), width: 300, height: 100 };
  for (let x = printed.x; x < printed.x + printed.width; x += 3)
    for (let y = printed.y; y < printed.y + printed.height; y++)
      raster.data.fill(0, 3 * (300 * y + x), 3 * (300 * y + x) + 3);
  const layer = layerLines([{ text: '9,200.00', box: printed, fontName: 'f', fontSize: 20, angle: 0 }]);
  const region = {
    quad: [
      { x: 60, y: 30 },
      { x: 180, y: 30 },
      { x: 180, y: 75 },
      { x: 60, y: 75 },
    ] as [Point, Point, Point, Point],
    score: 0.9,
  };
  const seeing = (text: string): LineReader => ({
    name: 'ppocr',
    read: () => Promise.resolve({ text, confidence: 0.95, certainty: [], centres: [] }),
  });

  it('adds nothing where it shows what the layer says', async () => {
    const { lines, added } = await compareLayer(raster, layer, async () => [region], seeing('9,200.00'));
    expect(lines.map(({ text }) => text)).toEqual(['9,200.00']);
    expect(added).toEqual([]);
  });

  it('is read where it shows more', async () => {
    const { added } = await compareLayer(raster, layer, async () => [region], seeing('Paid 9,200.00 twice'));
    expect(added.map(({ text }) => text)).toEqual(['Paid 9,200.00 twice']);
  });
});
