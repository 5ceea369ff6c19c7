import { message } from '../../../contract/messages/message.ts';
import { LOW_DISK_BYTES } from '../../store/disk.ts';
import type { HealthCheck } from '../health-check.ts';

const FREE_SPACE = message('health.freeSpace');

export const disk: HealthCheck = ({ disk: place }) => {
  const { free, reserve } = place.space();
  if (free === null)
    return [
      {
        code: 'DISK_SILENT',
        severity: 'down',
        says: message('health.diskSilent'),
        toDo: message('health.checkDisk'),
      },
    ];
  if (free < reserve)
    return [
      {
        code: 'DISK_FULL',
        severity: 'down',
        says: message('health.diskFull'),
        toDo: FREE_SPACE,
      },
    ];
  if (free < LOW_DISK_BYTES)
    return [
      {
        code: 'DISK_LOW',
        severity: 'degraded',
        says: message('health.diskLow'),
        toDo: FREE_SPACE,
      },
    ];
  return [];
};
