import { expect, test } from 'vitest';
import { relaunchOptions } from './relaunch.ts';

test('an installed program begins anew as it is, with what it was started with', () => {
  expect(relaunchOptions(['--kiosk', '--data-dir=/srv/station'], {})).toEqual({
    args: ['--kiosk', '--data-dir=/srv/station'],
  });
});

test('an AppImage begins anew from its file, not from the mount that goes with the process', () => {
  expect(relaunchOptions([], { APPIMAGE: '/opt/Netefatsa.AppImage' })).toEqual({
    args: [],
    execPath: '/opt/Netefatsa.AppImage',
  });
});
