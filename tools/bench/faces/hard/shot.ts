import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import type { Box } from '../../../../src/contract/geometry.ts';
import { decodeFaceImage } from '../../../../src/engine/faces/decode.ts';
import { detectFaces } from '../../../../src/engine/faces/detect.ts';
import {
  eyeDistance,
  findLandmarks,
  fivePoints,
  type FivePoints,
} from '../../../../src/engine/faces/landmarks.ts';
import type { Raster } from '../../../../src/engine/raster/page.ts';
import type { Random } from '../random.ts';

/** A picture and where in it the face is that is meant. */
export interface Shot {
  readonly raster: Raster;
  readonly box: Box;
  readonly points: FivePoints;
}

/** One way in which a picture comes out worse than it should; other people's pictures are at hand for those that need company. */
export interface Condition {
  readonly name: string;
  readonly of: 'selfie' | 'ID photo';
  spoil(shot: Shot, company: Company): Promise<Raster> | Raster;
  /** Where the face that is meant has gone; left out where it stays. */
  place?(shot: Shot): Box;
}

export interface Company {
  readonly random: Random;
  /** Other people, each another one. */
  readonly others: readonly Shot[];
  /** Another picture of the same person. */
  readonly own: Shot;
}

/** The picture as it is, with the face in the middle of it as the one that is meant. Null when none is found. */
export async function shotOf(image: Buffer): Promise<Shot | null> {
  const raster = await decodeFaceImage(image);
  const off = ({ box }: { readonly box: Box }) =>
    Math.hypot(box.x + box.width / 2 - raster.width / 2, box.y + box.height / 2 - raster.height / 2);
  const [face] = (await detectFaces(raster)).toSorted((a, b) => off(a) - off(b));
  return face ? { raster, box: face.box, points: fivePoints(await findLandmarks(raster, face.box)) } : null;
}

/** What a client would send. */
export const toJpeg = ({ data, width, height }: Raster, quality = 90): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();

export async function through(
  { data, width, height }: Raster,
  process: (image: Sharp) => Sharp,
): Promise<Raster> {
  const image = process(sharp(data, { raw: { width, height, channels: 3 } }));
  return decodeFaceImage(await image.png().toBuffer());
}

/** Each pixel by a function of its colour and place. */
export function perPixel(
  { data, width, height }: Raster,
  change: (value: number, channel: number, x: number, y: number) => number,
): Raster {
  const out = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i++) {
    const pixel = Math.floor(i / 3);
    out[i] = Math.max(0, Math.min(255, change(data[i]!, i % 3, pixel % width, Math.floor(pixel / width))));
  }
  return { data: out, width, height };
}

function canvasOf({ data, width, height }: Raster) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const pixels = context.createImageData(width, height);
  for (let i = 0; i < width * height; i++) {
    pixels.data.set(data.subarray(i * 3, i * 3 + 3), i * 4);
    pixels.data[i * 4 + 3] = 255;
  }
  context.putImageData(pixels, 0, 0);
  return { canvas, context };
}

function rasterOf(context: SKRSContext2D, width: number, height: number): Raster {
  const { data } = context.getImageData(0, 0, width, height);
  const out = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) out.set(data.subarray(i * 4, i * 4 + 3), i * 3);
  return { data: out, width, height };
}

/** Draws on the picture. */
export function drawn(raster: Raster, draw: (context: SKRSContext2D) => void): Raster {
  const { context } = canvasOf(raster);
  draw(context);
  return rasterOf(context, raster.width, raster.height);
}

/**
 * Draws in the coordinates of the face: the origin between the eyes, one unit the distance of the eyes, y towards the
 * mouth (which is near 1.05; the chin near 1.75, the hair line near −1).
 */
export function drawnOnFace({ raster, points }: Shot, draw: (context: SKRSContext2D) => void): Raster {
  const [right, left] = points;
  const eyes = eyeDistance(points);
  return drawn(raster, (context) => {
    context.translate((right.x + left.x) / 2, (right.y + left.y) / 2);
    context.rotate(Math.atan2(left.y - right.y, left.x - right.x));
    context.scale(eyes, eyes);
    draw(context);
  });
}

/** Sizes of a head against its detector box, which reaches from the brows to the chin. */
const HEAD = { above: 0.45, below: 0.2, aside: 0.35 } as const;

/**
 * Lays the head of a shot on another picture with its detector box in the given place; the outline is soft, as an
 * ellipse or, like a photograph, a rectangle.
 */
export function layHead(
  context: SKRSContext2D,
  { raster, box }: Shot,
  place: { readonly x: number; readonly y: number; readonly height: number },
  shape: 'head' | 'photograph' = 'head',
): Box {
  const scale = place.height / box.height;
  const { canvas, context: own } = canvasOf(raster);
  const cx = box.x + box.width / 2;
  const top = box.y - HEAD.above * box.height;
  const bottom = box.y + (1 + HEAD.below) * box.height;
  if (shape === 'head') {
    own.globalCompositeOperation = 'destination-in';
    own.translate(cx, (top + bottom) / 2);
    own.scale(box.width * (0.5 + HEAD.aside), (bottom - top) / 2);
    const soft = own.createRadialGradient(0, 0, 0.82, 0, 0, 1);
    soft.addColorStop(0, '#000f');
    soft.addColorStop(1, '#0000');
    own.fillStyle = soft;
    own.fillRect(-20, -20, 40, 40);
  }
  const left = cx - box.width * (0.5 + HEAD.aside);
  const width = box.width * (1 + 2 * HEAD.aside);
  const x = place.x - (width * scale) / 2;
  const y = place.y - (box.y - top) * scale;
  context.drawImage(canvas, left, top, width, bottom - top, x, y, width * scale, (bottom - top) * scale);
  return {
    x: place.x - (box.width * scale) / 2,
    y: place.y,
    width: box.width * scale,
    height: place.height,
  };
}
