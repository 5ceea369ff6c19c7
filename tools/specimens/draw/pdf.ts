import PDFDocument from 'pdfkit';
import { canvasFamily, fontFile } from './fonts.ts';
import type { Operation, Sheet } from './sheet.ts';

export interface PdfInfo {
  producer: string;
  creator: string;
  title: string;
  /** Seconds since the epoch; the file is otherwise the same for the same seed. */
  created: Date;
}

type Pdf = InstanceType<typeof PDFDocument>;

function draw(pdf: Pdf, operation: Operation, fonts: Set<string>): void {
  pdf.save();
  if (operation.kind === 'text') {
    const name = canvasFamily(operation.face);
    if (!fonts.has(name)) {
      const file = fontFile(operation.face);
      // pdfkit cannot subset WOFF2; Courier has the same advance as the mono fallback.
      pdf.registerFont(name, file.endsWith('.woff2') ? 'Courier' : file);
      fonts.add(name);
    }
    pdf.font(name).fontSize(operation.size).fillColor(operation.colour, operation.opacity);
    if (operation.turn !== 0) pdf.rotate(operation.turn, { origin: [operation.x, operation.y] });
    pdf.text(operation.text, operation.x, operation.y, {
      lineBreak: false,
      characterSpacing: operation.spacing,
      baseline: 'alphabetic',
    });
  } else {
    const { place, fill, stroke } = operation;
    if (place !== null) pdf.translate(place.x, place.y).rotate(place.turn).scale(place.scale);
    const paint = () => {
      if (fill === null) return undefined;
      if (typeof fill === 'string') return fill;
      const gradient = pdf.linearGradient(...fill.from, ...fill.to);
      for (const [offset, colour] of fill.stops) gradient.stop(offset, colour);
      return gradient;
    };
    const colour = paint();
    pdf.opacity(operation.opacity).lineWidth(operation.width).lineJoin('round');
    if (operation.dash.length > 0)
      pdf.dash(operation.dash[0]!, { space: operation.dash[1] ?? operation.dash[0]! });
    const path = pdf.path(operation.d);
    if (colour !== undefined && stroke !== null) path.fillAndStroke(colour as string, stroke);
    else if (colour !== undefined) path.fill(colour as string);
    else if (stroke !== null) path.stroke(stroke);
  }
  pdf.restore();
}

/** Writes sheets as a born-digital PDF with embedded fonts and a real text layer. */
export async function writePdf(sheets: Sheet[], info: PdfInfo): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    info: {
      Title: info.title,
      Producer: info.producer,
      Creator: info.creator,
      CreationDate: info.created,
      ModDate: info.created,
    },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const fonts = new Set<string>();
  for (const sheet of sheets) {
    pdf.addPage({ size: [sheet.width, sheet.height], margin: 0 });
    for (const operation of sheet.operations) draw(pdf, operation, fonts);
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
