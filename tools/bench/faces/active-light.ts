import type { LightColour } from '../../../src/contract/face-check.ts';
import { decodeFaceImage } from '../../../src/engine/faces/decode.ts';
import { detectFaces } from '../../../src/engine/faces/detect.ts';
import { findMesh } from '../../../src/engine/faces/mesh.ts';
import { skinRegions } from '../../../src/engine/faces/frame.ts';
import { measureColour } from '../../../src/engine/faces/skin-colour.ts';
import { judgeActiveLight, type LitFrame } from '../../../src/station/liveness/cues/active-light.ts';
import { LIGHT_STEP_MS, makePlan } from '../../../src/station/liveness/plan.ts';
import type { Random } from './random.ts';
import { lightAt, driftingCamera, someRoom } from './session.ts';
import { AT_REST, NO_LIGHT, syntheticHead, type SyntheticHead } from './synthetic-head.ts';

const FRAME_MS = 100;

interface Recording {
  readonly colours: readonly LightColour[];
  readonly frames: readonly LitFrame[];
}

/** A synthetic head from a portrait, or null when the portrait does not show a frontal face. */
export async function headFrom(portrait: Buffer): Promise<SyntheticHead | null> {
  const raster = await decodeFaceImage(portrait);
  const [face] = await detectFaces(raster);
  const mesh = face ? await findMesh(raster, face.box) : null;
  return mesh && mesh.presence > 0.9 ? syntheticHead(raster, mesh) : null;
}

/** The light phase of one session: a face that is lit by its own sequence in a random room. */
export async function recordLight(head: SyntheticHead, random: Random): Promise<Recording | null> {
  const { colours } = makePlan({ withoutHeadMovement: false, withoutFlashes: false }, random.integer);
  const room = someRoom(random);
  const camera = driftingCamera(random);
  const still = head.render(
    { posture: AT_REST, light: NO_LIGHT, noise: room.noise, gain: [1, 1, 1], flat: false },
    random,
  );
  const [face] = await detectFaces(still);
  if (!face) return null;
  const frames: LitFrame[] = [];
  for (let elapsed = 0; elapsed < colours.length * LIGHT_STEP_MS + 500; elapsed += FRAME_MS) {
    const at = elapsed + 30 * random.uniform();
    const light = lightAt(colours, at - room.lagMs, room.screen);
    const sway = { x: 0.04 * Math.sin(at / 800), y: 0.03 * Math.cos(at / 950) };
    const picture = head.render(
      {
        posture: { ...AT_REST, ...sway, yaw: 3 * Math.sin(at / 1_500) },
        light,
        noise: room.noise,
        gain: camera(at, light),
        flat: false,
      },
      random,
    );
    frames.push({ elapsed: at, skin: measureColour(picture, skinRegions(face.box)) });
  }
  return { colours, frames };
}

/** Genuine sessions judged under their own sequence, and every one replayed under others'. */
export function activeLightRows(
  recordings: readonly Recording[],
  replays: number,
  random: Random,
): (string | number)[][] {
  const refused = recordings.filter(
    (r) => judgeActiveLight(r.frames, r.colours, LIGHT_STEP_MS).outcome !== 'passed',
  ).length;
  let accepted = 0;
  for (let i = 0; i < replays; i++) {
    const recorded = recordings[i % recordings.length]!;
    const { colours } = makePlan({ withoutHeadMovement: false, withoutFlashes: false }, random.integer);
    if (judgeActiveLight(recorded.frames, colours, LIGHT_STEP_MS).outcome === 'passed') accepted++;
  }
  return [
    ['sessions', 'n', 'outcome'],
    [
      'genuine, refused',
      recordings.length,
      `${refused} (${((100 * refused) / recordings.length).toFixed(1)} %)`,
    ],
    ['replayed under another sequence, accepted', replays, accepted],
  ];
}
