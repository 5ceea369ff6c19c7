import type { Correction } from '../../contract/operator.ts';
import type { ExtractedField } from '../../contract/verification.ts';

export type FieldState = 'read-twice' | 'read-once' | 'readers-differ' | 'typed' | 'inferred' | 'not-found';

/** How a value came to be, in one of six ways. */
export function fieldState(field: ExtractedField, correction: Correction | undefined): FieldState {
  if (correction || field.source === 'operator') return 'typed';
  if (field.value === null) return 'not-found';
  if (field.source === 'inferred') return 'inferred';
  switch (field.agreement) {
    case 'twice':
      return 'read-twice';
    case 'differ':
      return 'readers-differ';
    case 'once':
      return 'read-once';
  }
}
