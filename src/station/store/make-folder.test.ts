import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

const root = mkdtempSync(path.join(tmpdir(), 'netefatsa-folder-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('makes what is missing, for this account alone, and leaves what is there', () => {
  const folder = path.join(root, 'a', 'b', 'c');
  makeFolder(folder);
  makeFolder(folder);
  if (process.platform !== 'win32')
    for (const made of [folder, path.dirname(folder)]) expect(statSync(made).mode & 0o777).toBe(0o700);
});

it('says why it cannot', () => {
  const file = path.join(root, 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(path.join(file, 'below'))).toThrow(/ENOTDIR/);
});

it.skipIf(!existsSync('/proc/self'))('ends where the system has no such folder and makes none', () => {
  expect(() => makeFolder('/proc/netefatsa/data')).toThrow(/ENOENT/);
});
