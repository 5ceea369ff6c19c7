import { parse } from 'csv-parse/sync';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommandLine } from './program.ts';
import { EXIT } from './with-station.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'netefatsa-cli-'));
const data = path.join(root, 'data');
afterAll(() => rmSync(root, { recursive: true, force: true }));

interface Ended {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** In a process of its own, as its environment is. */
function netefatsa(args: readonly string[], environment: Record<string, string> = {}): Ended {
  const main = path.join(import.meta.dirname, 'netefatsa.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--no-warnings', main, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    timeout: 60_000,
  });
  return { status: status ?? -1, stdout, stderr };
}

/** In this process, which is as the command found it afterwards: starting one takes longer than most commands. */
async function here(...args: string[]): Promise<Ended> {
  const before = process.exitCode;
  const said = { stdout: '', stderr: '' };
  const streams = (['stdout', 'stderr'] as const).map((name) => {
    const { write } = process[name];
    process[name].write = (text: string | Uint8Array) => {
      said[name] += String(text);
      return true;
    };
    return () => (process[name].write = write);
  });
  process.exitCode = undefined;
  try {
    await runCommandLine(args);
    return { status: Number(process.exitCode ?? EXIT.done), ...said };
  } finally {
    for (const restore of streams) restore();
    process.exitCode = before;
  }
}
const there = (...args: string[]) => here(...args, '--data-dir', data);

let clientId = '';
// In a process of its own: one that opened a station ends by itself, with nothing left open.
beforeAll(() => {
  const made = netefatsa([
    'clients',
    'create',
    ...['--name', 'Example', '--plan', 'pro', '--json'],
    ...['--data-dir', data],
  ]);
  expect(made.status).toBe(EXIT.done);
  clientId = (JSON.parse(made.stdout) as { clientId: string }).clientId;
});

describe('a folder that holds no station', () => {
  it.each([
    ['audit', 'verify'],
    ['lists', 'alerts'],
    ['key', 'rotate'],
    ['backup', 'x.netefatsa'],
  ])('is said, and not made, by %s %s', async (...words) => {
    const nowhere = path.join(root, 'mistyped');
    const { status, stderr } = await here(...words, '--data-dir', nowhere);
    expect(stderr).toContain(`There is no station in ${nowhere}.`);
    expect(status).toBe(EXIT.negative);
    expect(existsSync(nowhere)).toBe(false);
  });
});

describe('commands that were written wrongly', () => {
  it('end with the code of usage', async () => {
    expect((await there('key', 'remove', 'banana')).status).toBe(EXIT.usage);
    const find = await there('data', 'find');
    expect([find.status, find.stderr]).toEqual([
      EXIT.usage,
      expect.stringContaining('data find --help') as string,
    ]);
    expect((await there('audit', 'export', '--from', 'yesterday')).status).toBe(EXIT.usage);
  });

  it('are not taken for something else', async () => {
    expect((await there('clients', 'usage', 'nobody')).status).toBe(EXIT.negative);
    expect((await there('clients', 'usage', clientId)).status).toBe(EXIT.done);
    const limits = await there('clients', 'subscribe', clientId, '--plan', 'pro', '--per-minute', '5');
    expect(limits.stderr).toContain('enterprise');
    const screened = await there('screen', 'Example Name', '--dob', '31/12/1990');
    expect(screened.stderr.match(/dateOfBirth/g)).toHaveLength(1);
  });

  it('an option that would change nothing is refused', async () => {
    const file = path.join(root, 'customers.csv');
    writeFileSync(file, 'name\nExample Name\n');
    const batch = await there('screen', 'Another', '--batch', file, '--threshold', '0.6', '--list', 'un');
    expect(batch.stderr).toContain('a name, --list, --threshold cannot be given with --batch');
    const one = await there('screen', 'Example Name', '--only-changed');
    expect(one.stderr).toContain('--only-changed cannot be given without --batch');
    expect([batch.status, one.status]).toEqual([EXIT.usage, EXIT.usage]);
  });

  it.each(['x.csv', 'X.CSV', './y.results.csv'])(
    'leave the results of a folder as they are, where --output %s would be their table, too',
    async (name) => {
      const papers = path.join(root, 'papers');
      mkdirSync(papers, { recursive: true });
      writeFileSync(path.join(papers, 'notes.pdf'), 'no PDF at all');
      const output = `${root}${path.sep}${name}`;
      writeFileSync(output, 'results of before\n');
      const { status, stderr } = await there('verify', '--batch', papers, '--output', output);
      expect([status, stderr]).toEqual([EXIT.usage, expect.stringContaining('verify --help') as string]);
      expect(readFileSync(output, 'utf8')).toBe('results of before\n');
    },
  );

  it('a variable that is no setting is said', () => {
    const { stderr, status } = netefatsa(['config', '--data-dir', data], { NETEFATSA_SERVER_PROT: '1' });
    expect([status, stderr]).toEqual([EXIT.done, expect.stringContaining('NETEFATSA_SERVER_PROT') as string]);
  });
});

