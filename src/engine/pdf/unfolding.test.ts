import { deflateSync, inflateRawSync, inflateSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { openPdf } from './file.ts';
import { handmadePdf, stream } from './handmade.test-data.ts';
import { unfoldsTooFar } from './unfolding.ts';

vi.mock('node:zlib', { spy: true });

const MEBIBYTE = 2 ** 20;
const TOO_MUCH = 65 * MEBIBYTE;

/** A stream that deflate packs, with these entries. */
function packed(entries: string, bytes: Buffer): string {
  const content = bytes.toString('latin1');
  return `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}
const flate = (bytes: Buffer, entries = ''): string =>
  packed(`/Filter /FlateDecode ${entries}`, deflateSync(bytes));
const tooFar = (object: string, content = ' '): boolean =>
  unfoldsTooFar(openPdf(handmadePdf({ content }, { 10: object }))!);

describe('a file for a reader without bounds of its own', () => {
  it('is refused for one stream that unfolds to more than 64 MB, whatever the stream is', () => {
    expect(tooFar(flate(Buffer.alloc(TOO_MUCH, ' ')))).toBe(true);
    expect(tooFar(flate(Buffer.alloc(TOO_MUCH), '/Length1 5'))).toBe(true);
    expect(tooFar(flate(Buffer.alloc(60 * MEBIBYTE, ' ')))).toBe(false);
  });

  it.each([
    ['deflated twice', '[/FlateDecode /FlateDecode]', deflateSync(deflateSync(Buffer.alloc(TOO_MUCH)))],
    ['zeros of base 85', '[/FlateDecode /ASCII85Decode]', deflateSync(Buffer.alloc(TOO_MUCH / 4 + 1, 'z'))],
    [
      'runs of bytes',
      '[/FlateDecode /RunLengthDecode]',
      deflateSync(Buffer.alloc(TOO_MUCH / 64 + 2, Buffer.from([129, 32]))),
    ],
    [
      'a picture in a codec after deflate',
      '[/FlateDecode /DCTDecode] /Subtype /Image /Width 1 /Height 1',
      deflateSync(Buffer.alloc(TOO_MUCH)),
    ],
  ])('is refused for %s', (_, filter, bytes) => {
    expect(tooFar(packed(`/Filter ${filter}`, bytes))).toBe(true);
  });

  it('is not refused for the pixels of a picture, an attached file, or a stream that is broken', () => {
    const bytes = Buffer.alloc(TOO_MUCH);
    expect(tooFar(flate(bytes, '/Subtype /Image /Width 5000 /Height 4000'))).toBe(false);
    expect(tooFar(flate(bytes, '/Type /EmbeddedFile'))).toBe(false);
    expect(tooFar(packed('/Filter /FlateDecode', Buffer.alloc(100_000, 7)))).toBe(false);
  });

  it('is refused for a function of more values than any profile has', () => {
    const sampled = (size: string, outputs: number): string =>
      `<< /FunctionType 0 /Domain [0 1 0 1] /Range [${'0 1 '.repeat(outputs)}] /Size [${size}] /BitsPerSample 8 /Length 0 >>\nstream\n\nendstream`;
    expect(tooFar(sampled('10000 10000', 3))).toBe(true);
    expect(tooFar(sampled('17 17 17 17', 4))).toBe(false);
  });

  it('is undone once where a stream is long, and never where it is too short to unfold so far', () => {
    const undone = (length: number): number => {
      vi.mocked(inflateSync).mockClear();
      vi.mocked(inflateRawSync).mockClear();
      expect(tooFar(flate(Buffer.alloc(length, ' ')))).toBe(false);
      return vi.mocked(inflateSync).mock.calls.length + vi.mocked(inflateRawSync).mock.calls.length;
    };
    expect(undone(60 * MEBIBYTE)).toBe(1);
    expect(undone(5_000)).toBe(0);
  });

  it('is not refused for an ordinary page', () => {
    expect(tooFar(stream('BT /F1 12 Tf (Total 1,250.00) Tj ET'), 'BT /F1 12 Tf (Name) Tj ET')).toBe(false);
  });
});
