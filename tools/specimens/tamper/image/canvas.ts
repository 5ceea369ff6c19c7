import { createCanvas, loadImage, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Box } from '../../../../src/contract/geometry.ts';
import type { Random } from '../../world/random.ts';

export interface Picture {
  readonly canvas: Canvas;
  readonly context: SKRSContext2D;
  readonly width: number;
  readonly height: number;
}

/** An encoded picture on a canvas, as in a paint program. */
export async function open(bytes: Uint8Array): Promise<Picture> {
  const image = await loadImage(Buffer.from(bytes));
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return { canvas, context, width: image.width, height: image.height };
}

/** Paper and ink of an area: the median of its brighter half and its darkest decile. */
export function colours(picture: Picture, box: Box): { paper: string; ink: string } {
  const { x, y, width, height } = whole(box);
  const { data } = picture.context.getImageData(
    Math.max(0, x - 2),
    Math.max(0, y - 2),
    width + 4,
    height + 4,
  );
  const pixels = Array.from(
    { length: data.length / 4 },
    (_, i) => [data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!] as const,
  ).sort((a, b) => a[0] + a[1] + a[2] - b[0] - b[1] - b[2]);
  const css = (p: readonly [number, number, number]): string => `rgb(${p.join(',')})`;
  return {
    paper: css(pixels[Math.floor(pixels.length * 0.75)]!),
    ink: css(pixels[Math.floor(pixels.length * 0.04)]!),
  };
}

export function whole(box: Box): Box {
  return {
    x: Math.round(box.x),
    y: Math.round(box.y),
    width: Math.max(2, Math.round(box.width)),
    height: Math.max(2, Math.round(box.height)),
  };
}

/** How forgers keep their work; the last two were not used for tuning. */
export const SAVES = [
  { id: 'png', heldOut: false, save: (png: Buffer) => sharp(png).png().toBuffer() },
  { id: 'jpeg-92', heldOut: false, save: (png: Buffer) => sharp(png).jpeg({ quality: 92 }).toBuffer() },
  { id: 'jpeg-80', heldOut: false, save: (png: Buffer) => sharp(png).jpeg({ quality: 80 }).toBuffer() },
  {
    id: 'jpeg-87-444',
    heldOut: true,
    save: (png: Buffer) =>
      sharp(png).jpeg({ quality: 87, chromaSubsampling: '4:4:4', progressive: true }).toBuffer(),
  },
  {
    id: 'messenger',
    heldOut: true,
    save: (png: Buffer) =>
      sharp(png)
        .resize({ width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality: 72 })
        .toBuffer(),
  },
] as const;

export async function save(
  picture: Picture,
  random: Random,
  heldOut: boolean,
): Promise<{ bytes: Uint8Array; id: string }> {
  const ways = SAVES.filter((s) => s.heldOut === heldOut);
  const way = random.pick(ways);
  return { bytes: await way.save(picture.canvas.toBuffer('image/png')), id: way.id };
}
