import type { Point } from '../../contract/geometry.ts';

/** A piece of one row of a mask, both ends included. */
export interface Run {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** Pixels that hang together; `runs` are sorted by row, then by column. */
export interface Blob {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Number of pixels. */
  readonly area: number;
  readonly runs: readonly Run[];
}

/** Connected pixels of a mask; pixels up to `gap` apart count as connected. Blobs under `least` pixels are left out. */
export function blobsOf(mask: Uint8Array, width: number, height: number, gap: number, least: number): Blob[] {
  const { runs, firstOfRow } = runsOf(mask, width, height);
  const parent = Int32Array.from(runs, (_, i) => i);
  const root = (of: number): number => {
    let at = of;
    while (parent[at] !== at) at = parent[at] = parent[parent[at]!]!;
    return at;
  };
  for (const [i, run] of runs.entries()) {
    // Neighbours stand in this row, to the right, and in the next `gap` rows.
    const next = runs[i + 1];
    if (next?.y === run.y && next.from - run.to <= gap) parent[root(i + 1)] = root(i);
    for (let y = run.y + 1; y <= Math.min(height - 1, run.y + gap); y++) {
      for (let k = firstOfRow[y]!; k < firstOfRow[y + 1]! && runs[k]!.from <= run.to + gap; k++)
        if (runs[k]!.to >= run.from - gap) parent[root(k)] = root(i);
    }
  }
  const members = new Map<number, Run[]>();
  for (const [i, run] of runs.entries()) {
    const of = root(i);
    const known = members.get(of);
    if (known) known.push(run);
    else members.set(of, [run]);
  }
  return [...members.values()].map(blobFrom).filter((blob) => blob.area >= least);
}

/** The mask's runs from top left, and for each row (and one past the last) the index of its first run. */
function runsOf(mask: Uint8Array, width: number, height: number): { runs: Run[]; firstOfRow: Int32Array } {
  const runs: Run[] = [];
  const firstOfRow = new Int32Array(height + 1);
  for (let y = 0, at = 0; y < height; y++) {
    firstOfRow[y] = runs.length;
    for (let x = 0; x < width; x++, at++) {
      if (!mask[at]) continue;
      const from = x;
      while (x + 1 < width && mask[at + 1]) {
        x++;
        at++;
      }
      runs.push({ y, from, to: x });
    }
  }
  firstOfRow[height] = runs.length;
  return { runs, firstOfRow };
}

function blobFrom(runs: readonly Run[]): Blob {
  let [left, right, area] = [Infinity, 0, 0];
  for (const { from, to } of runs) {
    left = Math.min(left, from);
    right = Math.max(right, to);
    area += to - from + 1;
  }
  return { left, right, top: runs[0]!.y, bottom: runs.at(-1)!.y, area, runs };
}

/** First and last column of each row that the blob touches, from top to bottom. */
export function rowEnds({ runs }: Blob): { y: number; first: number; last: number }[] {
  const rows: { y: number; first: number; last: number }[] = [];
  for (const { y, from, to } of runs) {
    const row = rows.at(-1);
    if (row?.y === y) row.last = to;
    else rows.push({ y, first: from, last: to });
  }
  return rows;
}

/** Every pixel of a blob. */
export function* pixelsOf({ runs }: Blob): Generator<Point> {
  for (const { y, from, to } of runs) for (let x = from; x <= to; x++) yield { x, y };
}
