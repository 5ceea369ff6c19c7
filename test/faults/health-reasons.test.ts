import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, expect, it } from 'vitest';
import { createHealth } from '../../src/api/health.ts';
import { tlsFiles } from '../../src/api/tls/tls-files.ts';
import { Health, type HealthReason } from '../../src/contract/health.ts';
import { DAY_MS } from '../../src/contract/local-time.ts';
import type { Station } from '../../src/station/station.ts';
import { quickEngine } from '../api/support/quick-engine.ts';
import { actor, filledFolder, newFolder, open, removeFolders } from './data-folders.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');

let station: Station;
let receiver: Server | undefined;
const time = { now: NOON };
afterEach(async () => {
  await station.close();
  receiver?.closeAllConnections();
  receiver?.close();
});
afterAll(removeFolders);

async function started(folder: string, now: number): Promise<void> {
  time.now = now;
  station = await open(folder, { startEngine: quickEngine, clock: { now: () => time.now } });
}
const health = (): Health => Health.parse(JSON.parse(createHealth(station)()));
const reason = (code: string): HealthReason | undefined => health().reasons.find((one) => one.code === code);

it('webhooks that fail are told while they are tried again, and not once they arrive', async () => {
  let status = 503;
  receiver = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => receiver!.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  await started(newFolder(), NOON);
  const { clientId } = station.access.register(actor, { name: 'hooks', plan: 'pro' });
  station.webhooks.start();
  expect(reason('WEBHOOKS_FAILING')).toBeUndefined();
  station.webhooks.enqueue({ type: 'verification.completed', clientId, result: {}, address });
  /** Half an hour goes by, longer than the first three pauses. */
  const later = (): HealthReason | undefined => {
    time.now += 30 * 60_000;
    station.webhooks.start();
    return reason('WEBHOOKS_FAILING');
  };
  await expect.poll(later, { timeout: 20_000, interval: 200 }).toMatchObject({
    severity: 'degraded',
    message: expect.stringContaining('1 are tried again, 0 were given up') as string,
    whatToDo: expect.stringContaining('repair or remove the receiver') as string,
  });
  status = 204;
  await expect.poll(later, { timeout: 30_000, interval: 200 }).toBeUndefined();
}, 60_000);

it('a certificate about to end takes the station down on its last day, with a warning two weeks before', async () => {
  const folder = newFolder();
  await tlsFiles(folder, [], NOON);
  await started(folder, NOON);
  // It is valid for 800 days, and was not renewed: no server ran.
  for (const [days, severity] of [
    [780, undefined],
    [788, 'degraded'],
    [801, 'down'],
  ] as const) {
    time.now = NOON + days * DAY_MS;
    expect(reason('CERTIFICATE_ENDING')?.severity, `${days} days`).toBe(severity);
  }
  expect(health().status).toBe('down');
});

it('stored data that were not checked for a week are told, until they are', async () => {
  await started(await filledFolder(10), Date.now());
  await station.watch.scrub.readAll();
  expect(reason('CHECK_OVERDUE')).toBeUndefined();
  time.now += 9 * DAY_MS;
  expect(reason('CHECK_OVERDUE')?.message).toBe('The stored data were last checked in full 9 days ago.');
  await station.watch.scrub.readAll();
  expect(reason('CHECK_OVERDUE')).toBeUndefined();
});

it('a backup that failed is told until one was read back', async () => {
  await started(newFolder(), NOON);
  station.audit.append({ actor, action: 'backup.failed' });
  expect(reason('BACKUP_FAILED')).toMatchObject({ severity: 'degraded', message: 'The last backup failed.' });
  station.audit.append({ actor, action: 'backup.verified', details: { damaged: 0 } });
  expect(reason('BACKUP_FAILED')).toBeUndefined();
});

it('a list and a register that are needed and were never imported are each named', async () => {
  await started(newFolder(), NOON);
  const named = health().reasons.filter(({ code }) => code === 'LIST_MISSING' || code === 'REGISTER_MISSING');
  expect(named.map(({ code, severity }) => `${code} ${severity}`)).toEqual([
    'LIST_MISSING degraded',
    'REGISTER_MISSING degraded',
  ]);
  for (const { whatToDo } of named) expect(whatToDo).toMatch(/Import it with "netefatsa \w+ import"/);
});
