import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportJsonLines } from '../audit/export-log.ts';
import { createStation, type Station, type StationOptions } from '../station.ts';
import { referencedBlobs } from '../store/blob-references.ts';
import {
  fileKeySource,
  keychainKeySource,
  passphraseKeySource,
  renewedFileKeySource,
} from '../store/key-sources.ts';
import { makeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';
import { rotateKeys } from './rotate-keys.ts';

const root = mkdtempSync(path.join(tmpdir(), 'netefatsa-backup-'));
const actor = { kind: 'system', id: 'test' } as const;
let next = 0;
const fresh = (name = 'folder'): string => path.join(root, `${name}-${next++}`);
const open = (dataFolder: string, more: Partial<StationOptions> = {}): Promise<Station> =>
  createStation({ dataFolder, logger: pino({ level: 'silent' }), ...more });
const keyOf = (folder: string) => fileKeySource(path.join(folder, 'station.key'));
const exported = (station: Station): string[] => [...exportJsonLines(station.store, station.audit)];
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A station with records and a case that holds a file. */
async function filled(folder = fresh()): Promise<{ station: Station; folder: string; caseId: string }> {
  const station = await open(folder);
  station.audit.appendAll(
    Array.from({ length: 25 }, (_, i) => ({ actor, action: 'test.filled', details: { i } })),
  );
  const caseId = station.cases.open({ kind: 'verification', actor, author: 'Test' });
  station.cases.files.add(caseId, [
    { role: 'source', bytes: Buffer.from('SECRETNAME on a document'), mediaType: 'image/jpeg' },
  ]);
  return { station, folder, caseId };
}

describe('backup and restore', () => {
  let station: Station;
  let folder: string;
  let caseId: string;
  let file: string;
  beforeAll(async () => {
    ({ station, folder, caseId } = await filled());
    file = fresh('backup');
    // The station is running and goes on running.
    await makeBackup(station, { file, passphrase: 'a long passphrase' });
  });
  afterAll(() => station.close());

  it('restored elsewhere with the passphrase: identical export, the same files', async () => {
    const target = fresh();
    const report = await restoreBackup({
      file,
      dataFolder: target,
      keySource: keyOf(target),
      passphrase: 'a long passphrase',
    });
    expect(report).toMatchObject({ blobs: 1 });
    const restored = await open(target);
    expect(exported(restored)).toEqual(exported(station));
    expect(restored.cases.files.read(caseId, 'source', 0).bytes.toString()).toBe('SECRETNAME on a document');
    // A copy, not a twin: it has a key file of its own.
    expect(readFileSync(path.join(target, 'station.key'))).not.toEqual(
      readFileSync(path.join(folder, 'station.key')),
    );
    await restored.close();
  });

  it('restored on another machine: what the lost one was working on is settled', async () => {
    const made = await filled();
    const { cases, store } = made.station;
    const reading = cases.open({ kind: 'verification', actor, author: 'Test', progress: 'processing' });
    store.database.prepare("UPDATE instances SET host = 'the-lost-one'").run();
    const copy = fresh('backup');
    await makeBackup(made.station, { file: copy, passphrase: 'a long passphrase' });
    await made.station.close();
    const target = fresh();
    await restoreBackup({
      file: copy,
      dataFolder: target,
      keySource: keyOf(target),
      passphrase: 'a long passphrase',
    });
    const again = await open(target);
    expect(again.cases.row(reading).progress).toBe('failed');
    expect(again.audit.list({ caseId: reading, limit: 1 })[0]).toMatchObject({ action: 'case.interrupted' });
    await again.close();
  });

  it('opens with the key file of the station that made it, and with no other', async () => {
    const target = fresh();
    await expect(
      restoreBackup({ file, dataFolder: target, keySource: keyOf(target), openWith: keyOf(folder) }),
    ).resolves.toBeTruthy();
    const other = fresh();
    await expect(restoreBackup({ file, dataFolder: other, keySource: keyOf(other) })).rejects.toMatchObject({
      details: { reason: 'KEY_MISSING' },
    });
    await expect(
      restoreBackup({ file, dataFolder: other, keySource: keyOf(other), passphrase: 'another passphrase' }),
    ).rejects.toMatchObject({ details: { reason: 'KEY_WRONG' } });
  });

  it('a copy that a killed backup left in the data folder goes at the next start; one that is being made stays', async () => {
    const made = await filled();
    await made.station.close();
    const killed = spawnSync(process.execPath, ['-e', '']).pid;
    const left = [`snapshot-${killed}.db`, `rotating-${killed}.db-journal`];
    const alive = `snapshot-${process.pid}.db`;
    for (const name of [...left, alive]) writeFileSync(path.join(made.folder, name), 'a copy');
    await (await open(made.folder)).close();
    const names = readdirSync(made.folder);
    expect(names).toContain(alive);
    expect(names.filter((name) => left.includes(name))).toEqual([]);
  });

  it('holds nothing readable', () => {
    expect(readFileSync(file).includes('SECRETNAME')).toBe(false);
    expect(readFileSync(file).includes('test.filled')).toBe(false);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('a backup that was cut, changed, or had a part exchanged is refused and leaves nothing behind', async () => {
    const bytes = readFileSync(file);
    const damage: [string, (copy: string) => void][] = [
      ['cut in the middle', (copy) => truncateSync(copy, Math.floor(bytes.length / 2))],
      ['last frame missing', (copy) => truncateSync(copy, bytes.length - 40)],
      [
        'one byte changed',
        (copy) =>
          writeFileSync(
            copy,
            Buffer.concat([
              bytes.subarray(0, -500),
              Buffer.from([bytes.at(-500)! ^ 1]),
              bytes.subarray(-499),
            ]),
          ),
      ],
    ];
    for (const [what, change] of damage) {
      const copy = fresh('damaged');
      copyFileSync(file, copy);
      change(copy);
      const target = fresh();
      await expect(
        restoreBackup({
          file: copy,
          dataFolder: target,
          keySource: keyOf(target),
          passphrase: 'a long passphrase',
        }),
        what,
      ).rejects.toMatchObject({ code: 'STORAGE_FAILED' });
      expect(
        readdirSync(target).filter((name) => name !== 'station.key'),
        what,
      ).toEqual([]);
    }
  });

  it('a stored file that is damaged is told when the backup is made, and keeps nothing else from being restored', async () => {
    const made = await filled();
    const { cases, store } = made.station;
    cases.files.add(made.caseId, [
      { role: 'source', bytes: Buffer.from('a page that the disk did not keep'), mediaType: 'image/jpeg' },
    ]);
    const [first, second] = referencedBlobs(store.database).map(store.blobs.fileOf);
    const lost = readFileSync(first!).length > readFileSync(second!).length ? first! : second!;
    writeFileSync(lost, readFileSync(lost).fill(0, 40));
    // As programs wrote it that did not look: the damaged bytes are in the archive.
    const stored = (id: string) => ({
      plain: Buffer.alloc(0),
      keyId: 1,
      sealed: readFileSync(store.blobs.fileOf(id)),
    });
    const unseen = { ...store, blobs: { ...store.blobs, stored } };
    const careless = { file: fresh('backup'), passphrase: 'a long passphrase' };
    const careful = { file: fresh('backup'), passphrase: 'a long passphrase' };
    expect(await makeBackup({ ...made.station, store: unseen }, careless)).toMatchObject({ damaged: 0 });
    expect(await makeBackup(made.station, careful)).toMatchObject({ blobs: 1, damaged: 1 });
    await made.station.close();
    for (const backup of [careless, careful]) {
      const target = fresh();
      const report = await restoreBackup({ ...backup, dataFolder: target, keySource: keyOf(target) });
      expect(report).toMatchObject({ blobs: 1, damaged: 1 });
      const restored = await open(target);
      expect(restored.cases.files.read(made.caseId, 'source', 0).bytes.toString()).toContain('SECRETNAME');
      expect(() => restored.cases.files.read(made.caseId, 'source', 1)).toThrow(/missing/);
      await restored.close();
    }
  });

  it('something else, an existing target and a folder in use are refused in plain words', async () => {
    const target = fresh();
    const restore = (from: string, dataFolder: string) =>
      restoreBackup({
        file: from,
        dataFolder,
        keySource: keyOf(dataFolder),
        passphrase: 'a long passphrase',
      });
    await expect(restore(path.join(folder, 'keyring.json'), target)).rejects.toThrow(
      'This file is not a backup of Netefatsa.',
    );
    await expect(restore(path.join(root, 'nothing'), target)).rejects.toThrow(
      'There is no such backup file.',
    );
    await expect(restore(file, folder)).rejects.toThrow(/not empty/);
    await expect(makeBackup(station, { file })).rejects.toThrow(/exists already/);
  });
});

describe('keys', () => {
  it('rotation changes every key, keeps everything, and retires the signing key', async () => {
    const { station, folder, caseId } = await filled();
    const before = {
      head: station.audit.head(),
      key: readFileSync(path.join(folder, 'station.key'), 'utf8'),
      database: Buffer.from(station.store.key),
    };
    await rotateKeys(station, { newSource: renewedFileKeySource(path.join(folder, 'station.key')), actor });
    await station.close();
    const again = await open(folder);
    expect(Buffer.from(again.store.key).equals(before.database)).toBe(false);
    expect(readFileSync(path.join(folder, 'station.key'), 'utf8')).not.toBe(before.key);
    expect(again.cases.files.read(caseId, 'source', 0).bytes.toString()).toBe('SECRETNAME on a document');
    expect(again.audit.verify([before.head])).toMatchObject({ holds: true });
    expect(again.audit.keys.publicKeys().map((key) => key.retiredAt === null)).toEqual([false, true]);
    expect(
      again.store.database.prepare("SELECT count(*) FROM blob_keys WHERE use = 'content'").pluck().get(),
    ).toBe(1);
    expect(readdirSync(folder).filter((name) => name.endsWith('.db'))).toEqual(['station-2.db']);
    await again.close();
  });

  it('a damaged file keeps no key from being changed, and stays readable for whoever finds a good copy', async () => {
    const { station, folder, caseId } = await filled();
    const { blobs, database } = station.store;
    const place = blobs.fileOf(referencedBlobs(database)[0]!);
    const whole = readFileSync(place);
    writeFileSync(place, Buffer.from(whole).fill(0, 40));
    const newSource = renewedFileKeySource(path.join(folder, 'station.key'));
    expect(await rotateKeys(station, { newSource, actor })).toMatchObject({ blobs: 0, damaged: 1 });
    await station.close();
    const again = await open(folder);
    expect(() => again.cases.files.read(caseId, 'source', 0)).toThrow(/damaged/);
    writeFileSync(place, whole);
    expect(again.cases.files.read(caseId, 'source', 0).bytes.toString()).toContain('SECRETNAME');
    await again.close();
  });

  it('a file that a crash left without a case is written anew when it comes again after a rotation', async () => {
    const { station, folder } = await filled();
    const bytes = Buffer.from('kept, and then the power went');
    station.store.blobs.put(bytes);
    await rotateKeys(station, { newSource: renewedFileKeySource(path.join(folder, 'station.key')), actor });
    await station.close();
    const again = await open(folder);
    expect(again.store.blobs.get(again.store.blobs.put(bytes))).toEqual(bytes);
    await again.close();
  });

  it('is refused while another program has the folder open', async () => {
    const { station, folder } = await filled();
    const other = await open(folder);
    station.store.database.pragma('busy_timeout = 100');
    await expect(rotateKeys(station, { newSource: keyOf(folder), actor })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await other.close();
    station.audit.append({ actor, action: 'test.goes-on' });
    await station.close();
    expect(existsSync(path.join(folder, 'station-1.db'))).toBe(true);
  });

  it('a crash between the new keyring and the new key file is mended at the next start', async () => {
    const { station, folder } = await filled();
    await rotateKeys(station, { newSource: renewedFileKeySource(path.join(folder, 'station.key')), actor });
    // Here the power goes: the next key file still waits under its other name.
    expect(existsSync(path.join(folder, 'station.key.next'))).toBe(true);
    const again = await open(folder);
    expect(existsSync(path.join(folder, 'station.key.next'))).toBe(false);
    expect(again.audit.verify()).toMatchObject({ holds: true });
    await again.close();
  });

  it('a folder made with a passphrase opens with it alone', async () => {
    const folder = fresh();
    const keySource = passphraseKeySource('Tau e a rora 2026');
    await (await open(folder, { keySource })).close();
    expect(existsSync(path.join(folder, 'station.key'))).toBe(false);
    await (await open(folder, { keySource })).close();
    await expect(open(folder, { keySource: passphraseKeySource('tau e a rora 2026') })).rejects.toMatchObject(
      { details: { reason: 'KEY_WRONG' } },
    );
    await expect(open(folder)).rejects.toMatchObject({ details: { reason: 'KEY_MISSING' } });
  });

  it("the desktop program's keychain holds the key through safeStorage", async () => {
    // What Electron's safeStorage does, with a fixed key in place of the system's.
    const flip = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte) => byte ^ 0x5a));
    const safeStorage = {
      encryptString: (text: string) => flip(Buffer.from(text)),
      decryptString: (sealed: Buffer) => flip(sealed).toString(),
    };
    const folder = fresh();
    await (await open(folder, { keySource: keychainKeySource(safeStorage) })).close();
    const again = await open(folder, { keySource: keychainKeySource(safeStorage) });
    expect(again.audit.verify()).toMatchObject({ holds: true });
    await again.close();
  });
});
