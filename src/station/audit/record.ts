import { z } from 'zod';
import type { Actor } from '../actor.ts';
import { canonicalJson, type CanonicalValue } from './canonical-json.ts';
import { leafHash } from './merkle.ts';

export const Outcome = z.enum(['success', 'failure', 'refused']);
export type Outcome = z.infer<typeof Outcome>;

/**
 * What somebody asks to be written down. No personal data: ids, hashes, names of fields and kinds, numbers.
 * The log cannot be erased, so what must stay erasable belongs into the case.
 */
export interface AuditEntry {
  readonly actor: Actor;
  /** Subject and past participle: `verification.completed`, `operator.signed-in`. */
  readonly action: string;
  readonly caseId?: string | null;
  readonly outcome?: Outcome;
  readonly details?: { readonly [key: string]: CanonicalValue | undefined };
  /** SHA-256 (lower-case hex) of inputs and results, by name. */
  readonly hashes?: Readonly<Record<string, string>>;
  /** Versions of models, rules and calibrations involved. */
  readonly versions?: Readonly<Record<string, string>>;
}

/** A record as it stands in the log; its canonical JSON is what is hashed. */
export const AuditRecord = z.object({
  /** 1, 2, 3 … without gaps. */
  sequence: z.number().int().positive(),
  /** ISO 8601 UTC by the station's clock; the sequence, not the time, gives the order. */
  time: z.string(),
  actor: z.object({ kind: z.enum(['operator', 'client', 'system']), id: z.string() }),
  action: z.string(),
  caseId: z.string().nullable(),
  outcome: Outcome,
  details: z.record(z.string(), z.json()),
  hashes: z.record(z.string(), z.string()),
  versions: z.record(z.string(), z.string()),
  /** Leaf hash of the record before this one, hex; 64 zeros for the first. */
  previous: z.string().regex(/^[0-9a-f]{64}$/),
});
export type AuditRecord = z.infer<typeof AuditRecord>;

export const NO_PREVIOUS: Buffer = Buffer.alloc(32);

/** Builds the record that follows `previous`, its canonical text and its leaf hash. */
export function makeRecord(
  entry: AuditEntry,
  sequence: number,
  time: string,
  previous: Uint8Array,
): { body: string; leaf: Buffer } {
  const body = canonicalJson({
    sequence,
    time,
    actor: { kind: entry.actor.kind, id: entry.actor.id },
    action: entry.action,
    caseId: entry.caseId ?? null,
    outcome: entry.outcome ?? 'success',
    details: entry.details ?? {},
    hashes: entry.hashes ?? {},
    versions: entry.versions ?? {},
    previous: Buffer.from(previous).toString('hex'),
  });
  return { body, leaf: leafHash(body) };
}
