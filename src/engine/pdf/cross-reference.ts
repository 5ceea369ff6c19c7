import { MEBIBYTE } from '../../contract/limits.ts';
import { decodeStream } from './filters.ts';
import { Lexer } from './lexer.ts';
import { isArray, isKind, numbersOf, type PdfDict, type PdfValue } from './values.ts';

/** Location of an object: byte offset, or index in an object stream. */
export type ObjectPlace =
  | { readonly kind: 'offset'; readonly offset: number }
  | { readonly kind: 'packed'; readonly stream: number; readonly index: number };

/** One cross-reference section: objects it (re)defines, and its trailer. `null` marks a freed object. */
export interface CrossReferenceSection {
  readonly places: ReadonlyMap<number, ObjectPlace | null>;
  readonly trailer: PdfDict;
}

/** Maximum decoded size of all cross-reference and object streams; honest files of 10 MB use a tenth. */
const MAX_STRUCTURE = 96 * MEBIBYTE;

/** Sections read so far, and the remaining decoding budget. */
export interface StructureBudget {
  left: number;
  /** By offset: revisions share the sections of earlier ones. */
  readonly sections: Map<number, CrossReferenceSection | null>;
}

export const structureBudget = (): StructureBudget => ({ left: MAX_STRUCTURE, sections: new Map() });

/** Decodes a cross-reference or object stream; empty once the budget is spent. */
export function decodeStructure(
  dict: PdfDict,
  raw: Uint8Array,
  resolve: (v: PdfValue | undefined) => PdfValue | undefined,
  budget: StructureBudget,
): Uint8Array {
  if (budget.left <= 0) return new Uint8Array(0);
  const { bytes } = decodeStream(dict, raw, resolve);
  budget.left -= bytes.length;
  return bytes;
}

const MAX_OBJECTS = 400_000;
const MAX_SECTIONS = 200;
const latin1 = new TextDecoder('latin1');

/**
 * The chain of sections from an offset, newest first (ISO 32000-1, 7.5.4–7.5.8), or null if it is broken and the file
 * has to be scanned.
 */
export function readChain(
  bytes: Uint8Array,
  start: number,
  budget: StructureBudget,
): CrossReferenceSection[] | null {
  const chain: CrossReferenceSection[] = [];
  const seen = new Set<number>();
  const queue = [start];
  while (queue.length > 0 && chain.length < MAX_SECTIONS) {
    const offset = queue.shift()!;
    if (seen.has(offset)) continue;
    seen.add(offset);
    if (!budget.sections.has(offset)) budget.sections.set(offset, readSection(bytes, offset, budget));
    const section = budget.sections.get(offset)!;
    if (!section) return chain.length > 0 && offset !== start ? chain : null;
    chain.push(section);
    const hybrid = section.trailer.entries.get('XRefStm');
    const previous = section.trailer.entries.get('Prev');
    if (typeof hybrid === 'number') queue.push(hybrid);
    if (typeof previous === 'number') queue.push(previous);
  }
  return chain;
}

function readSection(
  bytes: Uint8Array,
  offset: number,
  budget: StructureBudget,
): CrossReferenceSection | null {
  if (!Number.isInteger(offset) || offset < 0 || offset >= bytes.length) return null;
  const lexer = new Lexer(bytes, offset);
  const first = lexer.next();
  if (isKind(first, 'keyword') && first.word === 'xref') return readTable(lexer);
  return typeof first === 'number' ? readXrefStream(bytes, offset, budget) : null;
}

function readTable(lexer: Lexer): CrossReferenceSection | null {
  const places = new Map<number, ObjectPlace | null>();
  for (;;) {
    const value = lexer.next();
    if (value === undefined) return null;
    if (isKind(value, 'keyword')) {
      if (value.word !== 'trailer') return null;
      const trailer = lexer.next();
      return isKind(trailer, 'dict') ? { places, trailer } : null;
    }
    const count = lexer.next();
    if (typeof value !== 'number' || typeof count !== 'number' || count < 0 || count > MAX_OBJECTS)
      return null;
    for (let k = 0; k < count; k++) {
      const before = lexer.position;
      const offset = lexer.next();
      if (isKind(offset, 'keyword')) {
        lexer.position = before;
        break;
      }
      lexer.next();
      const type = lexer.next();
      if (typeof offset !== 'number' || !isKind(type, 'keyword')) return null;
      const id = value + k;
      if (!places.has(id))
        places.set(id, type.word === 'n' && offset > 0 ? { kind: 'offset', offset } : null);
    }
  }
}

