import { sameValue } from '../values/kind.ts';
import { shareAPlace, type Candidate } from './find/candidate.ts';
import type { FieldSpec } from './document-type.ts';

/** A field with its chosen value and all candidates. */
export interface Holder {
  readonly field: FieldSpec;
  readonly chosen: Candidate;
  readonly all: readonly Candidate[];
}

/** Minimum relative score for another value of the other field to leave the assignment open. */
const WAVERS = 0.9;

/**
 * Does a rival of the chosen value clearly belong to another field: income tax beside the salary, the passport on a
 * permit, the employer's signatory? Not if that field could equally have the value chosen here.
 */
export function isOfAnotherField(rival: Candidate, chosen: Candidate, other: Holder): boolean {
  const { kind } = other.field;
  if (!shareAPlace(rival, other.chosen) || !sameValue(kind, rival.value, other.chosen.value)) return false;
  if (other.chosen.score < rival.score) return false;
  return !other.all.some(
    (one) => sameValue(kind, one.value, chosen.value) && one.score > WAVERS * other.chosen.score,
  );
}
