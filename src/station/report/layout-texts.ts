import { printable } from './printable.ts';
import { BOLD, INK, PAGE_MARGIN, QUIET, REGULAR, SIZE, SPACE, type Sheet } from './sheet.ts';

const RULE = '#C9CCD6';

/** Headings, sentences and codes. */
export interface Texts {
  /** The first line of the report. */
  title(text: string): void;
  /** Keeps `needs` points free below it, so that a heading never stands alone at the foot of a page. */
  heading(text: string, needs?: number): void;
  sentence(text: string, options?: { quiet?: boolean; bold?: boolean; color?: string }): void;
  /** Text to be copied character by character. */
  code(text: string): void;
}

export function createTexts({ document, width, tags, room }: Sheet): Texts {
  return {
    title: (text) => {
      tags.block('H1', () => document.font(BOLD).fontSize(18).fillColor(INK).text(printable(text)));
      document.moveDown(SPACE.small);
    },
    heading: (text, needs = 40) => {
      room(20 + needs);
      document.moveDown(SPACE.large);
      tags.block('H2', () =>
        document
          .font(BOLD)
          .fontSize(13)
          .fillColor(INK)
          .text(printable(text), PAGE_MARGIN, document.y, { width }),
      );
      tags.artifact(() =>
        document
          .moveTo(PAGE_MARGIN, document.y + 2)
          .lineTo(PAGE_MARGIN + width, document.y + 2)
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
          .text(printable(text), PAGE_MARGIN, document.y, { width }),
      );
    },
    code: (text) =>
      tags.block('P', () => document.font('Courier').fontSize(7).fillColor(INK).text(text, { width })),
  };
}
