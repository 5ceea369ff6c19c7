import type { HealthCheck } from '../health-check.ts';

/** Ages of lists, retention and sessions go by the clock. */
export const clock: HealthCheck = ({ watch }) => {
  const moved = watch.clock();
  if (moved === null) return [];
  return [
    {
      code: moved === 'ahead' ? 'CLOCK_AHEAD' : 'CLOCK_SET_BACK',
      severity: 'degraded',
      message:
        moved === 'ahead'
          ? 'The clock is far ahead of the last record: nothing is erased for a day.'
          : 'The clock is behind what the station knew already.',
      whatToDo: 'Set the clock of this computer right.',
    },
  ];
};
