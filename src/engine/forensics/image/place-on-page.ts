import type { Box, Point } from '../../../contract/geometry.ts';
import type { PageReport } from '../../../contract/pages.ts';
import { homographyBetween, project, wholeOf } from '../../raster/homography.ts';
import { LEAST_SKEW, levelCanvas } from '../../intake/level.ts';
import { MAX_PAGE_SIDE } from '../../intake/limits.ts';
import { sidesOf } from '../../ocr/line-crop.ts';
import type { ImageEvidence } from './evidence.ts';

type Picture = Pick<ImageEvidence, 'width' | 'height' | 'turn'>;
type Size = Pick<Picture, 'width' | 'height'>;
type Turn = PageReport['orientation'];
type Map = (p: Point) => Point;

/** Tolerance for rounded sides, pixels. */
const SLACK = 3;

/**
 * Maps a box of a picture file to the page made from it: scaled, rotated, cropped, rectified and deskewed as the page's
 * report says. Null if the box is not on the page, or the report does not describe all steps.
 *
 * @param picture size of the stored pixels and their Exif orientation
 */
export function placeOnPage(box: Box, picture: Picture, report: PageReport): Box | null {
  const map = mapTo(picture, report);
  if (!map) return null;
  const corners = wholeOf(box).map(({ x, y }) => map({ x: box.x + x, y: box.y + y }));
  const xs = corners.map((p) => p.x).sort((a, b) => a - b);
  const ys = corners.map((p) => p.y).sort((a, b) => a - b);
  const [x0, x1] = [Math.max(0, Math.round(xs[0]!)), Math.min(report.width, Math.round(xs[3]!))];
  const [y0, y1] = [Math.max(0, Math.round(ys[0]!)), Math.min(report.height, Math.round(ys[3]!))];
  return x1 > x0 && y1 > y0 ? { x: x0, y: y0, width: x1 - x0, height: y1 - y0 } : null;
}

function mapTo(picture: Picture, report: PageReport): Map | null {
  const scale = Math.min(1, MAX_PAGE_SIDE / Math.max(picture.width, picture.height));
  const steps: Map[] = [({ x, y }) => ({ x: x * scale, y: y * scale })];
  let size: Size = { width: picture.width * scale, height: picture.height * scale };
  const turn = (by: Turn): void => {
    steps.push(turned(by, size));
    if (by % 180 !== 0) size = { width: size.height, height: size.width };
  };
  turn(picture.turn);
  if (report.rectified) {
    const { width, height } = sidesOf(report.rectified);
    const cut = { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
    const map = homographyBetween(report.rectified, wholeOf(cut));
    if (!map) return null;
    steps.push((p) => project(map, p));
    size = cut;
  }
  turn(((report.orientation - picture.turn + 360) % 360) as Turn);
  if (Math.abs(report.skew) >= LEAST_SKEW) {
    const canvas = levelCanvas(size, report.skew);
    const map = homographyBetween(canvas.corners, wholeOf(canvas));
    if (!map) return null;
    steps.push((p) => project(map, p));
    size = canvas;
  }
  // Another size means steps that the report does not describe.
  const fits = Math.abs(size.width - report.width) <= SLACK && Math.abs(size.height - report.height) <= SLACK;
  return fits ? (p) => steps.reduce((at, step) => step(at), p) : null;
}

function turned(by: Turn, { width, height }: Size): Map {
  if (by === 90) return ({ x, y }) => ({ x: height - y, y: x });
  if (by === 180) return ({ x, y }) => ({ x: width - x, y: height - y });
  if (by === 270) return ({ x, y }) => ({ x: y, y: width - x });
  return (p) => p;
}
