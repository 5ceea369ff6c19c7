import { median } from '../../../src/engine/math/quantile.ts';
import { blockMeasures } from './block-measures.ts';
import type { Patch } from './patches.ts';
import { pixelMeasures } from './pixel-measures.ts';

/** A word beside the words of its page and beside its nearest: what the network sees. */
export interface Beside {
  /** Robust deviations, distances of histograms, and of how many words the page's were taken. */
  readonly measures: Float32Array;
  /** Histograms of blocks less those of the page's and of the nearest words. */
  readonly blocks: Float32Array;
  /** The same of residues. */
  readonly residues: Float32Array;
}

/** Fewer words have nothing to be compared with. */
export const MIN_WORDS = 10;
const NEAREST = 12;
/** Logarithm of heights up to which words are of one size; of fewer than `FEW` all are taken. */
const SIZE = 0.35;
const FEW = 6;
/** Deviations are cut off here. */
const MOST = 8;
/** Words of a page from which more add nothing. */
const MANY = 60;

interface Group {
  readonly members: readonly number[];
  readonly middles: readonly number[];
  readonly spreads: readonly number[];
  readonly blocks: Float32Array;
  readonly residues: Float32Array;
}

/** All words of a page; empty where there are too few. */
export function besidePage(patches: readonly Patch[]): Beside[] {
  if (patches.length < MIN_WORDS) return [];
  const byBlocks = blockMeasures(patches);
  const byPixels = pixelMeasures(patches);
  const scalars = patches.map((_, k) => [...byPixels[k]!.scalars, ...byBlocks[k]!.scalars]);
  const columns = scalars[0]!.map((_, c) => scalars.map((row) => row[c]!));
  const least = columns.map((values) => 0.3 * spreadOf(values) + 1e-3);
  const groupOf = (members: readonly number[]): Group => {
    const picked = columns.map((column) => members.map((m) => column[m]!).filter(Number.isFinite));
    return {
      members,
      middles: picked.map((values) => median(values)),
      spreads: picked.map((values, c) => 1.4826 * spreadOf(values) + least[c]!),
      blocks: meanOf(members.map((m) => byBlocks[m]!.histogram)),
      residues: meanOf(members.map((m) => byPixels[m]!.histogram)),
    };
  };
  const all = patches.map((_, k) => k);
  // Words of one height are compared with the same words of the page.
  const ofHeight = new Map<number, Group>();
  return patches.map(({ box }, k) => {
    let page = ofHeight.get(box.height);
    if (!page) {
      const alike = all.filter((m) => Math.abs(Math.log(patches[m]!.box.height / box.height)) < SIZE);
      page = groupOf(alike.length > FEW ? alike : all);
      ofHeight.set(box.height, page);
    }
    const near = groupOf(nearest(k, page.members, patches));
    const groups = [page, near];
    const blocks = joined(groups.map((g) => difference(byBlocks[k]!.histogram, g.blocks)));
    const residues = joined(groups.map((g) => difference(byPixels[k]!.histogram, g.residues)));
    const measures = [
      ...groups.flatMap((g) => scalars[k]!.map((v, c) => deviationOf(v, g.middles[c]!, g.spreads[c]!) / 3)),
      ...[blocks, residues].flatMap((d) => [
        Math.log(squares(d.subarray(0, d.length / 2)) + 1e-3) / 3,
        Math.log(squares(d.subarray(d.length / 2)) + 1e-3) / 3,
      ]),
      Math.min(page.members.length, MANY) / MANY,
    ];
    return { measures: Float32Array.from(measures), blocks, residues };
  });
}

function nearest(k: number, members: readonly number[], patches: readonly Patch[]): number[] {
  const own = patches[k]!.box;
  return members
    .filter((m) => m !== k)
    .map((m) => {
      const { x, y, width, height } = patches[m]!.box;
      const across = Math.abs(x + width / 2 - own.x - own.width / 2);
      const along = Math.abs(y + height / 2 - own.y - own.height / 2);
      // The line counts more than the column: lines are set together.
      return { m, away: 0.5 * across + 1.5 * along };
    })
    .sort((a, b) => a.away - b.away)
    .slice(0, NEAREST)
    .map(({ m }) => m);
}

function deviationOf(value: number, middle: number, spread: number): number {
  if (!Number.isFinite(value)) return 0;
  return Math.max(-MOST, Math.min(MOST, (value - middle) / spread));
}

function spreadOf(values: readonly number[]): number {
  const known = values.filter(Number.isFinite);
  const middle = median(known);
  return median(known.map((v) => Math.abs(v - middle)));
}

function meanOf(histograms: readonly Float32Array[]): Float32Array {
  const out = new Float32Array(histograms[0]?.length ?? 0);
  for (const one of histograms) for (let i = 0; i < out.length; i++) out[i]! += one[i]! / histograms.length;
  return out;
}

const difference = (a: Float32Array, b: Float32Array): Float32Array => a.map((v, i) => v - b[i]!);
const squares = (values: Float32Array): number => values.reduce((sum, v) => sum + v * v, 0);

function joined([a, b]: readonly Float32Array[]): Float32Array {
  const out = new Float32Array(a!.length + b!.length);
  out.set(a!);
  out.set(b!, a!.length);
  return out;
}
