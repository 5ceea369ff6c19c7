import type { Point } from '../../contract/geometry.ts';
import type { FivePoints } from './landmarks.ts';
import { invert, type Affine } from './sample.ts';

const points = (...xy: [number, number][]): FivePoints =>
  xy.map(([x, y]) => ({ x, y })) as unknown as FivePoints;

/** Where the five points lie in the 112 × 112 picture of ArcFace-style networks (InsightFace's reference points). */
export const ARCFACE_112 = points(
  [38.2946, 51.6963],
  [73.5318, 51.5014],
  [56.0252, 71.7366],
  [41.5493, 92.3655],
  [70.7299, 92.2041],
);

/** The same for dlib's 150 × 150 face chip with its margin of a quarter. */
export const DLIB_150 = points(
  [47.55, 46.605],
  [100.47, 46.605],
  [74.01, 76.56],
  [50.415, 103.02],
  [97.605, 103.02],
);

/**
 * The similarity (rotation, one scale, shift) that brings `from` closest to `to` in the sense of least squares
 * (Umeyama 1991; in the plane it has this closed form), inverted: it maps the aligned picture back to the source.
 */
export function alignment(from: readonly Point[], to: readonly Point[]): Affine {
  const n = from.length;
  const centre = (ps: readonly Point[]) => ({
    x: ps.reduce((s, p) => s + p.x, 0) / n,
    y: ps.reduce((s, p) => s + p.y, 0) / n,
  });
  const a = centre(from);
  const b = centre(to);
  let cosine = 0;
  let sine = 0;
  let spread = 0;
  for (let i = 0; i < n; i++) {
    const px = from[i]!.x - a.x;
    const py = from[i]!.y - a.y;
    const qx = to[i]!.x - b.x;
    const qy = to[i]!.y - b.y;
    cosine += px * qx + py * qy;
    sine += px * qy - py * qx;
    spread += px * px + py * py;
  }
  const c = cosine / spread;
  const s = sine / spread;
  return invert([c, -s, b.x - c * a.x + s * a.y, s, c, b.y - s * a.x - c * a.y]);
}
