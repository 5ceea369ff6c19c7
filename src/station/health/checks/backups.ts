import { z } from 'zod';
import type { HealthReason } from '../../../contract/health.ts';
import { DAY_MS, type HealthCheck } from '../health-check.ts';

const Verified = z.object({ damaged: z.number().default(0) });
const MAKE_ONE = 'Make one under Settings, Backups, or with "netefatsa backup FILE", on another disk.';

/** Backups that were read back, as the log tells of them. */
export const backups: HealthCheck = ({ audit, clock, config }) => {
  const most = config.backup.maxAgeDays;
  const newest = (action: string) => audit.list({ action, limit: 1 })[0];
  const verified = newest('backup.verified');
  const failed = newest('backup.failed');
  const first = audit.list({ order: 'oldest', limit: 1 })[0];
  const reasons: HealthReason[] = [];
  const from = verified ?? first;
  const days = from ? Math.floor((clock.now() - Date.parse(from.time)) / DAY_MS) : 0;
  if (most > 0 && days > most)
    reasons.push({
      code: 'BACKUP_TOO_OLD',
      severity: 'degraded',
      message: verified
        ? `The last backup that was read back is ${days} days old.`
        : `No backup was made in the ${days} days since this station began.`,
      whatToDo: MAKE_ONE,
    });
  if (failed && failed.sequence > (verified?.sequence ?? 0))
    reasons.push({
      code: 'BACKUP_FAILED',
      severity: 'degraded',
      message: 'The last backup failed.',
      whatToDo: MAKE_ONE,
    });
  const left = Verified.safeParse(verified?.details).data?.damaged ?? 0;
  if (left > 0)
    reasons.push({
      code: 'BACKUP_INCOMPLETE',
      severity: 'degraded',
      message: `The last backup left out stored files that are damaged or missing: ${left}.`,
      whatToDo: 'Keep the backups made before: they may hold them.',
    });
  return reasons;
};
