import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { exportJsonLines } from '../audit/export-log.ts';
import { createStation, type Station, type StationOptions } from '../station.ts';
import { fileKeySource } from '../store/key-sources.ts';
import { restoreBackup } from './restore.ts';

/** Data folders of a test file, and stations on them. */
const root = mkdtempSync(path.join(tmpdir(), 'netefatsa-backup-'));
let next = 0;

export const actor = { kind: 'system', id: 'test' } as const;
export const fresh = (name = 'folder'): string => path.join(root, `${name}-${next++}`);
export const open = (dataFolder: string, more: Partial<StationOptions> = {}): Promise<Station> =>
  createStation({ dataFolder, logger: pino({ level: 'silent' }), ...more });
export const keyOf = (folder: string) => fileKeySource(path.join(folder, 'station.key'));
export const exported = (station: Station): string[] => [...exportJsonLines(station.store, station.audit)];
export const removeFolders = (): void => rmSync(root, { recursive: true, force: true });

/** The packs below a folder with backups. */
export const packsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((name) => name.endsWith('.pack'));

/** A case that holds one file. @returns its id */
export function addCase(station: Station, bytes: Buffer): string {
  const caseId = station.cases.open({ kind: 'verification', actor, author: 'Test' });
  station.cases.files.add(caseId, [{ role: 'source', bytes, mediaType: 'image/jpeg' }]);
  return caseId;
}

/** A station with records and a case that holds a file. */
export async function filled(
  folder = fresh(),
): Promise<{ station: Station; folder: string; caseId: string }> {
  const station = await open(folder);
  station.audit.appendAll(
    Array.from({ length: 25 }, (_, i) => ({ actor, action: 'test.filled', details: { i } })),
  );
  const caseId = addCase(station, Buffer.from('SECRETNAME on a document'));
  return { station, folder, caseId };
}

/** Restores a backup that a station of this folder made. @returns the new data folder */
export async function restoredFrom(file: string, folder: string): Promise<string> {
  const target = fresh();
  await restoreBackup({ file, dataFolder: target, keySource: keyOf(target), openWith: keyOf(folder) });
  return target;
}
