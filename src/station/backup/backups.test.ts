import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Station } from '../station.ts';
import { actor, exported, filled, fresh, keyOf, open, removeFolders } from './folders.fixture.ts';
import { restoreBackup } from './restore.ts';

afterAll(removeFolders);

describe('backups that are asked for on the screen', () => {
  let station: Station;
  let folder: string;
  let stick: string;
  beforeEach(async () => {
    ({ station, folder } = await filled());
    stick = fresh('stick');
    mkdirSync(stick);
  });
  afterEach(() => station.close());

  const ended = () =>
    vi.waitFor(() => expect(station.backups.state().atWork).toBe(false), { timeout: 20_000 });

  it('go into the chosen folder under a name of the station’s, are read back, and can be restored', async () => {
    station.backups.chooseFolder(actor, stick);
    station.backups.begin(actor);
    expect(station.backups.state().atWork).toBe(true);
    expect(() => station.backups.begin(actor)).toThrow(/being made already/);
    await ended();
    const [name, ...others] = readdirSync(stick);
    expect(name).toMatch(/^netefatsa-\d{4}-\d\d-\d\d-\d\d-\d\d-\d\d\.netefatsa$/);
    expect(others).toEqual(['netefatsa-pieces']);
    expect(station.backups.state()).toMatchObject({
      folder: stick,
      failure: null,
      made: [{ outcome: 'verified', file: path.join(stick, name!), contents: { blobs: 1, damaged: 0 } }],
    });
    const target = fresh();
    await restoreBackup({
      file: path.join(stick, name!),
      dataFolder: target,
      keySource: keyOf(target),
      openWith: keyOf(folder),
    });
    const restored = await open(target);
    expect(exported(restored).join('\n')).toContain('test.filled');
    await restored.close();
  });

  it('need a folder that is named in full, is there, can be written and lies outside the data', () => {
    expect(() => station.backups.begin(actor)).toThrow(/No folder/);
    const link = fresh('link');
    symlinkSync(folder, link);
    const file = fresh('file');
    writeFileSync(file, '');
    for (const [place, why] of [
      ['backups', /in full/],
      [path.join(stick, 'nowhere'), /not there/],
      [file, /not there/],
      [folder, /inside the station/],
      [path.join(folder, 'blobs'), /inside the station/],
      [link, /inside the station/],
      [path.join(stick, '..', path.basename(folder)), /inside the station/],
    ] as const)
      expect(() => station.backups.chooseFolder(actor, place), place).toThrow(why);
    expect(station.backups.state().folder).toBeNull();
    expect(station.audit.list({ action: 'setting.changed' })).toEqual([]);
  });

  it('are refused in words where the folder is gone by then', () => {
    station.backups.chooseFolder(actor, stick);
    writeFileSync(
      path.join(folder, 'config.json'),
      JSON.stringify({ backup: { folder: path.join(stick, 'unplugged') } }),
    );
    expect(() => station.backups.begin(actor)).toThrow(/Plug in its disk/);
  });

  it('leave no half file when the station stops meanwhile', async () => {
    station.backups.chooseFolder(actor, stick);
    station.backups.begin(actor);
    await station.close();
    const left = readdirSync(stick, { recursive: true }).map(String);
    expect(left.filter((name) => /\.(netefatsa|part)$/.test(name))).toEqual([]);
    station = await open(folder);
    const [last] = station.backups.state().made;
    if (last) expect(last).toMatchObject({ outcome: 'open', contents: null });
  });

  it('tell what was made on the command line, too, and what failed', async () => {
    const { makeBackup } = await import('./backup.ts');
    await makeBackup(station, { file: path.join(stick, 'friday.bin'), passphrase: 'a long passphrase' });
    const broken = { ...station.store, blobs: { ...station.store.blobs, stored: failing } };
    const caseId = station.cases.open({ kind: 'verification', actor, author: 'Test' });
    station.cases.files.add(caseId, [
      { role: 'source', bytes: Buffer.from('a page of today'), mediaType: 'image/jpeg' },
    ]);
    await expect(
      makeBackup({ ...station, store: broken }, { file: path.join(stick, 'monday.bin') }),
    ).rejects.toThrow(/disk is full/i);
    expect(existsSync(path.join(stick, 'monday.bin'))).toBe(false);
    expect(station.backups.state().made).toMatchObject([
      { outcome: 'failed', by: 'backup', file: null },
      { outcome: 'verified', withPassphrase: true, file: null },
    ]);
    // A pack that loses its file before it has its name: that error is told, and the lock goes.
    const losing = (blob: string) => {
      for (const name of readdirSync(stick, { recursive: true }).map(String))
        if (name.endsWith('.part')) rmSync(path.join(stick, name));
      return station.store.blobs.stored(blob);
    };
    const lost = { ...station.store, blobs: { ...station.store.blobs, stored: losing } };
    await expect(
      makeBackup({ ...station, store: lost }, { file: path.join(stick, 'tuesday.bin') }),
    ).rejects.toMatchObject({ code: 'ENOENT' });
    expect(existsSync(path.join(folder, 'backup.lock'))).toBe(false);
    // A name that a person chose may say anything.
    expect(exported(station).join('\n')).not.toContain('friday');
  });
});

function failing(): never {
  throw Object.assign(new Error('full'), { code: 'ENOSPC' });
}
