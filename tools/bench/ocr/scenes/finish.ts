import type { Quad } from '../../../../src/contract/geometry.ts';
import { blur } from '../../../specimens/degrade/blur.ts';
import { light } from '../../../specimens/degrade/light.ts';
import { noise } from '../../../specimens/degrade/noise.ts';
import { pipeline, type Picture, type Transform } from '../../../specimens/degrade/picture.ts';
import { quarterTurn } from '../../../specimens/degrade/rotate.ts';
import { shadow } from '../../../specimens/degrade/shadow.ts';
import type { Random } from '../../../specimens/world/random.ts';
import type { GeometryCase, GeometryDocument } from '../geometry-cases.ts';

const ANY_TURN = quarterTurn([0, 90, 180, 270]);
/** What takes the picture; every picture may arrive on its side or head. */
const DEVICES = {
  scanner: { steps: [ANY_TURN, blur(0.3, 0.7), noise(1, 3)], quality: [72, 92] },
  camera: { steps: [ANY_TURN, light(0.8), blur(0.4, 1), noise(2, 6)], quality: [55, 85] },
  'camera in shade': { steps: [ANY_TURN, light(1), shadow, blur(0.4, 1), noise(3, 7)], quality: [55, 80] },
  screenshot: { steps: [], quality: [80, 96] },
} satisfies Record<string, { steps: Transform[]; quality: [number, number] }>;

export type Device = keyof typeof DEVICES;

/** The scene as a file, and where its documents are in it. */
export async function finished(
  scene: Picture,
  documents: readonly GeometryDocument[],
  device: Device,
  random: Random,
): Promise<GeometryCase> {
  let picture = scene;
  let moved = documents;
  for (const step of DEVICES[device].steps) {
    const change = await step(picture, random);
    picture = change.picture;
    const { move } = change;
    if (move)
      moved = moved.map(({ corners, lines }) => ({
        corners: corners.map(move) as unknown as Quad,
        lines: lines.map(move),
      }));
  }
  const [least, most] = DEVICES[device].quality;
  const quality = random.int(least!, most!);
  return { bytes: await pipeline(picture).jpeg({ quality }).toBuffer(), documents: moved };
}
