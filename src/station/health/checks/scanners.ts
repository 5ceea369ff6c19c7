import { message } from '../../../contract/messages/message.ts';
import type { HealthCheck } from '../health-check.ts';

/** Scanners configured but not found. */
export const scanners: HealthCheck = ({ watch }) => {
  const gone = watch.missingScanners();
  if (gone.length === 0) return [];
  return [
    {
      code: 'SCANNERS_GONE',
      severity: 'degraded',
      says: message('health.scannersGone', { names: gone }),
      toDo: message('health.switchScannersOn'),
    },
  ];
};
