import { encode, oidOctets, TAG } from '../../src/engine/signing/ber.ts';

/** A writer of DER for what this folder issues. */
export const sequence = (...parts: readonly Uint8Array[]): Uint8Array =>
  encode(TAG.sequence, Buffer.concat(parts));
export const setOf = (...parts: readonly Uint8Array[]): Uint8Array =>
  encode(TAG.set, Buffer.concat(parts.toSorted((a, b) => Buffer.compare(a, b))));
export const tagged = (number: number, content: Uint8Array): Uint8Array => encode(0xa0 | number, content);
export const oid = (dotted: string): Uint8Array => encode(TAG.oid, oidOctets(dotted));
export const octets = (bytes: Uint8Array): Uint8Array => encode(TAG.octets, bytes);
export const bits = (bytes: Uint8Array): Uint8Array =>
  encode(TAG.bits, Buffer.concat([Uint8Array.of(0), bytes]));
export const NULL = Uint8Array.of(5, 0);

export function integer(value: number | bigint): Uint8Array {
  const text = BigInt(value).toString(16);
  const bytes = Buffer.from(text.padStart(text.length + (text.length % 2), '0'), 'hex');
  return encode(TAG.integer, bytes[0]! >= 0x80 ? Buffer.concat([Uint8Array.of(0), bytes]) : bytes);
}

/** Years to 2049 in two digits, later ones in four (RFC 5280, 4.1.2.5). */
export function time(day: string): Uint8Array {
  const text = `${day.replaceAll('-', '')}000000Z`;
  const isShort = text < '2050';
  return encode(isShort ? TAG.utcTime : TAG.generalizedTime, Buffer.from(isShort ? text.slice(2) : text));
}

export function name(country: string, common: string): Uint8Array {
  const part = (type: string, tag: number, text: string): Uint8Array =>
    setOf(sequence(oid(type), encode(tag, Buffer.from(text))));
  return sequence(part('2.5.4.6', 0x13, country), part('2.5.4.3', 0x0c, common));
}
