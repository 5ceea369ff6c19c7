import { fnv1a } from '../../../engine/fnv.ts';
import { grown } from './grown.ts';
import { sharedUint32, sharedUint8 } from './shared-cells.ts';

/** Hash of the letters of a token from `from` on. */
export const hashOf = (token: string, from = 0): number => fnv1a(token, undefined, from);

/** The same without the letter at a position. */
export const hashWithout = (token: string, place: number): number =>
  fnv1a(token, fnv1a(token, undefined, 0, place), place + 1);

const EMPTY = 0xffffffff;

export interface DictionaryParts {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
  readonly slots: Uint32Array;
  readonly size: number;
}

/**
 * Distinct ASCII tokens numbered from 0, stored as bytes: a million take some 25 MB, a `Map` of strings several times
 * that.
 */
export class TokenDictionary {
  #bytes: Buffer = Buffer.alloc(1 << 16);
  /** Token t is `#bytes[#starts[t] … #starts[t + 1]]`. */
  #starts: Uint32Array = new Uint32Array(1 << 12);
  /** Open addressing (linear probing) by hash, at most half full. */
  #slots: Uint32Array = new Uint32Array(1 << 13).fill(EMPTY);
  #size = 0;

  /** @param parts as built by another thread */
  static of({ bytes, starts, slots, size }: DictionaryParts): TokenDictionary {
    const made = new TokenDictionary();
    made.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    made.#starts = starts;
    made.#slots = slots;
    made.#size = size;
    return made;
  }

  /** A read-only copy in shared memory. */
  shared(): TokenDictionary {
    const bytes = sharedUint8(this.#starts[this.#size]!);
    bytes.set(this.#bytes.subarray(0, bytes.length));
    const starts = sharedUint32(this.#size + 1);
    starts.set(this.#starts.subarray(0, this.#size + 1));
    const slots = sharedUint32(this.#slots.length);
    slots.set(this.#slots);
    return TokenDictionary.of({ bytes, starts, slots, size: this.#size });
  }

  /** For transfer of a shared one to another thread. */
  get parts(): DictionaryParts {
    const { buffer, byteOffset, byteLength } = this.#bytes;
    const bytes = new Uint8Array(buffer, byteOffset, byteLength);
    return { bytes, starts: this.#starts, slots: this.#slots, size: this.#size };
  }

  get size(): number {
    return this.#size;
  }

  /** The number of a token, a new one if unknown. */
  intern(token: string): number {
    const slot = this.#slotOf(token);
    if (this.#slots[slot] !== EMPTY) return this.#slots[slot]!;
    const id = this.#size++;
    this.#slots[slot] = id;
    const start = this.#starts[id]!;
    const end = start + token.length;
    if (end > this.#bytes.length)
      this.#bytes = grown(this.#bytes, Buffer.alloc(Math.max(end, this.#bytes.length * 2)));
    this.#bytes.write(token, start, 'latin1');
    if (id + 2 > this.#starts.length)
      this.#starts = grown(this.#starts, new Uint32Array(this.#starts.length * 2));
    this.#starts[id + 1] = end;
    if (this.#size * 2 > this.#slots.length) this.#rehash();
    return id;
  }

  /** -1 for an unknown token. */
  idOf(token: string): number {
    const id = this.#slots[this.#slotOf(token)]!;
    return id === EMPTY ? -1 : id;
  }

  textOf(id: number): string {
    return this.#bytes.toString('latin1', this.#starts[id], this.#starts[id + 1]);
  }

  lengthOf(id: number): number {
    return this.#starts[id + 1]! - this.#starts[id]!;
  }

  /** Code of the letter at a position inside the token. */
  letterOf(id: number, place: number): number {
    return this.#bytes[this.#starts[id]! + place]!;
  }

  #slotOf(token: string): number {
    const mask = this.#slots.length - 1;
    let slot = hashOf(token) & mask;
    while (this.#slots[slot] !== EMPTY && !this.#is(this.#slots[slot]!, token)) slot = (slot + 1) & mask;
    return slot;
  }

  #is(id: number, token: string): boolean {
    const start = this.#starts[id]!;
    if (this.#starts[id + 1]! - start !== token.length) return false;
    for (let i = 0; i < token.length; i++) if (this.#bytes[start + i] !== token.charCodeAt(i)) return false;
    return true;
  }

  #rehash(): void {
    this.#slots = new Uint32Array(this.#slots.length * 2).fill(EMPTY);
    for (let id = 0; id < this.#size; id++) this.#slots[this.#slotOf(this.textOf(id))] = id;
  }
}
