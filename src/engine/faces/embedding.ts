import type { Raster } from '../raster/page.ts';
import { alignment, ARCFACE_112, DLIB_150 } from './align.ts';
import { stretchContrast } from './contrast.ts';
import type { FivePoints } from './landmarks.ts';
import { runModel } from './models.ts';
import { mirror, sample, toPlanes } from './sample.ts';
import { EMBEDDING_LENGTH, FIRST, SECOND } from './score.ts';

/**
 * A face as 640 numbers: 512 of the first network (mean of the face and its mirror image, unit length), then 128 of
 * dlib's (mean of both). Compare two with `fusedScore`.
 */
export async function embed(raster: Raster, points: FivePoints): Promise<Float32Array> {
  const first = stretchContrast(sample(raster, alignment(points, ARCFACE_112), 112, 112));
  const second = stretchContrast(sample(raster, alignment(points, DLIB_150), 150, 150));
  const embedding = new Float32Array(EMBEDDING_LENGTH);
  for (const picture of [first, mirror(first, 112)]) {
    const [values] = await runModel(
      'face-embedding',
      toPlanes(picture, [127, 127, 127], [1 / 128, 1 / 128, 1 / 128]),
    );
    const length = Math.hypot(...values!);
    for (let i = 0; i < FIRST; i++) embedding[i]! += values![i]! / length;
  }
  const length = Math.hypot(...embedding.subarray(0, FIRST));
  for (let i = 0; i < FIRST; i++) embedding[i]! /= length;
  for (const picture of [second, mirror(second, 150)]) {
    const [values] = await runModel('face-embedding-dlib', picture);
    for (let i = 0; i < SECOND; i++) embedding[FIRST + i]! += values![i]! / 2;
  }
  return embedding;
}
