import PDFDocument from 'pdfkit';
import type { Specimen, Truth } from '../truth/format.ts';
import { scaled } from '../truth/scale.ts';

/** A PDF of page images without a text layer, as scanners and phones make it. Boxes of the truth become PDF points. */
export async function toScannedPdf(specimen: Specimen): Promise<{ truth: Truth; pdf: Uint8Array }> {
  const { pages } = specimen.truth;
  const pdf = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    info: { Producer: 'Scanner driver (specimen)', CreationDate: new Date('2026-11-01T08:00:00Z') },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  specimen.images.forEach((image, i) => {
    const page = pages[i]!;
    const size: [number, number] = [(page.width * 72) / page.dpi, (page.height * 72) / page.dpi];
    pdf.addPage({ size, margin: 0 });
    pdf.image(Buffer.from(image), 0, 0, { width: size[0], height: size[1] });
  });
  pdf.end();
  await ended;
  const { dpi } = pages[0]!;
  return { truth: scaled(specimen.truth, 72 / dpi, 72), pdf: Buffer.concat(chunks) };
}
