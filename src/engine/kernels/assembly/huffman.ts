/**
 * Decodes the entropy-coded blocks of a baseline JPEG scan (ITU-T T.81, annex F) as `jpeg/coefficients.ts` and
 * `jpeg/bit-reader.ts` do: bits are fetched in the same steps, so that damaged data ends at the same block.
 */

/** Layout of a decoder, byte offsets: lookup of the next bits, (length << 8) | symbol; then tables for longer codes. */
const FAST_BITS: i32 = 9;
const MAX_CODE: usize = 2 << 9;
const OFFSET: usize = MAX_CODE + 4 * 18;
const COUNT: usize = OFFSET + 4 * 18;
const SYMBOLS: usize = COUNT + 4;

/** From zig-zag index to natural position. */
// prettier-ignore
const zigzag = memory.data<u8>([
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
]);
/** Scratch area for blocks of unwanted components, and their texture flag. */
const unwanted = memory.data(128, 16);
const untold = memory.data(16, 16);

/** A component's part of an MCU: `h × v` blocks. Decoders are addresses, 0 if the file has none. */
@unmanaged
class Part {
  h: i32;
  v: i32;
  dc: usize;
  ac: usize;
  isWanted: i32;
  prediction: i32;
}
const OF_PART: usize = 24;
const MOST_PARTS: i32 = 4;
const parts = memory.data(96, 16);

function partAt(place: i32): Part {
  return changetype<Part>(parts + <usize>place * OF_PART);
}

let count: i32 = 0;
let at: usize = 0;
let end: usize = 0;
let buffer: u32 = 0;
let held: i32 = 0;
let padding: i32 = 0;
let isExhausted: bool = false;
let restartInterval: i32 = 0;
let unit: i32 = 0;

/** Starts a scan with bytes `from` (inclusive) to `to` (exclusive); the byte at `to` must be readable. */
export function openScan(from: usize, to: usize, interval: i32): void {
  at = from;
  end = to;
  buffer = held = padding = 0;
  isExhausted = false;
  restartInterval = interval;
  unit = count = 0;
}

/** Adds the next component of its MCUs; at most four. */
export function addPart(h: i32, v: i32, dc: usize, ac: usize, isWanted: i32): void {
  if (count === MOST_PARTS) return;
  const part = partAt(count++);
  part.h = h;
  part.v = v;
  part.dc = dc;
  part.ac = ac;
  part.isWanted = isWanted;
  part.prediction = 0;
}

/**
 * Decodes the next MCUs of a row into zeroed `out`: blocks of 64 16-bit values, `stride` blocks per row.
 *
 * @param steps quantisation steps that weight the coefficients, 64 of 16 bits, natural order
 * @param most a block whose weighted absolute AC coefficients add up to more has its byte in `told` set to 1
 * @returns MCUs decoded before the data ended
 */
export function decodeUnits(units: i32, out: usize, stride: i32, steps: usize, most: i32, told: usize): i32 {
  for (let u: i32 = 0; u < units; u++, unit++) {
    if (restartInterval > 0 && unit > 0 && unit % restartInterval === 0 && !restart()) return u;
    for (let p: i32 = 0; p < count; p++) {
      const part = partAt(p);
      for (let v: i32 = 0; v < part.v; v++)
        for (let h: i32 = 0; h < part.h; h++) {
          const block = <usize>(v * stride + u * part.h + h);
          const isDecoded = part.isWanted
            ? decodeBlock(part, out + (block << 7), steps, most, told + block)
            : decodeBlock(part, unwanted, steps, most, untold);
          if (!isDecoded) return u;
        }
    }
  }
  return units;
}

function decodeBlock(part: Part, out: usize, steps: usize, most: i64, told: usize): bool {
  if (part.dc === 0 || part.ac === 0) return false;
  const size = symbol(part.dc);
  if (size < 0 || size > 15) return false;
  part.prediction += signed(size);
  store<i16>(out, <i16>part.prediction);
  let sum: i64 = 0;
  for (let k: i32 = 1; k < 64;) {
    const next = symbol(part.ac);
    if (next < 0) return false;
    const zeros = next >> 4;
    const length = next & 15;
    if (length === 0) {
      if (zeros < 15) break;
      k += 16;
      continue;
    }
    k += zeros;
    if (k > 63) return false;
    const place = (<usize>load<u8>(zigzag + k++)) << 1;
    const value = signed(length);
    store<i16>(out + place, <i16>value);
    sum += <i64>abs(value) * load<u16>(steps + place);
    if (sum > most) store<u8>(told, 1);
  }
  return !isExhausted;
}

/** The next symbol, -1 where no code fits. */
function symbol(decoder: usize): i32 {
  fill();
  const entry = <i32>load<u16>(decoder + (((buffer >> (held - FAST_BITS)) & ((1 << FAST_BITS) - 1)) << 1));
  if (entry !== 0) {
    held -= entry >> 8;
    return entry & 255;
  }
  for (let length = FAST_BITS + 1; length <= 16; length++) {
    const code = <i32>((buffer >> (held - length)) & ((1 << length) - 1));
    const row = decoder + ((<usize>length) << 2);
    if (code > load<i32>(row, MAX_CODE)) continue;
    held -= length;
    const place = code + load<i32>(row, OFFSET);
    return <u32>place < load<u32>(decoder, COUNT) ? load<u8>(decoder + place, SYMBOLS) : -1;
  }
  return -1;
}

/** A signed value of a size category (F.2.2.1, EXTEND). */
function signed(size: i32): i32 {
  if (size === 0) return 0;
  fill();
  held -= size;
  const value = <i32>((buffer >> held) & ((1 << size) - 1));
  return value < 1 << (size - 1) ? value - (1 << size) + 1 : value;
}

function fill(): void {
  while (held <= 16) {
    let byte: u32 = at < end ? load<u8>(at) : 0xff;
    if (byte !== 0xff) at++;
    else if (at < end && load<u8>(at, 1) === 0) at += 2;
    else {
      // Some lookahead past the data is normal and does not mean that those bits were needed.
      byte = 0;
      if (++padding > 8) isExhausted = true;
    }
    buffer = ((buffer << 8) | byte) & 0x7fffffff;
    held += 8;
  }
}

/** Skips to after the next restart marker; false when there is none. */
function restart(): bool {
  buffer = held = padding = 0;
  for (let p: i32 = 0; p < count; p++) partAt(p).prediction = 0;
  for (; at + 1 < end; at++) {
    if (load<u8>(at) !== 0xff || (load<u8>(at, 1) & 0xf8) !== 0xd0) continue;
    at += 2;
    return true;
  }
  return false;
}
