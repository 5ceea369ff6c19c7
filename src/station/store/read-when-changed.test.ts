import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readWhenChanged } from './read-when-changed.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'read-when-changed-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('reads a file once until it changes; no file is null, and what could not be read is tried again', () => {
  const file = path.join(folder, 'number.txt');
  const write = (text: string, second: number): void => {
    writeFileSync(file, text);
    utimesSync(file, second, second);
  };
  let times = 0;
  const look = readWhenChanged(file, () => {
    times++;
    const number = Number(readFileSync(file, 'utf8'));
    if (Number.isNaN(number)) throw new Error('no number');
    return number;
  });
  expect(look()).toBeNull();
  write('1', 10);
  expect([look(), look(), times]).toEqual([1, 1, 1]);
  // Set back, as a restored file is: another time is a change, whichever way.
  write('2', 5);
  expect([look(), look(), times]).toEqual([2, 2, 2]);
  write('none', 20);
  expect(look).toThrow('no number');
  expect(look).toThrow('no number');
  expect(times).toBe(4);
  rmSync(file);
  expect(look()).toBeNull();
});
