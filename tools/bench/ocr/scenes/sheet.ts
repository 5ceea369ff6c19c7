import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Point } from '../../../../src/contract/geometry.ts';
import { settle, type Picture } from '../../../specimens/degrade/picture.ts';
import { canvasFamily, textWidth, type Face } from '../../../specimens/draw/fonts.ts';

/** A document as it was printed: its pixels, and the middles of its lines. */
export interface Sheet {
  readonly picture: Picture;
  readonly lines: readonly Point[];
  /** Radius of its corners, pixels: plastic cards have 3 mm. */
  readonly round: number;
  /** Where a sheet is torn off; all of it is there where this is not said. */
  readonly isThere?: (x: number, y: number) => boolean;
}

/** A canvas that notes where text was written. */
export interface Pen {
  readonly g: SKRSContext2D;
  readonly lines: Point[];
  /** Writes one line from (x, y) on its base line and returns its width. */
  write(text: string, x: number, y: number, size: number, ink?: string, face?: Face): number;
}

/** Draws a sheet from scratch. */
export async function drawn(
  width: number,
  height: number,
  round: number,
  draw: (pen: Pen) => void,
): Promise<Sheet> {
  const canvas = createCanvas(width, height);
  const g = canvas.getContext('2d');
  const lines: Point[] = [];
  draw({
    g,
    lines,
    write: (text, x, y, size, ink = '#1b1b1b', face = { family: 'sans' }) => {
      g.font = `${size}px "${canvasFamily(face)}"`;
      g.fillStyle = ink;
      g.fillText(text, x, y);
      const length = textWidth(text, face, size);
      lines.push({ x: x + length / 2, y: y - 0.35 * size });
      return length;
    },
  });
  const pixels = sharp(canvas.data(), { raw: { width, height, channels: 4 } });
  return { picture: await settle(pixels.flatten({ background: '#fff' })), lines, round };
}
