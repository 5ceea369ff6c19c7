import { describe, expect, it } from 'vitest';
import { encode, octetsOf, readBer, TAG, toDer, type Ber } from './ber.ts';

const IN_PIECES = TAG.octets | 0x20;
/** An octet string in two pieces, and the same in one. */
const PIECES = encode(
  IN_PIECES,
  Buffer.concat([encode(TAG.octets, Uint8Array.of(1)), encode(TAG.octets, Uint8Array.of(2))]),
);
const WHOLE = encode(TAG.octets, Uint8Array.of(1, 2));

/** Definite lengths all the way: one element inside the other. */
function nested(tag: number, levels: number, innermost: Uint8Array): Ber {
  let bytes = innermost;
  for (let level = 0; level < levels; level++) bytes = encode(tag, bytes);
  return readBer(bytes)!;
}

describe('elements nested deeper than any certificate', () => {
  it('hold no octets', () => {
    expect([...octetsOf(nested(IN_PIECES, 40, PIECES))]).toEqual([1, 2]);
    expect([...octetsOf(nested(IN_PIECES, 100, PIECES))]).toEqual([]);
  });

  it('are left as they were sent', () => {
    expect(toDer(nested(TAG.sequence, 40, PIECES))).toEqual(nested(TAG.sequence, 40, WHOLE).raw);
    const deep = nested(TAG.sequence, 100, PIECES);
    expect(toDer(deep)).toEqual(deep.raw);
  });
});

it('many pieces and many elements side by side are no nesting', () => {
  const many = Array.from({ length: 100 }, () => PIECES);
  expect(octetsOf(readBer(encode(IN_PIECES, Buffer.concat(many)))!)).toHaveLength(200);
  expect(toDer(readBer(encode(TAG.sequence, Buffer.concat(many)))!)).toEqual(
    encode(TAG.sequence, Buffer.concat(many.map(() => WHOLE))),
  );
});
