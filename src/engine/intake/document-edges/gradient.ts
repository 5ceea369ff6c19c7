import type { Levels } from './thumbnail.ts';

/** Edge strength (0–1020) and unit vector of the steepest change per pixel; the vector is 0 where nothing is an edge. */
export interface Gradient {
  readonly width: number;
  readonly height: number;
  readonly strength: Float32Array;
  readonly normalX: Float32Array;
  readonly normalY: Float32Array;
}

/** Weaker changes are noise to everybody who asks which way an edge runs. */
const WEAKEST_EDGE = 6;

/** Sobel gradient, at each pixel of the colour channel that changes most: paper and desk may be equally bright. */
export function gradientOf({ data, width, height }: Levels): Gradient {
  const strength = new Float32Array(width * height);
  const normalX = new Float32Array(width * height);
  const normalY = new Float32Array(width * height);
  const row = width * 3;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      let most = 0;
      let bestX = 0;
      let bestY = 0;
      for (let i = at * 3; i < at * 3 + 3; i++) {
        const falling = data[i + row + 3]! - data[i - row - 3]!;
        const rising = data[i - row + 3]! - data[i + row - 3]!;
        const dx = falling + rising + 2 * (data[i + 3]! - data[i - 3]!);
        const dy = falling - rising + 2 * (data[i + row]! - data[i - row]!);
        const size = dx * dx + dy * dy;
        if (size <= most) continue;
        most = size;
        bestX = dx;
        bestY = dy;
      }
      const length = Math.sqrt(most);
      strength[at] = length;
      if (length < WEAKEST_EDGE) continue;
      normalX[at] = bestX / length;
      normalY[at] = bestY / length;
    }
  }
  return { width, height, strength, normalX, normalY };
}
