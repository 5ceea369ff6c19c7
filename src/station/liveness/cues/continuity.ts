import type { FrameFacts } from '../../../engine/faces/frame.ts';
import { fusedScore } from '../../../engine/faces/score.ts';
import { similarityOf } from '../../../engine/faces/calibration.ts';
import { marginOf, type Cue } from './cue.ts';

/** A frame with the page's clock and the station's, milliseconds. */
export interface TimedFrame {
  readonly facts: FrameFacts;
  readonly capturedAt: number;
  readonly arrivedAt: number;
}

/** Minimum similarity of a session's faces to its first one: turning and blinking cost some points. */
const SAME_PERSON = 60;
/** Largest movement, in face widths, between frames a quarter of a second apart. */
const JUMP = 0.7;
const CLOSE_IN_TIME = 250;
/** Jumps that may be detector errors. */
const JUMPS_ALLOWED = 1;
/** Maximum share of repeated frames: a camera's noise never repeats, but a slow camera's frame may be sent twice. */
const REPEATED = 0.2;
/** Maximum difference between the page's clock and the station's, milliseconds per session. */
const CLOCK_DRIFT = 3_000;

/**
 * The same person's face in every frame, without cuts, from a camera with normal timing and noise. The value is the
 * lowest similarity to the first face.
 */
export function judgeContinuity(
  frames: readonly TimedFrame[],
  reference: Float32Array | null,
  virtualCamera: boolean,
): Cue {
  const embeddings = frames.flatMap((f) => (f.facts.embedding ? [f.facts.embedding] : []));
  const similarities = reference ? embeddings.map((e) => similarityOf(fusedScore(reference, e))) : [];
  const value = similarities.length === 0 ? null : Math.min(...similarities);
  const failed = (reason: string): Cue => ({
    name: 'continuity',
    outcome: 'failed',
    value,
    margin: 0,
    reason,
    suspicious: true,
  });
  if (virtualCamera) return failed('VIRTUAL_CAMERA');
  if (repeatedShare(frames) > REPEATED) return failed('IDENTICAL_FRAMES');
  if (clockDrift(frames) > CLOCK_DRIFT) return failed('IMPLAUSIBLE_TIMING');
  if (jumps(frames) > JUMPS_ALLOWED) return failed('CUT');
  if (value === null) return { ...failed('TOO_FEW_FRAMES'), suspicious: false };
  if (value < SAME_PERSON) return failed('PERSON_CHANGED');
  return {
    name: 'continuity',
    outcome: 'passed',
    value,
    margin: marginOf(value, SAME_PERSON, 95),
    reason: null,
    suspicious: false,
  };
}

function repeatedShare(frames: readonly TimedFrame[]): number {
  return frames.length === 0 ? 0 : 1 - new Set(frames.map((f) => f.facts.pixelHash)).size / frames.length;
}

/** Difference between the time the session took on the page's clock and on the station's. */
function clockDrift(frames: readonly TimedFrame[]): number {
  const first = frames[0];
  const last = frames.at(-1);
  if (!first || !last) return 0;
  return Math.abs(last.capturedAt - first.capturedAt - (last.arrivedAt - first.arrivedAt));
}

function jumps(frames: readonly TimedFrame[]): number {
  let count = 0;
  for (let i = 1; i < frames.length; i++) {
    const a = frames[i - 1]!;
    const b = frames[i]!;
    if (!a.facts.face || !b.facts.face || b.capturedAt - a.capturedAt > CLOSE_IN_TIME) continue;
    const from = a.facts.face.box;
    const to = b.facts.face.box;
    const moved = Math.hypot(
      to.x + to.width / 2 - from.x - from.width / 2,
      to.y + to.height / 2 - from.y - from.height / 2,
    );
    if (moved > JUMP * from.width) count++;
  }
  return count;
}
