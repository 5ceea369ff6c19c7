import type { ImageEvidence } from '../image/evidence.ts';
import { shiftedDcts } from '../../jpeg/dct.ts';

const SAMPLE = 500;
/** Minimum ratio of the share of near-zero coefficients on the best grid to the typical one for a JPEG history. */
const GRID_GAIN = 1.25;

/** Offset of the 8×8 grid with the most near-zero coefficients; null if none stands out. */
export function findGrid(image: ImageEvidence): { x: number; y: number } | null {
  const { columns, rows, edge } = image.blocks();
  const textured: number[] = [];
  for (let b = 0; b < edge.length; b++)
    if (edge[b]! > 12 && b % columns < columns - 2 && b < (rows - 2) * columns) textured.push(b);
  if (textured.length < 60) return null;
  const step = Math.max(1, Math.floor(textured.length / SAMPLE));
  const out = new Float32Array(64 * 64);
  const zeros = new Float64Array(64);
  for (let s = 0; s < textured.length; s += step) {
    const x = (textured[s]! % columns) * 8;
    const y = Math.floor(textured[s]! / columns) * 8;
    shiftedDcts(image.luma, image.width, x, y, out);
    for (let g = 0; g < 64; g++) {
      let count = 0;
      for (let k = 64 * g + 1; k < 64 * g + 64; k++) if (Math.abs(out[k]!) < 0.6) count++;
      zeros[g] = zeros[g]! + count;
    }
  }
  const best = zeros.indexOf(Math.max(...zeros));
  const typical = [...zeros].sort((a, b) => a - b)[32]!;
  return zeros[best]! > GRID_GAIN * (typical + SAMPLE / 10) ? { x: best & 7, y: best >> 3 } : null;
}
