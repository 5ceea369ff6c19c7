import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../src/contract/local-time.ts';
import type { Station } from '../../src/station/station.ts';
import { openDatabase } from '../../src/station/store/connection.ts';
import { submission } from '../../src/station/verification/verification.fixture.ts';
import { quickEngine } from '../api/support/quick-engine.ts';
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

/** A client with one asynchronous verification to do. */
function submitJob(station: Station, name?: string): { clientId: string; requestId: string } {
  const { clientId } = station.access.register(actor, { name: 'waiting', plan: 'pro' });
  const { requestId } = station.jobs.submit(submission(clientId, name));
  return { clientId, requestId };
}

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

  it('work that goes on by itself outlives a lock: jobs, deliveries and usage wait, and lose nothing', async () => {
    const station = await open(await filledFolder(10), { startEngine: quickEngine });
    station.jobs.start();
    station.webhooks.start();
    station.store.database.pragma('busy_timeout = 50');
    const { clientId, requestId } = submitJob(station);
    station.access.countUse(clientId, 'verify', false);
    const other = openDatabase(databaseOf(station.store.folder), station.store.key);
    other.exec('BEGIN IMMEDIATE');
    // Past the first look at the queue, the first written usage and the next look of both.
    await new Promise((resolve) => setTimeout(resolve, 4_500));
    expect(station.jobs.find(requestId, clientId).status).toBe('QUEUED');
    other.exec('ROLLBACK');
    other.close();
    await expect
      .poll(() => station.jobs.find(requestId, clientId).status, { timeout: 20_000 })
      .toBe('COMPLETED');
    expect(station.access.usage(clientId, '2000-01-01')).toMatchObject([
      { operation: 'verify', requests: 1 },
    ]);
    await station.close();
  });

  it('a job whose outcome could not be written is taken up again as soon as it can be', async () => {
    const station = await open(await filledFolder(10), { startEngine: quickEngine });
    station.store.database.pragma('busy_timeout = 50');
    const { clientId, requestId } = submitJob(station, 'slow.jpg');
    const other = openDatabase(databaseOf(station.store.folder), station.store.key);
    const before = station.cases.list({ limit: 1 }).total;
    station.jobs.start();
    // Its case is open, and the engine is reading.
    await expect.poll(() => station.cases.list({ limit: 1 }).total, { timeout: 20_000 }).toBe(before + 1);
    other.exec('BEGIN IMMEDIATE');
    await expect.poll(() => station.engine.status().busy, { timeout: 20_000 }).toBe(0);
    // Neither the result nor its failure can be written now; both have been tried by then.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(station.jobs.find(requestId, clientId).status).toBe('RUNNING');
    other.exec('ROLLBACK');
    other.close();
    await expect
      .poll(() => station.jobs.find(requestId, clientId).status, { timeout: 20_000 })
      .toBe('COMPLETED');
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
  it('that is set back does not keep work waiting until the time it came from', async () => {
    let now = Date.parse('2036-01-01T00:00:00Z');
    const station = await open(newFolder(), { clock: { now: () => now }, startEngine: quickEngine });
    const { clientId, requestId } = submitJob(station);
    now = Date.parse('2026-11-22T00:00:00Z');
    station.jobs.start();
    await expect
      .poll(() => station.jobs.find(requestId, clientId).status, { timeout: 20_000 })
      .toBe('COMPLETED');
    await station.close();
  });

  it('a clock that jumps back is written down; order stays by sequence and the log holds', async () => {
    let now = Date.parse('2026-11-21T10:00:00Z');
    const station = await open(newFolder(), { clock: { now: () => now } });
    station.audit.append({ actor, action: 'test.noon' });
    now -= 3 * 3_600_000;
    station.audit.append({ actor, action: 'test.earlier' });
    now += 30 * DAY_MS;
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
