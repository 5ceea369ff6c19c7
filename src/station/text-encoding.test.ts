import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { beginningOf, readText, textOf } from './text-encoding.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-encoding-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const WORDS = 'name,country\nBotšhelo Née–Specimen,BW\n';
const SPREADSHEET = 'name,country\nZoë Née–Specimen,BW\n';
const inWindows1252 = Buffer.from(SPREADSHEET.replace('–', '\u0096'), 'latin1');
const mark = Buffer.from([0xff, 0xfe]);

it.each([
  ['UTF-8', Buffer.from(WORDS), WORDS],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${WORDS}`), WORDS],
  ['UTF-16 with its mark', Buffer.concat([mark, Buffer.from(WORDS, 'utf16le')]), WORDS],
  ['Windows-1252', inWindows1252, SPREADSHEET],
  ['UTF-8 of many chunks', Buffer.from(WORDS.repeat(9_999)), WORDS.repeat(9_999)],
])('reads %s', async (_name, bytes, expected) => {
  const file = path.join(folder, 'file.csv');
  writeFileSync(file, bytes);
  expect(textOf(bytes)).toBe(expected);
  expect(await text(readText(file))).toBe(expected);
  expect(beginningOf(bytes)).toMatch(/^name,country\n/);
});

it('a file that is not there is an error', async () => {
  await expect(text(readText(path.join(folder, 'gone')))).rejects.toMatchObject({ code: 'ENOENT' });
});
