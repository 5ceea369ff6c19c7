import { DAY_MS } from '../../../contract/local-time.ts';
import { message } from '../../../contract/messages/message.ts';
import { z } from 'zod';
import type { HealthCheck, HealthFault } from '../health-check.ts';

const Verified = z.object({ damaged: z.number().default(0) });
const MAKE_ONE = message('health.makeBackup');

/** Backups that were read back, as the log records them. */
export const backups: HealthCheck = ({ audit, clock, config }) => {
  const most = config.backup.maxAgeDays;
  const newest = (action: string) => audit.list({ action, limit: 1 })[0];
  const verified = newest('backup.verified');
  const failed = newest('backup.failed');
  const first = audit.list({ order: 'oldest', limit: 1 })[0];
  const reasons: HealthFault[] = [];
  const from = verified ?? first;
  const days = from ? Math.floor((clock.now() - Date.parse(from.time)) / DAY_MS) : 0;
  if (most > 0 && days > most)
    reasons.push({
      code: 'BACKUP_TOO_OLD',
      severity: 'degraded',
      says: verified ? message('health.backupTooOld', { days }) : message('health.noBackup', { days }),
      toDo: MAKE_ONE,
    });
  if (failed && failed.sequence > (verified?.sequence ?? 0))
    reasons.push({
      code: 'BACKUP_FAILED',
      severity: 'degraded',
      says: message('health.backupFailed'),
      toDo: MAKE_ONE,
    });
  const left = Verified.safeParse(verified?.details).data?.damaged ?? 0;
  if (left > 0)
    reasons.push({
      code: 'BACKUP_INCOMPLETE',
      severity: 'degraded',
      says: message('health.backupIncomplete', { number: left }),
      toDo: message('health.keepBackups'),
    });
  return reasons;
};
