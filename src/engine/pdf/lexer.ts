import type { PdfDict, PdfValue } from './values.ts';

/** Deeper than any producer writes; hostile files nest to overflow the stack. */
const MAX_DEPTH = 48;
const MAX_ITEMS = 500_000;

const WHITE = new Uint8Array(256);
for (const c of [0, 9, 10, 12, 13, 32]) WHITE[c] = 1;
const DELIMITER = new Uint8Array(256);
for (const c of '()<>[]{}/%') DELIMITER[c.charCodeAt(0)] = 1;

const latin1 = new TextDecoder('latin1');

/**
 * Parses PDF values from bytes one at a time, as tolerantly as viewers do (ISO 32000-1, 7.2 and 7.3). `undefined` at
 * the end of the bytes. Never throws on malformed input.
 */
export class Lexer {
  readonly bytes: Uint8Array;
  position: number;
  readonly end: number;
  /** Content streams have no references: `1 0 R` there is two numbers and an operator. */
  readonly #references: boolean;

  constructor(bytes: Uint8Array, position = 0, options: { references?: boolean; end?: number } = {}) {
    this.bytes = bytes;
    this.position = position;
    this.end = Math.min(options.end ?? bytes.length, bytes.length);
    this.#references = options.references ?? true;
  }

  skipWhite(): void {
    const { bytes, end } = this;
    while (this.position < end) {
      const c = bytes[this.position]!;
      if (c === 0x25) {
        while (this.position < end && bytes[this.position] !== 10 && bytes[this.position] !== 13)
          this.position++;
      } else if (WHITE[c] === 1) this.position++;
      else return;
    }
  }

  next(depth = 0): PdfValue | undefined {
    this.skipWhite();
    if (this.position >= this.end) return undefined;
    const c = this.bytes[this.position]!;
    if (c === 0x2f) return this.#name();
    if (c === 0x28) return this.#literal();
    if (c === 0x3c) return this.bytes[this.position + 1] === 0x3c ? this.#dict(depth) : this.#hex();
    if (c === 0x5b) return this.#array(depth);
    if ((c >= 0x30 && c <= 0x39) || c === 0x2b || c === 0x2d || c === 0x2e) return this.#numberOrReference();
    if (DELIMITER[c] === 1) {
      const twice = c === 0x3e && this.bytes[this.position + 1] === 0x3e;
      this.position += twice ? 2 : 1;
      return { kind: 'keyword', word: twice ? '>>' : String.fromCharCode(c) };
    }
    return this.#keyword();
  }

