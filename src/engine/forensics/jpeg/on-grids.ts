import type { ImageEvidence } from '../image/evidence.ts';
import { findGrid } from './grid.ts';
import { texturedCoefficients, texturedPixels, type TexturedBlocks } from './textured-blocks.ts';

/** Textured blocks of a picture on a grid that an earlier compression may have had. */
export interface OnGrid {
  readonly grid: { readonly x: number; readonly y: number };
  readonly blocks: TexturedBlocks;
}

/** Several detectors ask for the same; pictures are measured once and let go. */
const known = new WeakMap<ImageEvidence, OnGrid[]>();

/**
 * The grids to look on, the likeliest first: that of a JPEG as it is stored, else the one that is found. Where clipping hides the grid, and on
 * renderings whose lines of text look like one, pictures that were never cut start on it.
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
