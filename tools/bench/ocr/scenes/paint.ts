import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { pipeline, settle, type Picture } from '../../../specimens/degrade/picture.ts';

/** A picture with something painted over it; `soft` is the radius that its edges are blurred by. */
export async function painted(
  picture: Picture,
  paint: (g: SKRSContext2D, width: number, height: number) => void,
  soft: number,
): Promise<Picture> {
  const { width, height } = picture;
  const canvas = createCanvas(width, height);
  paint(canvas.getContext('2d'), width, height);
  const layer = sharp(canvas.data(), { raw: { width, height, channels: 4 } });
  const input = await (soft > 0 ? layer.blur(soft) : layer).png().toBuffer();
  return settle(sharp(await pipeline(picture).composite([{ input }]).png().toBuffer()));
}
