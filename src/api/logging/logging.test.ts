import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { rotatingFile } from './rotating-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('keeps the newest lines in at most `keep` files of at most `maxBytes`', () => {
  const file = path.join(folder, 'logs', 'station.log');
  const log = rotatingFile(file, { maxBytes: 100, keep: 3 });
  for (let i = 0; i < 50; i++) log.write(`line ${String(i).padStart(3, '0')}\n`);
  expect(readdirSync(path.dirname(file)).sort()).toEqual(['station.log', 'station.log.1', 'station.log.2']);
  for (const name of readdirSync(path.dirname(file)))
    expect(statSync(path.join(folder, 'logs', name)).size).toBeLessThanOrEqual(100);
  expect(readFileSync(file, 'utf8')).toContain('line 049');
  expect(readFileSync(`${file}.1`, 'utf8').trim().split('\n')).toHaveLength(11);
  expect(statSync(file).mode & 0o077).toBe(0);
});

it('goes on after a restart where it was', () => {
  const file = path.join(folder, 'station.log');
  rotatingFile(file).write('one\n');
  rotatingFile(file).write('two\n');
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n');
});

it('drops a line that cannot be written', () => {
  const file = path.join(folder, 'station.log');
  rotatingFile(file).write('a file where a folder is wanted\n');
  const log = rotatingFile(path.join(file, 'station.log'));
  expect(() => log.write('x\n')).not.toThrow();
});

it('replaces personal data and secrets that slipped into a log object', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  log.info(
    {
      requestId: 'r-1',
      name: 'Kago Sebina',
      headers: { authorization: 'Bearer nk_abc' },
      document: { fields: { idNumber: '428317215' } },
    },
    'request',
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('r-1');
  for (const secret of ['Kago', 'nk_abc', '428317215']) expect(lines[0]).not.toContain(secret);
});
