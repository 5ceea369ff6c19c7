import { existsSync, mkdtempSync, openSync, closeSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createPack, nameOf, readPackIndex } from './pack.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-pack-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const key = Buffer.alloc(32, 5);
const name = nameOf(Buffer.alloc(32, 1));

it('names its pieces once it is finished', () => {
  const pack = createPack(folder, key);
  pack.add(name, Buffer.alloc(10, 7));
  const file = pack.finish();
  // Ten bytes, and 28 of nonce and tag.
  expect([...readPackIndex(file, key)!]).toEqual([[name, { offset: 0, length: 38 }]]);
  rmSync(file);
});

it('a failed end is discarded without closing what another file has since', () => {
  const pack = createPack(folder, key);
  pack.add(name, Buffer.alloc(10, 7));
  // Whatever keeps it from its name: here the stick lost it.
  rmSync(path.join(folder, readdirSync(folder)[0]!));
  expect(() => pack.finish()).toThrow(/ENOENT/);
  // The system gives the lowest free number: that of the pack.
  const handle = openSync(import.meta.filename, 'r');
  pack.discard();
  expect(readFileSync(handle).length).toBeGreaterThan(0);
  closeSync(handle);
  expect(readdirSync(folder)).toEqual([]);
});

it('one that is not finished goes', () => {
  const pack = createPack(folder, key);
  pack.add(name, Buffer.alloc(10, 7));
  const unfinished = path.join(folder, readdirSync(folder)[0]!);
  pack.discard();
  expect(existsSync(unfinished)).toBe(false);
});
