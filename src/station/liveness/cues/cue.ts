/**
 * One independent piece of evidence. `failed` ends the session, `inconclusive` asks for more, `not-applicable`: not
 * requested on this path.
 */
export interface Cue {
  readonly name: 'challenges' | 'active-light' | 'passive' | 'depth' | 'continuity';
  readonly outcome: 'passed' | 'failed' | 'inconclusive' | 'not-applicable';
  /** The measured value; its meaning is documented with the cue. Null when nothing could be measured. */
  readonly value: number | null;
  /** Margin of the value: 0 at the limit, 1 where more adds nothing. */
  readonly margin: number;
  /** A machine-readable reason when not passed. */
  readonly reason: string | null;
  /** Does a failure indicate an attack, or only a check that went wrong? */
  readonly suspicious: boolean;
}

/** Where `value` lies between the limit and the value from which on more adds nothing, 0–1. */
export const marginOf = (value: number, limit: number, ample: number): number =>
  Math.min(1, Math.max(0, (value - limit) / (ample - limit)));
