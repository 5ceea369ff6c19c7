import { message } from '../../../contract/messages/message.ts';
import type { HealthCheck } from '../health-check.ts';

/** A model that differs from the shipped one fails every reading, or answers wrongly. */
export const models: HealthCheck = ({ watch }) => {
  const damaged = watch.damagedModels();
  if (damaged.length === 0) return [];
  return [
    {
      code: 'MODELS_DAMAGED',
      severity: 'down',
      says: message('health.modelsDamaged', { names: damaged }),
      toDo: message('health.installModelsAgain'),
    },
  ];
};
