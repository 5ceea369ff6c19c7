import type { Raster } from '../../page.ts';
import { askAside } from '../aside/client.ts';

/** What a line model saw: for each step along the line the probability of each class; class 0 is the blank. */
export interface ClassProbabilities {
  readonly data: Float32Array;
  readonly steps: number;
  readonly classes: number;
  /** Width of one step in pixels of the crop. */
  readonly stepWidth: number;
}

/**
 * Runs the recogniser on one line. Lines run one by one at their own width: on one thread a batch is slower than
 * its parts, because every line pays for the widest and the activations leave the cache.
 */
export const classProbabilities = ({ data, width, height }: Raster): Promise<ClassProbabilities> =>
  askAside('classes', { data, width, height });
