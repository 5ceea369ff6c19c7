import { Router } from 'express';
import { BackupFolderChange, BackupRequest } from '../../contract/backup.ts';
import { requirePermission } from '../../station/operators/permissions.ts';
import type { Station } from '../../station/station.ts';
import { actorOf, operatorOf, permit } from './guard.ts';
import { readInput } from './input.ts';

/**
 * Backups into the folder that an administrator chose. Whoever makes one names neither folder nor file; a passphrase,
 * with which a backup can be opened anywhere, is an administrator's, as every way to the key is (ADR 49).
 */
export function backupRoutes({ backups }: Station): Router {
  const router = Router();
  router.use('/backups', permit('data.backup'));

  router.get('/backups', (_request, response) => {
    response.json(backups.state());
  });
  router.post('/backups', async (request, response) => {
    const { passphrase } = await readInput(request, BackupRequest);
    if (passphrase !== undefined) requirePermission(operatorOf(response), 'settings.change');
    backups.begin(actorOf(response), passphrase);
    response.status(202).json(backups.state());
  });
  router.post('/backups/folder', permit('settings.change'), async (request, response) => {
    const { folder } = await readInput(request, BackupFolderChange);
    backups.chooseFolder(actorOf(response), folder);
    response.json(backups.state());
  });
  return router;
}
