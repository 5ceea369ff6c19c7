import { z } from 'zod';
import type { Setting } from '../contract/administration.ts';
import { StationConfig } from '../contract/config.ts';

/** As far as JSON Schema tells it of a section and of a number. */
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
 * Between which numbers a setting may be, both included, and whether it has to be whole; null for what is no number.
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
