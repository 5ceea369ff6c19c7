import type { Box } from '../../contract/geometry.ts';
import type { Raster } from '../raster/page.ts';
import { runModel } from './models.ts';
import { fromRectangle, sample, toPlanes } from './sample.ts';

const SIDE = 224;
/** Side of the square over the box's height; at 1.5 and above mirrored pictures stop giving mirrored angles. */
const SQUARE_SIDE = 1.2;
/** ImageNet statistics, 0–255. */
const MEAN = [123.675, 116.28, 103.53] as const;
const SCALE = [1 / 58.395, 1 / 57.12, 1 / 57.375] as const;

/** Degrees. `yaw` > 0: the face is turned towards the right edge of the picture; `pitch` > 0: it looks up. */
export interface Pose {
  readonly yaw: number;
  readonly pitch: number;
}

/** Head pose: the network scores 66 bins of three degrees, and the expectation over them is the angle. */
export async function estimatePose(raster: Raster, box: Box): Promise<Pose> {
  const side = box.height * SQUARE_SIDE;
  const x = box.x + box.width / 2 - side / 2;
  const y = box.y + box.height / 2 - side / 2;
  const pixels = sample(raster, fromRectangle(x, y, side, side, SIDE, SIDE), SIDE, SIDE);
  const [yaw, pitch] = await runModel('face-pose', toPlanes(pixels, MEAN, SCALE));
  return { yaw: -expectation(yaw!), pitch: expectation(pitch!) };
}

function expectation(logits: Float32Array): number {
  const largest = Math.max(...logits);
  let sum = 0;
  let weighted = 0;
  for (const [bin, logit] of logits.entries()) {
    const weight = Math.exp(logit - largest);
    sum += weight;
    weighted += weight * bin;
  }
  return (weighted / sum) * 3 - 99;
}
