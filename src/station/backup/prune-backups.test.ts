import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { referencedBlobs } from '../store/blob-references.ts';
import type { Station } from '../station.ts';
import { headerOf, openArchive } from './archive.ts';
import { makeBackup } from './backup.ts';
import { findBackups } from './find-backups.ts';
import {
  actor,
  addCase,
  filled,
  fresh,
  keyOf,
  packsIn,
  removeFolders,
  restoredFrom,
} from './folders.fixture.ts';
import { pruneBackups } from './prune-backups.ts';
import { verifyBackup } from './verify-backup.ts';

vi.mock('./archive.ts', { spy: true });

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
const restoreFrom = (file: string): Promise<string> => restoredFrom(file, folder);

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

describe('an unfinished backup', () => {
  /** As a killed process leaves it: the header is whole. */
  const halfOf = (name: string, half: string): void => {
    const whole = readFileSync(inStick(name));
    writeFileSync(inStick(half), whole.subarray(0, whole.indexOf('\n') + 40));
  };

  it('is no backup: it is not shown, counts for none that stay, and goes', async () => {
    await makeBackup(station, { file: inStick('monday') });
    await makeBackup(station, { file: inStick('tuesday') });
    halfOf('tuesday', 'wednesday.part');
    halfOf('tuesday', 'netefatsa-2026-11-25-18-00-00.netefatsa.part');
    const other = await filled();
    await makeBackup(other.station, { file: inStick('theirs') });
    await other.station.close();
    halfOf('theirs', 'theirs-too.part');
    writeFileSync(inStick('film.part'), 'of another program');

    const shown = findBackups(stick).map(({ name }) => name);
    expect(shown.sort()).toEqual(['monday', 'theirs', 'tuesday']);
    expect(pruneBackups(station, { folder: stick, keep: 1, actor })).toMatchObject({
      removed: ['monday'],
      kept: 1,
    });
    expect(readdirSync(stick).sort()).toEqual([
      'film.part',
      'netefatsa-pieces',
      'theirs',
      'theirs-too.part',
      'tuesday',
    ]);
    await expect(verify('tuesday')).resolves.toMatchObject({ blobs: 2 });
  });

  it('has a name that no whole one gets', async () => {
    await expect(makeBackup(station, { file: inStick('friday.part') })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      message: expect.stringMatching(/unfinished backup/) as string,
    });
    expect(readdirSync(stick)).toEqual([]);
    expect(() => findBackups(stick)).toThrow(/No backup/);
  });
});

describe('a file that cannot be read', () => {
  afterEach(() => vi.mocked(headerOf).mockReset());
  const unreadable = (name: string, code: string) =>
    vi.mocked(headerOf).mockImplementation((file) => {
      if (path.basename(file) === name) throw Object.assign(new Error(code), { code });
      const archive = openArchive(file);
      archive.close();
      return archive.header;
    });

  it.each(['EACCES', 'EIO', 'EBUSY'])('may be a backup that needs pieces (%s)', async (code) => {
    await makeBackup(station, { file: inStick('monday') });
    for (const blob of referencedBlobs(station.store.database)) station.store.blobs.remove(blob);
    station.store.database.prepare('DELETE FROM case_blobs').run();
    await makeBackup(station, { file: inStick('tuesday') });
    unreadable('monday', code);
    for (const keep of [{}, { keep: 1 }])
      expect(() => pruneBackups(station, { folder: stick, ...keep, actor })).toThrow(
        /^monday cannot be read.*nothing was removed/,
      );
    await expect(verify('monday')).resolves.toMatchObject({ blobs: 2 });
  });
});

