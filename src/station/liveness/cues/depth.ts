import type { FaceFacts } from '../../../engine/faces/frame.ts';
import { marginOf, type Cue } from './cue.ts';
import { planeResidual } from './homography.ts';

/** Minimum difference in degrees for a pair of frames to show depth. */
const TURN = 15;
/**
 * Residual of the best plane, in eye distances, over the sine of the turn. Measured on pairs of real photographs of one
 * person at different angles (median 0.2, 5 % below 0.11) and on photographs turned as a plane (median 0.09, 5 % above
 * 0.11 between 20 and 30 degrees): ADR 63.
 */
const FLAT = 0.11;
const AMPLE = 0.22;

/**
 * Is the face solid? Its points in a frontal frame are mapped onto those of a turned frame by the best homography; the
 * residual is depth. The median over the most turned frames is used, so that one bad mesh does not count.
 */
export function judgeDepth(rest: readonly FaceFacts[], turned: readonly FaceFacts[], asked: boolean): Cue {
  const cue = { name: 'depth', margin: 0, suspicious: false } as const;
  if (!asked) return { ...cue, outcome: 'not-applicable', value: null, reason: null };
  const frontal = rest.filter((face) => face.rigid.length > 0).at(-1);
  const pairs = frontal
    ? turned
        .filter((face) => face.rigid.length > 0 && Math.abs(face.yaw - frontal.yaw) >= TURN)
        .toSorted((a, b) => Math.abs(b.yaw - frontal.yaw) - Math.abs(a.yaw - frontal.yaw))
        .slice(0, 5)
    : [];
  if (!frontal || pairs.length === 0)
    return { ...cue, outcome: 'failed', value: null, reason: 'NO_TURN_SEEN' };
  const residuals = pairs.map((face) => residualOf(frontal, face)).toSorted((a, b) => a - b);
  const value = residuals[Math.floor(residuals.length / 2)]!;
  if (value < FLAT) return { ...cue, outcome: 'failed', value, reason: 'FACE_IS_FLAT', suspicious: true };
  return { ...cue, outcome: 'passed', value, margin: marginOf(value, FLAT, AMPLE), reason: null };
}

function residualOf(frontal: FaceFacts, turned: FaceFacts): number {
  // Measured in the frontal frame: a turned face is foreshortened, its eye distance says little.
  const residual = planeResidual(turned.rigid, frontal.rigid) / frontal.eyeDistance;
  return residual / Math.sin((Math.min(90, Math.abs(turned.yaw - frontal.yaw)) * Math.PI) / 180);
}
