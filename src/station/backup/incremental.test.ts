import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { referencedBlobs } from '../store/blob-references.ts';
import { systemClock } from '../clock.ts';
import type { Station } from '../station.ts';
import { copyDatabase, openDatabase } from '../store/connection.ts';
import { readKeyring } from '../store/keyring.ts';
import { archiveKey, createArchive, newArchiveSalt } from './archive.ts';
import { makeBackup } from './backup.ts';
import { findBackups } from './find-backups.ts';
import {
  actor,
  addCase,
  exported,
  filled,
  fresh,
  keyOf,
  open,
  packsIn,
  removeFolders,
  restoredFrom,
} from './folders.fixture.ts';
import { latestHead } from '../audit/heads.ts';
import { pruneBackups } from './prune-backups.ts';
import { rotateKeys } from './rotate-keys.ts';
import { verifyBackup } from './verify-backup.ts';

afterAll(removeFolders);

let older: string;
beforeAll(async () => {
  const made = await filled();
  // Some megabytes of older work, of which a day changes little.
  for (let day = 0; day < 8; day++)
    made.station.audit.appendAll(
      Array.from({ length: 500 }, (_, i) => ({
        actor,
        action: 'test.filled',
        details: { day, i, text: 'x'.repeat(600) },
      })),
    );
  await made.station.close();
  older = made.folder;
});

let station: Station;
let folder: string;
let stick: string;
beforeEach(async () => {
  folder = fresh();
  cpSync(older, folder, { recursive: true });
  station = await open(folder);
  addFile(Buffer.alloc(300_000, 'an older page'));
  stick = fresh('stick');
  mkdirSync(stick);
});
afterEach(() => station.close());

const addFile = (bytes: Buffer): string => addCase(station, bytes);
const inStick = (name: string): string => path.join(stick, name);
const packs = (): string[] => packsIn(stick);
const restoreFrom = (file: string): Promise<string> => restoredFrom(file, folder);
const verify = (name: string) => verifyBackup(inStick(name), keyOf(folder));

/** Every row of every table, but the processes that have the folder open. */
function dump(database: Station['store']['database']): Record<string, unknown[]> {
  const tables = database
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%'")
    .pluck()
    .all()
    .filter((name) => name !== 'instances' && !name.startsWith('sqlite_'));
  return Object.fromEntries(tables.map((name) => [name, database.prepare(`SELECT * FROM ${name}`).all()]));
}

