import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { builtPath } from '../src/engine/resources.ts';

const root = path.resolve(import.meta.dirname, '..');
const configuration = readFileSync(path.join(root, 'build', 'electron-builder.yml'), 'utf8');
const patterns = (key: string): string[] => {
  const block = new RegExp(`^${key}:\\n((?:  .*\\n)+)`, 'm').exec(configuration)![1]!;
  return [...block.matchAll(/^ {2}- '?([^'\n]+)'?$/gm)].map(([, pattern]) => pattern!);
};
const isUnpacked = (file: string): boolean =>
  patterns('asarUnpack').some((pattern) => path.matchesGlob(file, pattern));

test('the program is inside the archive, whose hash is checked, and only the archive is loaded', () => {
  for (const file of [
    'out/main/main.js',
    'out/main/host.js',
    'out/main/backup-thread.js',
    'out/preload/preload.cjs',
    'out/renderer/index.html',
    'out/renderer/assets/index-abc.js',
    'out/licences/shipped.json',
  ])
    expect(isUnpacked(file), file).toBe(false);
  expect(configuration).toMatch(/^asar: true$/m);
  for (const fuse of ['enableEmbeddedAsarIntegrityValidation', 'onlyLoadAppFromAsar'])
    expect(configuration).toMatch(new RegExp(`^  ${fuse}: true$`, 'm'));
});

test('what native libraries open by its path is beside it', () => {
  for (const file of ['models/faces.onnx', 'resources/kernels/kernels.wasm', 'package.json'])
    expect(isUnpacked(file), file).toBe(true);
});

test('screens are looked for where the build puts them', () =>
  expect(builtPath('renderer')).toBe(path.join(root, 'out', 'renderer')));
