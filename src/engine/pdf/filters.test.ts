import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ascii85, asciiHex, lzw, runLength } from './byte-filters.ts';
import { decodeStream, MAX_CONTENT } from './filters.ts';
import type { PdfDict, PdfValue } from './values.ts';

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const filtered = (...names: string[]): PdfDict => ({
  kind: 'dict',
  entries: new Map<string, PdfValue>([['Filter', names.map((name) => ({ kind: 'name' as const, name }))]]),
});
const decoded = (bytes: Uint8Array, ...names: string[]): number =>
  decodeStream(filtered(...names), bytes, (v) => v).bytes.length;

describe('filters of ISO 32000-1, 7.4', () => {
  it('decode what the specification gives as examples', () => {
    expect(text(asciiHex(Buffer.from('48 65 6C 6c 6F 7>'), 100))).toBe('Hellop');
    expect(text(ascii85(Buffer.from('87cURD]i,"Ebo80~>'), 100))).toBe('Hello World!');
    expect([...ascii85(Buffer.from('z!!~>'), 100)]).toEqual([0, 0, 0, 0, 0]);
    expect(text(runLength(Buffer.from([2, 97, 98, 99, 254, 120, 128, 9]), 100))).toBe('abcxxx');
    // Example of 7.4.4.2: 45 45 45 45 45 65 45 45 45 66.
    expect([...lzw(Buffer.from('800B6050220C0C8501', 'hex'), 1, 100)]).toEqual([
      45, 45, 45, 45, 45, 65, 45, 45, 45, 66,
    ]);
  });

  it('give all bytes that fit, and none where one does not', () => {
    expect(asciiHex(Buffer.from('2020'), 2)).toHaveLength(2);
    expect(asciiHex(Buffer.from('202020'), 2)).toHaveLength(0);
    expect(ascii85(Buffer.from('zz'), 8)).toHaveLength(8);
    expect(ascii85(Buffer.from('zz'), 7)).toHaveLength(0);
    expect(runLength(Buffer.from([129, 32]), 128)).toHaveLength(128);
    expect(runLength(Buffer.from([129, 32]), 127)).toHaveLength(0);
    expect(lzw(Buffer.from('800B6050220C0C8501', 'hex'), 1, 9)).toHaveLength(0);
  });
});

describe('streams that unfold', () => {
  const packed = (length: number, fill: string | Buffer): Buffer => deflateSync(Buffer.alloc(length, fill));

  it('are decoded up to the bound of content', () => {
    expect(decoded(packed(MAX_CONTENT, ' '), 'FlateDecode')).toBe(MAX_CONTENT);
    expect(decoded(packed(MAX_CONTENT + 1, ' '), 'FlateDecode')).toBe(0);
  });

  it.each([
    ['deflated twice', deflateSync(packed(MAX_CONTENT + 1, ' ')), ['FlateDecode', 'FlateDecode']],
    ['zeros of base 85', packed(MAX_CONTENT / 2, 'z'), ['FlateDecode', 'ASCII85Decode']],
    ['runs', packed(MAX_CONTENT / 32, Buffer.from([129, 32])), ['FlateDecode', 'RunLengthDecode']],
  ])('give nothing where a later filter passes the bound: %s', (_, bytes, names) => {
    expect(decoded(bytes, ...names)).toBe(0);
  });

  it('take no more memory than their bound', () => {
    const before = process.memoryUsage().rss;
    decoded(packed(MAX_CONTENT, 'z'), 'FlateDecode', 'ASCII85Decode');
    expect(process.memoryUsage().rss - before).toBeLessThan(8 * MAX_CONTENT);
  });
});
