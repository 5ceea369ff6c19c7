import { unionOf, type Box } from '../../../contract/geometry.ts';
import type { SteepRun } from './steep-runs.ts';

/** Edges that meet in corners. */
export interface Frame {
  readonly runs: readonly SteepRun[];
  readonly box: Box;
  /** Total length of all sides, pixels. */
  readonly length: number;
}

/**
 * Maximum gap between the ends of two sides, as a share of a side: a run ends early where both sides of the edge look
 * alike.
 */
const APART = 0.25;

/** Groups of two to four edges: a vertical one and the horizontal ones that meet its ends. */
export function cornersOf(runs: readonly SteepRun[]): Frame[] {
  const level = runs.filter((run) => !run.upright);
  return runs
    .filter((run) => run.upright)
    .flatMap((upright) => {
      const met = level.filter((other) => meets(upright.box, other.box));
      if (met.length === 0) return [];
      const right = runs.filter(
        (run) => run.upright && run !== upright && met.some((other) => meets(run.box, other.box)),
      );
      const sides = [upright, ...longest(met, 2), ...longest(right, 1)];
      const length = sides.reduce((sum, { box }) => sum + Math.max(box.width, box.height), 0);
      return [{ runs: sides, box: unionOf(sides.map(({ box }) => box)), length }];
    });
}

function longest(runs: readonly SteepRun[], count: number): SteepRun[] {
  return [...runs]
    .sort((a, b) => Math.max(b.box.width, b.box.height) - Math.max(a.box.width, a.box.height))
    .slice(0, count);
}

/** Do two edges meet at their ends? */
function meets(upright: Box, level: Box): boolean {
  const across = APART * level.width;
  const along = APART * upright.height;
  const near = (a: number, b: number, reach: number): boolean => Math.abs(a - b) <= Math.max(4, reach);
  // The corner must lie on both edges; a run may lack a quarter of its length.
  const x = near(upright.x, level.x, across) || near(upright.x, level.x + level.width, across);
  const y = near(level.y, upright.y, along) || near(level.y, upright.y + upright.height, along);
  return x && y;
}
