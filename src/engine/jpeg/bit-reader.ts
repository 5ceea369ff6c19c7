import type { HuffmanTable } from './markers.ts';

/** Codes up to this many bits are decoded by one table lookup. */
const FAST_BITS = 9;

export interface Decoder {
  /** For the next FAST_BITS bits: (length << 8) | symbol, or 0 when the code is longer. */
  readonly fast: Uint16Array;
  readonly maxCode: Int32Array;
  readonly offset: Int32Array;
  readonly symbols: Uint8Array;
}

const decoders = new WeakMap<HuffmanTable, Decoder>();

export function decoderOf(table: HuffmanTable): Decoder {
  const known = decoders.get(table);
  if (known) return known;
  const fast = new Uint16Array(1 << FAST_BITS);
  const maxCode = new Int32Array(18).fill(-1);
  const offset = new Int32Array(18);
  let code = 0;
  let index = 0;
  for (let length = 1; length <= 16; length++) {
    offset[length] = index - code;
    for (let k = 0; k < table.counts[length - 1]!; k++, code++, index++) {
      if (length > FAST_BITS) continue;
      const from = code << (FAST_BITS - length);
      const filler = 1 << (FAST_BITS - length);
      for (let f = 0; f < filler && from + f < fast.length; f++)
        fast[from + f] = (length << 8) | table.symbols[index]!;
    }
    maxCode[length] = table.counts[length - 1]! > 0 ? code - 1 : -1;
    code <<= 1;
  }
  const decoder = { fast, maxCode, offset, symbols: table.symbols };
  decoders.set(table, decoder);
  return decoder;
}

/** Reads entropy-coded bits and removes byte stuffing. Past the end it returns zeros and sets `exhausted`. */
export class BitReader {
  readonly #bytes: Uint8Array;
  readonly #end: number;
  #position: number;
  #buffer = 0;
  #held = 0;
  exhausted = false;

  constructor(bytes: Uint8Array, start: number, end: number) {
    this.#bytes = bytes;
    this.#position = start;
    this.#end = end;
  }

  #fill(): void {
    while (this.#held <= 16) {
      let byte: number;
      if (this.#position < this.#end) {
        byte = this.#bytes[this.#position]!;
        if (byte !== 0xff) this.#position++;
        else if (this.#bytes[this.#position + 1] === 0) this.#position += 2;
        else byte = this.#pastMarker();
      } else byte = this.#pastMarker();
      this.#buffer = ((this.#buffer << 8) | byte) & 0x7fffffff;
      this.#held += 8;
    }
  }

  #padding = 0;

  /** Some lookahead past the data is normal and does not mean that those bits were needed. */
  #pastMarker(): number {
    if (++this.#padding > 8) this.exhausted = true;
    return 0;
  }

  bits(count: number): number {
    if (count === 0) return 0;
    this.#fill();
    this.#held -= count;
    return (this.#buffer >> this.#held) & ((1 << count) - 1);
  }

  bit(): number {
    return this.bits(1);
  }

  /** A signed value of a size category (F.2.2.1, EXTEND). */
  signed(size: number): number {
    if (size === 0) return 0;
    const value = this.bits(size);
    return value < 1 << (size - 1) ? value - (1 << size) + 1 : value;
  }

  /** The next Huffman symbol, or -1 when no code fits. */
  symbol(decoder: Decoder): number {
    this.#fill();
    const entry = decoder.fast[(this.#buffer >> (this.#held - FAST_BITS)) & ((1 << FAST_BITS) - 1)]!;
    if (entry !== 0) {
      this.#held -= entry >> 8;
      return entry & 255;
    }
    for (let length = FAST_BITS + 1; length <= 16; length++) {
      const code = (this.#buffer >> (this.#held - length)) & ((1 << length) - 1);
      if (code > decoder.maxCode[length]!) continue;
      this.#held -= length;
      return decoder.symbols[code + decoder.offset[length]!] ?? -1;
    }
    return -1;
  }

  /** Skips to after the next restart marker; false when there is none. */
  restart(): boolean {
    this.#held = 0;
    this.#buffer = 0;
    this.#padding = 0;
    for (let p = this.#position; p + 1 < this.#end; p++) {
      if (this.#bytes[p] !== 0xff || this.#bytes[p + 1]! < 0xd0 || this.#bytes[p + 1]! > 0xd7) continue;
      this.#position = p + 2;
      return true;
    }
    return false;
  }
}
