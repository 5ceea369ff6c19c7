import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commandLineOfProcess, relaunchOptions } from './relaunch.ts';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'relaunch-')));
afterAll(() => rmSync(folder, { recursive: true }));
/** A program as it lies in the mount of an AppImage. */
function programIn(mount: string): string {
  mkdirSync(mount);
  const program = path.join(mount, 'netefatsa');
  writeFileSync(program, '');
  return program;
}
const mount = path.join(folder, 'mount');
const program = programIn(mount);
const APPIMAGE = '/opt/Netefatsa.AppImage';

const started = () => [program, '--no-sandbox', '--data-dir=/srv/station'];
const anew = { execPath: APPIMAGE, args: ['--no-sandbox', '--data-dir=/srv/station'] };

test('an installed program is left to Electron, which keeps all that it was started with', () => {
  expect(relaunchOptions({}, program, started)).toBeNull();
});

test('an AppImage begins anew from its file, not from the mount that goes with the process', () => {
  expect(relaunchOptions({ APPIMAGE, APPDIR: mount }, program, started)).toEqual(anew);
  const link = path.join(folder, 'link');
  symlinkSync(folder, link, 'junction');
  expect(relaunchOptions({ APPIMAGE, APPDIR: path.join(link, 'mount') }, program, started)).toEqual(anew);
});

test('an installed program that an AppImage started begins anew itself', () => {
  const beside = programIn(path.join(folder, 'mount-beside'));
  for (const APPDIR of [mount, path.join(folder, 'gone'), undefined])
    expect(relaunchOptions({ APPIMAGE, APPDIR }, beside, started)).toBeNull();
});

test.runIf(process.platform === 'linux')(
  'the command line is that of this process, with its switches',
  () => {
    expect(commandLineOfProcess()).toEqual(expect.arrayContaining(process.execArgv));
    expect(commandLineOfProcess().length).toBeGreaterThan(1);
  },
);
