import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Station } from '../station.ts';
import { referencedBlobs } from '../store/blob-references.ts';
import { makeBackup } from './backup.ts';
import { actor, exported, filled, fresh, keyOf, open, removeFolders } from './folders.fixture.ts';
import { restoreBackup } from './restore.ts';

afterAll(removeFolders);

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
    // All records but the one that says of the backup, afterwards, that it was read back.
    const [, ...records] = exported(station);
    expect(exported(restored).slice(1)).toEqual(records.slice(0, -1));
    expect(records.at(-1)).toContain('backup.verified');
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
    const alive = `rotating-${process.pid}.db`;
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
    const elsewhere = fresh('stick');
    mkdirSync(elsewhere);
    const careful = { file: path.join(elsewhere, 'backup'), passphrase: 'a long passphrase' };
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
    await expect(restore(fresh('nothing'), target)).rejects.toThrow('There is no such backup file.');
    await expect(restore(file, folder)).rejects.toThrow(/not empty/);
    await expect(makeBackup(station, { file })).rejects.toThrow(/exists already/);
  });
});
