import type { Point, Quad } from '../../../../src/contract/geometry.ts';
import { boundingBox } from '../../../../src/contract/geometry.ts';
import type { Picture } from '../../../specimens/degrade/picture.ts';
import { homography, project } from '../../../specimens/degrade/warp.ts';
import type { GeometryDocument } from '../geometry-cases.ts';
import type { Sheet } from './sheet.ts';

/** A sheet's corners in the scene, from its own top left, clockwise. */
export interface Placed {
  readonly sheet: Sheet;
  readonly corners: Quad;
}

/** Where a sheet comes to lie: its middle, its turn in degrees (clockwise), and its width in the scene's pixels. */
export function placed(sheet: Sheet, middle: Point, turn: number, width: number): Placed {
  const half = { x: width / 2, y: (width / 2) * (sheet.picture.height / sheet.picture.width) };
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const corner = (x: number, y: number): Point => ({
    x: middle.x + x * c - y * s,
    y: middle.y + x * s + y * c,
  });
  return {
    sheet,
    corners: [
      corner(-half.x, -half.y),
      corner(half.x, -half.y),
      corner(half.x, half.y),
      corner(-half.x, half.y),
    ],
  };
}

/** The same seen by a camera that leans by `lean` degrees towards `toward`; focal length 1.8 of the longer side. */
export function leaning(
  things: readonly Placed[],
  scene: { width: number; height: number },
  lean: number,
  toward: number,
): Placed[] {
  const at = (lean * Math.PI) / 180;
  const [ax, ay] = [at * Math.cos(toward), at * Math.sin(toward)];
  const focal = 1.8 * Math.max(scene.width, scene.height);
  const [cx, cy] = [scene.width / 2, scene.height / 2];
  const seen = ({ x, y }: Point): Point => {
    const [u, v] = [x - cx, y - cy];
    const depth = focal + u * Math.sin(ay) + v * Math.sin(ax);
    return { x: cx + (u * Math.cos(ay) * focal) / depth, y: cy + (v * Math.cos(ax) * focal) / depth };
  };
  return things.map((thing) => ({ ...thing, corners: thing.corners.map(seen) as unknown as Quad }));
}

/** Draws a sheet into the scene (four samples a pixel, round corners left out) and says what lies where. Changes `scene`. */
export function lay(scene: Picture, { sheet, corners }: Placed): GeometryDocument {
  const { picture, round, isThere = () => true } = sheet;
  const own: Quad = [
    { x: 0, y: 0 },
    { x: picture.width, y: 0 },
    { x: picture.width, y: picture.height },
    { x: 0, y: picture.height },
  ];
  const back = homography(corners, own);
  const box = boundingBox(corners);
  const [x1, y1] = [
    Math.min(scene.width, Math.ceil(box.x + box.width)),
    Math.min(scene.height, Math.ceil(box.y + box.height)),
  ];
  for (let y = Math.max(0, Math.floor(box.y)); y < y1; y++) {
    for (let x = Math.max(0, Math.floor(box.x)); x < x1; x++) {
      const sum = [0, 0, 0];
      let hits = 0;
      for (const [dx, dy] of SAMPLES) {
        const p = project(back, { x: x + dx, y: y + dy });
        if (!isOnSheet(p, picture, round) || !isThere(p.x, p.y)) continue;
        const at = (Math.floor(p.y) * picture.width + Math.floor(p.x)) * 3;
        for (let k = 0; k < 3; k++) sum[k]! += picture.data[at + k]!;
        hits++;
      }
      if (hits === 0) continue;
      const to = (y * scene.width + x) * 3;
      for (let k = 0; k < 3; k++)
        scene.data[to + k] = (sum[k]! + (SAMPLES.length - hits) * scene.data[to + k]!) / SAMPLES.length;
    }
  }
  const there = homography(own, corners);
  return { corners, lines: sheet.lines.map((p) => project(there, p)) };
}

const SAMPLES = [
  [0.125, 0.375],
  [0.625, 0.125],
  [0.375, 0.875],
  [0.875, 0.625],
] as const;

function isOnSheet(
  { x, y }: Point,
  { width, height }: { width: number; height: number },
  round: number,
): boolean {
  if (x < 0 || y < 0 || x >= width || y >= height) return false;
  const dx = Math.max(round - x, x - (width - round), 0);
  const dy = Math.max(round - y, y - (height - round), 0);
  return dx === 0 || dy === 0 || dx * dx + dy * dy <= round * round;
}
