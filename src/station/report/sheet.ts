import PDFDocument from 'pdfkit';
import { printable } from './printable.ts';
import { createTags, type Tags } from './tags.ts';

/** Space between blocks, in lines of their type size. */
export const SPACE = { small: 0.5, middle: 0.6, large: 0.8 } as const;
/** Points. */
export const SIZE = { sentence: 9.5, cell: 8.5, footer: 7.5, rule: 0.5 } as const;

/** The screens' palette and type, on paper. */
export const INK = '#14212B';
export const QUIET = '#5B5F77';
export const PAGE_MARGIN = 48;
export const REGULAR = 'Helvetica';
export const BOLD = 'Helvetica-Bold';

/** The pages on which the parts of a layout draw. Lengths in points. */
export interface Sheet {
  readonly document: PDFKit.PDFDocument;
  /** Width of a line of text. */
  readonly width: number;
  readonly tags: Tags;
  /** Starts a new page if less than `height` is left. */
  room(height: number): void;
  /** Numbers the pages and returns the file. */
  finish(footer: string): Promise<Buffer>;
}

export function openSheet(info: { title: string; createdAt: Date }): Sheet {
  const document = new PDFDocument({
    size: 'A4',
    margin: PAGE_MARGIN,
    bufferPages: true,
    // First version from which readers use structure tags.
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
  const width = document.page.width - 2 * PAGE_MARGIN;
  const tags = createTags(document);

  return {
    document,
    width,
    tags,
    room: (height) => {
      if (document.y + height > document.page.height - PAGE_MARGIN) document.addPage();
    },
    finish: (footer) => {
      const { count } = document.bufferedPageRange();
      for (let page = 0; page < count; page++) {
        document.switchToPage(page);
        // Below the margin pdfkit would begin a new page; the footer stands there deliberately.
        document.page.margins.bottom = 0;
        tags.artifact(() =>
          document
            .font(REGULAR)
            .fontSize(SIZE.footer)
            .fillColor(QUIET)
            .text(
              printable(`${footer} · page ${page + 1} of ${count}`),
              PAGE_MARGIN,
              document.page.height - 30,
              {
                width,
                align: 'center',
                lineBreak: false,
              },
            ),
        );
      }
      tags.end();
      document.end();
      return done;
    },
  };
}
