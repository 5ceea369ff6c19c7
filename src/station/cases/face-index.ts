import type { Database } from 'better-sqlite3';
import { similarityOf } from '../../engine/faces/calibration.ts';
import { EMBEDDING_LENGTH, FIRST, fusedScore } from '../../engine/faces/score.ts';

/** A stored face that looks like the one asked for. */
export interface SimilarFace {
  readonly caseId: string;
  /** 0–100, as in a comparison of two pictures. */
  readonly similarity: number;
}

export interface FaceIndex {
  /**
   * Every stored face of the same models that is at least `minimum` similar, most similar first. Exact: a scan of
   * 100,000 faces takes about 0.1 s of one core.
   */
  search(embedding: Float32Array, model: string, minimum: number): SimilarFace[];
}

/** Steps of one byte; components of these embeddings stay below 0.42. */
const SCALE = 300;
/** Rounding to bytes changes a score by less than this (a test measures it); whatever comes close is scored exactly. */
const ROUNDING = 0.03;
const FIRST_CAPACITY = 1_024;

interface Row {
  rowid: number;
  case_id: string;
  model: string;
  embedding: Buffer;
}

/**
 * All embeddings as bytes in one flat array, so that a scan is one pass over memory; candidates are then scored from the
 * encrypted database. Rows added since the last search are appended; after a removal everything is read anew. SQLite
 * gives the number of a removed last row away again, so that row is looked at as well as counted.
 */
export function createFaceIndex(database: Database): FaceIndex {
  const since = database.prepare<[number], Row>(
    'SELECT rowid, * FROM case_faces WHERE rowid > ? ORDER BY rowid',
  );
  const byRow = database.prepare<[number], Row>('SELECT rowid, * FROM case_faces WHERE rowid = ?');
  const state = database.prepare<[], { count: number; last: number }>(
    'SELECT count(*) AS count, coalesce(max(rowid), 0) AS last FROM case_faces',
  );
  let bytes = new Int8Array(FIRST_CAPACITY * EMBEDDING_LENGTH);
  let rows: { rowid: number; caseId: string; model: string }[] = [];
  let seen = { count: 0, last: 0 };
  let lastEmbedding: Buffer | null = null;

  const append = (row: Row): void => {
    const embedding = toFloats(row.embedding);
    if (embedding.length !== EMBEDDING_LENGTH) return;
    const at = rows.length * EMBEDDING_LENGTH;
    if (at >= bytes.length) {
      const larger = new Int8Array(bytes.length * 2);
      larger.set(bytes);
      bytes = larger;
    }
    bytes.set(toBytes(embedding), at);
    rows.push({ rowid: row.rowid, caseId: row.case_id, model: row.model });
  };
  const lastStands = (): boolean =>
    lastEmbedding === null || byRow.get(seen.last)?.embedding.equals(lastEmbedding) === true;
  const refresh = (): void => {
    const now = state.get()!;
    const added = [...since.all(seen.last)];
    if (seen.count + added.length !== now.count || !lastStands()) {
      rows = [];
      for (const row of since.iterate(0)) append(row);
    } else for (const row of added) append(row);
    seen = now;
    lastEmbedding = byRow.get(now.last)?.embedding ?? null;
  };

  return {
    search: (embedding, model, minimum) => {
      refresh();
      const query = toBytes(embedding);
      const limit = scoreOf(minimum) - ROUNDING;
      const best = new Map<string, number>();
      for (let i = 0; i < rows.length; i++) {
        if (approximateScore(bytes, i * EMBEDDING_LENGTH, query) < limit || rows[i]!.model !== model)
          continue;
        const stored = byRow.get(rows[i]!.rowid);
        if (!stored) continue;
        const similarity = similarityOf(fusedScore(embedding, toFloats(stored.embedding)));
        if (similarity >= minimum)
          best.set(stored.case_id, Math.max(similarity, best.get(stored.case_id) ?? 0));
      }
      return [...best]
        .map(([caseId, similarity]) => ({ caseId, similarity }))
        .sort((a, b) => b.similarity - a.similarity);
    },
  };
}

/** A stored embedding; copied, because a database buffer is not aligned to four bytes. */
export function toFloats(stored: Buffer): Float32Array {
  return new Float32Array(Uint8Array.from(stored).buffer);
}

function toBytes(embedding: Float32Array): Int8Array {
  return Int8Array.from(embedding, (v) => Math.max(-127, Math.min(127, Math.round(v * SCALE))));
}

/** `fusedScore` of rounded embeddings. Unrolled: this loop is the whole cost of a search. */
function approximateScore(bytes: Int8Array, at: number, query: Int8Array): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let i = 0; i < FIRST; i += 4) {
    a += Math.imul(bytes[at + i]!, query[i]!);
    b += Math.imul(bytes[at + i + 1]!, query[i + 1]!);
    c += Math.imul(bytes[at + i + 2]!, query[i + 2]!);
    d += Math.imul(bytes[at + i + 3]!, query[i + 3]!);
  }
  let apart = 0;
  for (let i = FIRST; i < EMBEDDING_LENGTH; i++) {
    const difference = bytes[at + i]! - query[i]!;
    apart += Math.imul(difference, difference);
  }
  return (a + b + c + d) / (SCALE * SCALE) - Math.sqrt(apart) / SCALE;
}

/** The lowest score that has a similarity, found by bisection of the rising calibration. */
function scoreOf(similarity: number): number {
  let low = -3;
  let high = 1;
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2;
    if (similarityOf(middle) >= similarity) high = middle;
    else low = middle;
  }
  return low;
}
