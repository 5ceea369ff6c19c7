import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { startInspection } from '../inspector.ts';
import { readableDate } from './producer.ts';

async function picture(software: string): Promise<Uint8Array> {
  return sharp({ create: { width: 640, height: 480, channels: 3, background: '#dddddd' } })
    .withExif({ IFD0: { Make: 'Acme', Model: 'Phone 3', Software: software } })
    .jpeg()
    .toBuffer();
}

it('tells the device and the program as a note that moves no verdict', async () => {
  const report = await startInspection({ name: 'a.jpg', bytes: await picture('Photoshop') }, 0, {
    mode: 'quick',
    today: '2026-11-21',
  }).finish([], 'unknown');
  expect(report.channel).toBe('camera');
  expect(report.findings).toMatchObject([
    { detector: 'picture-origin', strength: 'note', group: 'metadata' },
  ]);
  expect(report.findings[0]?.explanation).toContain('Acme Phone 3, saved by Photoshop');
  expect(report.verdict).toBe('INCONCLUSIVE');
  expect(report.message).not.toMatch(/genuine/i);
});

/** A PNG whose first chunk behind the header is a text chunk. */
async function pngWithText(keyword: string, text: string): Promise<Uint8Array> {
  const png = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#dddddd' } })
    .png()
    .toBuffer();
  const body = Buffer.from(`tEXt${keyword}\0${text}`, 'latin1');
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  check.writeUInt32BE(crc32(body));
  const headerEnd = 33;
  return Buffer.concat([png.subarray(0, headerEnd), length, body, check, png.subarray(headerEnd)]);
}

it('tells the program that a PNG names in a text chunk', async () => {
  const bytes = await pngWithText('Software', 'Adobe Photoshop 22');
  const { findings } = await startInspection({ name: 'a.png', bytes }, 0, {
    mode: 'quick',
    today: '2026-11-21',
  }).finish([], 'unknown');
  expect(findings[0]?.explanation).toContain('saved by Adobe Photoshop 22');
});

it('reads dates of PDF as ISO 32000-1 7.9.4 writes them', () => {
  expect(readableDate("D:20261121093000+02'00'")).toBe('2026-11-21 09:30');
  expect(readableDate('D:2026')).toBe('2026-01-01');
  expect(readableDate('yesterday')).toBeNull();
});
