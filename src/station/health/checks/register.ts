import type { HealthCheck } from '../health-check.ts';

export const register: HealthCheck = ({ registry }) =>
  registry.copy() !== null
    ? []
    : [
        {
          code: 'REGISTER_MISSING',
          severity: 'degraded',
          message: 'There is no copy of the companies register: import one. No company can be looked up.',
          whatToDo: 'Import it with "netefatsa registry import", or under Lists and register.',
        },
      ];
