import { Tensor } from 'onnxruntime-node';
import type { Raster } from '../../raster/page.ts';
import { lineTensor, LINE_HEIGHT } from '../line-crop.ts';
import type { ClassProbabilities } from '../class-probabilities.ts';
import { sessionOf } from '../sessions.ts';

const STEP = 8;
/** The model needs some background after the last letter. */
const BACKGROUND_AFTER = 8;

/** Runs PP-OCR's recogniser on one line at its own width. */
export async function classesOn(crop: Raster): Promise<ClassProbabilities> {
  const width = Math.ceil((crop.width + BACKGROUND_AFTER) / STEP) * STEP;
  const session = await sessionOf('ppocr-recognition');
  const input = new Tensor('float32', lineTensor([crop], width), [1, 3, LINE_HEIGHT, width]);
  const output = (await session.run({ [session.inputNames[0]!]: input }))[session.outputNames[0]!]!;
  const [, steps, classes] = output.dims as [number, number, number];
  return { data: output.data as Float32Array, steps, classes, stepWidth: width / steps };
}
