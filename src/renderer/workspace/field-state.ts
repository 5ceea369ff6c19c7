import type { Correction } from '../../contract/cases.ts';
import type { ExtractedField } from '../../contract/verification.ts';

export type FieldState = 'read' | 'unsure' | 'readers-differ' | 'typed' | 'inferred' | 'not-found';

/**
 * What a person has to know of a value: how it came to be, and whether it wants to be looked at.
 *
 * @param attention whether something about it is open
 */
export function fieldState(
  field: ExtractedField,
  correction: Correction | undefined,
  attention: boolean,
): FieldState {
  if (correction || field.source === 'operator') return 'typed';
  if (field.value === null) return 'not-found';
  if (field.source === 'inferred') return 'inferred';
  if (!attention) return 'read';
  return field.agreement === 'differ' ? 'readers-differ' : 'unsure';
}
