import { randomBytes } from 'node:crypto';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { startInspection } from '../../../src/engine/forensics/inspector.ts';
import { quantile } from '../quantile.ts';
import { table, writeSection } from '../report.ts';

const WARM = 3;
const RUNS = 15;

/** Wall time of quick mode on files of about 10 MB, once the program is warm. */
export async function quickSpeed(): Promise<void> {
  const rows: (string | number)[][] = [['file', 'MB', 'median of 15', 'slowest']];
  for (const [name, make] of Object.entries(FILES)) {
    const bytes = await make();
    const times: number[] = [];
    for (let k = 0; k < WARM + RUNS; k++) {
      const from = performance.now();
      const inspector = startInspection({ name, bytes }, 0, { mode: 'quick', today: '2026-11-21' });
      await inspector.finish([], 'unknown');
      if (k >= WARM) times.push(performance.now() - from);
    }
    rows.push([
      name,
      (bytes.length / 1e6).toFixed(1),
      `${quantile(times, 0.5).toFixed(0)} ms`,
      `${Math.max(...times).toFixed(0)} ms`,
    ]);
  }
  const body = `${table(rows)}\n\nWall time of one inspection after ${WARM} to warm up; pictures are noise, which compresses least.`;
  writeSection(
    'performance.md',
    'forensics-quick',
    'Forensics in quick mode',
    body,
    'npm run bench -- forensics --speed',
  );
}

const noise = (width: number, height: number): Sharp =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

const FILES: Record<string, () => Promise<Uint8Array>> = {
  'JPEG picture': () => noise(3400, 2800).jpeg({ quality: 94 }).toBuffer(),
  'PNG picture': () => noise(2000, 1700).png().toBuffer(),
  'PDF of one scan': async () => {
    const pdf = await PDFDocument.create();
    const picture = await pdf.embedJpg(await noise(3400, 2800).jpeg({ quality: 94 }).toBuffer());
    pdf.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 842 });
    return pdf.save();
  },
  'PDF of 2,400 pages of text': () => textPdf(2_400),
};

async function textPdf(pages: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let i = 0; i < pages; i++) {
    const page = pdf.addPage([595, 842]);
    page.setFont(font);
    for (let line = 0; line < 75; line++)
      page.drawText(randomBytes(30).toString('hex'), { x: 40, y: 800 - line * 10, size: 7 });
  }
  return pdf.save({ useObjectStreams: false });
}
