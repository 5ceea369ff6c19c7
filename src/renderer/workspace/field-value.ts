import type { FieldValue } from '../../contract/verification.ts';
import { dayShown, dayTyped } from '../language/typed-day.ts';

/** Only single values can be typed over. */
export function isEditable(value: FieldValue): boolean {
  return value === null || typeof value === 'string' || typeof value === 'number';
}

/** What the editor starts with: the normal form, as the station keeps it, and days as they are typed everywhere. */
export function editableText(value: FieldValue): string {
  return typeof value === 'string' || typeof value === 'number' ? dayShown(String(value)) : '';
}

/** What the editor gives back: a day in the normal form again where the reading is one, anything else as it was typed. */
export function normalText(typed: string, reading: FieldValue): string {
  const isDay = typeof reading === 'string' && dayShown(reading) !== reading;
  return (isDay && dayTyped(typed)) || typed;
}

/** Numbers, codes and dates are set in the number face. */
export function looksNumeric(value: FieldValue): boolean {
  return (
    typeof value === 'number' ||
    (typeof value === 'string' && /^[A-Z]{0,3}[\d\s/.,-]{4,}[A-Z0-9]{0,4}$/.test(value))
  );
}
