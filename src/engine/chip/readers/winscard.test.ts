import koffi from 'koffi';
import { expect, test } from 'vitest';
import { PLATFORMS, readerState, requestHeader, winscard } from './winscard.ts';

/**
 * Windows and macOS are not at hand: their layouts are held against their headers, octet by octet. pcsc-lite's own integers are as
 * wide as this machine's, on 64 bits eight octets.
 */
test.each([
  ['win32', { state: 64, atr: 28, eventState: 20, header: 8 }],
  ['darwin', { state: 61, atr: 28, eventState: 20, header: 8 }],
  ...(process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch)
    ? [['linux', { state: 80, atr: 40, eventState: 24, header: 16 }] as const]
    : []),
] as const)('structures of %s are laid out as its header has them', (platform, expected) => {
  const types = PLATFORMS[platform]!;
  const state = readerState(types);
  expect({
    state: koffi.sizeof(state),
    atr: koffi.offsetof(state, 'atr'),
    eventState: koffi.offsetof(state, 'eventState'),
    header: koffi.sizeof(requestHeader(types)),
  }).toEqual(expected);
});

test('text goes through the functions for octets on Windows, and those alone', () => {
  expect(Object.entries(PLATFORMS).map(([name, { suffix }]) => [name, suffix])).toEqual([
    ['linux', ''],
    ['darwin', ''],
    ['win32', 'A'],
  ]);
});

test('a system without the library has no readers, and is told so once', () => {
  const found = winscard();
  expect(winscard()).toBe(found);
  if (found) expect(found.headerLength).toBeGreaterThanOrEqual(8);
});
