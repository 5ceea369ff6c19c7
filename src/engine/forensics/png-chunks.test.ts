import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pngChunks } from './png-chunks.ts';
import { startInspection } from './inspector.ts';

const png = readFileSync('samples/payslip.png');
const padded = Buffer.concat([png, Buffer.alloc(9_000_000)]);

const endOf = (bytes: Uint8Array): number => [...pngChunks(bytes)].at(-1)!.end;

it('a PNG ends with its last chunk, and one without it where the file ends', () => {
  expect(endOf(padded)).toBe(png.length);
  expect(endOf(png.subarray(0, -12))).toBe(png.length - 12);
});

it('what is read of a PNG does not grow with what stands behind it', async () => {
  const quick = (bytes: Uint8Array) =>
    startInspection({ name: 'a.png', bytes }, 0, { mode: 'quick', today: '2026-11-27' });
  const begun = process.threadCpuUsage();
  await quick(png).finish([], 'unknown');
  const { user: alone } = process.threadCpuUsage(begun);
  await quick(padded).finish([], 'unknown');
  // Microseconds; hashing nine megabytes takes some 20,000.
  expect(process.threadCpuUsage(begun).user - alone).toBeLessThan(alone + 250_000);
});
