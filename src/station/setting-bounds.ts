import { z } from 'zod';
import type { Setting } from '../contract/administration.ts';
import { StationConfig } from '../contract/config.ts';

/** The part of JSON Schema used for sections and numbers. */
const Described = z.object({
  type: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  get properties() {
    return z.record(z.string(), Described).optional();
  },
});

const described = Described.parse(z.toJSONSchema(StationConfig, { io: 'input' }));

/**
 * Allowed range of a setting, inclusive, and whether it is an integer; null if it is no number.
 *
 * @param name `operators.lockoutMinutes`
 */
export function boundsOf(name: string): Setting['bounds'] {
  const [section = '', key] = name.split('.');
  const found = described.properties?.[section];
  const setting = key === undefined ? found : found?.properties?.[key];
  const { type, minimum, maximum } = setting ?? {};
  if (minimum === undefined || maximum === undefined) return null;
  return { least: minimum, most: maximum, whole: type === 'integer' };
}
