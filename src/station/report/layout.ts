import anyAscii from 'any-ascii';
import PDFDocument from 'pdfkit';

/** The counter's palette and type, on paper. */
export const INK = '#14212B';
export const QUIET = '#5B5F77';
const RULE = '#C9CCD6';
const MARGIN = 48;
const REGULAR = 'Helvetica';
const BOLD = 'Helvetica-Bold';

/** A4 with what the sections need: headings, rows, sentences, pictures. Text flows to new pages by itself. */
export interface Layout {
  readonly document: PDFKit.PDFDocument;
  readonly width: number;
  /** `needs` points of room are kept below it, so that a heading never stands alone at the foot of a page. */
  heading(text: string, needs?: number): void;
  sentence(text: string, options?: { quiet?: boolean; bold?: boolean; color?: string }): void;
  /** One line of cells; `shares` are parts of the width. */
  row(cells: readonly string[], shares: readonly number[], options?: { head?: boolean }): void;
  /** A picture scaled into the width and `maxHeight`; `overlay` is drawn on top of it. */
  picture(image: Buffer, options: { maxHeight: number; overlay?: Buffer; caption?: string }): void;
  /** Numbers the pages and gives the finished file. */
  finish(footer: string): Promise<Buffer>;
}

export function createLayout(info: { title: string; createdAt: Date }): Layout {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    info: { Title: info.title, Creator: 'Netefatsa', Producer: 'Netefatsa', CreationDate: info.createdAt },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  const width = document.page.width - 2 * MARGIN;
  const room = (height: number): void => {
    if (document.y + height > document.page.height - MARGIN) document.addPage();
  };

  return {
    document,
    width,
    heading: (text, needs = 40) => {
      room(20 + needs);
      document
        .moveDown(0.8)
        .font(BOLD)
        .fontSize(13)
        .fillColor(INK)
        .text(printable(text), MARGIN, document.y, { width });
      document
        .moveTo(MARGIN, document.y + 2)
        .lineTo(MARGIN + width, document.y + 2)
        .lineWidth(0.5)
        .strokeColor(RULE)
        .stroke();
      document.moveDown(0.5);
    },
    sentence: (text, { quiet = false, bold = false, color } = {}) => {
      document
        .font(bold ? BOLD : REGULAR)
        .fontSize(9.5)
        .fillColor(color ?? (quiet ? QUIET : INK))
        .text(printable(text), MARGIN, document.y, { width });
    },
    row: (cells, shares, { head = false } = {}) => {
      document
        .font(head ? BOLD : REGULAR)
        .fontSize(8.5)
        .fillColor(head ? QUIET : INK);
      const texts = cells.map(printable);
      const widths = shares.map((share) => share * width - 6);
      const height =
        Math.max(...texts.map((text, i) => document.heightOfString(text || ' ', { width: widths[i]! }))) + 4;
      room(height);
      const top = document.y;
      let x = MARGIN;
      for (const [i, text] of texts.entries()) {
        document.text(text, x, top, { width: widths[i]! });
        x += shares[i]! * width;
      }
      document.x = MARGIN;
      document.y = top + height;
    },
    picture: (image, { maxHeight, overlay, caption }) => {
      // Missing in @types/pdfkit 0.17.
      const size = (
        document as unknown as { openImage(source: Buffer): { width: number; height: number } }
      ).openImage(image);
      const scale = Math.min(width / size.width, maxHeight / size.height);
      const [w, h] = [size.width * scale, size.height * scale];
      room(h + 20);
      const top = document.y;
      document.image(image, MARGIN, top, { width: w, height: h });
      if (overlay) document.image(overlay, MARGIN, top, { width: w, height: h });
      document.y = top + h + 3;
      if (caption)
        document
          .font(REGULAR)
          .fontSize(8)
          .fillColor(QUIET)
          .text(printable(caption), MARGIN, document.y, { width });
      document.moveDown(0.6);
    },
    finish: (footer) => {
      const { count } = document.bufferedPageRange();
      for (let page = 0; page < count; page++) {
        document.switchToPage(page);
        // Below the margin pdfkit would begin a new page; the footer stands there on purpose.
        document.page.margins.bottom = 0;
        document
          .font(REGULAR)
          .fontSize(7.5)
          .fillColor(QUIET)
          .text(printable(`${footer} · page ${page + 1} of ${count}`), MARGIN, document.page.height - 30, {
            width,
            align: 'center',
            lineBreak: false,
          });
      }
      document.end();
      return done;
    },
  };
}

/** The standard fonts know Windows-1252 (with the š of Setswana); every other letter is written in Latin letters. */
function printable(text: string): string {
  return text.replace(
    /[^\n\x20-\x7e\u00a0-\u00ff\u0160\u0161\u017d\u017e\u0152\u0153\u0178\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]/gu,
    (letter) => anyAscii(letter),
  );
}
