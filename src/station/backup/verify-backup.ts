import { message } from '../../contract/messages/message.ts';
import { existsSync } from 'node:fs';
import { StationError } from '../../contract/errors/station-error.ts';
import { guardStorageAsync } from '../store/failures.ts';
import type { KeySource } from '../store/key-sources.ts';
import { backupDamaged } from './archive.ts';
import { End, Manifest } from './backup.ts';
import { openBackup } from './open-backup.ts';
import { unlockBackup, type RestoreReport } from './restore.ts';

export interface VerifyReport extends RestoreReport {
  readonly bytes: number;
}

/**
 * Reads every piece of a backup without rebuilding anything, so that a failing medium is noticed while the station
 * still exists. The log in it is only verified by a restore.
 *
 * @throws StationError INVALID_REQUEST when it is no backup, STORAGE_FAILED when it does not open or is not whole
 */
export async function verifyBackup(file: string, keySource: KeySource): Promise<VerifyReport> {
  return guardStorageAsync(async () => {
    if (!existsSync(file)) throw new StationError('INVALID_REQUEST', message('backupRefusals.noSuchFile'));
    const backup = openBackup(file);
    try {
      let manifest: Manifest | null = null;
      let end: End | null = null;
      const bytes = { database: 0, blob: 0 };
      let blobs = 0;
      for (const { kind, payload } of backup.contents(await unlockBackup(backup.header, keySource))) {
        if (kind === 'manifest') manifest = Manifest.parse(JSON.parse(payload.toString()));
        else if (kind === 'end') end = End.parse(JSON.parse(payload.toString()));
        else bytes[kind] += payload.length;
        if (kind === 'blob') blobs++;
      }
      if (manifest?.databaseBytes !== bytes.database || end?.blobs !== blobs) throw backupDamaged();
      return {
        records: manifest.head.size,
        blobs,
        damaged: end.damaged,
        createdAt: backup.header.createdAt,
        bytes: bytes.database + bytes.blob,
      };
    } finally {
      backup.close();
    }
  });
}