it('the log is exported by days as by numbers', async () => {
  const day = new Date().toISOString().slice(0, 10);
  const records = async (...args: string[]) =>
    (await there('audit', 'export', ...args)).stdout.trim().split('\n').length;
  expect(await records('--from', day, '--to', day)).toBe(await records());
  const early = await there('audit', 'export', '--to', '2001-01-01');
  expect([early.status, early.stderr]).toEqual([
    1,
    expect.stringContaining('no record of 2001-01-01') as string,
  ]);
});

it('a range that is not in the log leaves the export of before as it is', async () => {
  const file = path.join(data, 'export.jsonl');
  writeFileSync(file, 'export of before\n');
  for (const from of ['999999', '0', 'x'])
    expect((await there('audit', 'export', '--from', from, '--out', file)).status).not.toBe(EXIT.done);
  expect(readFileSync(file, 'utf8')).toBe('export of before\n');
  // The same file by the word of other commands.
  expect((await there('audit', 'export', '--output', file)).status).toBe(EXIT.done);
  expect(readFileSync(file, 'utf8')).toContain('netefatsa-audit-export');
});

it('a file to write results to is refused where nothing is written', async () => {
  const { status, stderr } = await there('verify', 'samples/payslip.png', '--out', path.join(data, 'x.json'));
  expect([status, stderr]).toEqual([EXIT.usage, expect.stringContaining('--output is for') as string]);
});

it('as a table every row of it is as wide as the header, and its head is told beside it', async () => {
  const { stdout, stderr } = await there('audit', 'export', '--format', 'csv');
  const rows = parse(stdout, { relax_column_count: false });
  expect(rows.length).toBeGreaterThan(1);
  expect(stderr).toContain((await there('audit', 'head')).stdout.split('.').slice(0, 3).join('.'));
});

it('a former key opens the backups of its time', async () => {
  const backup = path.join(root, 'before.netefatsa');
  expect((await there('backup', backup)).status).toBe(EXIT.done);
  const { stdout } = await there('key', 'rotate');
  const former = path.join(data, 'station.key.former-1');
  expect(stdout).toContain(former);
  const into = (name: string, key: string) =>
    here('restore', backup, '--data-dir', path.join(root, name), '--key-file', key);
  const now = await into('with-new', path.join(data, 'station.key'));
  expect([now.status, now.stderr]).toEqual([1, expect.stringContaining('when it was made') as string]);
  expect(await into('with-former', former)).toMatchObject({ status: EXIT.done });
  expect(readFileSync(former, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
  writeFileSync(path.join(root, 'passphrase'), 'correct horse battery staple');
  await there('key', 'rotate', '--passphrase-file', path.join(root, 'passphrase'));
  expect(existsSync(path.join(data, 'station.key.former-2'))).toBe(true);
});
