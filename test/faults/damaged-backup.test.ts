import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeBackup } from '../../src/station/backup/backup.ts';
import { verifyBackup } from '../../src/station/backup/verify-backup.ts';
import { defaultKeySource } from '../../src/station/store/key-sources.ts';
import { filledFolder, netefatsa, newFolder, open, removeFolders } from './data-folders.ts';

afterAll(removeFolders);

it('backup prune goes past a damaged backup, names it and ends with 1 until it is removed', async () => {
  const folder = await filledFolder(10);
  const stick = newFolder();
  const file = (name: string): string => path.join(stick, name);
  const station = await open(folder);
  for (const name of ['monday', 'tuesday', 'wednesday']) await makeBackup(station, { file: file(name) });
  await station.close();
  const bytes = readFileSync(file('wednesday'));
  bytes[bytes.length - 20]! ^= 1;
  writeFileSync(file('wednesday'), bytes);
  const prune = () => netefatsa(['backup', 'prune', stick, '--keep', '1', '--data-dir', folder]);

  const pruned = prune();
  expect(pruned.code).toBe(1);
  expect(pruned.stdout).toContain('Removed 1 backups, kept 1');
  expect(pruned.stdout).toContain('wednesday is damaged and stays');
  expect(['monday', 'tuesday', 'wednesday'].map((name) => existsSync(file(name)))).toEqual([
    false,
    true,
    true,
  ]);

  rmSync(file('wednesday'));
  expect(prune()).toMatchObject({ code: 0 });
  await expect(verifyBackup(file('tuesday'), defaultKeySource(folder))).resolves.toBeTruthy();
});
