import type { Quad } from '../../contract/geometry.ts';

/** Minimum skew in degrees to rotate a page: lines are read along their own slope, only layout needs them level. */
export const LEAST_SKEW = 1;

export interface LevelCanvas {
  readonly width: number;
  readonly height: number;
  /** Its corners on the page as it came. */
  readonly corners: Quad;
}

/** The canvas that holds all of a page of this size when it is rotated by `-skew` degrees about its middle. */
export function levelCanvas(page: { width: number; height: number }, skew: number): LevelCanvas {
  const radians = (skew * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const width = Math.round(page.width * cos + page.height * Math.abs(sin));
  const height = Math.round(page.height * cos + page.width * Math.abs(sin));
  const corner = (x: number, y: number) => ({
    x: page.width / 2 + (x - width / 2) * cos - (y - height / 2) * sin,
    y: page.height / 2 + (x - width / 2) * sin + (y - height / 2) * cos,
  });
  return {
    width,
    height,
    corners: [corner(0, 0), corner(width, 0), corner(width, height), corner(0, height)],
  };
}
