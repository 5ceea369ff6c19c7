import type { FaceHint } from '../../contract/face-check.ts';
import type { FrameFacts } from '../../engine/faces/frame.ts';
import type { Baseline } from './challenges.ts';

/** Centre of a picture, as a share of its sides. */
const MIDDLE = 0.5;

/** Minimum height of the detector's box, as a share of the picture's height. */
const SMALLEST = 0.22;
const LARGEST = 0.85;
const OFF_CENTRE = 0.22;
const STRAIGHT = { yaw: 15, pitch: 25 };
/** Minimum distance between the eyes in pixels; below it texture says nothing about the surface. */
const EYES = 36;
const DARK = 0.06;
/** A picture this dark without a face shows a covered lens. */
const COVERED = 0.03;

/** What the person should change before the check can start; null if the face is well placed. */
export function positioningHint(facts: FrameFacts): FaceHint | null {
  const { face, width, height } = facts;
  if (!face) return facts.luma < COVERED ? 'lens-covered' : 'no-face';
  if (facts.faces > 1) return 'several-faces';
  const share = face.box.height / height;
  if (share < SMALLEST || face.eyeDistance < EYES) return 'come-closer';
  if (share > LARGEST) return 'move-back';
  const offX = (face.box.x + face.box.width / 2) / width - MIDDLE;
  const offY = (face.box.y + face.box.height / 2) / height - MIDDLE;
  if (Math.abs(offX) > OFF_CENTRE || Math.abs(offY) > OFF_CENTRE) return 'centre-face';
  const { red, green, blue } = face.skin;
  // Half of what sRGB 26 % reflects: below, noise drowns the texture.
  if (Math.max(red, green, blue) < DARK / 2) return 'more-light';
  if (Math.abs(face.yaw) > STRAIGHT.yaw || Math.abs(face.pitch) > STRAIGHT.pitch) return 'look-straight';
  if (face.eyeAspectRatio === null) return 'hold-still';
  return null;
}

/** The face at rest: medians, so that a blink while positioning does not count as the open eye. */
export function baselineOf(frames: readonly FrameFacts[]): Baseline {
  const faces = frames.flatMap((f) => (f.face ? [f.face] : []));
  const median = (values: readonly number[]) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return {
    yaw: median(faces.map((f) => f.yaw)),
    pitch: median(faces.map((f) => f.pitch)),
    eyeAspectRatio: median(faces.flatMap((f) => f.eyeAspectRatio ?? [])),
    mouthOpening: median(faces.flatMap((f) => f.mouthOpening ?? [])),
  };
}
