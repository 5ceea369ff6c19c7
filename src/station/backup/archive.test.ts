import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { archiveKey, createArchive, newArchiveSalt, openArchive } from './archive.ts';

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

/** Kinds and lengths of the frames; throws at the first that is damaged. */
function framesOf(file: string): string[] {
  const archive = openArchive(file);
  try {
    return [...archive.frames(key)].map(({ kind, payload }) => `${kind} ${payload.length}`);
  } finally {
    archive.close();
  }
}

it('what was written whole is read back whole', () => {
  expect(framesOf(written('whole'))).toEqual(['manifest 2', 'database 10', 'blob 50', 'end 11']);
});

it('has its name only when it is finished', () => {
  const file = path.join(folder, 'half');
  const header = { format: 'netefatsa-backup', version: 1, createdAt: '2026-11-22', salt: '' } as const;
  const archive = createArchive(file, { ...header, slots: [{ kind: 'file', wrapped: '' }] }, key);
  archive.write('manifest', Buffer.from('{}'));
  expect(existsSync(file)).toBe(false);
  archive.finish();
  expect(existsSync(file)).toBe(true);
});

it('leaves nothing unfinished where it cannot get its name, and is discarded once more without harm', () => {
  const file = path.join(folder, 'taken');
  const header = { format: 'netefatsa-backup', version: 1, createdAt: '2026-11-22', salt: '' } as const;
  const archive = createArchive(file, { ...header, slots: [{ kind: 'file', wrapped: '' }] }, key);
  archive.write('end', Buffer.from('{}'));
  mkdirSync(path.join(file, 'by another program'), { recursive: true });
  expect(() => archive.finish()).toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/);
  expect(existsSync(`${file}.part`)).toBe(false);
  expect(() => archive.discard()).not.toThrow();
});

it('a byte that the medium did not keep, or an end that is missing, is noticed', () => {
  const file = written('changed');
  const bytes = readFileSync(file);
  const damaged = { code: 'STORAGE_FAILED', details: { reason: 'BACKUP_DAMAGED' } };
  const refused = () => {
    try {
      return framesOf(file);
    } catch (thrown) {
      return thrown;
    }
  };
  for (const at of [bytes.length - 1, bytes.length - 60, bytes.indexOf(0x0a) + 20]) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    writeFileSync(file, changed);
    expect(refused(), String(at)).toMatchObject(damaged);
  }
  writeFileSync(file, bytes.subarray(0, -30));
  expect(refused()).toMatchObject(damaged);
});
