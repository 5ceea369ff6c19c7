import type { FaceCheckState, FaceHint } from '../../contract/face-check.ts';
import type { Decision } from './decision.ts';
import { CHALLENGE_MS, LIGHT_STEP_MS, type Plan } from './plan.ts';

export const ATTEMPTS = 3;
/** Time after the last colour in which its light may still arrive. */
const LIGHT_TAIL_MS = 600;

/** Phase of a check. `since`: its begin, milliseconds on the clock of its frames. */
export type Phase =
  | { readonly kind: 'positioning' }
  | { readonly kind: 'challenge'; readonly index: number; readonly since: number }
  | { readonly kind: 'light'; readonly since: number }
  | { readonly kind: 'finished'; readonly decision: Decision };

/** Maximum duration of a plan's light phase, milliseconds. */
export const lightMs = ({ colours }: Plan): number => colours.length * LIGHT_STEP_MS + LIGHT_TAIL_MS;

/** What the page shows of a check in this phase; `now` on the clock of the frames. */
export function shownState(
  {
    phase,
    plan,
    hint,
    attempt,
  }: {
    readonly phase: Phase;
    readonly plan: Plan;
    readonly hint: FaceHint | null;
    readonly attempt: number;
  },
  now: number,
): Omit<FaceCheckState, 'status'> {
  const total = plan.challenges.length + (plan.colours.length > 0 ? 1 : 0) + 1;
  const done = {
    positioning: 0,
    challenge: phase.kind === 'challenge' ? phase.index + 1 : 0,
    light: total - 1,
    finished: total,
  };
  const deadline =
    phase.kind === 'challenge'
      ? phase.since + CHALLENGE_MS
      : phase.kind === 'light'
        ? phase.since + lightMs(plan)
        : null;
  return {
    phase: phase.kind,
    challenge: phase.kind === 'challenge' ? plan.challenges[phase.index]! : null,
    remainingMs: deadline === null ? null : Math.max(0, deadline - now),
    hint,
    done: done[phase.kind],
    total,
    attempt,
    attempts: ATTEMPTS,
    light: phase.kind === 'light' ? { colours: [...plan.colours], stepMs: LIGHT_STEP_MS } : null,
    outcome: phase.kind === 'finished' ? (phase.decision.isLive ? 'passed' : 'failed') : null,
  };
}
