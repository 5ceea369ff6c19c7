import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { archiveKey, checkArchive, createArchive, newArchiveSalt } from './archive.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-archive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const key = archiveKey(Buffer.alloc(32, 5), newArchiveSalt());

/** An archive of ten bytes of database and one blob. */
function written(name: string): string {
  const file = path.join(folder, name);
  const slots = [{ kind: 'file' as const, wrapped: '' }];
  const header = {
    format: 'netefatsa-backup' as const,
    version: 1 as const,
    createdAt: '2026-11-22',
    salt: '',
    slots,
  };
  const archive = createArchive(file, header, key);
  archive.write('manifest', Buffer.from('{}'));
  archive.write('database', Buffer.alloc(10, 1));
  archive.write('blob', Buffer.alloc(50, 2));
  archive.write('end', Buffer.from('{"blobs":1}'));
  archive.finish();
  return file;
}

it('what was written whole is read back whole', () => {
  expect(() => checkArchive(written('whole'), key, { databaseBytes: 10, blobs: 1 })).not.toThrow();
});

it('a byte that the medium did not keep, an end that is missing or a part too few is noticed', () => {
  const file = written('changed');
  const bytes = readFileSync(file);
  const damaged = { code: 'STORAGE_FAILED', details: { reason: 'BACKUP_DAMAGED' } };
  const check = (expected = { databaseBytes: 10, blobs: 1 }) => {
    try {
      checkArchive(file, key, expected);
      return null;
    } catch (thrown) {
      return thrown;
    }
  };
  for (const at of [bytes.length - 1, bytes.length - 60, bytes.indexOf(0x0a) + 20]) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    writeFileSync(file, changed);
    expect(check(), String(at)).toMatchObject(damaged);
  }
  writeFileSync(file, bytes.subarray(0, -30));
  expect(check()).toMatchObject(damaged);
  writeFileSync(file, bytes);
  expect(check({ databaseBytes: 10, blobs: 2 })).toMatchObject(damaged);
  expect(check()).toBeNull();
});
