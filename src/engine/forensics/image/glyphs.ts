import type { PictureKernels } from '../../kernels/kernels.ts';

/** A connected component of ink of character size. */
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

/** Components of ink by a local threshold, 7–70 pixels high: characters; larger ones are dropped. */
export function findGlyphs(
  luma: Float32Array,
  width: number,
  height: number,
  kernels: PictureKernels | null,
): readonly Glyph[] {
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
  return glyphs.length > MAX_GLYPHS
    ? glyphs.sort((a, b) => b.height - a.height).slice(0, MAX_GLYPHS)
    : glyphs;
}

/** Local threshold: ink is darker than the mean of its surroundings by a margin. */
export function inkOf(luma: Float32Array, width: number, height: number): Uint8Array {
  const half = WINDOW >> 1;
  const ink = new Uint8Array(width * height);
  const columnSums = new Float64Array(width);
  for (let y = 0; y < Math.min(half, height); y++)
    for (let x = 0; x < width; x++) columnSums[x] = columnSums[x]! + luma[y * width + x]!;
  for (let y = 0; y < height; y++) {
    // The rows entering and leaving the window.
    const [coming, leaving] = [(y + half) * width, (y - half - 1) * width];
    if (y + half < height) for (let x = 0; x < width; x++) columnSums[x] = columnSums[x]! + luma[coming + x]!;
    if (leaving >= 0) for (let x = 0; x < width; x++) columnSums[x] = columnSums[x]! - luma[leaving + x]!;
    const rows = Math.min(height - 1, y + half) - Math.max(0, y - half) + 1;
    inkOfRow(luma, ink, y * width, columnSums, rows);
  }
  return ink;
}

/** Marks the ink of the row starting at `start`; `columnSums` over `rows` rows around it. */
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

/** Runs of ink in one row, each as first pixel, last pixel and label. */
interface Runs {
  readonly values: Int32Array;
  count: number;
}

const FROM = 0;
const TO = 1;
const LABEL = 2;
const OF_RUN = 3;

/** Bounding boxes by label, five numbers each: first column and row, last column and row, pixel count. */
const OF_BOX = 5;

/**
 * 8-connected components by run-length union-find. Uses numeric arrays, since a grainy photograph has a hundred
 * thousand runs.
 */
function components(ink: Uint8Array, width: number, height: number): Glyph[] {
  const parent: number[] = [];
  const boxes: number[] = [];
  const find = (a: number): number => {
    let root = a;
    while (parent[root] !== root) root = parent[root]!;
    while (parent[a] !== root) {
      const next = parent[a]!;
      parent[a] = root;
      a = next;
    }
    return root;
  };
  const join = (a: number, b: number): number => {
    const [ra, rb] = [find(a), find(b)];
    if (ra === rb) return ra;
    const keep = Math.min(ra, rb);
    const drop = Math.max(ra, rb);
    parent[drop] = keep;
    const [k, d] = [keep * OF_BOX, drop * OF_BOX];
    boxes[k] = Math.min(boxes[k]!, boxes[d]!);
    boxes[k + 1] = Math.min(boxes[k + 1]!, boxes[d + 1]!);
    boxes[k + 2] = Math.max(boxes[k + 2]!, boxes[d + 2]!);
    boxes[k + 3] = Math.max(boxes[k + 3]!, boxes[d + 3]!);
    boxes[k + 4] = boxes[k + 4]! + boxes[d + 4]!;
    return keep;
  };
  const most = OF_RUN * ((width >> 1) + 1);
  let above: Runs = { values: new Int32Array(most), count: 0 };
  let current: Runs = { values: new Int32Array(most), count: 0 };
  for (let y = 0; y < height; y++) {
    readRuns(ink, y * width, width, current);
    const [runs, before] = [current.values, above.values];
    let first = 0;
    for (let r = 0; r < current.count; r++) {
      const from = runs[r * OF_RUN + FROM]!;
      const to = runs[r * OF_RUN + TO]!;
      let label = -1;
      while (first < above.count && before[first * OF_RUN + TO]! < from - 1) first++;
      for (let k = first; k < above.count && before[k * OF_RUN + FROM]! <= to + 1; k++) {
        const other = before[k * OF_RUN + LABEL]!;
        label = label < 0 ? find(other) : join(label, other);
      }
      if (label < 0) {
        label = parent.length;
        parent.push(label);
        boxes.push(from, y, to, y, 0);
      }
      const box = label * OF_BOX;
      boxes[box] = Math.min(boxes[box]!, from);
      boxes[box + 2] = Math.max(boxes[box + 2]!, to);
      boxes[box + 3] = y;
      boxes[box + 4] = boxes[box + 4]! + to - from + 1;
      runs[r * OF_RUN + LABEL] = label;
    }
    [above, current] = [current, above];
  }
  const glyphs: Glyph[] = [];
  for (let label = 0, box = 0; label < parent.length; label++, box += OF_BOX) {
    if (parent[label] !== label) continue;
    const [x, y] = [boxes[box]!, boxes[box + 1]!];
    glyphs.push({
      x,
      y,
      width: boxes[box + 2]! - x + 1,
      height: boxes[box + 3]! - y + 1,
      ink: boxes[box + 4]!,
    });
  }
  return glyphs;
}

/** Runs of the row starting at `start`; skips paper four pixels at a time. */
function readRuns(ink: Uint8Array, start: number, width: number, runs: Runs): void {
  const words = new Uint32Array(ink.buffer, ink.byteOffset, ink.length >> 2);
  const end = start + width;
  let count = 0;
  for (let at = start; at < end;) {
    if ((at & 3) === 0 && words[at >> 2] === 0) {
      at += 4;
      continue;
    }
    if (ink[at] === 0) {
      at++;
      continue;
    }
    const from = at;
    while (at < end && ink[at] === 1) at++;
    runs.values[count * OF_RUN + FROM] = from - start;
    runs.values[count * OF_RUN + TO] = at - 1 - start;
    count++;
  }
  runs.count = count;
}
