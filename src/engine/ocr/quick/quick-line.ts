import { Tensor } from 'onnxruntime-node';
import type { Raster } from '../../raster/page.ts';
import { sessionOf } from '../sessions.ts';
import { decodeQuickLine, type QuickLine } from './decode.ts';
import { ROWS, shrunk } from './shrink.ts';

export type { QuickLine } from './decode.ts';

/**
 * Reads a crop of 48 rows with the quick network.
 *
 * @throws StationError ENGINE_UNAVAILABLE when its model is missing.
 */
export async function quickLine(crop: Raster): Promise<QuickLine> {
  const { grey, width } = shrunk(crop);
  const session = await sessionOf('quick-line');
  const input = new Tensor('float32', grey, [1, 1, ROWS, width]);
  const output = (await session.run({ [session.inputNames[0]!]: input }))[session.outputNames[0]!]!;
  const [, steps, classes] = output.dims as [number, number, number];
  return decodeQuickLine({
    data: output.data as Float32Array,
    steps,
    classes,
    stepWidth: crop.width / steps,
  });
}
