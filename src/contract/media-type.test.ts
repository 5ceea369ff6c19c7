import { expect, it } from 'vitest';
import { mediaTypeByContent } from './media-type.ts';

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

it.each([
  ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF'), 'image/jpeg'],
  ['a PNG', bytes([0x89], 'PNG\r\n', [0x1a], '\n'), 'image/png'],
  ['a PDF', bytes('%PDF-1.7'), 'application/pdf'],
  ['a PDF after something else', bytes('x'.repeat(1_019), '%PDF-'), 'application/pdf'],
  ['a header that comes too late', bytes('x'.repeat(1_020), '%PDF-'), null],
  ['a header cut off', bytes('%PDF'), null],
  ['a text', bytes('Dear sir'), null],
  ['a HEIC photograph', bytes([0, 0, 0, 0x18], 'ftypheic'), null],
  ['nothing', bytes(), null],
])('%s', (_, file, mediaType) => expect(mediaTypeByContent(file)).toBe(mediaType));
