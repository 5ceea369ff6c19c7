import type { z } from 'zod';

/**
 * When a rule between fields of an object is looked at: where none of these fields is wrong by itself. Schemas by themselves look
 * at no such rule once any field is wrong, and whoever sent it is told the one fault after the other.
 *
 * @example schema.refine(({ mrz, can }) => mrz === undefined || can === undefined, { when: sound('mrz', 'can') })
 */
export const sound =
  (...fields: readonly string[]) =>
  ({ value, issues }: z.core.ParsePayload): boolean =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    issues.every(({ path = [] }) => !fields.includes(String(path[0])));
