import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { operationsForReading } from '../../src/api/openapi/reading.ts';
import { curlLine } from './curl.ts';

const root = path.resolve(import.meta.dirname, '..', '..');
const lines = operationsForReading().map(curlLine);

/** What "Begin" of docs/api.md sets or names. */
const VARIABLES = [
  ...['BASE', 'CA', 'KEY', 'CLIENT_ID', 'CLIENT_SECRET', 'TOKEN', 'SESSION_ID', 'CASE_ID'],
  ...['REQUEST_ID', 'ENDPOINT_ID', 'DELIVERY_ID'],
];

describe('the commands of docs/api.md', () => {
  it('send files that are in the repository', () => {
    const files = lines.flatMap((line) =>
      [...line.matchAll(/(?:="@|base64 < )(samples\/[^" |]+)/g)].map(([, name]) => name!),
    );
    expect(files.length).toBeGreaterThan(40);
    for (const file of files) expect(existsSync(path.join(root, file)), file).toBe(true);
  });
  it('leave nothing to fill in by hand but the variables that the page names', () => {
    for (const line of lines) {
      expect(line).not.toMatch(/<[a-z]|\{[a-z]\w*\}|@front|…/i);
      for (const [, name] of line.matchAll(/\$([A-Z_]+)/g)) expect(VARIABLES, line).toContain(name);
    }
  });
  it('are understood by a shell, and a body with pictures is JSON', () => {
    for (const line of lines) expect(spawnSync('sh', ['-n', '-c', line]).status, line).toBe(0);
    const piped = lines.find((line) => line.includes('sourceImage'))!.split(' | curl')[0]!;
    const { stdout } = spawnSync('sh', ['-c', piped], { cwd: root, encoding: 'utf8' });
    expect(Object.keys(JSON.parse(stdout) as object)).toEqual(['sourceImage', 'targetImage']);
  });
});
