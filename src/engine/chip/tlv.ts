import { message, type Message } from '../../contract/messages/message.ts';
import { ChipError } from './chip-error.ts';

/** Files of a chip nest three or four levels; hostile bytes nest to exhaust the stack. */
const MAX_DEPTH = 12;
/** Longest tag of Doc 9303 is two octets (7F61, 5F1F); ISO 7816-4 allows three. */
const MAX_TAG_OCTETS = 3;
const CONSTRUCTED = 0x20;

/** One data object of ISO 7816-4, 5.2.2, with its whole tag: `0x5f1f`, `0x61`. */
export interface Tlv {
  readonly tag: number;
  readonly value: Uint8Array;
  /** The object as it stands in the bytes. */
  readonly raw: Uint8Array;
}

/** The header alone, for files whose length is wanted before their content is read. */
export interface TlvHeader {
  readonly tag: number;
  /** Octets of tag and length. */
  readonly headerLength: number;
  /** Octets of the value. */
  readonly length: number;
}

/** @throws ChipError malformed: where the bytes hold no whole header, or an indefinite length (forbidden on chips) */
export function readHeader(bytes: Uint8Array, offset = 0): TlvHeader {
  let at = offset;
  let tag = bytes[at++] ?? fail(message('chipFaults.noTag'));
  if ((tag & 0x1f) === 0x1f) {
    let octet: number;
    do {
      octet = bytes[at++] ?? fail(message('chipFaults.cutTag'));
      tag = tag * 256 + octet;
      if (at - offset > MAX_TAG_OCTETS) fail(message('chipFaults.longTag'));
    } while ((octet & 0x80) !== 0);
  }
  let length = bytes[at++] ?? fail(message('chipFaults.noLength'));
  if (length >= 0x80) {
    const octets = length & 0x7f;
    if (octets === 0 || octets > 4 || at + octets > bytes.length)
      fail(message('chipFaults.impossibleLength'));
    length = 0;
    for (let k = 0; k < octets; k++) length = length * 256 + bytes[at++]!;
  }
  return { tag, headerLength: at - offset, length };
}

/** @throws ChipError malformed: where no whole object stands at the offset */
export function readTlv(bytes: Uint8Array, offset = 0): Tlv {
  const { tag, headerLength, length } = readHeader(bytes, offset);
  const from = offset + headerLength;
  if (from + length > bytes.length) fail(message('chipFaults.cutValue'));
  return { tag, value: bytes.subarray(from, from + length), raw: bytes.subarray(offset, from + length) };
}

/** All objects side by side. */
export function readAll(bytes: Uint8Array): Tlv[] {
  const found: Tlv[] = [];
  for (let at = 0; at < bytes.length;) {
    const next = readTlv(bytes, at);
    found.push(next);
    at += next.raw.length;
  }
  return found;
}

/** The first object with this tag among the children, or null. */
export const childOf = (parent: Uint8Array, tag: number): Uint8Array | null =>
  readAll(parent).find((child) => child.tag === tag)?.value ?? null;

/** All objects with this tag at any depth, in order. */
export function descendants(bytes: Uint8Array, tag: number, depth = 0): Uint8Array[] {
  if (depth > MAX_DEPTH) return fail(message('chipFaults.deepObjects'));
  return readAll(bytes).flatMap((object) => {
    if (object.tag === tag) return [object.value];
    return isConstructed(object.tag) ? descendants(object.value, tag, depth + 1) : [];
  });
}

export function encodeTlv(tag: number, value: Uint8Array): Uint8Array {
  const tagOctets =
    tag > 0xffff ? [tag >> 16, (tag >> 8) & 255, tag & 255] : tag > 0xff ? [tag >> 8, tag & 255] : [tag];
  return Buffer.concat([Uint8Array.from([...tagOctets, ...lengthOctets(value.length)]), value]);
}

function lengthOctets(length: number): number[] {
  if (length < 0x80) return [length];
  if (length < 0x100) return [0x81, length];
  if (length < 0x10000) return [0x82, length >> 8, length & 255];
  return [0x83, length >> 16, (length >> 8) & 255, length & 255];
}

function isConstructed(tag: number): boolean {
  const first = tag > 0xffff ? tag >> 16 : tag > 0xff ? tag >> 8 : tag;
  return (first & CONSTRUCTED) !== 0;
}

function fail(says: Message): never {
  throw new ChipError('malformed', says);
}
