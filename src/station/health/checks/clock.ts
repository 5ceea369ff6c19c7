import { message } from '../../../contract/messages/message.ts';
import type { HealthCheck } from '../health-check.ts';

/** List ages, retention and sessions depend on the clock. */
export const clock: HealthCheck = ({ watch }) => {
  const moved = watch.clock();
  if (moved === null) return [];
  return [
    {
      code: moved === 'ahead' ? 'CLOCK_AHEAD' : 'CLOCK_SET_BACK',
      severity: 'degraded',
      says: moved === 'ahead' ? message('health.clockAhead') : message('health.clockSetBack'),
      toDo: message('health.setClock'),
    },
  ];
};
