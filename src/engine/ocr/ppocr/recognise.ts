import type { Raster } from '../../raster/page.ts';
import { askAside } from '../aside/client.ts';
import type { ClassProbabilities } from '../class-probabilities.ts';

/**
 * Runs the recogniser on one line. Lines run one by one at their own width: on one thread a batch is slower than
 * its parts, because every line pays for the widest and the activations leave the cache.
 */
export const classProbabilities = ({ data, width, height }: Raster): Promise<ClassProbabilities> =>
  askAside('classes', { data, width, height });
