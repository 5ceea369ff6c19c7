import { distance, type Box, type Point } from '../../contract/geometry.ts';
import type { Raster } from '../raster/page.ts';
import { runModel } from './models.ts';
import { divided, fromRectangle, sample, toGray } from './sample.ts';

const SIDE = 64;

/** The 68 points of the iBUG 300-W scheme, in source pixels, read from a square around the box as high as the box. */
export async function findLandmarks(raster: Raster, box: Box): Promise<Point[]> {
  const side = box.height;
  const x = box.x + box.width / 2 - side / 2;
  const y = box.y;
  const gray = toGray(sample(raster, fromRectangle(x, y, side, side, SIDE, SIDE), SIDE, SIDE));
  const [points] = await runModel('face-landmarks', divided(gray, 256));
  return Array.from({ length: 68 }, (_, i) => ({
    x: x + points![i * 2]! * side,
    y: y + points![i * 2 + 1]! * side,
  }));
}

const mean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
  y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
});

/** The five alignment points: both eyes, tip of the nose, both corners of the mouth. */
export type FivePoints = readonly [Point, Point, Point, Point, Point];

export function fivePoints(landmarks: readonly Point[]): FivePoints {
  return [
    mean(landmarks.slice(36, 42)),
    mean(landmarks.slice(42, 48)),
    landmarks[30]!,
    landmarks[48]!,
    landmarks[54]!,
  ];
}

/** Pixels between the centres of the eyes. */
export const eyeDistance = ([right, left]: FivePoints): number => distance(right, left);

/** Mean distance between two estimates of the five points, in eye distances of the first. */
export function disagreementOf(points: FivePoints, others: readonly Point[]): number {
  const apart = points.map((point, i) => distance(point, others[i]!));
  return apart.reduce((a, b) => a + b, 0) / apart.length / Math.max(1, eyeDistance(points));
}
