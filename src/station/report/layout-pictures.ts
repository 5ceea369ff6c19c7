import type { Box } from '../../contract/geometry.ts';
import { printable } from './printable.ts';
import { BOLD, PAGE_MARGIN, QUIET, REGULAR, SPACE, type Sheet } from './sheet.ts';

/** Maximum size of a logo in points: 6 × 1.5 cm. */
const LOGO_PLACE = { width: 170, height: 42 } as const;

interface OpenedImage {
  readonly width: number;
  readonly height: number;
}

/** The letterhead, and pictures among and beside the rows. */
export interface Pictures {
  /** Above the first line: the institution. Draws nothing without name and logo. @param logo PNG */
  letterhead(institution: string, logo: Buffer | null): void;
  /** A picture scaled into the width and `maxHeight`; `overlay` is drawn on top of it. @param options.alt alternative text; default: the caption */
  picture(
    image: Buffer,
    options: { maxHeight: number; overlay?: Buffer; caption?: string; alt?: string },
  ): void;
  /** A part of a picture at the right edge, beside the rows; text continues where it was. @param part shares of the picture, 0–1 */
  beside(image: Buffer, options: { part: Box; share: number; maxHeight: number; caption: string }): void;
  /** Moves below what `beside` drew on this page. */
  clear(): void;
}

export function createPictures({ document, width, tags, room }: Sheet): Pictures {
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

  return {
    letterhead: (institution, logo) => {
      if (logo) {
        const size = open(logo);
        const scale = Math.min(LOGO_PLACE.width / size.width, LOGO_PLACE.height / size.height);
        const [w, h] = [size.width * scale, size.height * scale];
        const top = document.y;
        tags.block('Figure', () => draw(logo, PAGE_MARGIN, top, w, h), {
          alt: institution ? `Logo of ${institution}` : 'Logo',
        });
        document.x = PAGE_MARGIN;
        document.y = top + h + 8;
      }
      if (institution)
        tags.block('P', () =>
          document.font(BOLD).fontSize(10).fillColor(QUIET).text(printable(institution), { width }),
        );
      if (institution || logo) document.moveDown(SPACE.middle);
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
          draw(image, PAGE_MARGIN, top, w, h);
          if (overlay) draw(overlay, PAGE_MARGIN, top, w, h);
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
            .text(printable(caption), PAGE_MARGIN, document.y, { width }),
        );
      document.moveDown(SPACE.middle);
    },
    beside: (image, { part, share, maxHeight, caption }) => {
      const size = open(image);
      const [partWidth, partHeight] = [part.width * size.width, part.height * size.height];
      const scale = Math.min((share * width) / partWidth, maxHeight / partHeight);
      const [w, h] = [partWidth * scale, partHeight * scale];
      const top = document.y;
      const left = PAGE_MARGIN + width - w;
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
          .text(printable(caption), PAGE_MARGIN + width * (1 - share), top + h + 3, {
            width: share * width,
            align: 'right',
          }),
      );
      besideTo = document.y;
      document.x = PAGE_MARGIN;
      document.y = top;
    },
    clear: () => {
      document.y = Math.max(document.y, besideTo);
      besideTo = 0;
    },
  };
}
