import type { PictureKernels } from '../../kernels/kernels.ts';

/** A connected piece of ink of the size of a character. */
export interface Glyph {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Pixels of ink. */
  readonly ink: number;
}

const WINDOW = 41;
const DARKER = 18;
const MAX_GLYPHS = 2_500;
const MAX_MARKS = 300;

/** The ink of a picture in pieces. */
export interface Ink {
  /** 7–70 pixels high: characters. */
  readonly glyphs: readonly Glyph[];
  /** Larger, and neither lines nor frames: strokes of signatures and stamps, logos, characters that touch. */
  readonly marks: readonly Glyph[];
}

/** Pieces of ink by a local threshold and connected components. */
export function findInk(
  luma: Float32Array,
  width: number,
  height: number,
  kernels: PictureKernels | null,
): Ink {
  const ink = kernels?.ink(WINDOW >> 1, DARKER) ?? inkOf(luma, width, height);
  const pieces = components(ink, width, height).filter(
    (g) => g.x > 3 && g.y > 3 && g.x + g.width < width - 4 && g.y + g.height < height - 4,
  );
  const glyphs = pieces.filter(
    (g) =>
      g.height >= 7 &&
      g.height <= 70 &&
      g.width >= 2 &&
      g.width <= 80 &&
      g.ink >= 10 &&
      g.width < 3 * g.height,
  );
  const marks = pieces.filter(
    (g) =>
      Math.max(g.width, g.height) > 48 &&
      Math.max(g.width, g.height) < 700 &&
      Math.min(g.width, g.height) > 18 &&
      g.ink > 150 &&
      g.ink < 0.6 * g.width * g.height,
  );
  return {
    glyphs:
      glyphs.length > MAX_GLYPHS ? glyphs.sort((a, b) => b.height - a.height).slice(0, MAX_GLYPHS) : glyphs,
    marks: marks.sort((a, b) => b.ink - a.ink).slice(0, MAX_MARKS),
  };
}

/** Ink is darker than the mean of its surroundings by a margin. */
export function inkOf(luma: Float32Array, width: number, height: number): Uint8Array {
  const half = WINDOW >> 1;
  const ink = new Uint8Array(width * height);
  const columnSums = new Float64Array(width);
  for (let y = 0; y < Math.min(half, height); y++)
    for (let x = 0; x < width; x++) columnSums[x] = columnSums[x]! + luma[y * width + x]!;
  for (let y = 0; y < height; y++) {
    // The row that comes into the window, and the one that leaves it.
    const [coming, leaving] = [(y + half) * width, (y - half - 1) * width];
    if (y + half < height) for (let x = 0; x < width; x++) columnSums[x] = columnSums[x]! + luma[coming + x]!;
    if (leaving >= 0) for (let x = 0; x < width; x++) columnSums[x] = columnSums[x]! - luma[leaving + x]!;
    const rows = Math.min(height - 1, y + half) - Math.max(0, y - half) + 1;
    inkOfRow(luma, ink, y * width, columnSums, rows);
  }
  return ink;
}

/** Marks the ink of the row that begins at `start`; `columnSums` of `rows` rows around it. */
function inkOfRow(
  luma: Float32Array,
  ink: Uint8Array,
  start: number,
  columnSums: Float64Array,
  rows: number,
): void {
  const half = WINDOW >> 1;
  const width = columnSums.length;
  let sum = 0;
  for (let x = 0; x < Math.min(half, width); x++) sum += columnSums[x]!;
  const atRim = (from: number, to: number): void => {
    for (let x = from; x < to; x++) {
      if (x + half < width) sum += columnSums[x + half]!;
      if (x > half) sum -= columnSums[x - half - 1]!;
      const columns = Math.min(width - 1, x + half) - Math.max(0, x - half) + 1;
      if (luma[start + x]! < sum * (1 / (rows * columns)) - DARKER) ink[start + x] = 1;
    }
  };
  const [first, last] = [Math.min(width, half + 1), Math.max(half + 1, width - half)];
  atRim(0, first);
  const share = 1 / (rows * WINDOW);
  let inside = sum;
  for (let x = first; x < Math.min(width, last); x++) {
    inside += columnSums[x + half]! - columnSums[x - half - 1]!;
    if (luma[start + x]! < inside * share - DARKER) ink[start + x] = 1;
  }
  sum = inside;
  atRim(Math.min(width, last), width);
}

/** Eight-connected components by run-length union-find. */
function components(ink: Uint8Array, width: number, height: number): Glyph[] {
  const parent: number[] = [];
  const boxes: { x0: number; y0: number; x1: number; y1: number; ink: number }[] = [];
  const find = (a: number): number => {
    let root = a;
    while (parent[root] !== root) root = parent[root]!;
    while (parent[a] !== root) [parent[a], a] = [root, parent[a]!];
    return root;
  };
  const join = (a: number, b: number): number => {
    const [ra, rb] = [find(a), find(b)];
    if (ra === rb) return ra;
    const [keep, drop] = ra < rb ? [ra, rb] : [rb, ra];
    parent[drop] = keep;
    const k = boxes[keep]!;
    const d = boxes[drop]!;
    k.x0 = Math.min(k.x0, d.x0);
    k.y0 = Math.min(k.y0, d.y0);
    k.x1 = Math.max(k.x1, d.x1);
    k.y1 = Math.max(k.y1, d.y1);
    k.ink += d.ink;
    return keep;
  };
  let above: { from: number; to: number; label: number }[] = [];
  for (let y = 0; y < height; y++) {
    const current: typeof above = [];
    let first = 0;
    for (let x = 0; x < width;) {
      if (ink[y * width + x] === 0) {
        x++;
        continue;
      }
      const from = x;
      while (x < width && ink[y * width + x] === 1) x++;
      const to = x - 1;
      let label = -1;
      while (first < above.length && above[first]!.to < from - 1) first++;
      for (let k = first; k < above.length && above[k]!.from <= to + 1; k++)
        label = label < 0 ? find(above[k]!.label) : join(label, above[k]!.label);
      if (label < 0) {
        label = parent.length;
        parent.push(label);
        boxes.push({ x0: from, y0: y, x1: to, y1: y, ink: 0 });
      }
      const box = boxes[label]!;
      box.x0 = Math.min(box.x0, from);
      box.x1 = Math.max(box.x1, to);
      box.y1 = Math.max(box.y1, y);
      box.ink += to - from + 1;
      current.push({ from, to, label });
    }
    above = current;
  }
  return boxes.flatMap((b, label) =>
    parent[label] === label
      ? [{ x: b.x0, y: b.y0, width: b.x1 - b.x0 + 1, height: b.y1 - b.y0 + 1, ink: b.ink }]
      : [],
  );
}
