import { quantile } from '../image/block-statistics.ts';
import { nothing, type ImageDetector } from '../image/image-detector.ts';

/** Brighter blocks may be clipped to white, where every camera and scanner is free of noise. */
const CLIPPED = 251;

/**
 * Flat areas that carry less noise than the paper around them: what is left when a value is painted over on a scan or
 * a photograph.
 */
export const noiseVoid: ImageDetector = {
  id: 'noise-void',
  version: '1',
  group: 'splice',
  sentence: 'A patch of the paper is smoother than the paper around it, as after painting over it.',
  measure: (image) => {
    const { columns, rows, noise, edge, mean } = image.blocks();
    const calm = Math.max(3, quantile(edge, 0.6) * 1.3);
    const flat = Uint8Array.from(edge, (e, b) => (e < calm && mean[b]! < CLIPPED ? 1 : 0));
    const logs = Float32Array.from(noise, (n) => Math.log(n + 0.05));
    const values = logs.filter((_, b) => flat[b] === 1);
    if (values.length < 200) return nothing('too little paper that is not clipped to white');
    const paper = quantile(values, 0.5);
    // Without noise in the paper there is nothing that a patch could lack.
    if (paper < Math.log(0.35))
      return { value: 0, box: null, detail: `paper without noise (${Math.exp(paper).toFixed(2)})` };
    const spread =
      1.4826 *
        quantile(
          values.map((v) => Math.abs(v - paper)),
          0.5,
        ) +
      0.12;
    const local = localMedians(logs, flat, columns, rows, paper);
    const deviations = Float32Array.from(logs, (v, b) => (flat[b] === 1 ? (local[b]! - v) / spread : 0));
    return strongestWindow(
      deviations,
      flat,
      columns,
      rows,
      `paper noise ${Math.exp(paper).toFixed(2)}, spread ${spread.toFixed(2)}`,
    );
  },
};

/** Median over neighbourhoods of 16×16 blocks, so that shadows and folds set their own measure. */
function localMedians(
  logs: Float32Array,
  flat: Uint8Array,
  columns: number,
  rows: number,
  otherwise: number,
): Float32Array {
  const size = 16;
  const wide = Math.ceil(columns / size);
  const grid = new Float32Array(wide * Math.ceil(rows / size)).fill(otherwise);
  for (let r = 0; r < rows; r += size)
    for (let c = 0; c < columns; c += size) {
      const own: number[] = [];
      for (let y = r; y < Math.min(rows, r + size); y++)
        for (let x = c; x < Math.min(columns, c + size); x++)
          if (flat[y * columns + x] === 1) own.push(logs[y * columns + x]!);
      if (own.length >= 40) grid[(r / size) * wide + c / size] = quantile(own, 0.5);
    }
  return Float32Array.from(
    { length: columns * rows },
    (_, b) => grid[Math.floor(Math.floor(b / columns) / size) * wide + Math.floor((b % columns) / size)]!,
  );
}

/** The mean deviation of the flat blocks of every window of 5×2 blocks; at least half of it must be flat. */
function strongestWindow(
  deviations: Float32Array,
  flat: Uint8Array,
  columns: number,
  rows: number,
  detail: string,
): ReturnType<ImageDetector['measure']> {
  const [w, h] = [5, 2];
  let best = 0;
  let at = 0;
  for (let r = 0; r + h <= rows; r++)
    for (let c = 0; c + w <= columns; c++) {
      let sum = 0;
      let count = 0;
      for (let y = r; y < r + h; y++)
        for (let x = c; x < c + w; x++) {
          const b = y * columns + x;
          if (flat[b] === 0) continue;
          count++;
          sum += deviations[b]!;
        }
      if (count < 5) continue;
      const value = (sum / count) * Math.sqrt(count / (w * h));
      if (value > best) [best, at] = [value, r * columns + c];
    }
  const box =
    best > 0 ? { x: (at % columns) * 8, y: Math.floor(at / columns) * 8, width: w * 8, height: h * 8 } : null;
  return { value: best, box, cells: { columns, rows, values: deviations }, detail };
}
