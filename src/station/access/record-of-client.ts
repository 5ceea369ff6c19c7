import type { Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';

/** Writes what was done to an API client, its credentials or its receivers into the audit log. */
export type RecordOfClient = (
  actor: Actor,
  action: string,
  clientId: string,
  details: Readonly<Record<string, string | string[]>>,
) => void;

export const recordOfClient =
  (audit: Pick<AuditLog, 'append'>): RecordOfClient =>
  (actor, action, clientId, details) =>
    void audit.append({ actor, action, details: { clientId, ...details } });
