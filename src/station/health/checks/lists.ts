import { message } from '../../../contract/messages/message.ts';
import type { HealthCheck, HealthFault } from '../health-check.ts';

const IMPORT = message('health.importList');

/** Without the required lists, recent enough, nobody can be cleared. */
export const lists: HealthCheck = ({ screening, config }) => {
  const { warnListAgeDays, maxListAgeDays, requiredLists } = config.screening;
  const known = screening.lists();
  const missing = requiredLists.filter((id) => !known.some(({ list }) => list === id));
  const aged = known.filter(({ ageDays }) => ageDays > Math.min(warnListAgeDays, maxListAgeDays));
  return [
    ...missing.map((id): HealthFault => ({
      code: 'LIST_MISSING',
      severity: 'degraded',
      says: message('health.listMissing', { list: id }),
      toDo: IMPORT,
    })),
    ...(known.length === 0 && missing.length === 0
      ? [
          {
            code: 'NO_LISTS',
            severity: 'degraded',
            says: message('health.noLists'),
            toDo: IMPORT,
          } as const,
        ]
      : []),
    ...aged.map(({ list, ageDays }): HealthFault => ({
      code: ageDays > maxListAgeDays ? 'LIST_TOO_OLD' : 'LIST_AGEING',
      // An ageing list still works: monitoring hears of it before nobody can be cleared.
      severity: ageDays > maxListAgeDays ? 'degraded' : 'notice',
      says: message('health.listAgeing', { list, days: ageDays }),
      toDo: IMPORT,
    })),
  ];
};
