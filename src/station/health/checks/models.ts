import type { HealthCheck } from '../health-check.ts';

/** A model that is not what was shipped fails every reading, or answers wrongly. */
export const models: HealthCheck = ({ watch }) => {
  const damaged = watch.damagedModels();
  if (damaged.length === 0) return [];
  return [
    {
      code: 'MODELS_DAMAGED',
      severity: 'down',
      message: `Model files are damaged or missing: ${damaged.join(', ')}.`,
      whatToDo: 'Install the program again, or put these files back, and restart the station.',
    },
  ];
};
