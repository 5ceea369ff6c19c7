import type { Point } from '../../../contract/geometry.ts';

export interface Blob {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly points: Point[];
}

/** Connected pixels of a mask; pixels up to `gap` apart count as connected. Blobs under `least` pixels are left out. */
export function blobsOf(mask: Uint8Array, width: number, height: number, gap: number, least: number): Blob[] {
  const seen = new Uint8Array(mask.length);
  const blobs: Blob[] = [];
  for (let start = 0; start < mask.length; start++) {
    if (!mask[start] || seen[start]) continue;
    const stack = [start];
    seen[start] = 1;
    const points: Point[] = [];
    let [left, top, right, bottom] = [width, height, 0, 0];
    while (stack.length > 0) {
      const at = stack.pop()!;
      const x = at % width;
      const y = (at / width) | 0;
      points.push({ x, y });
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      for (let ny = Math.max(0, y - gap); ny <= Math.min(height - 1, y + gap); ny++) {
        for (let nx = Math.max(0, x - gap); nx <= Math.min(width - 1, x + gap); nx++) {
          const next = ny * width + nx;
          if (!mask[next] || seen[next]) continue;
          seen[next] = 1;
          stack.push(next);
        }
      }
    }
    if (points.length >= least) blobs.push({ left, top, right, bottom, points });
  }
  return blobs;
}
