import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { StationError } from '../../src/contract/errors/station-error.ts';
import type { StartEngineProcess } from '../../src/engine/protocol.ts';
import type { Station } from '../../src/station/station.ts';
import { fakeEngine, omangRead, submission } from '../../src/station/verification/verification.fixture.ts';
import { quickEngine } from '../api/support/quick-engine.ts';
import { actor, newFolder, open, removeFolders } from './data-folders.ts';

let station: Station;
const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  await station.close();
});
afterAll(removeFolders);

describe('jobs', () => {
  const time = { now: Date.now() };
  async function started(startEngine: StartEngineProcess): Promise<string> {
    station = await open(newFolder(), { startEngine, clock: { now: () => time.now } });
    station.jobs.start();
    return station.access.register(actor, { name: 'jobs', plan: 'pro' }).clientId;
  }
  /** Time passes until the job is done, or was tried often enough. */
  async function settled(requestId: string, clientId: string, hours = 30): Promise<string> {
    const end = time.now + hours * 3_600_000;
    while (time.now < end) {
      const { status } = station.jobs.find(requestId, clientId);
      if (status === 'COMPLETED' || status === 'FAILED') return status;
      if (status === 'QUEUED') time.now += 10 * 60_000;
      station.jobs.start();
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    return station.jobs.find(requestId, clientId).status;
  }

  it.each(['PROCESSING_FAILED', 'ENGINE_UNAVAILABLE'] as const)(
    'outlive %s of an engine that fails eight times and is repaired, and count no attempt for it',
    async (code) => {
      let failures = 8;
      const clientId = await started(
        fakeEngine({
          verify: () => {
            if (failures-- > 0) throw new StationError(code);
            return omangRead({});
          },
        }),
      );
      const { requestId } = station.jobs.submit(submission(clientId));
      expect(await settled(requestId, clientId)).toBe('COMPLETED');
      expect(station.jobs.find(requestId, clientId)).toMatchObject({ attempts: 1, failures: 0 });
    },
  );

  it('whose document fails while others are answered fail after three attempts', async () => {
    const clientId = await started(
      fakeEngine({
        verify: ({ files }: { files: { name: string }[] }) => {
          if (files[0]!.name === 'poison.jpg') throw new StationError('PROCESSING_FAILED');
          return omangRead({});
        },
        ping: () => ({ echo: '', pid: 0 }),
      }),
    );
    const { requestId } = station.jobs.submit(submission(clientId, 'poison.jpg'));
    await expect.poll(() => station.jobs.find(requestId, clientId).status).toBe('QUEUED');
    await station.engine.call('ping', { echo: '' });
    expect(await settled(requestId, clientId)).toBe('FAILED');
    expect(station.jobs.find(requestId, clientId).attempts).toBeLessThanOrEqual(4);
  });

  it('are given up when the station is not repaired within a day', async () => {
    const clientId = await started(
      fakeEngine({
        verify: () => {
          throw new StationError('PROCESSING_FAILED');
        },
      }),
    );
    const { requestId } = station.jobs.submit(submission(clientId));
    expect(await settled(requestId, clientId)).toBe('FAILED');
  });
});

describe('webhooks', () => {
  async function receiver(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  }

  it('to a receiver that hangs, however many wait for it, delay those of no other by a second', async () => {
    station = await open(newFolder(), { startEngine: quickEngine });
    const { clientId } = station.access.register(actor, { name: 'hooks', plan: 'pro' });
    let hanging = 0;
    const hangs = await receiver(() => void hanging++);
    let arrived = 0;
    const answers = await receiver((_request, response) => {
      arrived++;
      response.end();
    });
    station.webhooks.start();
    const announce = (address: string) =>
      station.webhooks.enqueue({ type: 'verification.completed', clientId, result: {}, address });
    for (let i = 0; i < 100; i++) announce(`${hangs}?${i}`);
    await expect.poll(() => hanging).toBeGreaterThan(0);
    const begun = performance.now();
    announce(answers);
    await expect.poll(() => arrived, { interval: 10, timeout: 15_000 }).toBe(1);
    expect(performance.now() - begun).toBeLessThan(3_000);
    // Not more than two at a time wait there.
    expect(hanging).toBeLessThanOrEqual(2);
  });
});
