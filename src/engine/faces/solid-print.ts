import type { Box } from '../../contract/geometry.ts';
import { TILE, type BesideText } from '../raster/beside-text.ts';

/**
 * Tiles to a side, and how many of them have print: the detector sees no face below ten of its pixels, and the closest look at a
 * letter at 200 dpi makes one pixel of 3 × 6. Drawn letters, rules and strokes of a pen leave more tiles empty.
 */
const SIDE = 3;
const LEAST = 7;

/** Pixels of a tile: a fifth of it, as the palest face in black dots; the strokes of a pen fill less. */
const SOLID = 51;

/** Places where a drawn page has so much print beside its text that it may be a face, in pixels; they overlap. */
export function solidPrint({ columns, rows, printed }: BesideText): Box[] {
  const places: Box[] = [];
  for (let y = 0; y + SIDE <= rows; y++)
    for (let x = 0; x + SIDE <= columns; x++) {
      let count = 0;
      for (let k = 0; k < SIDE * SIDE; k++)
        if (printed[(y + Math.floor(k / SIDE)) * columns + x + (k % SIDE)]! >= SOLID) count++;
      if (count >= LEAST) places.push({ x: x * TILE, y: y * TILE, width: SIDE * TILE, height: SIDE * TILE });
    }
  return places;
}
