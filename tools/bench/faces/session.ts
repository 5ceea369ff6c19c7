import sharp from 'sharp';
import type { FaceChallenge, LightColour } from '../../../src/contract/face-check.ts';
import { decodeFaceImage } from '../../../src/engine/faces/decode.ts';
import { analyzeFrame } from '../../../src/engine/faces/frame.ts';
import type { Decision } from '../../../src/station/liveness/decision.ts';
import { FaceCheck } from '../../../src/station/liveness/face-check.ts';
import { LIGHT_STEP_MS } from '../../../src/station/liveness/plan.ts';
import type { Random } from './random.ts';
import { AT_REST, NO_LIGHT, type Posture, type ScreenLight, type SyntheticHead } from './synthetic-head.ts';

/** What stands in front of the camera. */
export type Presence =
  /** A head that does what it is asked and is lit by the screen. */
  | { readonly kind: 'live' }
  /** A head that obeys but takes on the light of another session (a replay or deepfake driven live). */
  | { readonly kind: 'other-light'; readonly colours: readonly LightColour[] }
  /** A head that does another session's movements. */
  | { readonly kind: 'other-movements'; readonly challenges: readonly FaceChallenge[] }
  /** A photograph turned and tipped by hand, lit by the screen. */
  | { readonly kind: 'photograph' };

const FRAME_MS = 100;
const LONGEST_MS = 90_000;
const LIGHT: Record<LightColour, ScreenLight> = {
  red: [1, 0, 0],
  green: [0, 1, 0],
  blue: [0, 0, 1],
  yellow: [1, 1, 0],
};

/** How strong the screen is against the room, and how late its light arrives in the picture. */
export interface Room {
  readonly screen: number;
  readonly lagMs: number;
  readonly noise: number;
}

export const someRoom = (random: Random): Room => ({
  screen: 0.04 + 0.16 * random.uniform(),
  lagMs: 60 + 180 * random.uniform(),
  noise: 1.5 + 1.5 * random.uniform(),
});

/** Runs a whole face check against a synthetic head at ten frames a second of simulated time. */
export async function runSession(
  head: SyntheticHead,
  presence: Presence,
  room: Room,
  random: Random,
  settings = { withoutHeadMovement: false, withoutFlashes: false },
): Promise<Decision & { readonly attempts: number }> {
  const check = new FaceCheck({ ...settings, virtualCamera: false, random: random.integer });
  const camera = driftingCamera(random);
  let shownSince: number | null = null;
  let asked: { readonly challenge: FaceChallenge; readonly at: number } | null = null as {
    readonly challenge: FaceChallenge;
    readonly at: number;
  } | null;
  for (let at = 0; at < LONGEST_MS; at += FRAME_MS) {
    const state = check.state(at);
    if (state.phase !== 'challenge') asked = null;
    else if (asked?.challenge !== state.challenge) asked = { challenge: state.challenge!, at };
    if (state.light) shownSince ??= at;
    else shownSince = null;
    const movement = asked
      ? moved(movementFor(presence, asked.challenge, state.done), at - asked.at)
      : AT_REST;
    const light =
      shownSince === null
        ? NO_LIGHT
        : lightAt(
            lightColours(presence, state.light?.colours ?? []),
            at - shownSince - room.lagMs,
            room.screen,
          );
    const gain = camera(at, light);
    const sway = { x: 0.03 * Math.sin(at / 900), y: 0.02 * Math.cos(at / 1_100) };
    const posture = { ...movement, x: movement.x + sway.x, y: movement.y + sway.y };
    const raster = head.render(
      { posture, light, noise: room.noise, gain, flat: presence.kind === 'photograph' },
      random,
    );
    const jpeg = await sharp(raster.data, {
      raw: { width: raster.width, height: raster.height, channels: 3 },
    })
      .jpeg({ quality: 85 })
      .toBuffer();
    const facts = await analyzeFrame(
      await decodeFaceImage(jpeg),
      check.wanted.withEmbedding,
      check.wanted.look,
    );
    check.accept({
      facts,
      capturedAt: at,
      arrivedAt: at,
      lightElapsed: shownSince === null ? null : at - shownSince,
    });
    if (check.decision) return { ...check.decision, attempts: state.attempt };
  }
  const { phase, hint, attempt } = check.state(LONGEST_MS);
  const reason = `STUCK_${phase}_${hint ?? 'none'}`.toUpperCase();
  return { isLive: false, confidence: 0, cues: [], reasons: [reason], suspicious: false, attempts: attempt };
}

function movementFor(presence: Presence, asked: FaceChallenge, step: number): FaceChallenge {
  return presence.kind === 'other-movements'
    ? presence.challenges[step % presence.challenges.length]!
    : asked;
}

const lightColours = (presence: Presence, shown: readonly LightColour[]) =>
  presence.kind === 'other-light' ? presence.colours : shown;

/** Starts half a second after it was asked and takes two seconds there and back. */
export function moved(challenge: FaceChallenge, since: number): Posture {
  const share = Math.sin(Math.PI * Math.min(1, Math.max(0, (since - 500) / 2_000)));
  const twice = Math.abs(Math.sin(2 * Math.PI * Math.min(1, Math.max(0, (since - 500) / 1_600))));
  switch (challenge) {
    case 'turn-left':
      return { ...AT_REST, yaw: 34 * share };
    case 'turn-right':
      return { ...AT_REST, yaw: -34 * share };
    case 'nod':
      return { ...AT_REST, pitch: -20 * share };
    case 'blink-twice':
      return { ...AT_REST, blink: twice > 0.6 ? 1 : 0 };
    case 'close-eyes':
      return { ...AT_REST, blink: since > 500 && since < 2_000 ? 1 : 0 };
    case 'open-mouth':
      return AT_REST;
  }
}

/** The screen's light on the face `elapsed` milliseconds after the first colour arrived there. */
export function lightAt(colours: readonly LightColour[], elapsed: number, strength: number): ScreenLight {
  const colour = elapsed < 0 ? undefined : colours[Math.floor(elapsed / LIGHT_STEP_MS)];
  return colour ? (LIGHT[colour].map((share) => share * strength) as unknown as ScreenLight) : NO_LIGHT;
}

/** White balance that slowly takes back a third of a colour cast, and an exposure that wanders by two per cent. */
export function driftingCamera(random: Random): (at: number, light: ScreenLight) => ScreenLight {
  const balance = [1, 1, 1];
  const phase = random.uniform() * 6;
  return (at, light) => {
    const exposure = 1 + 0.02 * Math.sin(at / 1_700 + phase);
    for (let k = 0; k < 3; k++) balance[k]! += (1 - light[k]! / 3 - balance[k]!) * 0.05;
    return balance.map((b) => b * exposure) as unknown as ScreenLight;
  };
}
