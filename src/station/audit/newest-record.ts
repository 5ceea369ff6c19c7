import type { AuditLog } from './audit-log.ts';

/** When the newest record was written, in milliseconds; null where there is none, or none that can be read. */
export function timeOfNewestRecord(audit: AuditLog): number | null {
  try {
    const [newest] = audit.list({ limit: 1 });
    return newest ? Date.parse(newest.time) : null;
  } catch {
    // A damaged page must not stop "audit verify" from reporting it.
    return null;
  }
}
