import { refusedFile } from '../../contract/errors/refused-file.ts';
import type { CallHandlers } from '../calls.ts';
import { compareRasters } from './compare.ts';
import { decodeFaceImage } from './decode.ts';
import { detectFaces as detect } from './detect.ts';
import { embed } from './embedding.ts';
import { describeFace, findUsableFace } from './find-face.ts';
import { analyzeFrame as analyze } from './frame.ts';

/** Frames larger than this cost time and add nothing. */
const FRAME_SIDE = 1_280;

export const detectFaces: CallHandlers['detectFaces'] = async ({ image }) => {
  const raster = await decodeFaceImage(image);
  const faces = [];
  for (const detection of await detect(raster)) faces.push((await describeFace(raster, detection)).found);
  return { faces, width: raster.width, height: raster.height };
};

export const compareFaces: CallHandlers['compareFaces'] = async ({ source, target }) =>
  compareRasters(...(await Promise.all([decodeAt(0, source), decodeAt(1, target)])));

/** Reports an undecodable image by its index. */
async function decodeAt(place: number, image: Uint8Array): ReturnType<typeof decodeFaceImage> {
  try {
    return await decodeFaceImage(image);
  } catch (thrown) {
    throw refusedFile(thrown, place);
  }
}

export const embedFace: CallHandlers['embedFace'] = async ({ image }) => {
  const raster = await decodeFaceImage(image);
  const { raster: upright, found, points } = await findUsableFace(raster, 'image', true);
  return { embedding: await embed(upright, points), face: found };
};

export const analyzeFrame: CallHandlers['analyzeFrame'] = async ({ image, withEmbedding, look }) =>
  analyze(await decodeFaceImage(image, FRAME_SIDE), withEmbedding, look);