describe('where a backup that would stay is damaged', () => {
  const days = async (...names: string[]): Promise<void> => {
    for (const name of names) {
      await makeBackup(station, { file: inStick(name) });
      addCase(station, Buffer.alloc(200_000, `a page after ${name}`));
    }
  };
  /** The packs, the largest first. */
  const bySize = (): string[] => packsIn(stick).sort((a, b) => statSync(b).size - statSync(a).size);
  const backups = (): string[] => findBackups(stick).map(({ name }) => name);
  /** One byte of the last file in a pack, a page of a document, which every later backup needs. */
  const changeIn = (file: string): void => {
    const bytes = readFileSync(file);
    bytes[bytes.length - 100_000]! ^= 1;
    writeFileSync(file, bytes);
  };
  const newPackOf = async (name: string): Promise<string> => {
    const before = packsIn(stick);
    await days(name);
    return packsIn(stick).find((file) => !before.includes(file))!;
  };
  const unchanged = (work: () => void): void => {
    const before = packsIn(stick).map((file) => readFileSync(file));
    work();
    expect(packsIn(stick).map((file) => readFileSync(file))).toEqual(before);
    expect(existsSync(path.join(folder, 'backup.lock'))).toBe(false);
  };

  it.each([
    ['a pack with a changed byte', changeIn, /is damaged/],
    ['a pack that is gone', (file: string) => rmSync(file), /is incomplete/],
    [
      'a pack that was cut, which has no index then',
      (file: string) => writeFileSync(file, readFileSync(file).subarray(0, -30)),
      /is incomplete/,
    ],
  ])('%s that all of them share: every one is named, and nothing goes', async (_, damage, why) => {
    await days('monday', 'tuesday', 'wednesday');
    damage(bySize()[0]!);
    unchanged(() =>
      expect(pruneBackups(station, { folder: stick, keep: 1, actor })).toEqual({
        removed: [],
        kept: 0,
        damaged: ['wednesday', 'tuesday', 'monday'].map((name) => ({
          name,
          why: expect.stringMatching(why) as string,
        })),
        freedBytes: 0,
      }),
    );
    expect(backups()).toEqual(['wednesday', 'tuesday', 'monday']);
  });

  it('in its own pack: it counts for none, the newest whole one stays, and older ones go', async () => {
    await days('sunday', 'monday', 'tuesday', 'wednesday');
    const own = await newPackOf('thursday');
    changeIn(own);
    const damagedPack = readFileSync(own);
    const report = pruneBackups(station, { folder: stick, keep: 2, actor });
    expect(report).toMatchObject({
      removed: ['sunday', 'monday'],
      kept: 2,
      damaged: [{ name: 'thursday', why: expect.stringMatching(/is damaged/) as string }],
    });
    expect(backups()).toEqual(['thursday', 'wednesday', 'tuesday']);
    // What can still be read of it stays where it is.
    expect(readFileSync(own)).toEqual(damagedPack);
    for (const name of ['tuesday', 'wednesday']) await expect(verify(name)).resolves.toBeTruthy();
    await expect(restoreFrom(inStick('wednesday'))).resolves.toBeTruthy();
    expect(station.audit.list({ action: 'backups.pruned', limit: 1 })[0]?.details).toMatchObject({
      damaged: 1,
    });
    // Removed by hand, it blocks nothing and its pack is made smaller.
    rmSync(inStick('thursday'));
    expect(pruneBackups(station, { folder: stick, actor }).damaged).toEqual([]);
    expect(existsSync(own)).toBe(false);
  });

  it('in a pack between: the newer whole one is enough, and the damaged one goes as any other', async () => {
    await days('monday');
    const own = await newPackOf('tuesday');
    for (const blob of referencedBlobs(station.store.database)) station.store.blobs.remove(blob);
    station.store.database.prepare('DELETE FROM case_blobs').run();
    await days('wednesday');
    changeIn(own);
    expect(pruneBackups(station, { folder: stick, keep: 1, actor })).toMatchObject({
      removed: ['monday', 'tuesday'],
      kept: 1,
      damaged: [],
    });
    await expect(verify('wednesday')).resolves.toBeTruthy();
  });

  it.each([
    ['a part of it', 'wednesday', 'wednesday'],
    // Named as the station names them: it is known for a backup though its first line does not say so any more.
    ['its first line', 'netefatsa-2026-11-25-18-00-00.netefatsa', 'netefatsa-2026-11-25-18-00-00.netefatsa'],
  ])('in %s of its own file: all pieces stay, as nobody knows which it needs', async (part, name, named) => {
    await days('sunday', 'monday', 'tuesday');
    await days(name);
    const bytes = readFileSync(inStick(name));
    bytes[part === 'its first line' ? 1 : bytes.length - 40]! ^= 1;
    writeFileSync(inStick(name), bytes);
    unchanged(() =>
      expect(pruneBackups(station, { folder: stick, keep: 2, actor })).toMatchObject({
        removed: ['sunday'],
        kept: 2,
        damaged: [{ name: named }],
        freedBytes: 0,
      }),
    );
    await expect(verify('tuesday')).resolves.toBeTruthy();
  });
});
