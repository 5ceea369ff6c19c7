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

/** Names of fields that hold a day, where nothing was read that would show it. */
const DAY_NAME = /^date[A-Z]|Date$/;
/** Everybody was born on a day; some cards expire never, and say so in words. */
const ALWAYS_DAY = 'dateOfBirth';

/** Does this field hold a day? What was read says so; where nothing was read, its name. */
export function holdsDay(name: string, reading: FieldValue): boolean {
  if (typeof reading === 'string' && dayShown(reading) !== reading) return true;
  return name === ALWAYS_DAY || (reading === null && DAY_NAME.test(name));
}

/**
 * What the editor gives back: a day in its normal form where a day belongs, anything else as it was typed.
 *
 * @returns null for what is no day where a day belongs
 */
export function normalText(typed: string, isDay: boolean): string | null {
  return isDay ? dayTyped(typed) : typed;
}

/** Numbers, codes and dates are set in the number face. */
export function looksNumeric(value: FieldValue): boolean {
  return (
    typeof value === 'number' ||
    (typeof value === 'string' && /^[A-Z]{0,3}[\d\s/.,-]{4,}[A-Z0-9]{0,4}$/.test(value))
  );
}
