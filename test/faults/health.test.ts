import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createHealth } from '../../src/api/health.ts';
import { Health } from '../../src/contract/health.ts';
import { StationError } from '../../src/contract/errors/station-error.ts';
import { DAY_MS } from '../../src/contract/local-time.ts';
import { makeBackup } from '../../src/station/backup/backup.ts';
import { sha256Hex } from '../../src/station/store/blobs.ts';
import { fakeEngine } from '../../src/station/verification/verification.fixture.ts';
import { quickEngine } from '../api/support/quick-engine.ts';
import type { Station, StationOptions } from '../../src/station/station.ts';
import {
  actor,
  databaseOf,
  filledFolder,
  flipByte,
  netefatsa,
  newFolder,
  open,
  removeFolders,
} from './data-folders.ts';

let station: Station;
afterEach(async () => {
  vi.unstubAllEnvs();
  if (station.store.database.open) await station.close();
});
afterAll(removeFolders);

async function started(folder: string, more: Partial<StationOptions> = {}): Promise<Station> {
  station = await open(folder, { startEngine: quickEngine, ...more });
  return station;
}
const health = (of: Station = station): Health => Health.parse(JSON.parse(createHealth(of)()));
const codes = (of?: Station): string[] => health(of).reasons.map(({ code }) => code);

describe('models', () => {
  it('that are damaged, cut or gone take the station down by name', async () => {
    await started(newFolder());
    const folder = newFolder();
    const names = ['one.onnx', 'two.onnx', 'three.onnx'];
    for (const name of names) writeFileSync(path.join(folder, name), name);
    writeFileSync(
      path.join(folder, 'manifest.json'),
      JSON.stringify({ models: names.map((file) => ({ file, sha256: sha256Hex(file) })) }),
    );
    await station.watch.lookAtModels(folder);
    expect(codes()).not.toContain('MODELS_DAMAGED');
    flipByte(path.join(folder, 'one.onnx'), 2);
    rmSync(path.join(folder, 'three.onnx'));
    await station.watch.lookAtModels(folder);
    expect(health()).toMatchObject({ status: 'down' });
    expect(health().reasons[0]).toMatchObject({
      code: 'MODELS_DAMAGED',
      message: 'Model files are damaged or missing: one.onnx, three.onnx.',
      whatToDo: expect.stringContaining('Install the program again'),
    });
  });

  it('as they were shipped are no reason', async () => {
    await started(newFolder());
    await station.watch.lookAtModels();
    expect(station.watch.damagedModels()).toEqual([]);
  });
});

describe('the engine', () => {
  it('that fails three calls in a row is degraded, ten down, and well again with one answer', async () => {
    let broken = true;
    await started(newFolder(), {
      startEngine: fakeEngine({
        ping: () => {
          if (broken) throw new TypeError('Marang Specimen, 428317215');
          return { echo: '', pid: 0 };
        },
      }),
    });
    const logged: unknown[] = [];
    vi.spyOn(station.logger, 'error').mockImplementation((line: unknown) => void logged.push(line));
    const fail = async (times: number): Promise<void> => {
      for (let i = 0; i < times; i++) await station.engine.call('ping', { echo: '' }).catch(() => undefined);
    };
    await fail(2);
    expect(codes()).not.toContain('INTERNAL_FAILURES');
    await fail(1);
    expect(health().status).toBe('degraded');
    expect(codes()).toContain('INTERNAL_FAILURES');
    await fail(7);
    expect(health().status).toBe('down');
    broken = false;
    await station.engine.call('ping', { echo: '' });
    expect(codes()).not.toContain('INTERNAL_FAILURES');
    expect(logged[0]).toMatchObject({
      call: 'ping',
      cause: expect.stringMatching(/^TypeError at .*health\.test\.ts/),
    });
    expect(JSON.stringify(logged)).not.toMatch(/Specimen|428317215/);
  });

  it('that refuses documents for their own sake is well', async () => {
    await started(newFolder(), {
      startEngine: fakeEngine({
        ping: () => {
          throw new StationError('DAMAGED_DOCUMENT');
        },
      }),
    });
    for (let i = 0; i < 5; i++) await station.engine.call('ping', { echo: '' }).catch(() => undefined);
    expect(codes()).not.toContain('INTERNAL_FAILURES');
  });
});

