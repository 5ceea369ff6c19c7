import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { changeSetting } from './settings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a value that a setting does not take is refused with what it does take, and nothing is written', () => {
  changeSetting(folder, 'operators.lockoutMinutes', 30);
  const kept = readFileSync(path.join(folder, 'config.json'), 'utf8');
  for (const value of [999_999, 0, -1, Number.NaN, 'long'])
    expect(() => changeSetting(folder, 'operators.lockoutMinutes', value), String(value)).toThrow(
      'This setting takes numbers from 1 to 1440.',
    );
  expect(() => changeSetting(folder, 'operators.lockoutAttempts', 2.5)).toThrow(
    'This setting takes whole numbers from 1 to 100.',
  );
  for (const country of ['ZZ', 'DE'])
    expect(() => changeSetting(folder, 'documents.country', country)).toThrow(
      `The papers of ${country} are not installed; there are BW`,
    );
  expect(() => changeSetting(folder, 'log.level', 'loud')).toThrow('This setting does not take that value.');
  expect(readFileSync(path.join(folder, 'config.json'), 'utf8')).toBe(kept);
});
