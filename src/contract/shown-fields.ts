import type { ExtractedField } from './verification.ts';

/**
 * The fields a person works on: those that were read first, and one of several names for one reading (the interface
 * calls a name `name` in one shape and `fullName` in another).
 */
export function shownFields(fields: readonly ExtractedField[]): ExtractedField[] {
  const seen = new Set<string>();
  const once = fields.filter((field) => {
    if (field.value === null || field.box === null) return true;
    const reading = JSON.stringify([field.value, field.page, field.box]);
    const known = seen.has(reading);
    seen.add(reading);
    return !known;
  });
  return [...once.filter((field) => field.value !== null), ...once.filter((field) => field.value === null)];
}
