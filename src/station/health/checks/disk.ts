import { LOW_DISK_BYTES } from '../../store/disk.ts';
import type { HealthCheck } from '../health-check.ts';

const FREE_SPACE = 'Free some space on the disk of the data folder, or move the folder to a larger one.';

export const disk: HealthCheck = ({ disk: place }) => {
  const { free, reserve } = place.space();
  if (free === null)
    return [
      {
        code: 'DISK_SILENT',
        severity: 'down',
        message: 'The disk of the data folder does not answer.',
        whatToDo: 'Check the disk, then restart the station.',
      },
    ];
  if (free < reserve)
    return [
      {
        code: 'DISK_FULL',
        severity: 'down',
        message: 'The disk is nearly full: new work is refused, what is stored can be read.',
        whatToDo: FREE_SPACE,
      },
    ];
  if (free < LOW_DISK_BYTES)
    return [
      {
        code: 'DISK_LOW',
        severity: 'degraded',
        message: 'Less than 1 GB of disk space is left.',
        whatToDo: FREE_SPACE,
      },
    ];
  return [];
};
