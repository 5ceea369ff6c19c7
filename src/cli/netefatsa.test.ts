import { execFileSync, spawnSync } from 'node:child_process';
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
for (const name of ['netefatsa.js', 'lasting-process.json'])
  copyFileSync(path.join(import.meta.dirname, name), path.join(path.dirname(command), name));
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

describe.runIf(process.platform === 'linux')('how the process of a command keeps memory', () => {
  const told = (...args: string[]): { argv: string[]; flags: string[]; threshold?: string; pid: number } => {
    writeFileSync(
      built,
      `process.stdout.write(JSON.stringify({ argv: process.argv.slice(2), flags: process.execArgv,
        threshold: process.env.MALLOC_MMAP_THRESHOLD_, pid: process.pid }))`,
    );
    changed(built, 180);
    const { MALLOC_MMAP_THRESHOLD_: _, ...env } = process.env;
    const { stdout, stderr, pid } = spawnSync(process.execPath, [command, ...args], {
      encoding: 'utf8',
      env,
    });
    expect(stderr).toBe('');
    const answer = JSON.parse(stdout) as ReturnType<typeof told>;
    expect(answer.pid).toBe(pid);
    expect(answer.argv).toEqual(args);
    return answer;
  };

  it.each([
    [['serve', '--port', '0']],
    [['--data-dir', '/srv/station', 'serve']],
    [['worker', '--queue', 'redis://h']],
  ])('%j: a small young space, and large blocks that go back to the system', (args) => {
    expect(told(...args)).toMatchObject({ flags: ['--max-semi-space-size=8'], threshold: '524288' });
  });

  it('leaves commands that end by themselves alone', () => {
    const { flags, threshold } = told('verify', 'card.jpg');
    expect(flags).toEqual([]);
    expect(threshold).toBeUndefined();
  });
});

it('runs a lasting command without its flags where no process can begin anew', () => {
  const windows = path.join(root, 'windows.cjs');
  writeFileSync(windows, `Object.defineProperty(process, 'platform', { value: 'win32' })`);
  writeFileSync(built, `process.stdout.write(JSON.stringify(process.argv.slice(2)))`);
  changed(built, 180);
  const { stdout, status } = spawnSync(process.execPath, ['--require', windows, command, 'serve'], {
    encoding: 'utf8',
  });
  expect({ stdout, status }).toEqual({ stdout: '["serve"]', status: 0 });
});
