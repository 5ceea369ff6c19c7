import { DAY_MS } from '../../../contract/local-time.ts';
import { message } from '../../../contract/messages/message.ts';
import type { HealthCheck } from '../health-check.ts';

/** A full pass takes a week of ordinary hours (scrub.ts); a station that is rarely on reports it. */
const CHECKED_WITHIN_DAYS = 7;

/** What the background scrub found. */
export const storedData: HealthCheck = ({ watch, clock }) => {
  const { pages, blobs, checkedSince } = watch.scrub.state();
  const unchecked = checkedSince === null ? 0 : Math.floor((clock.now() - checkedSince) / DAY_MS);
  return [
    ...(pages === 0
      ? []
      : [
          {
            code: 'DATABASE_DAMAGED',
            severity: 'degraded',
            says: message('health.databaseDamaged', { number: pages }),
            toDo: message('health.restoreIntoNewFolder'),
          } as const,
        ]),
    ...(blobs === 0
      ? []
      : [
          {
            code: 'FILES_DAMAGED',
            severity: 'degraded',
            says: message('health.filesDamaged', { number: blobs }),
            toDo: message('health.keepBackupsAndListCases'),
          } as const,
        ]),
    ...(unchecked <= CHECKED_WITHIN_DAYS
      ? []
      : [
          {
            code: 'CHECK_OVERDUE',
            severity: 'notice',
            says: message('health.checkOverdue', { days: unchecked }),
            toDo: message('health.checkNow'),
          } as const,
        ]),
  ];
};