function readXrefStream(
  bytes: Uint8Array,
  offset: number,
  budget: StructureBudget,
): CrossReferenceSection | null {
  const object = readObjectAt(bytes, offset, () => undefined);
  if (!object || !isKind(object.value, 'stream')) return null;
  const { dict, raw } = object.value;
  const widths = numbersOf(dict.entries.get('W'));
  if (!widths || widths.length < 3 || widths.some((w) => w < 0 || w > 8)) return null;
  const data = decodeStructure(dict, raw, (v) => v, budget);
  const size = dict.entries.get('Size');
  const index = numbersOf(dict.entries.get('Index')) ?? [0, typeof size === 'number' ? size : 0];
  const places = new Map<number, ObjectPlace | null>();
  let p = 0;
  const field = (width: number, otherwise: number): number => {
    if (width === 0) return otherwise;
    let value = 0;
    for (let k = 0; k < width; k++) value = value * 256 + (data[p++] ?? 0);
    return value;
  };
  for (let s = 0; s + 1 < index.length; s += 2) {
    for (let k = 0; k < index[s + 1]! && p < data.length && places.size < MAX_OBJECTS; k++) {
      const type = field(widths[0]!, 1);
      const second = field(widths[1]!, 0);
      const third = field(widths[2]!, 0);
      const id = index[s]! + k;
      if (type === 1) places.set(id, { kind: 'offset', offset: second });
      else if (type === 2) places.set(id, { kind: 'packed', stream: second, index: third });
      else places.set(id, null);
    }
  }
  return { places, trailer: dict };
}

/** For files with a broken table: the last definition of every object, as viewers repair them. */
export function scanObjects(bytes: Uint8Array, budget: StructureBudget): CrossReferenceSection {
  const text = latin1.decode(bytes);
  const places = new Map<number, ObjectPlace | null>();
  const header = /(?:^|[^0-9])(\d{1,8})\s+(\d{1,5})\s+obj\b/g;
  for (let m = header.exec(text); m && places.size < MAX_OBJECTS; m = header.exec(text)) {
    places.set(Number(m[1]), { kind: 'offset', offset: m.index + m[0].indexOf(m[1]!) });
  }
  const entries = new Map<string, PdfValue>();
  const trailers = /trailer\s*<</g;
  for (let m = trailers.exec(text); m; m = trailers.exec(text)) {
    const dict = new Lexer(bytes, m.index + 7).next();
    if (isKind(dict, 'dict')) for (const [key, value] of dict.entries) entries.set(key, value);
  }
  const packed: [number, ObjectPlace][] = [];
  for (const [id, place] of places) {
    if (place?.kind !== 'offset') continue;
    const value = readObjectAt(bytes, place.offset, () => undefined)?.value;
    const dict = isKind(value, 'stream') ? value.dict : isKind(value, 'dict') ? value : null;
    const type = dict?.entries.get('Type');
    if (!dict || !isKind(type, 'name')) continue;
    if (type.name === 'Catalog') entries.set('Root', { kind: 'ref', id, generation: 0 });
    if (type.name === 'XRef') for (const [key, v] of dict.entries) if (!entries.has(key)) entries.set(key, v);
    if (type.name === 'ObjStm' && isKind(value, 'stream')) {
      const count = dict.entries.get('N');
      const lexer = new Lexer(decodeStructure(dict, value.raw, (v) => v, budget));
      for (let k = 0; typeof count === 'number' && k < count && k < MAX_OBJECTS; k++) {
        const inner = lexer.next();
        lexer.next();
        if (typeof inner !== 'number') break;
        packed.push([inner, { kind: 'packed', stream: id, index: k }]);
      }
    }
  }
  for (const [id, place] of packed) if (!places.has(id)) places.set(id, place);
  return { places, trailer: { kind: 'dict', entries } };
}

/** Parses `id generation obj … endobj` at an offset; null if none starts there. */
export function readObjectAt(
  bytes: Uint8Array,
  offset: number,
  resolve: (v: PdfValue | undefined) => PdfValue | undefined,
): { readonly id: number; readonly generation: number; readonly value: PdfValue } | null {
  const lexer = new Lexer(bytes, offset);
  const id = lexer.next();
  const generation = lexer.next();
  const word = lexer.next();
  if (
    typeof id !== 'number' ||
    typeof generation !== 'number' ||
    !isKind(word, 'keyword') ||
    word.word !== 'obj'
  )
    return null;
  const value = lexer.next();
  if (value === undefined) return null;
  if (!isKind(value, 'dict')) return { id, generation, value };
  const after = lexer.position;
  const next = lexer.next();
  if (!isKind(next, 'keyword') || next.word !== 'stream') {
    lexer.position = after;
    return { id, generation, value };
  }
  let from = lexer.position;
  if (bytes[from] === 13) from++;
  if (bytes[from] === 10) from++;
  const declared = value.entries.get('Length');
  const length = isKind(declared, 'ref') ? resolve(declared) : declared;
  return {
    id,
    generation,
    value: { kind: 'stream', dict: value, raw: bytes.subarray(from, streamEnd(bytes, from, length)) },
  };
}

/** The declared length if `endstream` follows, otherwise up to the next `endstream`. */
function streamEnd(bytes: Uint8Array, from: number, length: PdfValue | undefined): number {
  if (typeof length === 'number' && length >= 0 && from + length <= bytes.length) {
    const tail = latin1.decode(bytes.subarray(from + length, from + length + 14));
    if (/^\s*endstream/.test(tail)) return from + length;
  }
  const found = indexOf(bytes, 'endstream', from);
  let end = found < 0 ? bytes.length : found;
  if (bytes[end - 1] === 10) end--;
  if (bytes[end - 1] === 13) end--;
  return Math.max(from, end);
}

/** First position of an ASCII word at or after `from`, or -1. */
export function indexOf(bytes: Uint8Array, word: string, from = 0): number {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(word, from, 'latin1');
}

export function arrayOf(value: PdfValue | undefined): readonly PdfValue[] {
  return isArray(value) ? value : [];
}
