import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { packsIn } from './folders.fixture.ts';
import type * as Pack from './pack.ts';
import { createPack, nameOf } from './pack.ts';
import { openPieces } from './pieces.ts';

vi.mock('./pack.ts', { spy: true });

const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-pieces-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const key = Buffer.alloc(32, 5);
const [stays, goes] = [nameOf(Buffer.alloc(32, 1)), nameOf(Buffer.alloc(32, 2))];

it('a pack goes only when what was copied from it was read back', async () => {
  const pieces = openPieces(folder, key);
  pieces.add(stays, Buffer.alloc(100, 1));
  pieces.add(goes, Buffer.alloc(5_000, 2));
  pieces.finish();
  const [old] = packsIn(folder);

  const actual = await vi.importActual<typeof Pack>('./pack.ts');
  // A stick that keeps another byte than it was given.
  vi.mocked(createPack).mockImplementationOnce((...given) => {
    const pack = actual.createPack(...given);
    const finish = (): string => {
      const file = pack.finish();
      const bytes = readFileSync(file);
      bytes[50]! ^= 1;
      writeFileSync(file, bytes);
      return file;
    };
    return { ...pack, finish };
  });
  expect(() => pieces.keepOnly(new Set([stays]), new Set())).toThrow(/is damaged/);
  pieces.close();
  expect(packsIn(folder)).toEqual([old]);

  const again = openPieces(folder, key);
  expect(again.read(stays)).toEqual(Buffer.alloc(100, 1));
  expect(again.keepOnly(new Set([stays]), new Set())).toBeGreaterThan(4_500);
  expect(again.read(stays)).toEqual(Buffer.alloc(100, 1));
  again.close();
  expect(packsIn(folder)).toHaveLength(1);
  expect(packsIn(folder)).not.toEqual([old]);
});
