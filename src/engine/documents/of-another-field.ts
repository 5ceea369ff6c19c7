import { sameValue } from '../values/kind.ts';
import { shareAPlace, type Candidate } from './find/candidate.ts';
import type { FieldSpec } from './document-type.ts';

/** A field with the value that it was given, and every other that it might have had. */
export interface Holder {
  readonly field: FieldSpec;
  readonly chosen: Candidate;
  readonly all: readonly Candidate[];
}

/** Another value with this share of the evidence leaves open which of two fields a value belongs to. */
const WAVERS = 0.9;

/**
 * Is a rival of the chosen value plainly another field's? The income tax beside the salary, the passport on a permit, who signs
 * for the employer. Not where that field might as well have had the value chosen here: then nobody knows which is whose.
 */
export function isOfAnotherField(rival: Candidate, chosen: Candidate, other: Holder): boolean {
  const { kind } = other.field;
  if (!shareAPlace(rival, other.chosen) || !sameValue(kind, rival.value, other.chosen.value)) return false;
  if (other.chosen.score < rival.score) return false;
  return !other.all.some(
    (one) => sameValue(kind, one.value, chosen.value) && one.score > WAVERS * other.chosen.score,
  );
}