  #run(): string {
    const start = this.position;
    while (
      this.position < this.end &&
      WHITE[this.bytes[this.position]!] === 0 &&
      DELIMITER[this.bytes[this.position]!] === 0
    )
      this.position++;
    return latin1.decode(this.bytes.subarray(start, this.position));
  }

  #keyword(): PdfValue {
    const word = this.#run();
    if (word === 'true') return true;
    if (word === 'false') return false;
    if (word === 'null') return null;
    return { kind: 'keyword', word };
  }

  #name(): PdfValue {
    this.position++;
    const raw = this.#run();
    return {
      kind: 'name',
      name: raw.includes('#')
        ? raw.replace(/#([0-9a-fA-F]{2})/g, (_, h: string) => String.fromCharCode(parseInt(h, 16)))
        : raw,
    };
  }

  #numberOrReference(): PdfValue {
    let value: number | null = this.#digits();
    if (value === null) {
      const word = this.#run();
      value = toNumber(word);
      if (value === null) return { kind: 'keyword', word };
    }
    if (!this.#references || !Number.isInteger(value) || value < 0) return value;
    // "id generation R": tried only after small non-negative integers.
    const b = this.bytes;
    let p = this.position;
    while (p < this.end && WHITE[b[p]!] === 1) p++;
    const from = p;
    let generation = 0;
    while (p < this.end && b[p]! >= 0x30 && b[p]! <= 0x39 && p - from < 6)
      generation = generation * 10 + b[p++]! - 0x30;
    if (p === from) return value;
    const gap = p;
    while (p < this.end && WHITE[b[p]!] === 1) p++;
    const after = b[p + 1] ?? 32;
    if (p === gap || b[p] !== 0x52 || (WHITE[after] === 0 && DELIMITER[after] === 0)) return value;
    this.position = p + 1;
    return { kind: 'ref', id: value, generation };
  }

  /** Fast path for plain integers, the most frequent token, without a string. Null leaves the position unchanged. */
  #digits(): number | null {
    const { bytes, end } = this;
    let p = this.position;
    let value = 0;
    while (p < end && bytes[p]! >= 0x30 && bytes[p]! <= 0x39) value = value * 10 + bytes[p++]! - 0x30;
    const length = p - this.position;
    if (length === 0 || length > 9) return null;
    if (p < end && WHITE[bytes[p]!] === 0 && DELIMITER[bytes[p]!] === 0) return null;
    this.position = p;
    return value;
  }

  #literal(): PdfValue {
    const out: number[] = [];
    let depth = 1;
    const { bytes, end } = this;
    let p = this.position + 1;
    for (; p < end; p++) {
      let c = bytes[p]!;
      if (c === 0x28) depth++;
      else if (c === 0x29 && --depth === 0) break;
      else if (c === 0x5c) {
        c = bytes[++p] ?? 0;
        const escaped = ESCAPES[c];
        if (escaped !== undefined) c = escaped;
        else if (c >= 0x30 && c <= 0x37) {
          let octal = c - 0x30;
          for (let k = 0; k < 2 && bytes[p + 1]! >= 0x30 && bytes[p + 1]! <= 0x37; k++)
            octal = octal * 8 + bytes[++p]! - 0x30;
          c = octal & 255;
        } else if (c === 13 || c === 10) {
          if (c === 13 && bytes[p + 1] === 10) p++;
          continue;
        }
      }
      out.push(c);
    }
    this.position = p + 1;
    return { kind: 'string', bytes: Uint8Array.from(out) };
  }

  #hex(): PdfValue {
    const out: number[] = [];
    let high = -1;
    let p = this.position + 1;
    for (; p < this.end && this.bytes[p] !== 0x3e; p++) {
      const digit = hexDigit(this.bytes[p]!);
      if (digit < 0) continue;
      if (high < 0) high = digit;
      else {
        out.push(high * 16 + digit);
        high = -1;
      }
    }
    if (high >= 0) out.push(high * 16);
    this.position = p + 1;
    return { kind: 'string', bytes: Uint8Array.from(out) };
  }

  #array(depth: number): PdfValue {
    this.position++;
    const items: PdfValue[] = [];
    while (depth < MAX_DEPTH && items.length < MAX_ITEMS) {
      const value = this.next(depth + 1);
      if (value === undefined || isWord(value, ']')) break;
      if (isWord(value, 'endobj') || isWord(value, '>>')) break;
      items.push(value);
    }
    return items;
  }

  #dict(depth: number): PdfDict {
    this.position += 2;
    const entries = new Map<string, PdfValue>();
    while (depth < MAX_DEPTH && entries.size < MAX_ITEMS) {
      const key = this.next(depth + 1);
      if (key === undefined || isWord(key, '>>') || isWord(key, 'endobj') || isWord(key, 'stream')) break;
      if (typeof key !== 'object' || key === null || !('kind' in key) || key.kind !== 'name') continue;
      const value = this.next(depth + 1);
      if (value === undefined || isWord(value, '>>') || isWord(value, 'endobj')) break;
      entries.set(key.name, value);
    }
    return { kind: 'dict', entries };
  }
}

const ESCAPES: Record<number, number> = {
  0x6e: 10,
  0x72: 13,
  0x74: 9,
  0x62: 8,
  0x66: 12,
  0x28: 0x28,
  0x29: 0x29,
  0x5c: 0x5c,
};

function isWord(value: PdfValue, word: string): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    value.kind === 'keyword' &&
    value.word === word
  );
}

function hexDigit(c: number): number {
  if (c >= 0x30 && c <= 0x39) return c - 0x30;
  if (c >= 0x41 && c <= 0x46) return c - 0x37;
  if (c >= 0x61 && c <= 0x66) return c - 0x57;
  return -1;
}

/** Viewers read `--5` and `5-3` as numbers too; anything else is an operator. */
function toNumber(word: string): number | null {
  if (/^[+-]?(\d+(?:\.\d*)?|\.\d+)$/.test(word)) return Number(word);
  const loose = /^([+-]*)(\d*\.?\d*)/.exec(word);
  if (!loose || loose[2] === '' || loose[2] === '.' || /[a-zA-Z]/.test(word))
    return /^[+-.]+$/.test(word) ? 0 : null;
  return Number(loose[2]) * (loose[1]!.includes('-') ? -1 : 1);
}
