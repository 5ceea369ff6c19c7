import { deflateRawSync, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inflateWithin } from './bounded-inflate.ts';

const blank = (length: number): Buffer => Buffer.alloc(length, 32);

describe('undoing deflate within a bound', () => {
  it('gives the whole up to the bound, and nothing beyond it', () => {
    const packed = deflateSync(blank(5_000));
    expect(inflateWithin(packed, 5_000)).toHaveLength(5_000);
    expect(inflateWithin(packed, 4_999)).toBeNull();
  });

  it('gives what could be undone of data that breaks off', () => {
    const packed = deflateSync(Buffer.from(Array.from({ length: 3_000 }, (_, i) => (i * i) % 251)), {
      level: 1,
    });
    const some = inflateWithin(packed.subarray(0, packed.length - 60), 10_000)!;
    expect(some.length).toBeGreaterThan(50);
    expect([...some.subarray(0, 5)]).toEqual([0, 1, 4, 9, 16]);
  });

  it('passes over a wrong header, which viewers do, too', () => {
    const packed = Buffer.concat([Buffer.from([0, 0]), deflateRawSync(blank(100))]);
    expect(inflateWithin(packed, 100)).toHaveLength(100);
    expect(inflateWithin(packed, 99)).toBeNull();
  });

  it('answers null where nothing is packed', () => {
    expect(inflateWithin(Buffer.from('no deflate at all'), 1_000)).toBeNull();
  });
});
