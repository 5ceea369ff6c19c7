import type { Readings } from '../document-type.ts';

/** The text value of a field; null for unread fields and other values. */
export function textOf(values: Readings, name: string): string | null {
  const value = values.get(name)?.value;
  return typeof value === 'string' ? value : null;
}

/** The same for numbers. */
export function numberOf(values: Readings, name: string): number | null {
  const value = values.get(name)?.value;
  return typeof value === 'number' ? value : null;
}
