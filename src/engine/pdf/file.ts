import {
  decodeStructure,
  indexOf,
  readChain,
  readObjectAt,
  scanObjects,
  structureBudget,
  type CrossReferenceSection,
  type ObjectPlace,
  type StructureBudget,
} from './cross-reference.ts';
import { decodeStream, type DecodedStream } from './filters.ts';
import { Lexer } from './lexer.ts';
import { openSecurity, type Security } from './security.ts';
import { EMPTY_DICT, isKind, type PdfDict, type PdfStream, type PdfValue } from './values.ts';

/** Cap on revisions: only the last ones are read. Nobody saves a statement a hundred times. */
const MAX_REVISIONS = 40;

/** The document after one save: every incremental update is a revision. */
export interface Revision {
  /** 0 is the first. */
  readonly index: number;
  /** End offset of this revision in the file, which includes the earlier ones. */
  readonly end: number;
  readonly trailer: PdfDict;
  readonly catalog: PdfDict;
  /** Location of an object in this revision; equal locations mean the same object. */
  placeOf(id: number): ObjectPlace | null;
  /** Follows references to a value; undefined if there is none. */
  resolve(value: PdfValue | undefined): PdfValue | undefined;
  dict(value: PdfValue | undefined): PdfDict;
  stream(value: PdfValue | undefined): PdfStream | null;
  decode(stream: PdfStream): DecodedStream;
  /** Ids of all objects in this revision. */
  objectIds(): Iterable<number>;
}

export interface PdfFile {
  readonly bytes: Uint8Array;
  readonly revisions: readonly Revision[];
  readonly latest: Revision;
  readonly linearized: boolean;
  /** True when the cross-reference table was unusable and objects were found by scanning. */
  readonly repaired: boolean;
  readonly encrypted: boolean;
}

/** Opens a PDF for structural reading; null if there is no document catalogue. Never throws on hostile bytes. */
export function openPdf(bytes: Uint8Array): PdfFile | null {
  const linearized = indexOf(bytes.subarray(0, 2048), '/Linearized') >= 0;
  const cache = new Map<string, PdfValue | undefined>();
  const budget = structureBudget();
  const saves = savePoints(bytes, linearized);
  const revisions: Revision[] = [];
  for (const save of saves.slice(-MAX_REVISIONS)) {
    const chain = readChain(bytes, save.start, budget);
    const revision = chain && revisionOf(bytes, chain, save.end, revisions.length, cache, budget);
    if (revision && hasPages(revision)) revisions.push(revision);
  }
  const repaired = revisions.length === 0;
  if (repaired) {
    const revision = revisionOf(bytes, [scanObjects(bytes, budget)], bytes.length, 0, new Map(), budget);
    if (!hasPages(revision)) return null;
    revisions.push(revision);
  }
  const latest = revisions.at(-1)!;
  return { bytes, revisions, latest, linearized, repaired, encrypted: latest.trailer.entries.has('Encrypt') };
}

function hasPages(revision: Revision): boolean {
  return revision.dict(revision.catalog.entries.get('Pages')).entries.size > 0;
}

/**
 * Every `startxref` with its offset. The first section of a linearised file is half a document, not a revision (ISO
 * 32000-1, annex F): of those within the linearised length only the last is kept.
 */
function savePoints(bytes: Uint8Array, linearized: boolean): { start: number; end: number }[] {
  const points: { start: number; end: number }[] = [];
  for (
    let at = indexOf(bytes, 'startxref');
    at >= 0 && points.length < 500;
    at = indexOf(bytes, 'startxref', at + 9)
  ) {
    const lexer = new Lexer(bytes, at + 9);
    const start = lexer.next();
    if (typeof start !== 'number' || start <= 0) continue;
    const eof = indexOf(bytes, '%%EOF', lexer.position);
    points.push({
      start,
      end: eof >= 0 && eof - lexer.position < 64 ? lineEnd(bytes, eof + 5) : lexer.position,
    });
  }
  if (!linearized || points.length < 2) return points;
  const length = /\/L\s+(\d+)/.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 2048)));
  const original = length ? Number(length[1]) : 0;
  const inside = points.filter((p) => p.end <= original + 2);
  return [...inside.slice(-1), ...points.filter((p) => p.end > original + 2)];
}

function lineEnd(bytes: Uint8Array, p: number): number {
  let end = p;
  if (bytes[end] === 13) end++;
  if (bytes[end] === 10) end++;
  return end;
}

