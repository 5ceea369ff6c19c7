import type { HealthCheck } from '../health-check.ts';

/** Scanners that somebody named in the settings and that are not there. */
export const scanners: HealthCheck = ({ watch }) => {
  const gone = watch.missingScanners();
  if (gone.length === 0) return [];
  return [
    {
      code: 'SCANNERS_GONE',
      severity: 'degraded',
      message: `Scanners that are set up do not answer: ${gone.join(', ')}.`,
      whatToDo: 'Switch them on and check their network or folder, or take them out of the settings.',
    },
  ];
};
