import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { relaunchOptions } from './relaunch.ts';

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

test('an installed program begins anew as it is, with what it was started with', () => {
  expect(relaunchOptions(['--kiosk', '--data-dir=/srv/station'], {}, program)).toEqual({
    args: ['--kiosk', '--data-dir=/srv/station'],
  });
});

test('an AppImage begins anew from its file, not from the mount that goes with the process', () => {
  expect(relaunchOptions([], { APPIMAGE, APPDIR: mount }, program)).toEqual({ args: [], execPath: APPIMAGE });
  const link = path.join(folder, 'link');
  symlinkSync(folder, link, 'junction');
  expect(relaunchOptions([], { APPIMAGE, APPDIR: path.join(link, 'mount') }, program)).toEqual({
    args: [],
    execPath: APPIMAGE,
  });
});

test('an installed program that an AppImage started begins anew itself', () => {
  const beside = programIn(path.join(folder, 'mount-beside'));
  for (const APPDIR of [mount, path.join(folder, 'gone'), undefined])
    expect(relaunchOptions(['--kiosk'], { APPIMAGE, APPDIR }, beside)).toEqual({ args: ['--kiosk'] });
});
