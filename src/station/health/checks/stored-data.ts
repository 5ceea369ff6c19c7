import { DAY_MS, type HealthCheck } from '../health-check.ts';

/** All of it is read within a week of ordinary hours (scrub.ts); a station that is hardly ever on says so. */
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
            message: `Pages of the database are damaged or were changed from outside: ${pages}.`,
            whatToDo:
              'Stop the station, copy the data folder away, and restore the last backup into a new folder.',
          } as const,
        ]),
    ...(blobs === 0
      ? []
      : [
          {
            code: 'FILES_DAMAGED',
            severity: 'degraded',
            message: `Stored images or reports are damaged or missing: ${blobs}.`,
            whatToDo:
              'Keep the backups made before: they may hold them. "netefatsa audit verify --blobs" lists the cases.',
          } as const,
        ]),
    ...(unchecked <= CHECKED_WITHIN_DAYS
      ? []
      : [
          {
            code: 'CHECK_OVERDUE',
            severity: 'notice',
            message: `The stored data were last checked in full ${unchecked} days ago.`,
            whatToDo: 'Leave the station on for longer, or run "netefatsa audit verify --blobs".',
          } as const,
        ]),
  ];
};
