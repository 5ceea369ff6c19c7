import type { Face } from './fonts.ts';

/** A colour stop list from one point to another, in the coordinates of the path. */
export interface Gradient {
  from: [number, number];
  to: [number, number];
  stops: [number, string][];
}

/** What a page is made of. Units are points (1/72 inch), origin top left, so one drawing serves raster and PDF. */
export type Operation =
  | {
      kind: 'text';
      x: number;
      y: number;
      text: string;
      face: Face;
      size: number;
      colour: string;
      spacing: number;
      turn: number;
      opacity: number;
    }
  | {
      kind: 'path';
      d: string;
      fill: string | Gradient | null;
      stroke: string | null;
      width: number;
      opacity: number;
      dash: number[];
      /** Moves, turns (degrees clockwise) and scales the path: a stamp is drawn straight and then placed askew. */
      place: Placement | null;
    };

export interface Placement {
  x: number;
  y: number;
  turn: number;
  scale: number;
}

export interface Sheet {
  width: number;
  height: number;
  operations: Operation[];
}

/** ISO/IEC 7810 and ISO 216 sizes in points. */
export const SIZES = {
  a4: { width: 595.28, height: 841.89 },
  a4Landscape: { width: 841.89, height: 595.28 },
  a5: { width: 419.53, height: 595.28 },
  a5Landscape: { width: 595.28, height: 419.53 },
  letter: { width: 612, height: 792 },
  id1: { width: 242.65, height: 153.01 },
  id3: { width: 354.33, height: 249.45 },
} as const;
export type Size = keyof typeof SIZES;

/** Points turned about the placement's origin. */
export function placed(x: number, y: number, place: Placement): { x: number; y: number } {
  const angle = (place.turn * Math.PI) / 180;
  const [sx, sy] = [x * place.scale, y * place.scale];
  return {
    x: place.x + sx * Math.cos(angle) - sy * Math.sin(angle),
    y: place.y + sx * Math.sin(angle) + sy * Math.cos(angle),
  };
}
