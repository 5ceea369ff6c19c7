import { boundedBytes } from './bounded-bytes.ts';

// Filters of ISO 32000-1, 7.4.2 to 7.4.5, except Flate. Each returns at most `limit` bytes, and none at all if there would be more.

/** Pairs of hexadecimal digits up to `>`; an odd last digit is followed by an implied 0. */
export function asciiHex(bytes: Uint8Array, limit: number): Uint8Array {
  const out = boundedBytes(limit);
  let high = -1;
  for (const c of bytes) {
    if (c === 0x3e || out.overflowed) break;
    const digit = hexDigit(c);
    if (digit < 0) continue;
    if (high < 0) high = digit;
    else {
      out.push(16 * high + digit);
      high = -1;
    }
  }
  if (high >= 0) out.push(16 * high);
  return out.taken();
}

function hexDigit(c: number): number {
  if (c >= 0x30 && c <= 0x39) return c - 0x30;
  const letter = c | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/** Groups of five base-85 characters up to `~`; `z` is four zeros. */
export function ascii85(bytes: Uint8Array, limit: number): Uint8Array {
  const out = boundedBytes(limit);
  let value = 0;
  let count = 0;
  const flush = (): void => {
    for (let k = count; k < 5; k++) value = value * 85 + 84;
    for (let k = 0; k < count - 1; k++) out.push(Math.floor(value / 256 ** (3 - k)) & 255);
    value = 0;
    count = 0;
  };
  for (const c of bytes) {
    if (c === 0x7e || out.overflowed) break;
    if (c === 0x7a && count === 0) for (let k = 0; k < 4; k++) out.push(0);
    else if (c >= 0x21 && c <= 0x75) {
      value = value * 85 + (c - 0x21);
      if (++count === 5) flush();
    }
  }
  if (count > 1) flush();
  return out.taken();
}

/** A length byte, then that many bytes, or one byte to repeat; 128 ends. */
export function runLength(bytes: Uint8Array, limit: number): Uint8Array {
  const out = boundedBytes(limit);
  for (let i = 0; i < bytes.length && !out.overflowed;) {
    const length = bytes[i++]!;
    if (length === 128) break;
    if (length < 128) for (let k = 0; k <= length && i < bytes.length; k++) out.push(bytes[i++]!);
    else {
      for (let k = 0; k < 257 - length; k++) out.push(bytes[i] ?? 0);
      i++;
    }
  }
  return out.taken();
}

/** The clear and end codes, and the table's size. */
const [CLEAR, END, TABLE] = [256, 257, 4_096];

/**
 * LZW with codes of 9 to 12 bits. Table entries refer to earlier output, so none is copied.
 *
 * @param early 1 if code length grows one code early, as usual
 */
export function lzw(bytes: Uint8Array, early: number, limit: number): Uint8Array {
  const out = boundedBytes(limit);
  const starts = new Uint32Array(TABLE);
  const lengths = new Uint32Array(TABLE);
  let size = END + 1;
  let width = 9;
  let previous = -1;
  let [buffer, held] = [0, 0];
  /** Position and length of the last entry in the output. */
  let [at, long] = [0, 0];
  for (const byte of bytes) {
    buffer = ((buffer << 8) | byte) & 0xffffff;
    held += 8;
    if (held < width) continue;
    held -= width;
    const code = (buffer >> held) & ((1 << width) - 1);
    if (code === END || out.overflowed) break;
    if (code === CLEAR) {
      [size, width, previous] = [END + 1, 9, -1];
      continue;
    }
    if (code > size || (code === size && previous < 0)) break;
    const from = out.length;
    if (code < CLEAR) out.push(code);
    // The entry not yet in the table: the last one plus its own first byte.
    else if (code === size) out.repeat(at, long + 1);
    else out.repeat(starts[code]!, lengths[code]!);
    if (previous >= 0 && size < TABLE) {
      starts[size] = at;
      lengths[size++] = long + 1;
    }
    [at, long, previous] = [from, out.length - from, code];
    const grown = size + early;
    width = grown >= 2_048 ? 12 : grown >= 1_024 ? 11 : grown >= 512 ? 10 : 9;
  }
  return out.taken();
}
