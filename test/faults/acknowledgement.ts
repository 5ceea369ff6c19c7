import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { Station } from '../../src/station/station.ts';

const Value = z.union([z.string(), z.number(), z.null()]);

/**
 * What a caller was told, one JSON line each: that a row with these columns is there, or, where it is `gone`, that none is
 * any more, or that a file is gone. `atLeast` is for numbers that later work raises.
 */
export const Acknowledgement = z.union([
  z.object({
    workflow: z.string(),
    table: z.string(),
    where: z.record(z.string(), Value).default({}),
    atLeast: z.record(z.string(), z.number()).default({}),
    gone: z.boolean().default(false),
  }),
  z.object({ workflow: z.string(), removed: z.string() }),
]);
export type Acknowledgement = z.infer<typeof Acknowledgement>;

/** Is it as somebody was told? */
export function holds({ store }: Station, told: Acknowledgement): boolean {
  if ('removed' in told) return !existsSync(told.removed);
  const conditions = [
    ...Object.keys(told.where).map((column) => `"${column}" IS ?`),
    ...Object.keys(told.atLeast).map((column) => `"${column}" >= ?`),
  ];
  const found = store.database
    .prepare<unknown[], number>(`SELECT 1 FROM "${told.table}" WHERE ${conditions.join(' AND ')} LIMIT 1`)
    .pluck()
    .get([...Object.values(told.where), ...Object.values(told.atLeast)]);
  return (found === 1) !== told.gone;
}
