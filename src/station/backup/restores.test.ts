import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../contract/local-time.ts';
import type { Station } from '../station.ts';
import { makeBackup } from './backup.ts';
import { actor, exported, filled, fresh, open, removeFolders } from './folders.fixture.ts';
import { checkedFolder, putInPlaceWhenAsked, removeFormerData } from './put-in-place.ts';

afterAll(removeFolders);

const PASSPHRASE = 'a long passphrase';

/** A backup of another station: one case with one file, 25 records and more. */
async function backupOfAnother(): Promise<{ file: string; key: string; stick: string }> {
  const other = await filled();
  const stick = fresh('stick');
  mkdirSync(stick);
  const file = path.join(stick, 'netefatsa-2026-11-23-13-15-07.netefatsa');
  await makeBackup(other.station, { file, passphrase: PASSPHRASE });
  await other.station.close();
  return { file, key: path.join(other.folder, 'station.key'), stick };
}

describe('a station that is restored on the screen', () => {
  let made: Awaited<ReturnType<typeof backupOfAnother>>;
  /** A copy for each test, which may put things beside it. */
  let backup: typeof made;
  let station: Station;
  let folder: string;
  const restart = vi.fn();
  beforeAll(async () => {
    made = await backupOfAnother();
  });
  beforeEach(async () => {
    const stick = fresh('stick');
    cpSync(made.stick, stick, { recursive: true });
    backup = { ...made, stick, file: path.join(stick, path.basename(made.file)) };
    folder = fresh();
    station = await open(folder, { changesAtStart: true, restart });
    station.audit.append({ actor, action: 'test.own' });
  });
  afterEach(async () => {
    await station.close();
    restart.mockReset();
  });
  const checked = async () => {
    await vi.waitFor(() => expect(station.restores.state().phase).not.toBe('checking'), { timeout: 20_000 });
    return station.restores.state();
  };
  const again = async () => {
    await station.close();
    station = await open(folder, { changesAtStart: true, restart });
  };

  it('finds backups in a folder or by their file, and no other file', () => {
    writeFileSync(path.join(backup.stick, 'letter.pdf'), '%PDF-1.7');
    for (const place of [backup.stick, backup.file])
      expect(station.restores.find(place)).toMatchObject([
        { file: backup.file, opensWith: ['own', 'passphrase', 'key-file'] },
      ]);
    const empty = fresh('empty');
    mkdirSync(empty);
    for (const [place, why] of [
      ['backups', /in full/],
      [path.join(backup.stick, 'gone'), /Nothing is at this place/],
      [path.join(backup.stick, 'letter.pdf'), /not a backup/],
      [empty, /No backup/],
    ] as const)
      expect(() => station.restores.find(place), place).toThrow(why);
  });

  it('tells what is in a backup, and changes nothing before the day is typed and the station restarts', async () => {
    await station.restores.check(actor, { file: backup.file, passphrase: PASSPHRASE });
    const { phase, contents } = await checked();
    expect(phase).toBe('checked');
    expect(contents).toMatchObject({ cases: 1, people: 0, files: 1, damaged: 0 });
    expect(contents!.records).toBeGreaterThan(25);
    expect(() => station.restores.confirm(actor, '2001-01-01')).toThrow(/not the day/);
    expect(exported(station).join('\n')).toContain('test.own');
    station.restores.confirm(actor, contents!.day);
    expect(station.restores.state().phase).toBe('restarting');
    await expect.poll(() => restart.mock.calls.length).toBe(1);
    await again();
    const log = exported(station).join('\n');
    expect(log).toContain('test.filled');
    expect(log).not.toContain('test.own');
    expect(station.audit.list({ action: 'station.restored' })).toMatchObject([
      { actor, details: { createdAt: contents!.createdAt } },
    ]);
    const [only] = station.cases.list({ limit: 10 }).cases;
    const [image] = station.cases.files.list(only!.id);
    expect(station.store.blobs.get(image!.blob).toString()).toBe('SECRETNAME on a document');
    // Nothing was on the station but its set-up: nothing of it is kept.
    expect(readdirSync(folder).filter((name) => /restore|replaced/.test(name))).toEqual([]);
    await again();
    expect(station.audit.list({ action: 'station.restored' })).toHaveLength(1);
  });

  it('opens with the key file of the station that made it, and with its own key where the station is the same', async () => {
    await station.restores.check(actor, { file: backup.file, keyFile: backup.key });
    expect((await checked()).phase).toBe('checked');
    const own = path.join(backup.stick, 'own.netefatsa');
    await makeBackup(station, { file: own });
    await station.restores.check(actor, { file: own });
    expect((await checked()).contents).toMatchObject({ cases: 0 });
    await station.restores.discard();
    expect(station.restores.state()).toMatchObject({ phase: 'none', contents: null });
    expect(existsSync(checkedFolder(folder))).toBe(false);
  });

  it('is not begun by a wrong passphrase, a foreign key or a file that is no backup; the log tells of each that did not open', async () => {
    const foreign = path.join(backup.stick, 'foreign');
    writeFileSync(foreign, '{"format":"another"}\n');
    for (const [request, why] of [
      [{ file: backup.file, passphrase: 'not the passphrase' }, /passphrase does not open/],
      [{ file: backup.file }, /key of this station does not open/],
      [{ file: backup.file, keyFile: path.join(folder, 'station.key') }, /key file does not open/],
      [{ file: backup.file, keyFile: path.join(folder, 'nowhere.key') }, /key file does not open/],
      [{ file: foreign, passphrase: PASSPHRASE }, /not a backup/],
      [{ file: backup.stick, passphrase: PASSPHRASE }, /not a backup/],
    ] as const)
      await expect(station.restores.check(actor, request)).rejects.toMatchObject({
        code: 'INVALID_REQUEST',
        message: expect.stringMatching(why) as string,
      });
    expect(station.restores.state().phase).toBe('none');
    expect(station.audit.list({ action: 'station.restore-refused' })).toHaveLength(4);
    expect(() => station.restores.confirm(actor, '2026-11-23')).toThrow(/be checked first/);
  });

  it('is refused by every damaged backup: a changed byte anywhere, or an end that is missing', async () => {
    const bytes = readFileSync(backup.file);
    const start = bytes.indexOf(0x0a);
    const damaged = path.join(backup.stick, 'damaged.netefatsa');
    for (const at of [start + 30, Math.floor((start + bytes.length) / 2), bytes.length - 3]) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      writeFileSync(damaged, changed);
      await station.restores.check(actor, { file: damaged, keyFile: backup.key });
      const { phase, failure } = await checked();
      expect(phase, String(at)).toBe('none');
      expect(failure).toMatch(/damaged or incomplete/);
    }
    writeFileSync(damaged, bytes.subarray(0, -40));
    await station.restores.check(actor, { file: damaged, keyFile: backup.key });
    expect((await checked()).failure).toMatch(/damaged or incomplete/);
    expect(() => station.restores.confirm(actor, '2026-11-23')).toThrow(/be checked first/);
  }, 120_000);

  it('keeps the data that it replaced for a week, and goes on where a start was interrupted', async () => {
    const caseId = station.cases.open({ kind: 'verification', actor, author: 'Test' });
    station.cases.files.add(caseId, [
      { role: 'source', bytes: Buffer.from('own file'), mediaType: 'image/jpeg' },
    ]);
    await station.restores.check(actor, { file: backup.file, keyFile: backup.key });
    const { contents } = await checked();
    station.restores.confirm(actor, contents!.day);
    await station.close();
    // The power went after the blobs had been exchanged and the former database was moved away.
    const { former: name } = JSON.parse(readFileSync(path.join(folder, 'restore-at-start.json'), 'utf8')) as {
      former: string;
    };
    mkdirSync(path.join(folder, name));
    renameSync(path.join(folder, 'blobs'), path.join(folder, name, 'blobs'));
    renameSync(path.join(checkedFolder(folder), 'blobs'), path.join(folder, 'blobs'));
    renameSync(path.join(folder, 'station-1.db'), path.join(folder, name, 'station-1.db'));
    station = await open(folder, { changesAtStart: true, restart });
    const former = readdirSync(folder).find((name) => name.startsWith('before-restore-'))!;
    expect(readdirSync(path.join(folder, former))).toEqual(
      expect.arrayContaining(['keyring.json', 'station-1.db']),
    );
    expect(exported(station).join('\n')).toContain('test.filled');
    const kept = await openFormer(path.join(folder, former));
    expect(exported(kept).join('\n')).toContain('test.own');
    await kept.close();
    const day = Date.parse(former.slice('before-restore-'.length, 'before-restore-'.length + 10));
    removeFormerData(folder, { now: () => day + 7 * DAY_MS });
    expect(existsSync(path.join(folder, former))).toBe(true);
    removeFormerData(folder, { now: () => day + 9 * DAY_MS });
    expect(existsSync(path.join(folder, former))).toBe(false);
  });

  it.each([
    ['a person', () => station.operators.setUp({ name: 'Kagiso Mmusi', password: 'a river in the sand' })],
    ['a client of the API', async () => station.access.register(actor, { name: 'core', plan: 'pro' })],
  ])('keeps the data of a station without a case that had %s', async (_who, setUp) => {
    await setUp();
    await station.restores.check(actor, { file: backup.file, keyFile: backup.key });
    const { contents, casesNow } = await checked();
    expect(casesNow).toBe(0);
    station.restores.confirm(actor, contents!.day);
    await again();
    expect(exported(station).join('\n')).toContain('test.filled');
    const former = readdirSync(folder).find((name) => name.startsWith('before-restore-'));
    expect(former).toBeDefined();
    const kept = await openFormer(path.join(folder, former!));
    expect(exported(kept).join('\n')).toContain('test.own');
    expect([kept.operators.isSetUp(), kept.access.list().length > 0]).toContain(true);
    await kept.close();
  });

  it('leaves what was checked alone when another program has the data open for a moment', async () => {
    await station.restores.check(actor, { file: backup.file, keyFile: backup.key });
    const { contents } = await checked();
    const command = await open(folder);
    command.restores.sweep();
    await command.restores.discard();
    expect(() => station.restores.confirm(actor, contents!.day)).toThrow(/Another program works/);
    await command.close();
    station.restores.confirm(actor, contents!.day);
    await again();
    expect(exported(station).join('\n')).toContain('test.filled');
    expect(station.audit.list({ action: 'station.restored' })).toHaveLength(1);
  });

  it('is not begun while another program has the data open', async () => {
    const command = await open(folder);
    const request = { file: backup.file, keyFile: backup.key };
    await expect(station.restores.check(actor, request)).rejects.toMatchObject({ code: 'CONFLICT' });
    await command.close();
    await station.restores.check(actor, request);
    expect((await checked()).phase).toBe('checked');
  });

  it('is not confirmed when what was checked is gone, and the log claims nothing that was not done', async () => {
    const request = { file: backup.file, keyFile: backup.key };
    await station.restores.check(actor, request);
    const { contents } = await checked();
    rmSync(checkedFolder(folder), { recursive: true });
    expect(() => station.restores.confirm(actor, contents!.day)).toThrow(/be checked first/);
    await station.restores.check(actor, request);
    await checked();
    station.restores.confirm(actor, contents!.day);
    rmSync(checkedFolder(folder), { recursive: true });
    await again();
    expect(exported(station).join('\n')).toContain('test.own');
    expect(station.audit.list({ action: 'station.restored' })).toEqual([]);
    expect(station.restores.state().phase).toBe('none');
    expect(readdirSync(folder).filter((name) => /restore|replaced/.test(name))).toEqual([]);
  });

  it('tells of a restore whose start ended after the exchange, before the log said so', async () => {
    await station.restores.check(actor, { file: backup.file, keyFile: backup.key });
    const { contents } = await checked();
    station.restores.confirm(actor, contents!.day);
    await station.close();
    putInPlaceWhenAsked(folder);
    station = await open(folder, { changesAtStart: true, restart });
    expect(exported(station).join('\n')).toContain('test.filled');
    expect(station.audit.list({ action: 'station.restored' })).toHaveLength(1);
    expect(readdirSync(folder).filter((name) => /restore|replaced/.test(name))).toEqual([]);
  });

  /** The former data are a station of their own, with the key of the place. */
  async function openFormer(place: string): Promise<Station> {
    cpSync(path.join(folder, 'station.key'), path.join(place, 'station.key'));
    return open(place);
  }
});
