import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { BINDING, bindingPackage, PACKAGED_PLATFORMS, readersMissing } from './reader-binding.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const { dependencies } = JSON.parse(read('package.json')) as { dependencies: { koffi: string } };
const lock = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { version: string; integrity?: string; os?: string[]; cpu?: string[] }>;
};
/** The patterns below a key of the builder's configuration. */
const patterns = (key: string): string[] => {
  const block = new RegExp(`^${key}:\\n((?:  .*\\n)+)`, 'm').exec(read('build/electron-builder.yml'))![1]!;
  return [...block.matchAll(/^ {2}- '?([^'\n]+)'?$/gm)].map(([, pattern]) => pattern!);
};

test.each(PACKAGED_PLATFORMS)('the lock file pins the binding for %s, for that system alone', (platform) => {
  const [os, cpu] = platform.split('-');
  const locked = lock.packages[`node_modules/${bindingPackage(platform)}`];
  expect(locked).toMatchObject({ version: dependencies.koffi, os: [os], cpu: [cpu] });
  expect(locked!.integrity).toMatch(/^sha512-/);
});

test.each(PACKAGED_PLATFORMS)('the builder keeps the binding for %s, beside the archive', (platform) => {
  const file = `node_modules/${bindingPackage(platform)}/${platform.replace('-', '_')}/${BINDING}`;
  const left = patterns('files').filter((pattern) => pattern.startsWith('!'));
  expect(left.length).toBeGreaterThan(3);
  expect(left.filter((pattern) => path.matchesGlob(file, pattern.slice(1)))).toEqual([]);
  for (const needed of [file, 'node_modules/koffi/index.js'])
    expect(patterns('asarUnpack').some((pattern) => path.matchesGlob(needed, pattern))).toBe(true);
});

test('a package without its binding is told, also where another system’s lies in it', () => {
  const resources = mkdtempSync(path.join(tmpdir(), 'netefatsa-package-'));
  try {
    const folder = path.join(
      resources,
      'app.asar.unpacked',
      'node_modules',
      bindingPackage('win32-x64'),
      'a',
    );
    mkdirSync(folder, { recursive: true });
    expect(readersMissing(resources, 'win32-x64')).toContain('@koromix/koffi-win32-x64');
    writeFileSync(path.join(folder, BINDING), '');
    expect(readersMissing(resources, 'win32-x64')).toBeNull();
    expect(readersMissing(resources, 'darwin-arm64')).not.toBeNull();
  } finally {
    rmSync(resources, { recursive: true, force: true });
  }
});

/** What the registry's packages hold of the pinned version; asks the registry, so only where a run says so (.ci/run does). */
test.runIf(process.env['NETEFATSA_TEST_REGISTRY']).each(PACKAGED_PLATFORMS)(
  'the published package for %s holds the binding',
  async (platform) => {
    const named = `${bindingPackage(platform)}@${dependencies.koffi}`;
    const { stdout } = await promisify(execFile)('npm', ['pack', '--dry-run', '--json', named], {
      cwd: tmpdir(),
      shell: process.platform === 'win32',
    });
    const told: unknown = JSON.parse(stdout);
    const [packed] = Object.values(told as object) as { files: { path: string; size: number }[] }[];
    const own = packed!.files.find((one) => one.path === `${platform.replace('-', '_')}/${BINDING}`);
    expect(own?.size).toBeGreaterThan(500_000);
  },
  60_000,
);
