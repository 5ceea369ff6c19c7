import type { FieldValue } from '../../contract/verification.ts';

/** Only single values can be typed over. */
export function isEditable(value: FieldValue): boolean {
  return value === null || typeof value === 'string' || typeof value === 'number';
}

/** What the editor starts with: the normal form, as the station keeps it. */
export function editableText(value: FieldValue): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Numbers, codes and dates are set in the number face. */
export function looksNumeric(value: FieldValue): boolean {
  return (
    typeof value === 'number' ||
    (typeof value === 'string' && /^[A-Z]{0,3}[\d\s/.,-]{4,}[A-Z0-9]{0,4}$/.test(value))
  );
}
