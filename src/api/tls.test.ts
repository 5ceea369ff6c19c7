import { X509Certificate, createPrivateKey } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tlsFiles } from './tls.ts';

const DAY = 24 * 60 * 60_000;
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

it('keeps them while they are good, and makes new ones a month before their end or for a new name', async () => {
  const now = Date.now();
  const first = await tlsFiles(folder, [], now);
  expect((await tlsFiles(folder, [], now + 700 * DAY)).cert).toBe(first.cert);
  const renewed = await tlsFiles(folder, [], now + 771 * DAY);
  expect(renewed.cert).not.toBe(first.cert);
  const named = await tlsFiles(folder, ['other.example'], now + 771 * DAY);
  expect(named.cert).not.toBe(renewed.cert);
});

it('replaces a certificate that was made by a clock years ahead', async () => {
  const now = Date.now();
  const ahead = await tlsFiles(folder, [], now + 3_650 * DAY);
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
