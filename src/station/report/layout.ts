import PDFDocument from 'pdfkit';
import type { Box } from '../../contract/geometry.ts';
import { printable } from './printable.ts';
import { createTags } from './tags.ts';

/** Space between blocks, in lines of their type size. */
const SPACE = { small: 0.5, middle: 0.6, large: 0.8 } as const;
/** Points. */
const SIZE = { sentence: 9.5, cell: 8.5, footer: 7.5, rule: 0.5 } as const;

/** The counter's palette and type, on paper. */
export const INK = '#14212B';
export const QUIET = '#5B5F77';
const RULE = '#C9CCD6';
const MARGIN = 48;
/** Points that a logo takes at most: 6 × 1.5 cm. */
const LOGO_PLACE = { width: 170, height: 42 } as const;
const REGULAR = 'Helvetica';
const BOLD = 'Helvetica-Bold';

interface OpenedImage {
  readonly width: number;
  readonly height: number;
}

/** Tagged A4 (read aloud in its order) with what the sections need: headings, rows, sentences, pictures. Text flows to new pages by itself. */
export interface Layout {
  readonly document: PDFKit.PDFDocument;
  readonly width: number;
  /** Above the first line: whose report it is. Nothing is drawn without either. @param logo PNG */
  letterhead(institution: string, logo: Buffer | null): void;
  /** The first line of the report. */
  title(text: string): void;
  /** `needs` points of room are kept below it, so that a heading never stands alone at the foot of a page. */
  heading(text: string, needs?: number): void;
  sentence(text: string, options?: { quiet?: boolean; bold?: boolean; color?: string }): void;
  /** One line of cells; `shares` are parts of the width. @param options.title colour of a line that is read first */
  row(
    cells: readonly string[],
    shares: readonly number[],
    options?: { head?: boolean; title?: string },
  ): void;
  /** Text to be copied sign by sign. */
  code(text: string): void;
  /** A picture scaled into the width and `maxHeight`; `overlay` is drawn on top of it. @param options.alt for who does not see it; the caption when absent */
  picture(
    image: Buffer,
    options: { maxHeight: number; overlay?: Buffer; caption?: string; alt?: string },
  ): void;
  /** A part of a picture beside the rows, at the right edge; text goes on where it was. @param part shares of the picture, 0–1 */
  beside(image: Buffer, options: { part: Box; share: number; maxHeight: number; caption: string }): void;
  /** Moves below what `beside` drew on this page. */
  clear(): void;
  /** Numbers the pages and gives the finished file. */
  finish(footer: string): Promise<Buffer>;
}

