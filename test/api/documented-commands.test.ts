import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..', '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** What people follow: the pages of the root and of docs/, and the README of every folder. */
const PAGES = [
  ...['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'],
  ...['models', 'resources', 'samples', 'src', 'test', 'tools'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => path.basename(name) === 'README.md')
      .map((name) => path.join(folder, name)),
  ),
  ...readdirSync(path.join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

interface Written {
  readonly page: string;
  readonly line: string;
}

/** Lines of shell blocks and of inline code, comments cut off, `a && b` taken apart. */
function commandsOf(page: string): Written[] {
  const text = read(page);
  const blocks = [...text.matchAll(/```sh[^\n]*\n([\s\S]*?)```/g)].flatMap(([, block]) =>
    block!.replace(/\\\n\s*/g, ' ').split('\n'),
  );
  const inline = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!);
  return [...blocks, ...inline]
    .flatMap((line) => line.replace(/\s#\s.*$/, '').split('&&'))
    .map((line) => ({ page, line: line.trim() }))
    .filter(({ line }) => /^(npm|npx netefatsa|netefatsa) /.test(line));
}

const written = PAGES.flatMap(commandsOf);
const words = (line: string): string[] =>
  [...line.matchAll(/"[^"]*"|\S+/g)].map(([word]) => word.replace(/^\[+|\]+$|[.,;:]+$/g, ''));

describe('every command in the documents', () => {
  it('there are some', () => expect(written.length).toBeGreaterThan(40));

  const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);
  const benches = readdirSync(path.join(root, 'tools', 'bench'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -3));

  it('npm: the script is there, and the bench it names', () => {
    for (const { page, line } of written.filter((one) => one.line.startsWith('npm '))) {
      const [, verb = '', ...rest] = words(line);
      if (verb !== 'run') {
        expect(['ci', 'start', 'test', 'audit', 'sbom'], `${page}: ${line}`).toContain(verb);
        continue;
      }
      const script = rest.find((word) => !word.startsWith('-'))!;
      expect(scripts, `${page}: ${line}`).toContain(script);
      if (script !== 'bench') continue;
      const bench = rest[rest.indexOf('--') + 1]!;
      for (const name of bench.split('|'))
        expect(['all', 'NAME', ...benches], `${page}: ${line}`).toContain(name);
    }
  });

  let program: Command;
  beforeAll(async () => {
    program = new Command().option('--data-dir <dir>');
    const folder = path.join(root, 'src', 'cli', 'commands');
    for (const file of readdirSync(folder).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    )) {
      const module = (await import(path.join(folder, file))) as { register?: (program: Command) => void };
      module.register?.(program);
    }
  });

  it('netefatsa: command, subcommand and options are there', () => {
    for (const { page, line } of written.filter((one) => /^(npx )?netefatsa /.test(one.line))) {
      const said = words(line.replace(/^(npx )?netefatsa /, ''));
      let command = program;
      for (const word of said) {
        const child = command.commands.find((one) => one.name() === word);
        if (!child) break;
        command = child as Command;
      }
      if (said[0]!.startsWith('-')) continue;
      expect(command, `${page}: ${line}`).not.toBe(program);
      const known = [command, command.parent, program].flatMap((one) =>
        (one?.options ?? []).flatMap((option) => [option.long, option.short]),
      );
      for (const option of said.filter((word) => /^--[a-z]/.test(word)))
        expect(['--help', '--version', ...known], `${page}: ${line}`).toContain(option.split('=', 1)[0]);
    }
  });

  it('files and folders of the project that are named are there', () => {
    const missing = PAGES.flatMap((page) =>
      [...read(page).matchAll(/`((?:src|test|tools|docs|build|samples)\/[\w./-]+)`/g)]
        .map(([, place]) => place!)
        .filter((place) => !existsSync(path.join(root, place)))
        .map((place) => `${page}: ${place}`),
    );
    expect(missing).toEqual([]);
  });
});

/** One after the other, on a machine that has other work, too. */
const SEVEN_PROGRAMS_MS = 300_000;

describe('blocks marked `sh run`', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-documented-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const blocks = PAGES.flatMap((page) =>
    [...read(page).matchAll(/```sh run\n([\s\S]*?)```/g)].map(([, block]) => ({
      page,
      lines: block!.trim().split('\n'),
    })),
  );

  it.each(blocks)(
    '$page: each line ends with 0, one after the other',
    ({ page, lines }) => {
      for (const line of lines) {
        const [name, ...args] = words(line).map((word) => word.replaceAll('"', ''));
        expect(name, `${page}: ${line}`).toBe('netefatsa');
        const run = spawnSync(process.execPath, [path.join(root, 'src', 'cli', 'netefatsa.js'), ...args], {
          cwd: folder,
          encoding: 'utf8',
        });
        expect(run.status, `${page}: ${line}\n${run.stderr}`).toBe(0);
      }
    },
    SEVEN_PROGRAMS_MS,
  );

  it('there is one', () => expect(blocks.length).toBeGreaterThan(0));
});
