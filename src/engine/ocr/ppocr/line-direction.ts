import { Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import type { Raster } from '../../raster/page.ts';
import { sessionOf } from '../sessions.ts';
import { LINE_HEIGHT, lineTensor } from '../line-crop.ts';

const WIDTH = 192;

/** Probability that a line crop is upside down, 0–1. */
export async function upsideDownProbability(crop: Raster): Promise<number> {
  const fitted = crop.width <= WIDTH ? crop : await squeezed(crop);
  const session = await sessionOf('ppocr-line-direction');
  const input = new Tensor('float32', lineTensor([fitted], WIDTH), [1, 3, LINE_HEIGHT, WIDTH]);
  const output = (await session.run({ [session.inputNames[0]!]: input }))[session.outputNames[0]!]!
    .data as Float32Array;
  return output[1]!;
}

async function squeezed(crop: Raster): Promise<Raster> {
  const data = await sharp(crop.data, { raw: { width: crop.width, height: crop.height, channels: 3 } })
    .resize(WIDTH, LINE_HEIGHT, { fit: 'fill' })
    .raw()
    .toBuffer();
  return { data, width: WIDTH, height: LINE_HEIGHT };
}
