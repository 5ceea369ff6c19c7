import type { FaceFacts } from '../../../engine/faces/frame.ts';
import { marginOf, type Cue } from './cue.ts';

/** Mean score from which a session passes, and below which it fails; between them one more challenge is requested. */
const PASSES = -2;
export const FAILS = -4.5;
const MINIMUM_FRAMES = 10;
/** The network was trained on frontal faces. */
const FRONTAL = 25;

/**
 * Passive presentation-attack detection: mean score of at least ten frames. Measured on only 17 real videos when it was
 * chosen, so it never approves alone, and a doubtful value is settled by movement and light.
 */
export function judgePassive(faces: readonly FaceFacts[], doubtSettled: boolean): Cue {
  const scores = faces.filter((face) => Math.abs(face.yaw) <= FRONTAL).map((face) => face.attackScore);
  const value = scores.length === 0 ? null : scores.reduce((sum, s) => sum + s, 0) / scores.length;
  const cue = { name: 'passive', value, margin: 0, suspicious: false } as const;
  if (value === null || scores.length < MINIMUM_FRAMES)
    return { ...cue, outcome: 'failed', reason: 'TOO_FEW_FRAMES' };
  if (value < FAILS) return { ...cue, outcome: 'failed', reason: 'LOOKS_LIKE_A_COPY', suspicious: true };
  if (value < PASSES && !doubtSettled) return { ...cue, outcome: 'inconclusive', reason: 'IN_DOUBT' };
  return { ...cue, outcome: 'passed', margin: marginOf(value, FAILS, 4), reason: null };
}
