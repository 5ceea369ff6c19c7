import { boundingBox, distance, type Point, type Quad } from '../../contract/geometry.ts';
import type { Raster } from '../raster/page.ts';
import { warp } from '../raster/warp.ts';

/**
 * PDF417 readers find a skewed symbol but fail its error correction: zxing-cpp does so from 2° on (ADR 479). The
 * symbol's corners give the angle.
 */

/** Margin kept around the corners, in symbol heights: one of the four may be found too far inside. */
const AROUND = 0.4;
/** Longest side of a part that is searched again, pixels: the finest symbol as wide as a card has 400 modules. */
const LONGEST = 2_200;
const QUARTER = 90;
const HALF_TURN = 180;
const TURN = 360;

/** The part of a page around a symbol, rotated so that its rows are level. */
export function levelled(raster: Raster, corners: Quad): Raster {
  const quad = levelRectangle(corners);
  const [width, height] = [distance(quad[0], quad[1]), distance(quad[0], quad[3])];
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return warp(raster, quad, Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
}

/** The rectangle around a symbol, parallel to it: by the median angle of its four sides, as one corner may be wrong. */
export function levelRectangle(corners: Quad): Quad {
  const turn = (middleTurn(corners) * Math.PI) / HALF_TURN;
  const turned = (by: number, { x, y }: Point): Point => ({
    x: x * Math.cos(by) - y * Math.sin(by),
    y: x * Math.sin(by) + y * Math.cos(by),
  });
  const { x, y, width, height } = boundingBox(corners.map((corner) => turned(-turn, corner)));
  const margin = AROUND * Math.min(width, height);
  const [left, top, right, bottom] = [x - margin, y - margin, x + width + margin, y + height + margin];
  return [
    turned(turn, { x: left, y: top }),
    turned(turn, { x: right, y: top }),
    turned(turn, { x: right, y: bottom }),
    turned(turn, { x: left, y: bottom }),
  ];
}

/** Angle of a symbol, degrees clockwise. */
function middleTurn([a, b, c, d]: Quad): number {
  const first = direction(a, b);
  const others = [direction(d, c), direction(a, d) - QUARTER, direction(b, c) - QUARTER];
  const apart = others.map((one) => ((((one - first + HALF_TURN) % TURN) + TURN) % TURN) - HALF_TURN);
  const [, low = 0, high = 0] = [0, ...apart].sort((one, other) => one - other);
  return first + (low + high) / 2;
}

const direction = (from: Point, to: Point): number =>
  (Math.atan2(to.y - from.y, to.x - from.x) * HALF_TURN) / Math.PI;
