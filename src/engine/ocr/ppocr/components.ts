import type { Point } from '../../../contract/geometry.ts';

/** A connected blob of a probability map: its outline pixels, their count and mean probability. */
export interface Component {
  readonly outline: Point[];
  readonly area: number;
  readonly mean: number;
}

/**
 * Blobs of 8-connected pixels at or above `threshold`, in map pixels.
 *
 * @param map row by row, `width × height` probabilities.
 */
export function connectedComponents(
  map: Float32Array,
  width: number,
  height: number,
  threshold: number,
): Component[] {
  const seen = new Uint8Array(width * height);
  const stack = new Int32Array(width * height);
  const components: Component[] = [];
  for (let start = 0; start < map.length; start++) {
    if (seen[start] || map[start]! < threshold) continue;
    let depth = 0;
    stack[depth++] = start;
    seen[start] = 1;
    const outline: Point[] = [];
    let sum = 0;
    let area = 0;
    while (depth > 0) {
      const at = stack[--depth]!;
      const x = at % width;
      const y = (at / width) | 0;
      sum += map[at]!;
      area++;
      let onEdge = x === 0 || y === 0 || x === width - 1 || y === height - 1;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx;
          if (map[next]! < threshold) onEdge = true;
          else if (!seen[next]) {
            seen[next] = 1;
            stack[depth++] = next;
          }
        }
      }
      if (onEdge) outline.push({ x, y });
    }
    components.push({ outline, area, mean: sum / area });
  }
  return components;
}
