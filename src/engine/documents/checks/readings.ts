import type { Readings } from '../document-type.ts';

/** The text of a field that was read; null for other values. */
export function textOf(values: Readings, name: string): string | null {
  const value = values.get(name)?.value;
  return typeof value === 'string' ? value : null;
}

/** The same for numbers. */
export function numberOf(values: Readings, name: string): number | null {
  const value = values.get(name)?.value;
  return typeof value === 'number' ? value : null;
}
