import type { TreeModel, TreeNode } from '../../../src/engine/forensics/glyph/trees.ts';

export interface TrainingRow {
  readonly values: Float32Array;
  readonly positive: boolean;
  readonly weight: number;
}

const ROUNDS = 110;
const DEPTH = 3;
const RATE = 0.1;
const BINS = 48;
/** Sum of weighted curvature that a leaf needs: with less it would learn single files. */
const LEAST_CURVATURE = 3;
const SHRINK = 4;

/** Gradient boosting of regression trees on the logistic loss (Friedman 2001), splits searched in quantile bins. */
export function growTrees(
  rows: readonly TrainingRow[],
  features: readonly string[],
): Pick<TreeModel, 'features' | 'start' | 'trees'> {
  const edges = features.map((_, f) => binEdges(rows, f));
  const binned = features.map((_, f) => Uint8Array.from(rows, (r) => binOf(edges[f]!, r.values[f]!)));
  const positives = rows.reduce((s, r) => s + (r.positive ? r.weight : 0), 0);
  const negatives = rows.reduce((s, r) => s + (r.positive ? 0 : r.weight), 0);
  const start = Math.log(positives / negatives);
  const margin = new Float64Array(rows.length).fill(start);
  const gradient = new Float64Array(rows.length);
  const curvature = new Float64Array(rows.length);
  const trees: TreeNode[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, row] of rows.entries()) {
      const p = 1 / (1 + Math.exp(-margin[i]!));
      gradient[i] = row.weight * ((row.positive ? 1 : 0) - p);
      curvature[i] = row.weight * p * (1 - p);
    }
    const nodes: TreeNode[] = [];
    const grow = (members: Int32Array, depth: number): number => {
      const at = nodes.length;
      const [g, h] = sums(members, gradient, curvature);
      const leaf = { feature: -1, at: 0, below: 0, above: 0, value: round4((RATE * g) / (h + SHRINK)) };
      nodes.push(leaf);
      const split = depth < DEPTH ? bestSplit(members, binned, gradient, curvature, g, h) : null;
      if (!split) {
        for (const i of members) margin[i] = margin[i]! + leaf.value;
        return at;
      }
      const column = binned[split.feature]!;
      const below = grow(
        members.filter((i) => column[i]! <= split.bin),
        depth + 1,
      );
      const above = grow(
        members.filter((i) => column[i]! > split.bin),
        depth + 1,
      );
      nodes[at] = { feature: split.feature, at: edges[split.feature]![split.bin]!, below, above, value: 0 };
      return at;
    };
    grow(Int32Array.from(rows.keys()), 0);
    trees.push(nodes);
  }
  return { features: [...features], start: round4(start), trees };
}

/** Upper bounds (exclusive) of the bins of a feature: quantiles without repetition. */
function binEdges(rows: readonly TrainingRow[], feature: number): number[] {
  const sorted = Float32Array.from(rows, (r) => r.values[feature]!).sort();
  const edges: number[] = [];
  for (let b = 1; b < BINS; b++) {
    // Tails carry the evidence, so half of the bins lie in the outer tenths.
    const u = b / BINS;
    const q = 0.5 + 0.5 * Math.sign(u - 0.5) * Math.abs(2 * u - 1) ** 0.35;
    const value = round4(sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]!);
    if (edges.length === 0 || value > edges.at(-1)!) edges.push(value);
  }
  return edges;
}

/** Bin b holds values below `edges[b]` and not below the edge before. */
function binOf(edges: readonly number[], value: number): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value < edges[middle]!) high = middle;
    else low = middle + 1;
  }
  return low;
}

function sums(members: Int32Array, gradient: Float64Array, curvature: Float64Array): [number, number] {
  let [g, h] = [0, 0];
  for (const i of members) {
    g += gradient[i]!;
    h += curvature[i]!;
  }
  return [g, h];
}

function bestSplit(
  members: Int32Array,
  binned: readonly Uint8Array[],
  gradient: Float64Array,
  curvature: Float64Array,
  g: number,
  h: number,
): { feature: number; bin: number } | null {
  let best: { feature: number; bin: number } | null = null;
  let most = 1e-3;
  const gs = new Float64Array(BINS + 1);
  const hs = new Float64Array(BINS + 1);
  for (const [feature, column] of binned.entries()) {
    gs.fill(0);
    hs.fill(0);
    for (const i of members) {
      gs[column[i]!]! += gradient[i]!;
      hs[column[i]!]! += curvature[i]!;
    }
    let [gl, hl] = [0, 0];
    for (let bin = 0; bin < BINS; bin++) {
      gl += gs[bin]!;
      hl += hs[bin]!;
      if (hl < LEAST_CURVATURE || h - hl < LEAST_CURVATURE) continue;
      const gain = gl ** 2 / (hl + SHRINK) + (g - gl) ** 2 / (h - hl + SHRINK) - g ** 2 / (h + SHRINK);
      if (gain > most) [most, best] = [gain, { feature, bin }];
    }
  }
  return best;
}

function round4(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
