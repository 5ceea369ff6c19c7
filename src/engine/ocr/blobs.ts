import { addTo } from '../../contract/lists-by-key.ts';
import type { Point } from '../../contract/geometry.ts';

/** A run of pixels in one row of a mask, both ends inclusive. */
export interface Run {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** A connected component; `runs` are sorted by row, then by column. */
export interface Blob {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Number of pixels. */
  readonly area: number;
  readonly runs: readonly Run[];
}

/** Connected components of a mask; pixels up to `gap` apart count as connected. Components below `least` pixels are dropped. */
export function blobsOf(mask: Uint8Array, width: number, height: number, gap: number, least: number): Blob[] {
  const runs = runsOf(mask, width, height);
  const roots = rootsOf(runs, height, gap);
  const { ys, froms, tos } = runs;
  const areas = new Int32Array(ys.length);
  for (let i = 0; i < ys.length; i++) areas[roots[i]!]! += tos[i]! - froms[i]! + 1;
  // Most components are specks: build runs only for those kept.
  const members = new Map<number, Run[]>();
  for (let i = 0; i < ys.length; i++) {
    const root = roots[i]!;
    if (areas[root]! < least) continue;
    addTo(members, root, { y: ys[i]!, from: froms[i]!, to: tos[i]! });
  }
  return [...members].map(([root, of]) => blobFrom(of, areas[root]!));
}

/** All runs of a mask in scan order, as parallel arrays; `firstOfRow` has one more entry than there are rows. */
interface MaskRuns {
  readonly ys: readonly number[];
  readonly froms: readonly number[];
  readonly tos: readonly number[];
  readonly firstOfRow: Int32Array;
}

function runsOf(mask: Uint8Array, width: number, height: number): MaskRuns {
  const ys: number[] = [];
  const froms: number[] = [];
  const tos: number[] = [];
  const firstOfRow = new Int32Array(height + 1);
  for (let y = 0, at = 0; y < height; y++) {
    firstOfRow[y] = ys.length;
    for (let x = 0; x < width; x++, at++) {
      if (!mask[at]) continue;
      ys.push(y);
      froms.push(x);
      while (x + 1 < width && mask[at + 1]) {
        x++;
        at++;
      }
      tos.push(x);
    }
  }
  firstOfRow[height] = ys.length;
  return { ys, froms, tos, firstOfRow };
}

/** For each run the representative of its component (union–find with path halving, Tarjan 1975). */
function rootsOf({ ys, froms, tos, firstOfRow }: MaskRuns, height: number, gap: number): Int32Array {
  const parent = new Int32Array(ys.length);
  for (let i = 0; i < parent.length; i++) parent[i] = i;
  const root = (of: number): number => {
    let at = of;
    while (parent[at] !== at) at = parent[at] = parent[parent[at]!]!;
    return at;
  };
  for (let i = 0; i < ys.length; i++) {
    const y = ys[i]!;
    const [left, right] = [froms[i]! - gap, tos[i]! + gap];
    // Neighbours are the next run in this row, and runs in the next `gap` rows.
    if (ys[i + 1] === y && froms[i + 1]! <= right) parent[root(i + 1)] = root(i);
    for (let below = y + 1; below <= Math.min(height - 1, y + gap); below++) {
      const end = firstOfRow[below + 1]!;
      for (let k = firstOfRow[below]!; k < end && froms[k]! <= right; k++)
        if (tos[k]! >= left) parent[root(k)] = root(i);
    }
  }
  for (let i = 0; i < parent.length; i++) parent[i] = root(i);
  return parent;
}

function blobFrom(runs: readonly Run[], area: number): Blob {
  let [left, right] = [Infinity, 0];
  for (const { from, to } of runs) {
    left = Math.min(left, from);
    right = Math.max(right, to);
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