describe('a backup into a folder that holds earlier ones', () => {
  it('writes what the day changed, and each of them restores the station as it was then', async () => {
    const first = await makeBackup(station, { file: inStick('monday') });
    expect(first.newBytes).toBeGreaterThan(first.bytes * 0.9);
    const early = exported(station).length;
    const caseId = addFile(Buffer.alloc(40_000, 'a page of today'));
    const second = await makeBackup(station, { file: inStick('tuesday') });
    expect(second.newBytes).toBeLessThan(second.bytes * 0.3);
    expect(second).toMatchObject({ blobs: 3, damaged: 0 });
    expect(second.bytes).toBeGreaterThan(first.bytes);
    addFile(Buffer.alloc(40_000, 'a page of tomorrow'));
    const third = await makeBackup(station, { file: inStick('wednesday') });
    expect(third.newBytes).toBeLessThan(third.bytes * 0.3);
    const now = dump(station.store.database);

    const newest = await open(await restoreFrom(inStick('wednesday')));
    const restored = dump(newest.store.database);
    for (const [table, rows] of Object.entries(now))
      if (!table.startsWith('audit')) expect(restored[table], table).toEqual(rows);
    // All but the record which says that the backup was read back, and what the restored station added since.
    const records = exported(station).slice(1, -1);
    expect(exported(newest).slice(1, 1 + records.length)).toEqual(records);
    expect(newest.cases.files.read(caseId, 'source', 0).bytes.toString()).toContain('a page of today');
    await newest.close();

    const oldest = await open(await restoreFrom(inStick('monday')));
    expect(exported(oldest).slice(1)).toEqual(exported(station).slice(1, early - 1));
    await oldest.close();
  });

  it('goes on where nothing has changed, and after one that was interrupted', async () => {
    await makeBackup(station, { file: inStick('monday') });
    const again = await makeBackup(station, { file: inStick('again') });
    expect(again.newBytes).toBeLessThan(again.bytes * 0.2);
    // As a killed one leaves it: packs that it finished, one that it did not, and no name for the whole.
    rmSync(inStick('again'));
    const half = `${packs()[0]!}.part`;
    writeFileSync(half, 'half a pack');
    writeFileSync(inStick('again.part'), readFileSync(inStick('monday')).subarray(0, 3_000));
    expect(findBackups(stick).map(({ name }) => name)).not.toContain('again');
    const after = await makeBackup(station, { file: inStick('again') });
    expect(existsSync(half)).toBe(false);
    expect(after.newBytes).toBeLessThan(after.bytes * 0.2);
    await expect(verify('again')).resolves.toMatchObject({ records: after.records, blobs: 2 });
  });

  it('holds one moment, while another process writes without pause', async () => {
    const writer = spawn(process.execPath, [path.join(import.meta.dirname, 'writer.fixture.ts'), folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await once(writer.stdout, 'data');
      // Often enough to meet a checkpoint of the other process, which moves pages after every thousand.
      for (let i = 0; i < 6; i++) await makeBackup(station, { file: inStick(`${i}`) });
    } finally {
      writer.kill();
      await once(writer, 'exit');
    }
    // Pages, blobs and the signed log are checked by each restore.
    for (const name of ['0', '3', '5']) {
      const target = await restoreFrom(inStick(name));
      const database = openDatabase(
        path.join(target, 'station-1.db'),
        await keyOf(target).unwrap(readKeyring(target)!.slots[0]!),
      );
      // Two writes of one transaction: both, or neither.
      const count = (action: string): number =>
        database
          .prepare<[string], number>('SELECT count(*) FROM audit_log WHERE action = ?')
          .pluck()
          .get(action)!;
      expect(count('test.left')).toBe(count('test.right'));
      expect(count('test.left')).toBeGreaterThan(0);
      database.close();
    }
  }, 120_000);

  it('keeps a stored file that the station has lost since', async () => {
    await makeBackup(station, { file: inStick('monday') });
    for (const blob of referencedBlobs(station.store.database)) station.store.blobs.remove(blob);
    expect(await makeBackup(station, { file: inStick('tuesday') })).toMatchObject({ blobs: 2, damaged: 0 });
    const target = await restoreFrom(inStick('tuesday'));
    const restored = await open(target);
    const [blob] = referencedBlobs(restored.store.database);
    expect(restored.store.blobs.opens(blob!)).toBe(true);
    await restored.close();
  });

  it('begins anew after the keys were changed; those before stay readable', async () => {
    await makeBackup(station, { file: inStick('before') });
    await rotateKeys(station, { newSource: keyOf(folder), actor });
    await station.close();
    station = await open(folder);
    const after = await makeBackup(station, { file: inStick('after') });
    expect(after.newBytes).toBeGreaterThan(after.bytes * 0.9);
    await expect(verify('after')).resolves.toMatchObject({ blobs: 2 });
    await expect(verify('before')).resolves.toMatchObject({ blobs: 2 });
    await expect(restoreFrom(inStick('after'))).resolves.toBeTruthy();
  });

  it('finds a page that the disk changed', async () => {
    await makeBackup(station, { file: inStick('monday') });
    station.store.database.pragma('wal_checkpoint(TRUNCATE)');
    const file = station.store.databaseFile;
    const bytes = readFileSync(file);
    bytes[Math.floor(bytes.length / 2)]! ^= 1;
    writeFileSync(file, bytes);
    await expect(makeBackup(station, { file: inStick('tuesday') })).rejects.toMatchObject({
      details: { reason: 'CORRUPT' },
    });
    expect(findBackups(stick).map(({ name }) => name)).toEqual(['monday']);
  });
});

describe('what happened to the folder', () => {
  it('a piece that was changed names its file, one that is gone names itself, and the next backup mends both', async () => {
    await makeBackup(station, { file: inStick('monday') });
    const [pack] = packs();
    const bytes = readFileSync(pack!);
    const changed = Buffer.from(bytes);
    changed[Math.floor(bytes.length / 2)]! ^= 1;
    writeFileSync(pack!, changed);
    await expect(verify('monday')).rejects.toThrow(path.basename(pack!));
    await expect(restoreFrom(inStick('monday'))).rejects.toMatchObject({
      details: { reason: 'BACKUP_DAMAGED' },
    });
    rmSync(pack!);
    await expect(verify('monday')).rejects.toThrow(
      /its piece [0-9a-f]{16} is in no file of .*netefatsa-pieces/,
    );
    await makeBackup(station, { file: inStick('tuesday') });
    await expect(verify('tuesday')).resolves.toMatchObject({ blobs: 2 });
    await expect(restoreFrom(inStick('tuesday'))).resolves.toBeTruthy();
    // A pack that was cut has no index: nothing in it counts as being there.
    writeFileSync(packs()[0]!, readFileSync(packs()[0]!).subarray(0, -30));
    const mended = await makeBackup(station, { file: inStick('wednesday') });
    expect(mended.newBytes).toBeGreaterThan(mended.bytes * 0.5);
    await expect(verify('wednesday')).resolves.toMatchObject({ blobs: 2 });
  });

  it('pieces exchanged with those of another station, or a list that was changed, do not open', async () => {
    await makeBackup(station, { file: inStick('monday') });
    const other = await filled();
    const theirs = fresh('stick');
    mkdirSync(theirs);
    await makeBackup(other.station, { file: path.join(theirs, 'theirs') });
    await other.station.close();
    const [their] = readdirSync(theirs, { recursive: true }).filter((name) => String(name).endsWith('.pack'));
    const [pack] = packs();
    copyFileSync(path.join(theirs, String(their)), pack!);
    await expect(verify('monday')).rejects.toThrow(/is in no file/);
    const list = readFileSync(inStick('monday'));
    list[list.length - 200]! ^= 1;
    writeFileSync(inStick('monday'), list);
    await expect(verify('monday')).rejects.toMatchObject({ details: { reason: 'BACKUP_DAMAGED' } });
  });

  it('a backup of an earlier version, one file that holds everything, is read, checked and restored', async () => {
    const file = inStick('of-an-earlier-version');
    const { store } = station;
    station.audit.head();
    const copy = fresh('copy.db');
    copyDatabase(store.database, copy);
    const salt = newArchiveSalt();
    const archive = createArchive(
      file,
      {
        format: 'netefatsa-backup',
        version: 1,
        createdAt: new Date(systemClock.now()).toISOString(),
        salt,
        slots: readKeyring(folder)!.slots,
      },
      archiveKey(store.key, salt),
    );
    const bytes = readFileSync(copy);
    const databaseKey = Buffer.from(store.key).toString('hex');
    const head = latestHead(store.database)!;
    archive.write(
      'manifest',
      Buffer.from(JSON.stringify({ databaseKey, databaseBytes: bytes.length, head })),
    );
    for (let at = 0; at < bytes.length; at += 1_000_000)
      archive.write('database', bytes.subarray(at, at + 1_000_000));
    for (const blob of referencedBlobs(store.database))
      archive.write(
        'blob',
        Buffer.concat([Buffer.from(blob, 'hex'), readFileSync(store.blobs.fileOf(blob))]),
      );
    archive.write('end', Buffer.from('{"blobs":2}'));
    archive.finish();
    await expect(verify('of-an-earlier-version')).resolves.toMatchObject({ blobs: 2, records: head.size });
    const restored = await open(await restoreFrom(file));
    expect(exported(restored).slice(1)).toEqual(exported(station).slice(1));
    await restored.close();
    // It needs no pieces, and removing old backups leaves it.
    await makeBackup(station, { file: inStick('newer') });
    expect(pruneBackups(station, { folder: stick, keep: 0, actor })).toMatchObject({ removed: ['newer'] });
    await expect(verify('of-an-earlier-version')).resolves.toBeTruthy();
  });
});
