import type { Point, Quad } from '../../../src/contract/geometry.ts';
import { boundingBox } from '../../../src/contract/geometry.ts';
import type { Random } from '../world/random.ts';
import { desk } from './desk.ts';
import type { Picture, Transform } from './picture.ts';
import { homography, project, warpInto } from './warp.ts';

export interface Camera {
  /** Degrees that the camera leans, least and most. */
  lean: [number, number];
  /** Degrees that the page is turned on the desk, either way. */
  turn: number;
  /** Share of the frame's width that the page fills. */
  fill: [number, number];
  cluttered: boolean;
}

/** Where a camera that leans over a page sees its corners; page coordinates in pixels, focal length two page heights. */
function seen(
  picture: Picture,
  camera: Camera,
  random: Random,
): { corners: Quad; lean: number; turn: number } {
  const lean = random.between(...camera.lean);
  const toward = random.between(0, Math.PI * 2);
  const [ax, ay] = [(lean * Math.cos(toward) * Math.PI) / 180, (lean * Math.sin(toward) * Math.PI) / 180];
  const turn = random.between(-camera.turn, camera.turn);
  const at = (turn * Math.PI) / 180;
  const focal = 2 * Math.max(picture.width, picture.height);
  const corner = (x: number, y: number): Point => {
    const [u, v] = [x - picture.width / 2, y - picture.height / 2];
    const [rx, ry] = [u * Math.cos(at) - v * Math.sin(at), u * Math.sin(at) + v * Math.cos(at)];
    const depth = focal + rx * Math.sin(ay) + ry * Math.sin(ax);
    return { x: (rx * Math.cos(ay) * focal) / depth, y: (ry * Math.cos(ax) * focal) / depth };
  };
  const { width: w, height: h } = picture;
  return { corners: [corner(0, 0), corner(w, 0), corner(w, h), corner(0, h)], lean, turn };
}

/** A hand-held photograph of the page on a desk: lean 5–15°, a little turned, things lying about. */
export function perspective(camera: Camera): Transform {
  return async (picture, random) => {
    const { corners, lean, turn } = seen(picture, camera, random);
    const box = boundingBox(corners);
    const fill = random.between(...camera.fill);
    const width = Math.round(box.width / fill);
    const height = Math.round(box.height / random.between(...camera.fill));
    const shift = {
      x: (width - box.width) * random.between(0.35, 0.65) - box.x,
      y: (height - box.height) * random.between(0.35, 0.65) - box.y,
    };
    const quad = corners.map((p) => ({ x: p.x + shift.x, y: p.y + shift.y })) as Quad;
    const page: Quad = [
      { x: 0, y: 0 },
      { x: picture.width, y: 0 },
      { x: picture.width, y: picture.height },
      { x: 0, y: picture.height },
    ];
    const canvas = await desk(width, height, quad, random, camera.cluttered);
    const b = boundingBox(quad);
    warpInto(canvas, picture, homography(quad, page), {
      x0: b.x,
      y0: b.y,
      x1: b.x + b.width,
      y1: b.y + b.height,
    });
    const there = homography(page, quad);
    return {
      picture: canvas,
      move: (p) => project(there, p),
      note: `perspective lean ${lean.toFixed(1)}° turn ${turn.toFixed(1)}°`,
    };
  };
}
