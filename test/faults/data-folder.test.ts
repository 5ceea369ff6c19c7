import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { StationError } from '../../src/contract/errors/station-error.ts';
import { openDatabase } from '../../src/station/store/connection.ts';
import {
  actor,
  filledFolder,
  isPlainSentence,
  netefatsa,
  newFolder,
  open,
  removeFolders,
} from './data-folders.ts';

afterAll(removeFolders);

const databaseOf = (folder: string): string => path.join(folder, 'station-1.db');
const fault = async (work: Promise<unknown>): Promise<string | undefined> => {
  try {
    const opened = await work;
    await (opened as { close?: () => Promise<void> }).close?.();
    return undefined;
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(StationError);
    expect((thrown as StationError).code).toBe('STORAGE_FAILED');
    expect((thrown as StationError).message).toMatch(/^[A-Z].*\.$/);
    return (thrown as StationError).details.reason;
  }
};
function flipByte(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes[at] = bytes[at]! ^ 0xff;
  writeFileSync(file, bytes);
}

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

describe('the disk', () => {
  it('a lock held too long by another program is said so', async () => {
    const folder = await filledFolder();
    const station = await open(folder);
    const other = openDatabase(databaseOf(folder), station.store.key);
    other.exec('BEGIN IMMEDIATE');
    station.store.database.pragma('busy_timeout = 100');
    expect(await fault((async () => station.audit.append({ actor, action: 'test.locked' }))())).toBe(
      'LOCKED',
    );
    other.exec('ROLLBACK');
    other.close();
    station.audit.append({ actor, action: 'test.unlocked' });
    expect(station.audit.verify()).toMatchObject({ holds: true });
    await station.close();
  });

  it('a full database refuses the record, keeps what it had, and goes on when there is room', async () => {
    const station = await open(await filledFolder());
    const { database } = station.store;
    const pages = database.pragma('page_count', { simple: true }) as number;
    database.pragma(`max_page_count = ${pages + 2}`);
    const size = station.audit.size();
    const fill = async (): Promise<void> => {
      for (let i = 0; i < 500; i++)
        station.audit.appendAll(
          Array.from({ length: 20 }, () => ({
            actor,
            action: 'test.fill',
            details: { text: 'x'.repeat(200) },
          })),
        );
    };
    expect(await fault(fill())).toBe('DISK_FULL');
    expect(station.audit.verify()).toMatchObject({ holds: true });
    database.pragma(`max_page_count = ${pages + 10_000}`);
    station.audit.append({ actor, action: 'test.room' });
    expect(station.audit.size()).toBeGreaterThan(size);
    expect(station.audit.verify()).toMatchObject({ holds: true });
    await station.close();
  });

  it('a full disk (a file system of 2 MiB) gives a sentence, and every confirmed record is there afterwards', async (context) => {
    const mount = newFolder();
    if (spawnSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', mount]).status !== 0)
      return context.skip('needs the right to mount a small file system');
    try {
      const folder = path.join(mount, 'data');
      const station = await open(folder);
      let confirmed = 0;
      const fill = async (): Promise<void> => {
        for (;;) {
          station.store.blobs.put(Buffer.alloc(40_000, station.audit.size() % 251));
          confirmed = station.audit.append({
            actor,
            action: 'test.fill',
            details: { text: 'x'.repeat(3_000) },
          }).sequence;
        }
      };
      expect(await fault(fill())).toBe('DISK_FULL');
      await station.close();
      const said = netefatsa(['audit', 'verify', '--data-dir', folder]);
      // With no byte left even the register of open processes cannot be written: that is said in one sentence as well.
      expect(said.code === 0 ? said.stdout : said.stderr).toMatch(
        said.code === 0 ? /chain holds/ : /disk is full/,
      );
      rmSync(path.join(folder, 'blobs'), { recursive: true });
      const again = await open(folder);
      expect(again.audit.verify()).toMatchObject({ holds: true });
      expect(again.audit.size()).toBeGreaterThanOrEqual(confirmed);
      await again.close();
    } finally {
      spawnSync('/usr/bin/umount', [mount]);
    }
  });

  it('a data folder that cannot be written gives a sentence and exit code 1', async (context) => {
    if (process.getuid?.() !== 0)
      return context.skip('needs root, to become somebody without the right to write');
    const outer = newFolder();
    chmodSync(outer, 0o755);
    const folder = path.join(outer, 'data');
    renameSync(await filledFolder(), folder);
    chmodSync(folder, 0o555);
    // uid 65534 is "nobody" on Debian; the program itself must be readable to it.
    const said = netefatsa(['audit', 'verify', '--data-dir', folder], { uid: 65_534 });
    expect(said.code).toBe(1);
    expect(said.stderr).toContain('cannot be written');
    expect(isPlainSentence(said.stderr)).toBe(true);
  });

  it('a file that cannot be written where a command was told to is said, with its name', async () => {
    const folder = await filledFolder();
    const nowhere = path.join(folder, 'no', 'such', 'folder', 'out');
    expect(netefatsa(['audit', 'export', '--out', nowhere, '--data-dir', folder])).toMatchObject({
      code: 1,
      stderr: `netefatsa: ${nowhere} does not exist.\n`,
    });
    expect(netefatsa(['backup', nowhere, '--data-dir', folder])).toMatchObject({
      code: 1,
      stderr: 'netefatsa: The folder for the backup does not exist.\n',
    });
  });

  it('a data folder that is a file gives a sentence', async () => {
    const file = path.join(newFolder(), 'file');
    writeFileSync(file, '');
    expect(await fault(open(file))).toBe('READ_ONLY');
    mkdirSync(path.join(path.dirname(file), 'fine'));
  });
});

describe('the clock', () => {
  it('a clock that jumps back is written down; order stays by sequence and the log holds', async () => {
    let now = Date.parse('2026-11-21T10:00:00Z');
    const station = await open(newFolder(), { clock: { now: () => now } });
    station.audit.append({ actor, action: 'test.noon' });
    now -= 3 * 3_600_000;
    station.audit.append({ actor, action: 'test.earlier' });
    now += 30 * 86_400_000;
    station.audit.append({ actor, action: 'test.later' });
    expect(station.audit.list({ order: 'oldest' }).map((record) => record.action)).toEqual([
      'test.noon',
      'clock.moved-back',
      'test.earlier',
      'test.later',
    ]);
    expect(station.audit.verify()).toMatchObject({ holds: true, records: 4 });
    await station.close();
  });
});

describe('blobs', () => {
  it('a changed or missing file is told, never served', async () => {
    const folder = await filledFolder();
    const station = await open(folder);
    const caseId = station.cases.list({ limit: 1 }).cases[0]!.id;
    const { blob } = station.cases.files.list(caseId)[0]!;
    const file = station.store.blobs.fileOf(blob);
    flipByte(file, 100);
    expect(await fault((async () => station.cases.files.read(caseId, 'source', 0))())).toBe('BLOB_DAMAGED');
    rmSync(file);
    expect(await fault((async () => station.cases.files.read(caseId, 'source', 0))())).toBe('BLOB_MISSING');
    await station.close();
  });
});
