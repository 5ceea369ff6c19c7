import type { ImageEvidence } from '../image/evidence.ts';
import { findGrid } from './grid.ts';
import { texturedCoefficients, texturedPixels, type TexturedBlocks } from './textured-blocks.ts';

/** Textured blocks of a picture on a candidate grid of an earlier compression. */
export interface OnGrid {
  readonly grid: { readonly x: number; readonly y: number };
  readonly blocks: TexturedBlocks;
}

/** Cache: several detectors use the same blocks. */
const known = new WeakMap<ImageEvidence, OnGrid[]>();

/**
 * Candidate grids, most likely first: a JPEG's own, else the detected one. The origin is tried as well: clipping, or
 * the text lines of renderings, may mislead the detection, and uncropped pictures start on it.
 */
export function* onGrids(image: ImageEvidence): Generator<OnGrid> {
  const done = known.get(image) ?? [];
  known.set(image, done);
  yield* done;
  const origin = { x: 0, y: 0 };
  const { coefficients } = image;
  if (coefficients) {
    if (done.length === 0) yield add({ grid: origin, blocks: texturedCoefficients(image, coefficients) });
    return;
  }
  if (done.length === 0) {
    const grid = findGrid(image) ?? origin;
    yield add({ grid, blocks: texturedPixels(image, grid) });
  }
  const [first] = done;
  if (done.length === 1 && first && (first.grid.x > 0 || first.grid.y > 0))
    yield add({ grid: origin, blocks: texturedPixels(image, origin) });

  function add(one: OnGrid): OnGrid {
    done.push(one);
    return one;
  }
}
