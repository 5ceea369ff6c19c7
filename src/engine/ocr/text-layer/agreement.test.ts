import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DEFAULT_READERS } from '../../../contract/config.ts';
import { openPages } from '../../intake/open-pages.ts';
import { readPage } from '../read-page.ts';

/** The lines read of a PDF with a payslip's few lines and what is drawn on it then. */
async function linesOf(draw: (doc: PDFKit.PDFDocument) => void): Promise<string[]> {
  const doc = new PDFDocument({ size: 'A4' });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
  });
  doc.fontSize(14).text('Payslip of October 2026', 60, 80).text('Employee', 60, 120);
  doc.text('Letsatsi Dikgang', 260, 120).text('Net pay', 60, 160).text('P 7,300.00', 260, 160);
  draw(doc);
  doc.end();
  const file = { name: 'a file', bytes: await whole };
  const { value: page } = await openPages(file, { fileIndex: 0, firstPageIndex: 0 }).next();
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
