import { nothing, type ImageDetector } from '../image/image-detector.ts';

/** Blocks of exactly one value, in a picture where paper is never exactly even. */
export const flatPatch: ImageDetector = {
  id: 'flat-patch',
  version: '1',
  group: 'splice',
  sentence: 'A patch of the picture has exactly one colour, which paper under a camera or scanner never has.',
  measure: (image) => {
    const { columns, rows, deviation, mean } = image.blocks();
    const even = Uint8Array.from(deviation, (d, b) => (d < 0.05 && mean[b]! < 253 ? 1 : 0));
    let count = 0;
    for (const e of even) count += e;
    const share = count / Math.max(1, even.length);
    // Where even blocks are common (drawings, strong compression) they mean nothing.
    if (share > 0.05)
      return { value: 0, box: null, detail: `even blocks are common here (${(share * 100).toFixed(1)} %)` };
    if (count === 0) return { value: 0, box: null, detail: 'no even blocks' };
    const seen = new Uint8Array(even.length);
    let best = { size: 0, x0: 0, y0: 0, x1: 0, y1: 0 };
    for (let b = 0; b < even.length; b++) {
      if (even[b] === 0 || seen[b] === 1) continue;
      const part = flood(even, seen, b, columns, rows);
      if (part.size > best.size) best = part;
    }
    if (best.size === 0) return nothing('no even blocks');
    const box = {
      x: best.x0 * 8,
      y: best.y0 * 8,
      width: (best.x1 - best.x0 + 1) * 8,
      height: (best.y1 - best.y0 + 1) * 8,
    };
    const value = Math.log2(1 + best.size) * (1 - share / 0.05);
    return {
      value,
      box,
      cells: { columns, rows, values: Float32Array.from(even, (e) => e * 6) },
      detail: `${best.size} even blocks together, ${count} in all`,
    };
  },
};

function flood(
  even: Uint8Array,
  seen: Uint8Array,
  start: number,
  columns: number,
  rows: number,
): { size: number; x0: number; y0: number; x1: number; y1: number } {
  const stack = [start];
  seen[start] = 1;
  const part = { size: 0, x0: columns, y0: rows, x1: 0, y1: 0 };
  while (stack.length > 0) {
    const b = stack.pop()!;
    const x = b % columns;
    const y = (b - x) / columns;
    part.size++;
    part.x0 = Math.min(part.x0, x);
    part.x1 = Math.max(part.x1, x);
    part.y0 = Math.min(part.y0, y);
    part.y1 = Math.max(part.y1, y);
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const [nx, ny] = [x + dx, y + dy];
      const n = ny * columns + nx;
      if (nx < 0 || ny < 0 || nx >= columns || ny >= rows || even[n] === 0 || seen[n] === 1) continue;
      seen[n] = 1;
      stack.push(n);
    }
  }
  return part;
}
