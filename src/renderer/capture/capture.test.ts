import sharp from 'sharp';
import { expect, test } from 'vitest';
import { bitsApart, differenceHash, sameSide } from './fingerprint.ts';
import { draftFiles, sortOut } from './draft.ts';
import { takeScanned } from './take-scanned.ts';
import { turnJpeg } from './turn-jpeg.ts';

const orientation = async (bytes: Uint8Array) => (await sharp(bytes).metadata()).orientation ?? 1;

test('a JPEG without EXIF turns through all four orientations and keeps its pixels', async () => {
  const plain = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#b23a2e' } })
    .jpeg()
    .toBuffer();
  let bytes: Uint8Array = plain;
  const seen: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    bytes = turnJpeg(bytes);
    seen.push(await orientation(bytes));
  }
  expect(seen).toEqual([6, 3, 8, 1]);
  const upright = await sharp(turnJpeg(plain)).autoOrient().toBuffer({ resolveWithObject: true });
  expect([upright.info.width, upright.info.height]).toEqual([20, 40]);
});

test('an EXIF orientation that a camera wrote is turned further', async () => {
  const taken = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1f6f9c' } })
    .withMetadata({ orientation: 8 })
    .jpeg()
    .toBuffer();
  expect(await orientation(turnJpeg(taken))).toBe(1);
});

test('the difference hash of a rising slope is all ones, and of a falling one all zeros', () => {
  const rising = Array.from({ length: 72 }, (_, i) => i % 9);
  expect(differenceHash(rising)).toBe(2n ** 64n - 1n);
  expect(differenceHash(rising.map((v) => -v))).toBe(0n);
  expect(bitsApart(0n, 2n ** 64n - 1n)).toBe(64);
});

test('the same side twice is noticed, other sides and unreadable files are not', () => {
  expect(sameSide([0n, null, 0b111111n])).toEqual([0, 2]);
  expect(sameSide([0n, null, 0b1111111n])).toBeNull();
});

test('files beyond the limits are refused with their reason', () => {
  const file = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });
  const { taken, refused } = sortOut(
    [
      file('a.jpg', 'image/jpeg'),
      file('b.txt', 'text/plain'),
      file('c.pdf', 'application/pdf', 10 * 1024 * 1024 + 1),
      file('nothing.jpg', 'image/jpeg', 0),
      file('d.png', 'image/png'),
      file('e.png', 'image/png'),
    ],
    2,
  );
  expect(taken.map((f) => f.name)).toEqual(['a.jpg', 'd.png']);
  expect(refused).toEqual([
    { kind: 'wrong-type', name: 'b.txt' },
    { kind: 'too-large', name: 'c.pdf' },
    { kind: 'empty', name: 'nothing.jpg' },
    { kind: 'too-many' },
  ]);
});

test('scanned pages go to the table; one that is too large is named', () => {
  const page = (name: string, base64: string | null) => ({
    name,
    mediaType: 'application/pdf' as const,
    base64,
  });
  expect(takeScanned([page('scan-1.pdf', btoa('a page')), page('scan-2.pdf', null)])).toEqual([
    { kind: 'too-large', name: 'scan-2.pdf' },
  ]);
  expect(draftFiles.now().files.map(({ file }) => file.name)).toEqual(['scan-1.pdf']);
  draftFiles.clear();
});
