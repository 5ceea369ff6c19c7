import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { FaceChallenge } from '../../src/contract/face-check.ts';
import { decodeFaceImage } from '../../src/engine/faces/decode.ts';
import { detectFaces } from '../../src/engine/faces/detect.ts';
import { findMesh } from '../../src/engine/faces/mesh.ts';
import { seeded } from '../../tools/bench/faces/random.ts';
import { moved } from '../../tools/bench/faces/session.ts';
import { AT_REST, NO_LIGHT, syntheticHead } from '../../tools/bench/faces/synthetic-head.ts';
import { sample } from './running-station.ts';

/** Frames of one movement, a tenth of a second apart, JPEG. */
export type Film = Record<'rest' | 'turn-left' | 'turn-right' | 'nod' | 'blink-twice', Buffer[]>;

const MOVEMENTS: FaceChallenge[] = ['turn-left', 'turn-right', 'nod', 'blink-twice'];
const FRAME_MS = 100;
const MOVEMENT_MS = 2_600;
/** Cut to the picture on the specimen card, a drawing of nobody. */
const PORTRAIT = { left: 50, top: 178, width: 345, height: 433 };
/** Softer than the card's picture, as another camera takes the person: a film of that very picture is told to be its copy (ADR 549). */
const ANOTHER_SHOT = 2;

/** Films the person of the specimen card as a head that moves: at rest, and doing each movement. */
export async function filmHead(): Promise<Film> {
  const portrait = await decodeFaceImage(
    await sharp(readFileSync(sample('omang-front.jpg')))
      .extract(PORTRAIT)
      .blur(ANOTHER_SHOT)
      .png()
      .toBuffer(),
  );
  const [face] = await detectFaces(portrait);
  const mesh = face ? await findMesh(portrait, face.box) : null;
  if (!mesh) throw new Error('The specimen card shows no face');
  const head = syntheticHead(portrait, mesh);
  const random = seeded(1);
  const shoot = async (posture: typeof AT_REST): Promise<Buffer> => {
    const { data, width, height } = head.render(
      { posture, light: NO_LIGHT, noise: 2, gain: [1, 1, 1], flat: false },
      random,
    );
    return sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 88 })
      .toBuffer();
  };
  const film: Film = { rest: [], 'turn-left': [], 'turn-right': [], nod: [], 'blink-twice': [] };
  for (let i = 0; i < 6; i++) film.rest.push(await shoot({ ...AT_REST, x: 0.004 * i }));
  for (const movement of MOVEMENTS) {
    const frames = film[movement as keyof Film];
    for (let at = 0; at < MOVEMENT_MS; at += FRAME_MS) frames.push(await shoot(moved(movement, at)));
  }
  return film;
}
