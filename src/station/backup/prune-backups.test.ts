import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { referencedBlobs } from '../store/blob-references.ts';
import type { Station } from '../station.ts';
import { makeBackup } from './backup.ts';
import { actor, addCase, filled, fresh, keyOf, packsIn, removeFolders } from './folders.fixture.ts';
import { pruneBackups } from './prune-backups.ts';
import { restoreBackup } from './restore.ts';
import { verifyBackup } from './verify-backup.ts';

afterAll(removeFolders);

let station: Station;
let folder: string;
let stick: string;
beforeEach(async () => {
  ({ station, folder } = await filled());
  addCase(station, Buffer.alloc(300_000, 'an older page'));
  stick = fresh('stick');
  mkdirSync(stick);
});
afterEach(() => station.close());

const inStick = (name: string): string => path.join(stick, name);
const verify = (name: string) => verifyBackup(inStick(name), keyOf(folder));
const sizeOfPacks = (): number => packsIn(stick).reduce((sum, file) => sum + statSync(file).size, 0);
const restoreFrom = async (file: string): Promise<string> => {
  const target = fresh();
  await restoreBackup({ file, dataFolder: target, keySource: keyOf(target), openWith: keyOf(folder) });
  return target;
};

it('removing old backups keeps what the others need, and nothing else', async () => {
  await makeBackup(station, { file: inStick('monday') });
  addCase(station, Buffer.alloc(200_000, 'a page of today'));
  await makeBackup(station, { file: inStick('tuesday') });
  for (const blob of referencedBlobs(station.store.database)) station.store.blobs.remove(blob);
  station.store.database.prepare('DELETE FROM case_blobs').run();
  const last = await makeBackup(station, { file: inStick('wednesday') });
  const other = fresh('other');
  writeFileSync(inStick('notes.txt'), 'not a backup');
  const full = sizeOfPacks();
  expect(() => pruneBackups(station, { folder: other, keep: 1, actor })).toThrow(/No backup of this station/);

  expect(pruneBackups(station, { folder: stick, keep: 2, actor })).toMatchObject({
    removed: ['monday'],
    kept: 2,
  });
  await expect(verify('tuesday')).resolves.toMatchObject({ blobs: 3 });
  const report = pruneBackups(station, { folder: stick, keep: 1, actor });
  expect(report).toMatchObject({ removed: ['tuesday'], kept: 1 });
  expect(report.freedBytes).toBeGreaterThan(500_000);
  expect(sizeOfPacks()).toBeLessThan(full - 500_000);
  expect(Math.abs(sizeOfPacks() - last.bytes)).toBeLessThan(last.bytes * 0.05);
  await expect(restoreFrom(inStick('wednesday'))).resolves.toBeTruthy();
  expect(existsSync(inStick('notes.txt'))).toBe(true);
  // One that a person removed: what only it needed goes, too.
  rmSync(inStick('wednesday'));
  pruneBackups(station, { folder: stick, actor });
  expect(packsIn(stick)).toEqual([]);
  expect(station.audit.list({ action: 'backups.pruned', limit: 5 })).toHaveLength(3);
});
