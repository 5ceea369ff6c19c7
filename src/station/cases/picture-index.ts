import type { Database } from 'better-sqlite3';
import type { InPieces } from '../in-pieces.ts';

/** Another case with a page that looks the same. */
export interface SimilarPicture {
  readonly caseId: string;
  /** Bits of the two prints that differ. */
  readonly distance: number;
}

/**
 * Copies of one page (another format, quality, brightness or half the size) differed in at most 56 of 2,304 bits,
 * different documents of one layout and issuer in at least 134 (ADR 46).
 */
export const SAME_PICTURE_BITS = 90;

interface Row {
  print_id: number;
  case_id: string;
  print: Buffer;
}

/** 32-bit words of a print: 2,304 bits. */
const WORDS = 72;
/** Prints for which memory is taken at a time: about 300 kB. */
const MORE = 1_024;
/** Highest share of the memory in use after removed prints were dropped without growing: keeps such a pass rare. */
const FULL = 0.75;
/** Prints read between two yields: about a millisecond. */
const PIECE = 128;
/** No limit, as SQLite says it. */
const ALL = -1;

/**
 * Prints of every case in one block of memory, so that a search is one pass: 296 bytes each; as objects they took five
 * times that. Rows added since the last search are appended; prints of removed rows are dropped before it grows. SQLite
 * reuses the number of a removed last row: when another print or case stands there, everything is read anew.
 */
export function createPictureIndex(database: Database) {
  const since = database.prepare<[number, number], Row>(
    'SELECT print_id, case_id, print FROM case_prints WHERE print_id > ? ORDER BY print_id LIMIT ?',
  );
  const at = database.prepare<[number], Row>('SELECT * FROM case_prints WHERE print_id = ?');
  const ofCase = database
    .prepare<[string], Buffer>('SELECT print FROM case_prints WHERE case_id = ?')
    .pluck();
  const standing = database
    .prepare<[number], number>('SELECT print_id FROM case_prints WHERE print_id <= ?')
    .pluck();
  const numberStanding = database
    .prepare<[number], number>('SELECT count(*) FROM case_prints WHERE print_id <= ?')
    .pluck();
  const insert = database.prepare('INSERT INTO case_prints (case_id, print) VALUES (?, ?)');
  let words = new Uint32Array(MORE * WORDS);
  let ids = new Float64Array(MORE);
  let count = 0;
  let last: { readonly id: number; readonly caseId: string; readonly print: Buffer } | null = null;

  function refresh(): void {
    const now = last && at.get(last.id);
    if (last && (now?.case_id !== last.caseId || !now.print.equals(last.print))) {
      words = new Uint32Array(MORE * WORDS);
      ids = new Float64Array(MORE);
      count = 0;
      last = null;
    }
    read(ALL);
  }

  /** Reads on from the last row that was seen. Returns how many were read. */
  function read(most: number): number {
    let rows = 0;
    for (const row of since.iterate(last?.id ?? 0, most)) {
      append(row);
      last = { id: row.print_id, caseId: row.case_id, print: row.print };
      rows++;
    }
    return rows;
  }

  function append({ print_id: id, print }: Row): void {
    if (print.length !== WORDS * 4) return;
    if (count === ids.length) makeRoom();
    writeWords(print, words, count * WORDS);
    ids[count++] = id;
  }

  /** Drops the prints of removed rows; grows the memory where that frees too little. */
  function makeRoom(): void {
    const newest = ids[count - 1]!;
    if (numberStanding.get(newest)! < count) dropRemoved(newest);
    if (count <= ids.length * FULL) return;
    words = grown(words, new Uint32Array(words.length + Math.max(words.length >> 2, MORE * WORDS)));
    ids = grown(ids, new Float64Array(words.length / WORDS));
  }

  /** Compacts the prints of existing rows, in their order. */
  function dropRemoved(newest: number): void {
    const stands = new Set(standing.all(newest));
    let kept = 0;
    for (let place = 0; place < count; place++) {
      if (!stands.has(ids[place]!)) continue;
      words.copyWithin(kept * WORDS, place * WORDS, (place + 1) * WORDS);
      ids[kept++] = ids[place]!;
    }
    count = kept;
  }

  return {
    add(caseId: string, prints: readonly (Uint8Array | null)[]): void {
      for (const print of prints) if (print) insert.run(caseId, Buffer.from(print));
    },
    /** Loads the stored prints ahead of the first search, which loads what is missing. */
    *load(): InPieces<void> {
      while (read(PIECE) > 0) yield;
    },
    /** Cases with a page like one of this case's, most alike first: the `most` newest, or all. */
    like(caseId: string, most = Infinity): SimilarPicture[] {
      refresh();
      const found = new Map<string, number>();
      const own = ofCase.all(caseId).filter((print) => print.length === WORDS * 4);
      const asked = new Uint32Array(own.length * WORDS);
      own.forEach((print, i) => writeWords(print, asked, i * WORDS));
      for (let place = count - 1; place >= 0 && found.size < most; place--)
        for (let of = 0; of < asked.length; of += WORDS) {
          const distance = differingBits(asked, of, words, place * WORDS);
          // A removed row leaves its print behind until memory is full.
          const other = distance > SAME_PICTURE_BITS ? undefined : at.get(ids[place]!)?.case_id;
          if (other === undefined || other === caseId) continue;
          found.set(other, Math.min(distance, found.get(other) ?? distance));
        }
      return [...found]
        .map(([other, distance]) => ({ caseId: other, distance }))
        .sort((a, b) => a.distance - b.distance);
    },
  };
}

function grown<A extends Uint32Array | Float64Array>(from: A, to: A): A {
  to.set(from);
  return to;
}

function writeWords(print: Buffer, to: Uint32Array, from: number): void {
  for (let i = 0; i < WORDS; i++) to[from + i] = print.readUInt32LE(i * 4);
}

/** Hamming distance of two prints; stops counting once it is beyond SAME_PICTURE_BITS. */
function differingBits(a: Uint32Array, fromA: number, b: Uint32Array, fromB: number): number {
  let bits = 0;
  for (let i = 0; i < WORDS && bits <= SAME_PICTURE_BITS; i++) {
    let v = a[fromA + i]! ^ b[fromB + i]!;
    v -= (v >>> 1) & 0x55555555;
    v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
    bits += (((v + (v >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return bits;
}
