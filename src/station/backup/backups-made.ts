import { z } from 'zod';
import type { BackupMade } from '../../contract/backup.ts';
import { DAY_MS } from '../../contract/local-time.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';

/** Backups that a list tells of; each leaves two records. */
const SHOWN = 10;

const Begun = z.object({ passphrase: z.boolean().default(false), name: z.string().optional() });
const Ended = z.object({ backup: z.number() });
const Contents = z.object({
  records: z.number(),
  blobs: z.number(),
  damaged: z.number(),
  bytes: z.number(),
  newBytes: z.number().nullable().default(null),
});

/** The newest backups as the log tells of them, whoever made them and from where. */
export function backupsMade(
  audit: AuditLog,
  clock: Clock,
  nameOf: (actorId: string) => string,
  fileOf: (name: string) => string | null,
): BackupMade[] {
  const begun = audit.list({ action: 'backup.made', limit: SHOWN });
  const ends = [
    ...audit.list({ action: 'backup.verified', limit: SHOWN }),
    ...audit.list({ action: 'backup.failed', limit: SHOWN }),
  ];
  return begun.map(({ sequence, time, actor, details }) => {
    const end = ends.find((one) => Ended.safeParse(one.details).data?.backup === sequence);
    const contents = Contents.safeParse(end?.details).data ?? null;
    const { passphrase, name } = Begun.parse(details);
    return {
      at: time,
      ageDays: Math.max(0, Math.floor((clock.now() - Date.parse(time)) / DAY_MS)),
      by: nameOf(actor.id),
      outcome: end === undefined ? 'open' : contents ? 'verified' : 'failed',
      file: name === undefined ? null : fileOf(name),
      withPassphrase: passphrase,
      contents,
    };
  });
}
