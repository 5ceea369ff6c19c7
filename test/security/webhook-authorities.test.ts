import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCertificates } from '../../src/api/tls/certificates.ts';
import { StationConfig } from '../../src/contract/config.ts';
import { createHealth } from '../../src/api/health.ts';
import { actor, newFolder, open, removeFolders } from '../faults/data-folders.ts';

let receiver: Server;
let url: string;
let houseAuthority: string;
let arrived = 0;
beforeAll(async () => {
  const { ca, cert, key } = await makeCertificates(['127.0.0.1'], Date.now());
  houseAuthority = ca;
  receiver = createServer({ cert, key }, (_request, response) => {
    arrived++;
    response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `https://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
});
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
  removeFolders();
});

/** The first attempt of a delivery by a station with this file of authorities. */
async function attempt(caFile: string | null): Promise<{ statusCode: number | null; error: string | null }> {
  const station = await open(newFolder(), { config: StationConfig.parse({ webhooks: { caFile } }) });
  const { clientId } = station.access.register(actor, { name: 'house', plan: 'pro' });
  station.webhooks.start();
  station.webhooks.enqueue({ type: 'verification.completed', clientId, result: {}, address: url });
  const first = () => station.webhooks.deliveries(clientId)[0]?.attempts[0];
  await expect.poll(first, { timeout: 20_000 }).toBeDefined();
  expect(createHealth(station)()).not.toContain(url);
  const { statusCode, error } = first()!;
  await station.close();
  return { statusCode, error };
}

it('a receiver with a certificate of the house is refused without the house’s authority, and reached with it', async () => {
  expect(await attempt(null)).toMatchObject({
    statusCode: null,
    error: expect.stringMatching(/VERIFY|SELF_SIGNED|CERT/),
  });
  expect(arrived).toBe(0);
  const file = path.join(newFolder(), 'house.pem');
  writeFileSync(file, houseAuthority);
  expect(await attempt(file)).toEqual({ statusCode: 200, error: null });
  expect(arrived).toBe(1);
});

it('another authority is not enough, and a file that is gone or holds none sends nothing past it', async () => {
  const file = path.join(newFolder(), 'house.pem');
  writeFileSync(file, (await makeCertificates(['127.0.0.1'], Date.now())).ca);
  expect((await attempt(file)).error).toMatch(/VERIFY|SELF_SIGNED|CERT/);
  writeFileSync(file, 'no certificate');
  expect((await attempt(file)).error).toBe('CA_FILE_UNUSABLE');
  rmSync(file);
  expect((await attempt(file)).error).toBe('CA_FILE_UNUSABLE');
  expect(arrived).toBe(1);
});
