import type { ExtractedField } from './verification.ts';

/** Confidence below which a person should look at a field themselves. */
export const REVIEW_BELOW = 0.8;

/**
 * A value that readers disagree about, or that nobody read surely, and that no person has settled yet. What was inferred
 * stands on no page: eyes find nothing to compare it with.
 */
export function needsEyes(field: ExtractedField, corrected: boolean): boolean {
  if (corrected || field.value === null || field.source === 'operator' || field.source === 'inferred')
    return false;
  return field.agreement === 'differ' || field.confidence < REVIEW_BELOW;
}
