/** Deeper than any certificate; hostile bytes nest to overflow the stack. */
const MAX_DEPTH = 60;

/** Universal tags including class and form bits (X.690, 8.1.2 and table 1 of X.680). */
export const TAG = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;
const CONSTRUCTED = 0x20;

/** One BER element; DER is a subset (X.690). */
export interface Ber {
  /** First identifier octet: class, form and tag number. Numbers above 30 are kept as 31. */
  readonly tag: number;
  /** Contents octets; for indefinite length, without the end-of-contents marker. */
  readonly content: Uint8Array;
  /** The whole element as encoded. */
  readonly raw: Uint8Array;
}

/** Parses the element at an offset; null if it is incomplete. Bytes after it are ignored. */
export function readBer(bytes: Uint8Array, offset = 0, depth = 0): Ber | null {
  const tag = bytes[offset];
  if (tag === undefined || depth > MAX_DEPTH) return null;
  let at = offset + 1;
  if ((tag & 0x1f) === 0x1f) {
    while (((bytes[at] ?? 0) & 0x80) !== 0) at++;
    at++;
  }
  const first = bytes[at++];
  if (first === undefined) return null;
  if (first === 0x80) return readIndefinite(bytes, offset, at, tag, depth);
  let length = first;
  if (first > 0x80) {
    const octets = first & 0x7f;
    if (octets > 6 || at + octets > bytes.length) return null;
    length = 0;
    for (let k = 0; k < octets; k++) length = length * 256 + bytes[at++]!;
  }
  if (at + length > bytes.length) return null;
  return { tag, content: bytes.subarray(at, at + length), raw: bytes.subarray(offset, at + length) };
}

/** Elements up to the end-of-contents octets (X.690, 8.1.3.6). */
function readIndefinite(
  bytes: Uint8Array,
  offset: number,
  from: number,
  tag: number,
  depth: number,
): Ber | null {
  if ((tag & CONSTRUCTED) === 0) return null;
  let at = from;
  while (bytes[at] !== 0 || bytes[at + 1] !== 0) {
    const inner = readBer(bytes, at, depth + 1);
    if (!inner) return null;
    at += inner.raw.length;
  }
  return { tag, content: bytes.subarray(from, at), raw: bytes.subarray(offset, at + 2) };
}

/** The elements inside a constructed one; empty if its contents are malformed. */
export function childrenOf(element: Ber | null | undefined): Ber[] {
  const children: Ber[] = [];
  if (!element || (element.tag & CONSTRUCTED) === 0) return children;
  for (let at = 0; at < element.content.length;) {
    const child = readBer(element.content, at);
    if (!child) return [];
    children.push(child);
    at += child.raw.length;
  }
  return children;
}

/** The octets of a possibly segmented string (X.690, 8.7.3); empty if nested too deeply. */
export function octetsOf(element: Ber, depth = 0): Uint8Array {
  if (depth > MAX_DEPTH) return new Uint8Array(0);
  if ((element.tag & CONSTRUCTED) === 0) return element.content;
  return Buffer.concat(childrenOf(element).map((piece) => octetsOf(piece, depth + 1)));
}

/** The octets of a bit string with whole octets, without the unused-bits count. */
export function bitsOf(element: Ber | undefined): Uint8Array | null {
  if (!element || (element.tag & ~CONSTRUCTED) !== TAG.bits) return null;
  if ((element.tag & CONSTRUCTED) !== 0)
    return Buffer.concat(childrenOf(element).map((part) => part.content.subarray(1)));
  return element.content.subarray(1);
}

/** Dotted form of an object identifier; null for any other element. */
export function oidOf(element: Ber | undefined): string | null {
  if (element?.tag !== TAG.oid) return null;
  const arcs: number[] = [];
  let value = 0;
  for (const octet of element.content) {
    value = value * 128 + (octet & 0x7f);
    if ((octet & 0x80) !== 0) continue;
    if (arcs.length === 0)
      arcs.push(Math.min(2, Math.floor(value / 40)), value - 40 * Math.min(2, Math.floor(value / 40)));
    else arcs.push(value);
    value = 0;
  }
  return arcs.join('.');
}

/** Contents octets of an object identifier. */
export function oidOctets(oid: string): Uint8Array {
  const [first = 0, second = 0, ...rest] = oid.split('.').map(Number);
  const octets = [40 * first + second, ...rest].flatMap((arc) => {
    const groups = [arc & 0x7f];
    for (let left = arc >> 7; left > 0; left >>= 7) groups.unshift((left & 0x7f) | 0x80);
    return groups;
  });
  return Uint8Array.from(octets);
}

/** A non-negative integer; null for any other element. */
export function integerOf(element: Ber | undefined): bigint | null {
  return element?.tag === TAG.integer && element.content.length > 0 ? toBigInt(element.content) : null;
}

export function toBigInt(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
}

/** @param length octets, zero-padded at the front; the value has to fit */
export function fromBigInt(value: bigint, length: number): Uint8Array {
  return Buffer.from(value.toString(16).padStart(2 * length, '0'), 'hex');
}

export function timeOf(element: Ber | undefined): Date | null {
  if (element?.tag !== TAG.utcTime && element?.tag !== TAG.generalizedTime) return null;
  const text = Buffer.from(element.content).toString('latin1');
  const full = element.tag === TAG.utcTime ? `${Number(text.slice(0, 2)) < 50 ? '20' : '19'}${text}` : text;
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(?:[.,]\d+)?(?:Z|([+-])(\d\d)(\d\d))?$/.exec(full);
  if (!parts) return null;
  const [, year, month, day, hour, minute, second = '0', sign, offHours = '0', offMinutes = '0'] = parts;
  const utc = Date.UTC(+year!, +month! - 1, +day!, +hour!, +minute!, +second);
  const offset = (Number(offHours) * 60 + Number(offMinutes)) * 60_000 * (sign === '-' ? -1 : 1);
  return new Date(utc - offset);
}

/**
 * Re-encodes an element in DER: definite lengths, unsegmented strings, sorted sets (X.690, 10 and 11.6). Elements
 * nested too deeply stay as encoded.
 */
export function toDer(element: Ber, depth = 0): Uint8Array {
  if (depth > MAX_DEPTH) return element.raw;
  const form = element.tag & CONSTRUCTED;
  if (form === 0) return encode(element.tag, element.content);
  const number = element.tag & 0x1f;
  const isUniversalString = element.tag < 0x40 && number !== 0x10 && number !== 0x11;
  if (isUniversalString) return encode(element.tag & ~CONSTRUCTED, octetsOf(element, depth));
  const parts = childrenOf(element).map((part) => toDer(part, depth + 1));
  if (element.tag === TAG.set) parts.sort((a, b) => Buffer.compare(a, b));
  return encode(element.tag, Buffer.concat(parts));
}

/** Encodes an element from its tag and contents octets. */
export function encode(tag: number, content: Uint8Array): Uint8Array {
  const length = content.length;
  if (length < 0x80) return Buffer.concat([Uint8Array.of(tag, length), content]);
  const octets: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) octets.unshift(rest % 256);
  return Buffer.concat([Uint8Array.of(tag, 0x80 | octets.length, ...octets), content]);
}
