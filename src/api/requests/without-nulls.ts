/** Objects inside the body's own: `settings`, `options`, `fields`. Deeper ones are values that a schema judges as they are. */
const LEVELS = 2;

/**
 * A JSON body whose properties that are `null` count as not sent: many serialisers write every property, and our own answers say
 * `null` for what a document does not show.
 */
export function withoutNulls(sent: unknown, levels = LEVELS): unknown {
  if (levels === 0 || typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  return Object.fromEntries(
    Object.entries(sent)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, withoutNulls(value, levels - 1)]),
  );
}
