/** Objects inside the body's own: `settings`, `options`, `fields`. Deeper ones are values that a schema judges as they are. */
const LEVELS = 2;

/**
 * A body whose properties that are `null` or empty text count as not sent: many serialisers write every property, forms send what
 * nobody filled in as empty, and our own answers say `null` for what a document does not show.
 */
export function withoutBlanks(sent: unknown, levels = LEVELS): unknown {
  if (levels === 0 || typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  return Object.fromEntries(
    Object.entries(sent)
      .filter(([, value]) => !isBlank(value))
      .map(([name, value]) => [name, withoutBlanks(value, levels - 1)]),
  );
}

const isBlank = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');