export function createLayout(info: { title: string; createdAt: Date }): Layout {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    // Readers take structure from this version on.
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: info.title, Creator: 'Netefatsa', Producer: 'Netefatsa', CreationDate: info.createdAt },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  const width = document.page.width - 2 * MARGIN;
  const tags = createTags(document);
  const room = (height: number): void => {
    if (document.y + height > document.page.height - MARGIN) document.addPage();
  };

  // A page shown twice is stored once.
  const opened = new WeakMap<Buffer, OpenedImage>();
  const open = (image: Buffer): OpenedImage => {
    // Missing in @types/pdfkit 0.17.
    const found =
      opened.get(image) ??
      (document as unknown as { openImage(source: Buffer): OpenedImage }).openImage(image);
    opened.set(image, found);
    return found;
  };
  const draw = (image: Buffer, x: number, y: number, width: number, height: number): void => {
    document.image(open(image) as unknown as Buffer, x, y, { width, height });
  };
  let besideTo = 0;
  /** Do the rows stand below a head? */
  let isHeaded = false;

  return {
    document,
    width,
    letterhead: (institution, logo) => {
      if (logo) {
        const size = open(logo);
        const scale = Math.min(LOGO_PLACE.width / size.width, LOGO_PLACE.height / size.height);
        const [w, h] = [size.width * scale, size.height * scale];
        const top = document.y;
        tags.block('Figure', () => draw(logo, MARGIN, top, w, h), {
          alt: institution ? `Logo of ${institution}` : 'Logo',
        });
        document.x = MARGIN;
        document.y = top + h + 8;
      }
      if (institution)
        tags.block('P', () =>
          document.font(BOLD).fontSize(10).fillColor(QUIET).text(printable(institution), { width }),
        );
      if (institution || logo) document.moveDown(SPACE.middle);
    },
    title: (text) => {
      tags.block('H1', () => document.font(BOLD).fontSize(18).fillColor(INK).text(printable(text)));
      document.moveDown(SPACE.small);
    },
    heading: (text, needs = 40) => {
      isHeaded = false;
      room(20 + needs);
      document.moveDown(SPACE.large);
      tags.block('H2', () =>
        document.font(BOLD).fontSize(13).fillColor(INK).text(printable(text), MARGIN, document.y, { width }),
      );
      tags.artifact(() =>
        document
          .moveTo(MARGIN, document.y + 2)
          .lineTo(MARGIN + width, document.y + 2)
          .lineWidth(SIZE.rule)
          .strokeColor(RULE)
          .stroke(),
      );
      document.moveDown(SPACE.small);
    },
    sentence: (text, { quiet = false, bold = false, color } = {}) => {
      tags.block('P', () =>
        document
          .font(bold ? BOLD : REGULAR)
          .fontSize(SIZE.sentence)
          .fillColor(color ?? (quiet ? QUIET : INK))
          .text(printable(text), MARGIN, document.y, { width }),
      );
    },
    code: (text) =>
      tags.block('P', () => document.font('Courier').fontSize(7).fillColor(INK).text(text, { width })),
    row: (cells, shares, { head = false, title } = {}) => {
      if (head) isHeaded = true;
      document
        .font(head || title ? BOLD : REGULAR)
        .fontSize(title ? 12 : SIZE.cell)
        .fillColor(title ?? (head ? QUIET : INK));
      const widths = shares.map((share) => share * width - 6);
      for (const texts of pieces(cells.map(printable))) {
        const height =
          Math.max(...texts.map((text, i) => document.heightOfString(text || ' ', { width: widths[i]! }))) +
          4;
        room(height);
        const top = document.y;
        const left = shares.map(
          (_, i) => MARGIN + shares.slice(0, i).reduce((sum, share) => sum + share, 0) * width,
        );
        const drawCell = (i: number) => document.text(texts[i]!, left[i]!, top, { width: widths[i]! });
        if (title !== undefined) tags.block('P', () => drawCell(0));
        else {
          // Of two columns without a head the first says what the second is.
          const isFact = !head && !isHeaded && texts.length === 2;
          tags.row(
            texts.map((_, i) => ({
              heads: head ? 'Column' : isFact && i === 0 ? 'Row' : undefined,
              draw: () => drawCell(i),
            })),
            { starts: head },
          );
        }
        document.x = MARGIN;
        document.y = top + height;
      }
    },
    picture: (image, { maxHeight, overlay, caption, alt = caption ?? '' }) => {
      const size = open(image);
      const scale = Math.min(width / size.width, maxHeight / size.height);
      const [w, h] = [size.width * scale, size.height * scale];
      room(h + 20);
      const top = document.y;
      tags.block(
        'Figure',
        () => {
          draw(image, MARGIN, top, w, h);
          if (overlay) draw(overlay, MARGIN, top, w, h);
        },
        { alt },
      );
      document.y = top + h + 3;
      if (caption)
        tags.block('Caption', () =>
          document
            .font(REGULAR)
            .fontSize(8)
            .fillColor(QUIET)
            .text(printable(caption), MARGIN, document.y, { width }),
        );
      document.moveDown(SPACE.middle);
    },
    beside: (image, { part, share, maxHeight, caption }) => {
      const size = open(image);
      const [partWidth, partHeight] = [part.width * size.width, part.height * size.height];
      const scale = Math.min((share * width) / partWidth, maxHeight / partHeight);
      const [w, h] = [partWidth * scale, partHeight * scale];
      const top = document.y;
      const left = MARGIN + width - w;
      const [x, y] = [left - part.x * size.width * scale, top - part.y * size.height * scale];
      tags.block(
        'Figure',
        () => {
          document.save().rect(left, top, w, h).clip();
          draw(image, x, y, size.width * scale, size.height * scale);
          document.restore();
        },
        { alt: caption },
      );
      tags.block('Caption', () =>
        document
          .font(REGULAR)
          .fontSize(8)
          .fillColor(QUIET)
          .text(printable(caption), MARGIN + width * (1 - share), top + h + 3, {
            width: share * width,
            align: 'right',
          }),
      );
      besideTo = document.y;
      document.x = MARGIN;
      document.y = top;
    },
    clear: () => {
      document.y = Math.max(document.y, besideTo);
      besideTo = 0;
    },
    finish: (footer) => {
      const { count } = document.bufferedPageRange();
      for (let page = 0; page < count; page++) {
        document.switchToPage(page);
        // Below the margin pdfkit would begin a new page; the footer stands there on purpose.
        document.page.margins.bottom = 0;
        tags.artifact(() =>
          document
            .font(REGULAR)
            .fontSize(SIZE.footer)
            .fillColor(QUIET)
            .text(printable(`${footer} · page ${page + 1} of ${count}`), MARGIN, document.page.height - 30, {
              width,
              align: 'center',
              lineBreak: false,
            }),
        );
      }
      tags.end();
      document.end();
      return done;
    },
  };
}

/** Lines of one piece of a row: with each of them wrapped once it still fits a page of A4 (some 70 lines). */
const PIECE_LINES = 30;

/** A row that is higher than a page is drawn in pieces: its cells would each go on alone, one over the other. */
function pieces(cells: readonly string[]): string[][] {
  const lines = cells.map((text) => text.split('\n'));
  const count = Math.ceil(Math.max(...lines.map(({ length }) => length)) / PIECE_LINES);
  return Array.from({ length: count }, (_, piece) =>
    lines.map((of) => of.slice(piece * PIECE_LINES, (piece + 1) * PIECE_LINES).join('\n')),
  );
}
