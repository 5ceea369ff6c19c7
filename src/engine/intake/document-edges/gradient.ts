import type { Levels } from './thumbnail.ts';

/** Edge strength (0–1020) and unit vector of the steepest change per pixel; the vector is 0 where there is no edge. */
export interface Gradient {
  readonly width: number;
  readonly height: number;
  readonly strength: Float32Array;
  readonly normalX: Float32Array;
  readonly normalY: Float32Array;
}

/** Minimum gradient; weaker changes are noise. */
const WEAKEST_EDGE = 6;

/**
 * Sobel gradient, using at each pixel the colour channel with the largest change: paper and desk may be equally bright.
 * Vertical sums are computed once per row and shared by adjacent pixels.
 */
export function gradientOf({ data, width, height }: Levels): Gradient {
  const strength = new Float32Array(width * height);
  const normalX = new Float32Array(width * height);
  const normalY = new Float32Array(width * height);
  const row = width * 3;
  const mixed = new Float32Array(row);
  const fall = new Float32Array(row);
  for (let y = 1; y < height - 1; y++) {
    for (let column = 0, i = y * row; column < row; column++, i++) {
      const above = data[i - row]!;
      const below = data[i + row]!;
      mixed[column] = above + 2 * data[i]! + below;
      fall[column] = below - above;
    }
    for (let x = 1; x < width - 1; x++) {
      const first = x * 3;
      let most = 0;
      let bestX = 0;
      let bestY = 0;
      for (let i = first; i < first + 3; i++) {
        const dx = mixed[i + 3]! - mixed[i - 3]!;
        const dy = fall[i - 3]! + 2 * fall[i]! + fall[i + 3]!;
        const size = dx * dx + dy * dy;
        if (size <= most) continue;
        most = size;
        bestX = dx;
        bestY = dy;
      }
      const at = y * width + x;
      const length = Math.sqrt(most);
      strength[at] = length;
      if (length < WEAKEST_EDGE) continue;
      normalX[at] = bestX / length;
      normalY[at] = bestY / length;
    }
  }
  return { width, height, strength, normalX, normalY };
}
