import { printable } from './printable.ts';
import { BOLD, INK, PAGE_MARGIN, QUIET, REGULAR, SIZE, type Sheet } from './sheet.ts';

export interface Rows {
  /** One line of cells; `shares` are parts of the width. @param options.title colour of a prominent line */
  row(
    cells: readonly string[],
    shares: readonly number[],
    options?: { head?: boolean; title?: string },
  ): void;
  /** Ends the table: later rows have no header. */
  endTable(): void;
}

export function createRows({ document, width, tags, room }: Sheet): Rows {
  /** Is a header row in force? */
  let isHeaded = false;

  return {
    endTable: () => {
      isHeaded = false;
    },
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
          (_, i) => PAGE_MARGIN + shares.slice(0, i).reduce((sum, share) => sum + share, 0) * width,
        );
        const drawCell = (i: number) => document.text(texts[i]!, left[i]!, top, { width: widths[i]! });
        if (title !== undefined) tags.block('P', () => drawCell(0));
        else {
          // Two columns without a header: the first labels the second.
          const isFact = !head && !isHeaded && texts.length === 2;
          tags.row(
            texts.map((_, i) => ({
              heads: head ? 'Column' : isFact && i === 0 ? 'Row' : undefined,
              draw: () => drawCell(i),
            })),
            { starts: head },
          );
        }
        document.x = PAGE_MARGIN;
        document.y = top + height;
      }
    },
  };
}

/** Lines per piece of a row: even if each wraps once it fits an A4 page (some 70 lines). */
const PIECE_LINES = 30;

/** Splits rows taller than a page: pdfkit would break each cell on its own, one over the other. */
function pieces(cells: readonly string[]): string[][] {
  const lines = cells.map((text) => text.split('\n'));
  const count = Math.ceil(Math.max(...lines.map(({ length }) => length)) / PIECE_LINES);
  return Array.from({ length: count }, (_, piece) =>
    lines.map((of) => of.slice(piece * PIECE_LINES, (piece + 1) * PIECE_LINES).join('\n')),
  );
}
