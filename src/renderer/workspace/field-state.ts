import type { Correction } from '../../contract/operator.ts';
import type { ExtractedField } from '../../contract/verification.ts';
import { needsEyes } from '../../contract/needs-eyes.ts';

export type FieldState = 'read' | 'unsure' | 'readers-differ' | 'typed' | 'inferred' | 'not-found';

/** What a person has to know of a value: how it came to be, and whether it wants to be looked at. */
export function fieldState(field: ExtractedField, correction: Correction | undefined): FieldState {
  if (correction || field.source === 'operator') return 'typed';
  if (field.value === null) return 'not-found';
  if (field.source === 'inferred') return 'inferred';
  if (field.agreement === 'differ') return 'readers-differ';
  return needsEyes(field, false) ? 'unsure' : 'read';
}
