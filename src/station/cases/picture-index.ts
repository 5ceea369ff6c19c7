import type { Database } from 'better-sqlite3';

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

/**
 * Prints of every case in memory, so that a search is one pass; rows added since the last search are appended. SQLite
 * gives the number of a removed last row away again: when another print or case stands there, everything is read anew.
 */
export function createPictureIndex(database: Database) {
  const since = database.prepare<[number], Row>(
    'SELECT print_id, case_id, print FROM case_prints WHERE print_id > ? ORDER BY print_id',
  );
  const at = database.prepare<[number], Row>('SELECT * FROM case_prints WHERE print_id = ?');
  const ofCase = database
    .prepare<[string], Buffer>('SELECT print FROM case_prints WHERE case_id = ?')
    .pluck();
  const stands = database
    .prepare<[number, string], number>('SELECT 1 FROM case_prints WHERE print_id = ? AND case_id = ?')
    .pluck();
  const insert = database.prepare('INSERT INTO case_prints (case_id, print) VALUES (?, ?)');
  const known: { id: number; caseId: string; words: Uint32Array }[] = [];

  function refresh(): void {
    const last = known.at(-1);
    const now = last && at.get(last.id);
    if (last && (now?.case_id !== last.caseId || differingBits(wordsOf(now.print), last.words, 0) > 0))
      known.length = 0;
    for (const row of since.iterate(known.at(-1)?.id ?? 0))
      known.push({ id: row.print_id, caseId: row.case_id, words: wordsOf(row.print) });
  }

  return {
    add(caseId: string, prints: readonly (Uint8Array | null)[]): void {
      for (const print of prints) if (print) insert.run(caseId, Buffer.from(print));
    },
    /** Cases with a page like one of this case's, most alike first. */
    like(caseId: string): SimilarPicture[] {
      refresh();
      const found = new Map<string, number>();
      for (const own of ofCase.all(caseId).map(wordsOf))
        for (const other of known) {
          if (other.caseId === caseId) continue;
          const distance = differingBits(own, other.words, SAME_PICTURE_BITS);
          if (distance > SAME_PICTURE_BITS || stands.get(other.id, other.caseId) === undefined) continue;
          found.set(other.caseId, Math.min(distance, found.get(other.caseId) ?? distance));
        }
      return [...found]
        .map(([other, distance]) => ({ caseId: other, distance }))
        .sort((a, b) => a.distance - b.distance);
    },
  };
}

function wordsOf(print: Buffer): Uint32Array {
  return Uint32Array.from({ length: print.length >> 2 }, (_, i) => print.readUInt32LE(i * 4));
}

/** Hamming distance; stops counting once it is beyond `limit`. Prints of different lengths have nothing in common. */
function differingBits(a: Uint32Array, b: Uint32Array, limit: number): number {
  if (a.length !== b.length) return Infinity;
  let bits = 0;
  for (let i = 0; i < a.length && bits <= limit; i++) {
    let v = a[i]! ^ b[i]!;
    v -= (v >>> 1) & 0x55555555;
    v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
    bits += (((v + (v >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return bits;
}
