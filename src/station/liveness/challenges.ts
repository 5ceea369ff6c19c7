import type { FaceChallenge } from '../../contract/face-check.ts';
import type { FaceFacts } from '../../engine/faces/frame.ts';

/** The face at rest, measured while the person positioned themself. */
export interface Baseline {
  readonly yaw: number;
  readonly pitch: number;
  readonly eyeAspectRatio: number;
  readonly mouthOpening: number;
}

/** One measured frame of a challenge. `at` is the page's clock, milliseconds. */
export interface Sighting {
  readonly at: number;
  readonly face: FaceFacts;
}

export type Progress = 'waiting' | 'done' | 'other-way';

/** Degrees a head must turn, or tip when nodding; smaller movements happen involuntarily. */
const TURN = 20;
const NOD = 9;
/** Degrees of turning allowed while nodding. */
const NOD_STRAIGHT = 18;
/**
 * An eye is shut below this share of the person's own open eye, or below the second if the other network agrees. At
 * rest the share stays within 0.92–1.08 and the other network below 0.1 (ADR 64).
 */
const SHUT = 0.72;
const SHUT_IF_AGREED = 0.88;
const AGREED = 0.3;
const OPEN = 0.9;
/** Longest blink; eyes shut on request must stay shut longer. Milliseconds. */
const LONGEST_BLINK = 1_000;
const SHUT_FOR = 900;
/** Growth of the gap between the lips, in widths of the mouth. */
const MOUTH = 0.22;

/** Progress of a challenge, from every frame since it was shown. */
export function judgeChallenge(
  challenge: FaceChallenge,
  sightings: readonly Sighting[],
  base: Baseline,
): Progress {
  switch (challenge) {
    case 'turn-left':
      return turned(sightings, base, 1);
    case 'turn-right':
      return turned(sightings, base, -1);
    case 'nod':
      return nodded(sightings, base);
    case 'blink-twice':
      return closures(sightings, base).filter((c) => c.reopened && c.lasted <= LONGEST_BLINK).length >= 2
        ? 'done'
        : 'waiting';
    case 'close-eyes':
      return closures(sightings, base).some((c) => c.lasted >= SHUT_FOR) ? 'done' : 'waiting';
    case 'open-mouth':
      return sightings.filter((s) => (s.face.mouthOpening ?? 0) > base.mouthOpening + MOUTH).length >= 2
        ? 'done'
        : 'waiting';
  }
}

/** The person's left is the right edge of the picture, where yaw is positive. */
function turned(sightings: readonly Sighting[], base: Baseline, direction: 1 | -1): Progress {
  let rightWay = 0;
  for (const { face } of sightings) {
    const turn = (face.yaw - base.yaw) * direction;
    if (turn <= -TURN) return 'other-way';
    if (turn >= TURN && ++rightWay >= 2) return 'done';
  }
  return 'waiting';
}

/** Down and up again, or up and down again, without turning away. */
function nodded(sightings: readonly Sighting[], base: Baseline): Progress {
  const straight = sightings.filter((s) => Math.abs(s.face.yaw - base.yaw) <= NOD_STRAIGHT);
  const tips = straight.map((s) => s.face.pitch - base.pitch);
  const farthest = tips.findIndex((tip) => Math.abs(tip) === Math.max(...tips.map(Math.abs)));
  if (farthest < 0 || Math.abs(tips[farthest]!) < NOD) return 'waiting';
  const peak = tips[farthest]!;
  return tips.slice(farthest + 1).some((tip) => (peak - tip) * Math.sign(peak) >= NOD * 0.75)
    ? 'done'
    : 'waiting';
}

interface Closure {
  /** Milliseconds between the first and the last frame with shut eyes. */
  readonly lasted: number;
  readonly reopened: boolean;
}

function closures(sightings: readonly Sighting[], base: Baseline): Closure[] {
  const found: Closure[] = [];
  let from: number | null = null;
  let until = 0;
  for (const { at, face } of sightings) {
    if (face.eyeAspectRatio === null) continue;
    const share = face.eyeAspectRatio / base.eyeAspectRatio;
    const agreed = (face.eyesClosed ?? 0) >= AGREED;
    if (share <= SHUT || (agreed && share <= SHUT_IF_AGREED)) {
      from ??= at;
      until = at;
    } else if (from !== null && share >= OPEN) {
      found.push({ lasted: until - from, reopened: true });
      from = null;
    }
  }
  if (from !== null) found.push({ lasted: until - from, reopened: false });
  return found;
}