function revisionOf(
  bytes: Uint8Array,
  chain: readonly CrossReferenceSection[],
  end: number,
  index: number,
  cache: Map<string, PdfValue | undefined>,
  budget: StructureBudget,
): Revision {
  const places = new Map<number, ObjectPlace | null>();
  for (const section of chain)
    for (const [id, place] of section.places) if (!places.has(id)) places.set(id, place);
  const trailerEntries = new Map<string, PdfValue>();
  for (const section of chain)
    for (const [key, value] of section.trailer.entries)
      if (!trailerEntries.has(key)) trailerEntries.set(key, value);
  const trailer: PdfDict = { kind: 'dict', entries: trailerEntries };
  const packedStreams = new Map<string, PackedObjects>();
  const loading = new Set<number>();
  let security: Security | null = null;

  const resolve = (value: PdfValue | undefined): PdfValue | undefined => {
    let current = value;
    for (let hops = 0; isKind(current, 'ref') && hops < 16; hops++) current = load(current.id);
    return isKind(current, 'ref') ? undefined : current;
  };

  const load = (id: number): PdfValue | undefined => {
    const place = places.get(id);
    if (!place || loading.has(id)) return undefined;
    // In an encrypted file's second part two revisions may share an offset, but never with different keys.
    const key =
      place.kind === 'offset'
        ? `@${place.offset}`
        : `${place.stream}/${place.index}@${offsetOf(places.get(place.stream))}`;
    if (cache.has(key)) return cache.get(key);
    loading.add(id);
    const value = place.kind === 'offset' ? loadAt(id, place.offset) : loadPacked(place.stream, place.index);
    loading.delete(id);
    cache.set(key, value);
    return value;
  };

  const loadAt = (id: number, offset: number): PdfValue | undefined => {
    const object = readObjectAt(bytes, offset, resolve);
    if (!object || object.id !== id) return undefined;
    return security ? security.decrypt(object.value, object.id, object.generation) : object.value;
  };

  const loadPacked = (streamId: number, position: number): PdfValue | undefined => {
    const key = `${streamId}@${offsetOf(places.get(streamId))}`;
    let objects = packedStreams.get(key);
    if (!objects) {
      const container = load(streamId);
      objects = isKind(container, 'stream') ? unpack(container, resolve, budget) : () => undefined;
      packedStreams.set(key, objects);
    }
    return objects(position);
  };

  const encrypt = resolve(trailerEntries.get('Encrypt'));
  if (isKind(encrypt, 'dict')) security = openSecurity(encrypt, resolve(trailerEntries.get('ID')), resolve);
  if (security) cache.clear();

  const dict = (value: PdfValue | undefined): PdfDict => {
    const resolved = resolve(value);
    return isKind(resolved, 'dict') ? resolved : isKind(resolved, 'stream') ? resolved.dict : EMPTY_DICT;
  };
  return {
    index,
    end,
    trailer,
    catalog: dict(trailerEntries.get('Root')),
    placeOf: (id) => places.get(id) ?? null,
    resolve,
    dict,
    stream: (value) => {
      const resolved = resolve(value);
      return isKind(resolved, 'stream') ? resolved : null;
    },
    decode: (stream) => decodeStream(stream.dict, stream.raw, resolve),
    objectIds: () => places.keys(),
  };
}

function offsetOf(place: ObjectPlace | null | undefined): number {
  return place?.kind === 'offset' ? place.offset : -1;
}

/** The object at an index of an object stream; undefined past its end. */
type PackedObjects = (index: number) => PdfValue | undefined;

/** Opens an object stream (ISO 32000-1, 7.5.7); objects are parsed on demand. */
function unpack(
  container: PdfStream,
  resolve: (v: PdfValue | undefined) => PdfValue | undefined,
  budget: StructureBudget,
): PackedObjects {
  const count = resolve(container.dict.entries.get('N'));
  const first = resolve(container.dict.entries.get('First'));
  if (typeof count !== 'number' || typeof first !== 'number' || count < 0 || count > 100_000)
    return () => undefined;
  const data = decodeStructure(container.dict, container.raw, resolve, budget);
  const head = new Lexer(data);
  const offsets: number[] = [];
  for (let k = 0; k < count; k++) {
    const id = head.next();
    const offset = head.next();
    if (typeof id !== 'number' || typeof offset !== 'number') break;
    offsets.push(first + offset);
  }
  return (index) => {
    const offset = offsets[index];
    return offset === undefined ? undefined : (new Lexer(data, offset).next() ?? null);
  };
}