describe('stored data', () => {
  it('a damaged page and a damaged and a missing file are found in the background, also after a restart', async () => {
    const folder = await filledFolder();
    await started(folder);
    const id = station.cases.open({ kind: 'verification', actor, author: 'Test' });
    station.cases.files.add(id, [{ role: 'source', bytes: Buffer.alloc(900, 9), mediaType: 'image/jpeg' }]);
    expect(await station.watch.scrub.readAll()).toMatchObject({ pages: 0, blobs: 0 });
    const files = [0, 1].map((at) => {
      const { cases } = station.cases.list({ limit: 2 });
      return station.store.blobs.fileOf(station.cases.files.list(cases[at]!.id)[0]!.blob);
    });
    const good = path.join(newFolder(), 'good');
    copyFileSync(files[0]!, good);
    flipByte(files[0]!, 60);
    rmSync(files[1]!);
    flipByte(databaseOf(folder), 40 * 4_096 + 99);
    await station.watch.scrub.readAll();
    expect(health()).toMatchObject({ status: 'degraded' });
    expect(codes()).toEqual(expect.arrayContaining(['DATABASE_DAMAGED', 'FILES_DAMAGED']));
    expect(station.watch.scrub.state()).toMatchObject({ pages: 1, blobs: 2 });
    await station.close();
    await started(folder);
    expect(codes()).toContain('FILES_DAMAGED');
    // Put back, it is no reason any more.
    copyFileSync(good, files[0]!);
    await station.watch.scrub.turn();
    expect(station.watch.scrub.state().blobs).toBe(1);
  });

  it('are all read within a week of working days, a slice at a time', async () => {
    await started(await filledFolder());
    let turns = 0;
    const begun = station.watch.scrub.state().checkedSince!;
    while (station.watch.scrub.state().checkedSince === begun && turns < 10_000) {
      await station.watch.scrub.turn();
      turns++;
    }
    // 20 seconds a turn, 5 days of 8 hours.
    expect(turns).toBeLessThan((5 * 8 * 3_600) / 20);
  });

  it('audit verify --blobs names the case, and without it says that files were not looked at', async () => {
    const folder = await filledFolder();
    await started(folder);
    const caseId = station.cases.list({ limit: 1 }).cases[0]!.id;
    const file = station.store.blobs.fileOf(station.cases.files.list(caseId)[0]!.blob);
    await station.close();
    flipByte(file, 60);
    const plain = netefatsa(['audit', 'verify', '--data-dir', folder]);
    expect(plain.code).toBe(0);
    expect(plain.stdout).toContain('Not checked: stored images and reports.');
    const all = netefatsa(['audit', 'verify', '--blobs', '--data-dir', folder]);
    expect(all.code).toBe(1);
    expect(all.stdout).toContain(`Damaged or missing: source 1 of case ${caseId}.`);
    expect(all.stdout).not.toContain('Not checked: stored images');
  });
});

describe('backups', () => {
  it('that are too old or left something out are told; the command ends with 1', async () => {
    const folder = await filledFolder(10);
    // Not before the first record: its age would be a day less.
    const time = { now: Date.now() };
    await started(folder, { clock: { now: () => time.now } });
    expect(codes()).not.toContain('BACKUP_TOO_OLD');
    time.now += 15 * DAY_MS;
    expect(codes()).toContain('BACKUP_TOO_OLD');
    await makeBackup(station, { file: path.join(newFolder(), 'whole.netefatsa') });
    expect(codes()).not.toContain('BACKUP_TOO_OLD');
    const caseId = station.cases.list({ limit: 1 }).cases[0]!.id;
    rmSync(station.store.blobs.fileOf(station.cases.files.list(caseId)[0]!.blob));
    const said = netefatsa(['backup', path.join(newFolder(), 'part.netefatsa'), '--data-dir', folder]);
    expect(said.code).toBe(1);
    expect(said.stdout).toContain('1 stored files are damaged or missing and not in it');
    expect(codes()).toContain('BACKUP_INCOMPLETE');
  });
});

describe('the surroundings', () => {
  it('disk space is measured now, not some time ago', async () => {
    await started(newFolder());
    let free = 50 * 1024 ** 3;
    const on = { ...station, disk: { space: () => ({ free, reserve: 256 * 1024 ** 2 }) } };
    expect(codes(on)).not.toContain('DISK_LOW');
    free = 900 * 1024 ** 2;
    expect(codes(on)).toContain('DISK_LOW');
    free = 100 * 1024 ** 2;
    expect(health(on)).toMatchObject({ status: 'down', disk: { freeBytes: free } });
  });

  it('a clock that is set back is told until it is right again', async () => {
    const time = { now: Date.parse('2026-11-20T10:00:00Z') };
    await started(newFolder(), { clock: { now: () => time.now } });
    station.audit.append({ actor, action: 'test.noon' });
    expect(codes()).not.toContain('CLOCK_SET_BACK');
    time.now -= 2 * 60_000;
    expect(codes()).not.toContain('CLOCK_SET_BACK');
    time.now -= 60 * 60_000;
    expect(health()).toMatchObject({ status: 'degraded' });
    expect(codes()).toContain('CLOCK_SET_BACK');
    time.now += 2 * 60 * 60_000;
    expect(codes()).not.toContain('CLOCK_SET_BACK');
    time.now += 400 * DAY_MS;
    expect(codes()).toContain('CLOCK_AHEAD');
  });

  it('scanners that are set up and do not answer are named', async () => {
    await started(newFolder());
    const place = path.join(newFolder(), 'from-the-copier');
    vi.stubEnv('NETEFATSA_WATCHED_FOLDER', place);
    vi.stubEnv('NETEFATSA_ESCL_SCANNERS', 'http://127.0.0.1:9/eSCL');
    await station.watch.lookAtScanners();
    expect(health().warnings).toContain(
      'Scanners that are set up do not answer: 127.0.0.1:9, from-the-copier.',
    );
    mkdirSync(place);
    vi.stubEnv('NETEFATSA_ESCL_SCANNERS', '');
    await station.watch.lookAtScanners();
    expect(codes()).not.toContain('SCANNERS_GONE');
  });

  it('a key beside the data is advice, and one elsewhere is not', async () => {
    await started(newFolder());
    expect(health().reasons).toContainEqual(
      expect.objectContaining({ code: 'KEY_BESIDE_DATA', severity: 'advice' }),
    );
    await station.close();
    vi.stubEnv('NETEFATSA_KEY_FILE', path.join(newFolder(), 'elsewhere.key'));
    await started(newFolder());
    expect(codes()).not.toContain('KEY_BESIDE_DATA');
  });

  it('a store that cannot be read is down, in words, and health still answers', async () => {
    await started(newFolder());
    station.store.database.close();
    expect(health()).toMatchObject({ status: 'down' });
    expect(codes()).toContain('STORE_FAILS');
  });
});
