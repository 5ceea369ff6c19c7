import { unionOf, type Box } from '../../../contract/geometry.ts';
import type { SteepRun } from './steep-runs.ts';

/** Edges that meet in corners. */
export interface Frame {
  readonly runs: readonly SteepRun[];
  readonly box: Box;
  /** Of all sides together, pixels. */
  readonly length: number;
}

/** Ends of two sides lie no further apart: where both sides of an edge are alike, its run ends early. */
const APART = 0.25;

/** Groups of two to four edges, each an upright one and level ones whose ends meet it. */
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

/** An end of one lies at an end of the other. */
function meets(upright: Box, level: Box): boolean {
  const across = APART * level.width;
  const along = APART * upright.height;
  const near = (a: number, b: number, reach: number): boolean => Math.abs(a - b) <= Math.max(4, reach);
  // The corner lies on both lines; what a run lacks of its end may be a quarter of it.
  const x = near(upright.x, level.x, across) || near(upright.x, level.x + level.width, across);
  const y = near(level.y, upright.y, along) || near(level.y, upright.y + upright.height, along);
  return x && y;
}
