import { message } from '../../../contract/messages/message.ts';
import type { HealthCheck } from '../health-check.ts';

export const register: HealthCheck = ({ registry }) =>
  registry.copy() !== null
    ? []
    : [
        {
          code: 'REGISTER_MISSING',
          severity: 'degraded',
          says: message('health.registerMissing'),
          toDo: message('health.importRegister'),
        },
      ];
