import { mean } from '../../engine/math/mean.ts';
import type { Cue } from './cues/cue.ts';

export interface Decision {
  readonly isLive: boolean;
  /** 0–100 with one decimal: from 90 when every cue passed, below 60 otherwise. */
  readonly confidence: number;
  readonly cues: readonly Cue[];
  /** Reasons of the cues that did not pass. */
  readonly reasons: readonly string[];
  /** Does a failed cue indicate an attack? */
  readonly suspicious: boolean;
}

const PASSED_FROM = 90;
const FAILED_BELOW = 60;

/**
 * Conjunction of independent cues: one that failed or stays inconclusive refuses, however good the others are. In a
 * passed session the confidence reflects the smallest margin.
 */
export function decide(cues: readonly Cue[]): Decision {
  const applicable = cues.filter((cue) => cue.outcome !== 'not-applicable');
  const passed = applicable.filter((cue) => cue.outcome === 'passed');
  const isLive = applicable.length >= 3 && passed.length === applicable.length;
  const room =
    passed.length === 0
      ? 0
      : Math.min(...passed.map((c) => c.margin)) / 2 + mean(passed.map((c) => c.margin)) / 2;
  const confidence = isLive
    ? PASSED_FROM + (100 - PASSED_FROM) * room
    : FAILED_BELOW * (passed.length / Math.max(1, applicable.length + 1));
  return {
    isLive,
    confidence: Math.round(confidence * 10) / 10,
    cues,
    reasons: applicable.flatMap((cue) => (cue.reason ? [cue.reason] : [])),
    suspicious: applicable.some((cue) => cue.outcome === 'failed' && cue.suspicious),
  };
}
