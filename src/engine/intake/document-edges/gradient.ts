import type { Thumbnail } from './thumbnail.ts';

/** Edge strength (0–1020) and direction of the steepest change (radians) per pixel. */
export interface Gradient {
  readonly width: number;
  readonly height: number;
  readonly strength: Float32Array;
  readonly direction: Float32Array;
}

/** Sobel gradient, at each pixel of the colour channel that changes most: paper and desk may be equally bright. */
export function gradientOf({ data, width, height }: Thumbnail): Gradient {
  const strength = new Float32Array(width * height);
  const direction = new Float32Array(width * height);
  const row = width * 3;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      for (let channel = 0; channel < 3; channel++) {
        const i = at * 3 + channel;
        const dx =
          data[i - row + 3]! +
          2 * data[i + 3]! +
          data[i + row + 3]! -
          data[i - row - 3]! -
          2 * data[i - 3]! -
          data[i + row - 3]!;
        const dy =
          data[i + row - 3]! +
          2 * data[i + row]! +
          data[i + row + 3]! -
          data[i - row - 3]! -
          2 * data[i - row]! -
          data[i - row + 3]!;
        const size = Math.hypot(dx, dy);
        if (size > strength[at]!) {
          strength[at] = size;
          direction[at] = Math.atan2(dy, dx);
        }
      }
    }
  }
  return { width, height, strength, direction };
}
