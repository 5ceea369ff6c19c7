import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { Point } from '../../../src/contract/geometry.ts';
import type { Random } from '../world/random.ts';

/** Decoded pixels, three bytes each, rows from the top. */
export interface Picture {
  data: Uint8Array;
  width: number;
  height: number;
}

/** What a transform did: the new picture, where each point went (when it moved), and a line for the truth's `steps`. */
export interface Change {
  picture: Picture;
  move?: (point: Point) => Point;
  note: string;
}

/** A transform: seeded, documented in its own file, one of the steps of a profile. */
export type Transform = (picture: Picture, random: Random) => Change | Promise<Change>;

export async function decode(image: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(image)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export function pipeline(picture: Picture): Sharp {
  return sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } });
}

export async function settle(image: Sharp): Promise<Picture> {
  const { data, info } = await image
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`Expected three channels, got ${info.channels}`);
  return { data, width: info.width, height: info.height };
}

/** Calls `at` for each pixel with its byte offset; the loop that most transforms share. */
export function eachPixel(picture: Picture, at: (offset: number, x: number, y: number) => void): void {
  let offset = 0;
  for (let y = 0; y < picture.height; y++)
    for (let x = 0; x < picture.width; x++, offset += 3) at(offset, x, y);
}

export const clamp = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value);
