import type { HealthReason } from '../../../contract/health.ts';
import type { HealthCheck } from '../health-check.ts';

const IMPORT = 'Import it with "netefatsa lists import", or under Lists and register.';

/** Without the lists that are required, and young enough, nobody can be called clear. */
export const lists: HealthCheck = ({ screening, config }) => {
  const { warnListAgeDays, maxListAgeDays, requiredLists } = config.screening;
  const known = screening.lists();
  const missing = requiredLists.filter((id) => !known.some(({ list }) => list === id));
  const aged = known.filter(({ ageDays }) => ageDays > Math.min(warnListAgeDays, maxListAgeDays));
  return [
    ...missing.map((id): HealthReason => ({
      code: 'LIST_MISSING',
      severity: 'degraded',
      message: `The screening list "${id}" is missing: import it. Nobody can be called clear.`,
      whatToDo: IMPORT,
    })),
    ...(known.length === 0 && missing.length === 0
      ? [
          {
            code: 'NO_LISTS',
            severity: 'degraded',
            message: 'There is no screening list: import one. Nobody can be called clear.',
            whatToDo: IMPORT,
          } as const,
        ]
      : []),
    ...aged.map(({ list, ageDays }): HealthReason => ({
      code: ageDays > maxListAgeDays ? 'LIST_TOO_OLD' : 'LIST_AGEING',
      // The station works on with an ageing one: monitoring hears of it before nobody can be called clear.
      severity: ageDays > maxListAgeDays ? 'degraded' : 'notice',
      message: `The screening list "${list}" is ${ageDays} days old: import a newer one.`,
      whatToDo: IMPORT,
    })),
  ];
};
