import type { Point } from '../../../../src/contract/geometry.ts';
import type { Picture } from '../../degrade/picture.ts';
import type { Random } from '../../world/random.ts';

/** A model of a camera or scanner: from a rendered page to the JPEG that the device stores. */
export interface Capture {
  readonly id: string;
  /** The channel that the tables name. */
  readonly kind: 'scan' | 'photo';
  /** Kept from training. */
  readonly heldOut: boolean;
  take(page: Picture, random: Random): Promise<Captured>;
}

export interface Captured {
  readonly bytes: Uint8Array;
  /** From a point of the page to the same in the picture. */
  readonly move: (point: Point) => Point;
}

/** Turned by a small angle about its middle; the sides stay. Radians, clockwise. */
export function turnAbout(width: number, height: number, angle: number): (point: Point) => Point {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return ({ x, y }) => ({
    x: (x - width / 2) * c - (y - height / 2) * s + width / 2,
    y: (x - width / 2) * s + (y - height / 2) * c + height / 2,
  });
}
