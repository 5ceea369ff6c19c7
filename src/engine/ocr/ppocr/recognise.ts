import { Tensor } from 'onnxruntime-node';
import type { Raster } from '../../page.ts';
import { sessionOf } from '../sessions.ts';
import { lineTensor, LINE_HEIGHT } from './crop.ts';

/** What a line model saw: for each step along the line the probability of each class; class 0 is the blank. */
export interface ClassProbabilities {
  readonly data: Float32Array;
  readonly steps: number;
  readonly classes: number;
  /** Width of one step in pixels of the crop. */
  readonly stepWidth: number;
}

const STEP = 8;
/** The last letter needs some background after it. */
const MARGIN = 8;

/**
 * Runs the recogniser on one line. Lines run one by one at their own width: on one thread a batch is slower than
 * its parts, because every line pays for the widest and the activations leave the cache.
 */
export async function classProbabilities(crop: Raster): Promise<ClassProbabilities> {
  const width = Math.ceil((crop.width + MARGIN) / STEP) * STEP;
  const session = await sessionOf('ppocr-recognition');
  const input = new Tensor('float32', lineTensor([crop], width), [1, 3, LINE_HEIGHT, width]);
  const output = (await session.run({ [session.inputNames[0]!]: input }))[session.outputNames[0]!]!;
  const [, steps, classes] = output.dims as [number, number, number];
  return { data: output.data as Float32Array, steps, classes, stepWidth: width / steps };
}
