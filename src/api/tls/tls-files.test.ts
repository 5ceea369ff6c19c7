import { X509Certificate, createPrivateKey } from 'node:crypto';
import { connect } from 'node:tls';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Health } from '../../contract/health.ts';
import { DAY_MS } from '../../contract/local-time.ts';
import { createHealth } from '../health.ts';
import { stationFor } from '../../station/verification/verification.fixture.ts';
import { startServer } from '../server.ts';
import { tlsFiles } from './tls-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-tls-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('makes a certificate for the loopback names, signed by an authority whose key is nowhere', async () => {
  const { key, cert, caFile } = await tlsFiles(folder, ['counter.bank.example'], Date.now());
  const leaf = new X509Certificate(cert);
  const authority = new X509Certificate(readFileSync(caFile));
  for (const name of ['localhost', 'counter.bank.example']) expect(leaf.checkHost(name)).toBe(name);
  for (const address of ['127.0.0.1', '::1']) expect(leaf.checkIP(address)).toBe(address);
  expect(leaf.checkHost('bank.example')).toBeUndefined();
  expect([authority.ca, leaf.ca]).toEqual([true, false]);
  expect(leaf.verify(authority.publicKey)).toBe(true);
  expect(leaf.checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect(authority.checkPrivateKey(createPrivateKey(key))).toBe(false);
  expect(statSync(path.join(folder, 'tls', 'key.pem')).mode & 0o777).toBe(0o600);
});

it('keeps them while they are good, and makes new ones at once for a new name', async () => {
  const now = Date.now();
  const first = await tlsFiles(folder, [], now);
  expect((await tlsFiles(folder, [], now + 700 * DAY_MS)).cert).toBe(first.cert);
  expect(readFileSync(first.caFile, 'utf8').match(/BEGIN/g)).toHaveLength(1);
  const named = await tlsFiles(folder, ['other.example'], now + 771 * DAY_MS);
  expect(named.cert).not.toBe(first.cert);
});

const authoritiesIn = (file: string): X509Certificate[] =>
  (readFileSync(file, 'utf8').match(/-----BEGIN[^]*?END CERTIFICATE-----/g) ?? []).map(
    (pem) => new X509Certificate(pem),
  );

it('hands out its next authority 90 days before the change, and is trusted by whoever has the file all the time', async () => {
  const now = Date.now();
  const first = await tlsFiles(folder, [], now);
  const before = await tlsFiles(folder, [], now + 709 * DAY_MS);
  expect(authoritiesIn(before.caFile)).toHaveLength(1);
  const during = await tlsFiles(folder, [], now + 711 * DAY_MS);
  expect(during.cert).toBe(first.cert);
  const handedOut = authoritiesIn(during.caFile);
  expect(handedOut).toHaveLength(2);
  // Nothing is made anew on the days in between.
  for (const day of [730, 760, 798.5])
    expect((await tlsFiles(folder, [], now + day * DAY_MS)).cert).toBe(first.cert);
  expect(authoritiesIn(during.caFile).map(({ fingerprint }) => fingerprint)).toEqual(
    handedOut.map(({ fingerprint }) => fingerprint),
  );
  const after = await tlsFiles(folder, [], now + 799.5 * DAY_MS);
  expect(after.cert).not.toBe(first.cert);
  expect(handedOut.some((authority) => new X509Certificate(after.cert).verify(authority.publicKey))).toBe(
    true,
  );
});

it('a power cut while the next one takes over leaves a pair that belongs together', async () => {
  const now = Date.now();
  await tlsFiles(folder, [], now);
  await tlsFiles(folder, [], now + 711 * DAY_MS);
  const handedOut = authoritiesIn(path.join(folder, 'tls', 'ca.pem'));
  // Key written, certificate not yet.
  writeFileSync(
    path.join(folder, 'tls', 'key.pem'),
    readFileSync(path.join(folder, 'tls', 'next-key.pem'), 'utf8'),
  );
  const { cert, key } = await tlsFiles(folder, [], now + 712 * DAY_MS);
  expect(new X509Certificate(cert).checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect(new X509Certificate(cert).verify(handedOut[1]!.publicKey)).toBe(true);
});

it('a server that runs on shows the next certificate when it is due, and health announces it before', async () => {
  const time = { now: Date.now() };
  const { station, folder: dataFolder, remove } = await stationFor({}, { clock: { now: () => time.now } });
  const server = await startServer((_request, response) => response.end(), {
    dataFolder,
    port: 0,
    tls: true,
    hosts: [],
    requestTimeoutSeconds: 5,
    now: time.now,
  });
  const shown = (): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect({ port: server.port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
        resolve(socket.getPeerX509Certificate()!.fingerprint256);
        socket.destroy();
      }).once('error', reject);
    });
  const reasons = () => Health.parse(JSON.parse(createHealth(station)())).reasons.map(({ code }) => code);
  const first = await shown();
  expect(reasons()).not.toContain('AUTHORITY_CHANGES');
  time.now += 711 * DAY_MS;
  await server.renewCertificate(time.now);
  expect(await shown()).toBe(first);
  expect(reasons()).toContain('AUTHORITY_CHANGES');
  time.now += 88.5 * DAY_MS;
  await server.renewCertificate(time.now);
  expect(await shown()).not.toBe(first);
  expect(reasons()).not.toContain('AUTHORITY_CHANGES');
  await server.close(100);
  await remove();
});

it('replaces a certificate that was made by a clock years ahead', async () => {
  const now = Date.now();
  const ahead = await tlsFiles(folder, [], now + 3_650 * DAY_MS);
  const { cert } = await tlsFiles(folder, [], now);
  expect(cert).not.toBe(ahead.cert);
  expect(Date.parse(new X509Certificate(cert).validFrom)).toBeLessThan(now);
});

it('replaces files that are damaged', async () => {
  const first = await tlsFiles(folder, [], Date.now());
  rmSync(path.join(folder, 'tls', 'key.pem'));
  const second = await tlsFiles(folder, [], Date.now());
  expect(second.cert).not.toBe(first.cert);
  expect(new X509Certificate(second.cert).checkPrivateKey(createPrivateKey(second.key))).toBe(true);
});

it('replaces a key that a power cut left beside the certificate of another', async () => {
  const first = await tlsFiles(folder, [], Date.now());
  const other = mkdtempSync(path.join(tmpdir(), 'netefatsa-tls-'));
  const { key } = await tlsFiles(other, [], Date.now());
  rmSync(other, { recursive: true });
  writeFileSync(path.join(folder, 'tls', 'key.pem'), key);
  const second = await tlsFiles(folder, [], Date.now());
  expect(second.cert).not.toBe(first.cert);
  expect(new X509Certificate(second.cert).checkPrivateKey(createPrivateKey(second.key))).toBe(true);
});
