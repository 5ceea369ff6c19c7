import type { Raster } from '../../raster/page.ts';
import { runInWorker } from '../worker/client.ts';
import type { ClassProbabilities } from '../class-probabilities.ts';

/**
 * Runs the recogniser on one line. Lines are not batched: on one thread a batch is slower than its parts, because every
 * line is padded to the widest and activations leave the cache.
 */
export const classProbabilities = ({ data, width, height }: Raster): Promise<ClassProbabilities> =>
  runInWorker('classes', { data, width, height });
