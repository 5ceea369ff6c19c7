import {
  copyFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { StationError } from '../../src/contract/errors/station-error.ts';
import { openDatabase } from '../../src/station/store/connection.ts';
import { defaultKeySource } from '../../src/station/store/key-sources.ts';
import { openKeyring } from '../../src/station/store/keyring.ts';
import {
  actor,
  databaseOf,
  fault,
  filledFolder,
  flipByte,
  isPlainSentence,
  netefatsa,
  newFolder,
  open,
  removeFolders,
} from './data-folders.ts';

afterAll(removeFolders);

describe('keys', () => {
  it('a missing key file is said, not replaced by a new one', async () => {
    const folder = await filledFolder();
    rmSync(path.join(folder, 'station.key'));
    expect(await fault(open(folder))).toBe('KEY_MISSING');
    expect(readdirSync(folder)).not.toContain('station.key');
    const said = netefatsa(['audit', 'verify', '--data-dir', folder]);
    expect(said.code).toBe(1);
    expect(isPlainSentence(said.stderr)).toBe(true);
  });

  it('a wrong key file, a wrong passphrase and a damaged key file are told apart from damage', async () => {
    const folder = await filledFolder();
    const key = path.join(folder, 'station.key');
    writeFileSync(key, 'ab'.repeat(32));
    expect(await fault(open(folder))).toBe('KEY_WRONG');
    writeFileSync(key, 'not a key');
    expect(await fault(open(folder))).toBe('KEY_WRONG');
    const said = netefatsa(['audit', 'verify', '--data-dir', folder], {
      env: { NETEFATSA_PASSPHRASE: 'a wrong passphrase' },
    });
    expect(said.code).toBe(1);
    expect(said.stderr).toBe('netefatsa: The key of this data folder is kept in a key file.\n');
  });

  it('a missing or damaged keyring never leads to a new one over old data', async () => {
    const folder = await filledFolder();
    const keyring = path.join(folder, 'keyring.json');
    writeFileSync(keyring, readFileSync(keyring, 'utf8').slice(0, 40));
    expect(await fault(open(folder))).toBe('KEYRING_DAMAGED');
    rmSync(keyring);
    expect(await fault(open(folder))).toBe('KEY_MISSING');
    expect(readdirSync(folder)).not.toContain('keyring.json');
  });

  it('key files and databases are readable by their owner alone', async () => {
    const folder = await filledFolder();
    for (const name of ['station.key', 'keyring.json', 'station-1.db'])
      expect(statSync(path.join(folder, name)).mode & 0o077, name).toBe(0);
  });
});

describe('the database', () => {
  it('a database that is gone is not quietly begun anew', async () => {
    const folder = await filledFolder();
    rmSync(databaseOf(folder));
    expect(await fault(open(folder))).toBe('CORRUPT');
    expect(readdirSync(folder)).not.toContain('station-1.db');
  });

  it.each([
    ['of 0 bytes', (folder: string) => truncateSync(databaseOf(folder), 0)],
    ['missing', (folder: string) => rmSync(databaseOf(folder))],
    [
      'exchanged for a new one under the same key',
      async (folder: string) => {
        const { key } = await openKeyring(folder, defaultKeySource(folder, {}));
        rmSync(databaseOf(folder));
        const empty = openDatabase(databaseOf(folder), key);
        empty.pragma('user_version = 1');
        empty.close();
      },
    ],
    [
      'gone with its keyring, its images left',
      (folder: string) => ['station-1.db', 'keyring.json'].forEach((name) => rmSync(path.join(folder, name))),
    ],
    [
      'gone with its keyring before any image was stored',
      (folder: string) =>
        ['station-1.db', 'keyring.json', 'blobs'].forEach((name) =>
          rmSync(path.join(folder, name), { recursive: true }),
        ),
    ],
  ])('%s is a refusal that names the backup, for every command', async (_name, damage) => {
    const folder = await filledFolder(10);
    for (const suffix of ['-wal', '-shm']) rmSync(databaseOf(folder) + suffix, { force: true });
    await damage(folder);
    await expect(open(folder)).rejects.toThrow(/restore the last backup/i);
    const said = netefatsa(['serve', '--port', '0', '--data-dir', folder]);
    expect(said).toMatchObject({ code: 1, stdout: '' });
    expect(said.stderr).toMatch(/restore the last backup/i);
    expect(isPlainSentence(said.stderr)).toBe(true);
    expect(readdirSync(folder)).not.toContain('set-up-code');
  });

  it('written by a newer program: refused politely, nothing changed', async () => {
    const folder = await filledFolder();
    const station = await open(folder);
    station.store.database
      .prepare("INSERT INTO schema_migrations VALUES ('9001-future', '2030-01-01T00:00:00.000Z')")
      .run();
    await station.close();
    expect(await fault(open(folder))).toBe('NEWER_DATA');
    const said = netefatsa(['audit', 'head', '--data-dir', folder]);
    expect(said).toMatchObject({ code: 1, stdout: '' });
    expect(said.stderr).toContain('newer version of Netefatsa');
    expect(isPlainSentence(said.stderr)).toBe(true);
  });

  it('one changed byte anywhere is noticed by audit verify or at the start, never a crash', async () => {
    const folder = await filledFolder();
    const { size } = statSync(databaseOf(folder));
    const seen = new Set<string>();
    for (let i = 0; i < 24; i++) {
      const copy = newFolder();
      for (const name of ['station.key', 'keyring.json', 'station-1.db'])
        copyFileSync(path.join(folder, name), path.join(copy, name));
      flipByte(databaseOf(copy), Math.floor((size * (i + 0.5)) / 24));
      let station;
      try {
        station = await open(copy);
      } catch (thrown) {
        expect((thrown as StationError).code).toBe('STORAGE_FAILED');
        expect(['CORRUPT', 'KEY_WRONG']).toContain((thrown as StationError).details.reason);
        seen.add('start');
        continue;
      }
      const log = station.audit.verify();
      seen.add(log.holds ? 'unnoticed' : log.firstBreak.kind);
      await station.close();
    }
    // Pages of the log make up most of the file.
    expect(seen).toContain('unreadable');
    expect(seen).not.toContain('unnoticed');
  });

  it('says at which record the log becomes unreadable', async () => {
    const folder = await filledFolder();
    // The records fill the largest run of pages; the middle of the file is among them.
    for (const share of [0.3, 0.5, 0.7]) {
      const copy = await filledFolder();
      flipByte(databaseOf(copy), Math.floor(statSync(databaseOf(folder)).size * share));
      const said = netefatsa(['audit', 'verify', '--data-dir', copy]);
      expect(said.code).toBe(1);
      expect(said.stdout + said.stderr).not.toMatch(/\n\s+at /);
      if (/record \d+/.test(said.stdout)) return;
    }
    throw new Error('No run named a record.');
  });

  it('a damaged first page gives one sentence and exit code 1', async () => {
    const folder = await filledFolder();
    flipByte(databaseOf(folder), 2_000);
    const said = netefatsa(['audit', 'verify', '--data-dir', folder]);
    expect(said.code).toBe(1);
    expect(isPlainSentence(said.stderr)).toBe(true);
  });

  it('a file that is no database of ours is not opened', async () => {
    const folder = await filledFolder();
    writeFileSync(databaseOf(folder), Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(8_176)]));
    expect(await fault(open(folder))).toBe('CORRUPT');
  });

  it('a torn write-ahead log loses nothing that was confirmed before the torn part', async () => {
    const folder = newFolder();
    const station = await open(folder);
    station.store.database.pragma('wal_autocheckpoint = 0');
    station.audit.appendAll(
      Array.from({ length: 50 }, (_, i) => ({ actor, action: 'test.before', details: { i } })),
    );
    const wal = `${databaseOf(folder)}-wal`;
    const before = statSync(wal).size;
    station.audit.appendAll(
      Array.from({ length: 50 }, (_, i) => ({ actor, action: 'test.after', details: { i } })),
    );
    const torn = newFolder();
    for (const name of ['station.key', 'keyring.json', 'station-1.db', 'station-1.db-wal'])
      copyFileSync(path.join(folder, name), path.join(torn, name));
    // As after a power cut: the last transaction reached the disk in part.
    truncateSync(path.join(torn, 'station-1.db-wal'), before + Math.floor((statSync(wal).size - before) / 2));
    await station.close();
    const again = await open(torn);
    expect(again.audit.verify()).toMatchObject({ holds: true });
    expect(again.audit.list({ action: 'test.before', limit: 1_000 })).toHaveLength(50);
    expect(again.audit.list({ action: 'test.after', limit: 1_000 })).toHaveLength(0);
    await again.close();
  });

  it('an older database file put back is found with a head kept elsewhere', async () => {
    const folder = await filledFolder();
    const older = newFolder();
    copyFileSync(databaseOf(folder), databaseOf(older));
    const station = await open(folder);
    station.audit.append({ actor, action: 'test.later' });
    const head = station.audit.head();
    await station.close();
    copyFileSync(databaseOf(older), databaseOf(folder));
    const headFile = path.join(older, 'head.json');
    writeFileSync(headFile, JSON.stringify(head));
    const said = netefatsa(['audit', 'verify', '--data-dir', folder, '--head', headFile]);
    expect(said.code).toBe(1);
    expect(said.stdout).toContain('An older database was put back');
  });
});
