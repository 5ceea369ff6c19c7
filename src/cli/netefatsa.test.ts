import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = mkdtempSync(path.join(os.tmpdir(), 'netefatsa-'));
const command = path.join(root, 'src', 'cli', 'netefatsa.js');
const source = path.join(root, 'src', 'cli', 'main.ts');
const built = path.join(root, 'out', 'main', 'cli.js');
mkdirSync(path.dirname(command), { recursive: true });
mkdirSync(path.dirname(built), { recursive: true });
writeFileSync(path.join(root, 'package.json'), '{ "type": "module" }');
copyFileSync(path.join(import.meta.dirname, 'netefatsa.js'), command);
writeFileSync(source, `process.stdout.write('source')`);
writeFileSync(built, `process.stdout.write('built')`);
afterAll(() => rmSync(root, { recursive: true }));

const run = (): string => execFileSync(process.execPath, [command], { encoding: 'utf8' });
const changed = (file: string, secondsAhead: number): void =>
  utimesSync(file, new Date(), new Date(Date.now() + secondsAhead * 1_000));

describe('the installed command', () => {
  it('runs a build that has all of the sources', () => {
    changed(built, 60);
    expect(run()).toBe('built');
  });

  it('runs the sources once one of them is newer than the build', () => {
    changed(source, 120);
    expect(run()).toBe('source');
  });
});
