import { Lexer } from './lexer.ts';
import { isArray, isKind, type PdfValue } from './values.ts';

/** A parsed CMap: code lengths, and the text of each code. */
export interface CharacterMap {
  /** Code lengths in the code-space ranges; [2] if there are none. */
  readonly lengths: readonly number[];
  readonly toText: ReadonlyMap<number, string>;
}

const MAX_ENTRIES = 70_000;
const utf16 = new TextDecoder('utf-16be');

/** Parses a ToUnicode CMap (Adobe technical note 5411). Malformed parts are skipped. */
export function parseCharacterMap(bytes: Uint8Array): CharacterMap {
  const lexer = new Lexer(bytes, 0, { references: false });
  const lengths = new Set<number>();
  const toText = new Map<number, string>();
  let pending: PdfValue[] = [];
  for (let value = lexer.next(); value !== undefined; value = lexer.next()) {
    if (!isKind(value, 'keyword')) {
      if (pending.length < MAX_ENTRIES) pending.push(value);
      continue;
    }
    if (value.word === 'endcodespacerange')
      for (const v of pending) if (isKind(v, 'string')) lengths.add(v.bytes.length);
    if (value.word === 'endbfchar') addCharacters(pending, toText);
    if (value.word === 'endbfrange') addRanges(pending, toText);
    pending = [];
  }
  return { lengths: lengths.size > 0 ? [...lengths].sort() : [2], toText };
}

function addCharacters(values: readonly PdfValue[], toText: Map<number, string>): void {
  for (let i = 0; i + 1 < values.length; i += 2) {
    const code = values[i];
    const text = values[i + 1];
    if (isKind(code, 'string') && isKind(text, 'string'))
      toText.set(toNumber(code.bytes), utf16.decode(text.bytes));
  }
}

function addRanges(values: readonly PdfValue[], toText: Map<number, string>): void {
  for (let i = 0; i + 2 < values.length; i += 3) {
    const low = values[i];
    const high = values[i + 1];
    const target = values[i + 2];
    if (!isKind(low, 'string') || !isKind(high, 'string')) continue;
    const from = toNumber(low.bytes);
    const to = Math.min(toNumber(high.bytes), from + 65_535);
    for (let code = from; code <= to && toText.size < MAX_ENTRIES; code++) {
      if (isArray(target)) {
        const own = target[code - from];
        if (isKind(own, 'string')) toText.set(code, utf16.decode(own.bytes));
      } else if (isKind(target, 'string')) {
        const bytes = Uint8Array.from(target.bytes);
        const carried = (bytes.at(-2) ?? 0) * 256 + (bytes.at(-1) ?? 0) + code - from;
        if (bytes.length >= 2) bytes[bytes.length - 2] = (carried >> 8) & 255;
        if (bytes.length >= 1) bytes[bytes.length - 1] = carried & 255;
        toText.set(code, utf16.decode(bytes));
      }
    }
  }
}

export function toNumber(bytes: Uint8Array): number {
  let value = 0;
  for (const b of bytes.subarray(0, 4)) value = value * 256 + b;
  return value;
}
