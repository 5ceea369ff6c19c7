import { statSync } from 'node:fs';
import path from 'node:path';
import DatabaseConstructor from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MAX_FILE_BYTES } from '../../src/contract/limits.ts';
import { StationError } from '../../src/contract/errors/station-error.ts';
import { diskOf, requireRoom } from '../../src/station/store/disk.ts';
import { reclaim } from '../../src/station/store/reclaim.ts';
import { submission } from '../../src/station/verification/verification.fixture.ts';
import { quickEngine } from '../api/support/quick-engine.ts';
import { form, startTestStation, type TestStation } from '../api/support/station.ts';
import { actor, databaseOf, newFolder, open, removeFolders } from './data-folders.ts';

afterAll(removeFolders);
const GIGABYTE = 1024 ** 3;

describe('a disk that is nearly full', () => {
  let test: TestStation;
  let key: string;
  beforeAll(async () => {
    test = await startTestStation();
    key = test.register('enterprise').apiKey;
    vi.spyOn(test.station.disk, 'space').mockReturnValue({ free: 90 * 1024 ** 2, reserve: 256 * 1024 ** 2 });
  });
  afterAll(() => test.close());

  it.each([
    ['/v1/verify/identity', 'documents'],
    ['/api/kyc/analyze/auto', 'documents'],
    ['/v1/forensics/analyze', 'file'],
    ['/v1/async/verify', 'documents'],
    ['/v1/documents/address/scan', 'documents'],
  ])('refuses new work at %s with a storage error before anything is read', async (place, field) => {
    const before = test.station.cases.list({ limit: 1 }).total;
    const { status, text } = await test.ask('POST', place, { key, body: form(field, ['a.jpg']) });
    expect(status).toBe(507);
    expect(text).toMatch(/storage-error|5007|STORAGE_FULL/);
    expect(test.station.cases.list({ limit: 1 }).total).toBe(before);
  });

  it.each(['/api/liveness/session', '/v1/identity/liveness'])('answers 1006 at %s', async (place) => {
    const { status, body } = await test.ask('POST', place, { key, json: {} });
    expect(status).toBe(500);
    expect(JSON.stringify(body)).toMatch(/1006|session could not be created|nearly full/);
    if (place.startsWith('/api/')) expect(body['errorCode']).toBe(1006);
  });

  it.each(['/v1/health', '/v1/client', '/v1/document-types', '/metrics', '/operator/session', '/'])(
    'goes on answering %s',
    async (place) => expect((await test.ask('GET', place, { key })).status).toBe(200),
  );

  it('begins no waiting job until there is room again', async () => {
    const { clientId } = test.register('pro');
    const { requestId } = test.station.jobs.submit(submission(clientId));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(test.station.jobs.find(requestId, clientId).status).toBe('QUEUED');
    vi.mocked(test.station.disk.space).mockReturnValue({ free: 50 * GIGABYTE, reserve: 256 * 1024 ** 2 });
    test.station.jobs.start();
    await expect.poll(() => test.station.jobs.find(requestId, clientId).status).toBe('COMPLETED');
  });
});

it('refuses what would not fit, by its size', () => {
  const disk = { space: () => ({ free: GIGABYTE, reserve: 256 * 1024 ** 2 }) };
  expect(() => requireRoom(disk, 10 * 1024 ** 2)).not.toThrow();
  expect(() => requireRoom(disk, 300 * 1024 ** 2)).toThrow(StationError);
  expect(diskOf(newFolder()).space().free).toBeGreaterThan(0);
});

it('limits are counted in memory while their file cannot be written', async () => {
  const test = await startTestStation();
  const { apiKey } = test.register('free');
  const other = new DatabaseConstructor(path.join(test.folder, 'counters.sqlite'));
  other.exec('BEGIN EXCLUSIVE');
  const statuses = [];
  try {
    statuses.push((await test.ask('GET', '/v1/client', { key: apiKey })).status);
  } finally {
    other.exec('ROLLBACK');
    other.close();
  }
  expect(statuses).toEqual([200]);
  await test.close();
});

it('counters are readable by the account of the station alone', async () => {
  const station = await open(newFolder());
  expect(statSync(path.join(station.store.folder, 'counters.sqlite')).mode & 0o077).toBe(0);
  await station.close();
});

describe('uploads that wait', () => {
  it('leave the file when they are done', async () => {
    const folder = newFolder();
    const station = await open(folder, { startEngine: quickEngine });
    const { clientId } = station.access.register(actor, { name: 'large', plan: 'pro' });
    const size = () => {
      station.store.database.pragma('wal_checkpoint(TRUNCATE)');
      return statSync(databaseOf(folder)).size;
    };
    const before = size();
    const files = Array.from({ length: 4 }, (_, i) => ({
      name: `${i}.jpg`,
      bytes: Buffer.alloc(MAX_FILE_BYTES, i + 1),
    }));
    const { requestId } = station.jobs.submit({ ...submission(clientId), files });
    expect(size()).toBeGreaterThan(before + 39 * 1024 ** 2);
    station.jobs.start();
    await expect
      .poll(() => station.jobs.find(requestId, clientId).status, { timeout: 20_000 })
      .toBe('COMPLETED');
    while (reclaim(station.store) > 0);
    expect(size()).toBeLessThan(before + 8 * 1024 ** 2);
    await station.close();
  });

  it('of one client are bounded, and others go on', async () => {
    const station = await open(newFolder(), { startEngine: quickEngine });
    const [greedy, other] = ['greedy', 'other'].map(
      (name) => station.access.register(actor, { name, plan: 'pro' }).clientId,
    ) as [string, string];
    const bytes = Buffer.alloc(MAX_FILE_BYTES, 1);
    const files = Array.from({ length: 10 }, (_, i) => ({ name: `${i}.jpg`, bytes }));
    const submit = (clientId: string) => station.jobs.submit({ ...submission(clientId), files });
    for (let i = 0; i < 10; i++) submit(greedy);
    expect(() => submit(greedy)).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }));
    expect(() => submit(other)).not.toThrow();
    await station.close();
  });
});
