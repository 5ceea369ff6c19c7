import { createHash } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { similarityOf } from '../../engine/faces/calibration.ts';
import { createFaceScan, ROUNDING } from '../../engine/faces/face-scan.ts';
import { EMBEDDING_LENGTH, fusedScore } from '../../engine/faces/score.ts';
import type { InPieces } from '../in-pieces.ts';

/** A stored face; compared only with faces of the same models. */
export interface StoredFace {
  readonly model: string;
  readonly embedding: Float32Array;
}

/** A stored face that looks like the one asked for. */
export interface SimilarFace {
  readonly caseId: string;
  /** 0–100, as in a comparison of two pictures. */
  readonly similarity: number;
}

export interface FaceIndex {
  /**
   * Cases with a stored face of the same models that is at least `minimum` similar, most similar first: the `most` newest, or all. Exact.
   *
   * @param last rows considered after all others
   */
  search(
    embedding: Float32Array,
    model: string,
    minimum: number,
    most?: number,
    last?: ReadonlySet<number>,
  ): readonly SimilarFace[];
  /**
   * Rows among these whose face is not `minimum` similar to one of `faces`: all that are so, and some that are above it by little (ROUNDING).
   * Newest first. Faces of other models tell nothing.
   */
  unlike(faces: readonly StoredFace[], minimum: number, among: ReadonlySet<number>): number[];
  /** Loads the stored faces ahead of the first search, which loads what is missing. */
  load(): InPieces<void>;
}

interface Row {
  rowid: number;
  case_id: string;
  model: string;
  embedding: Buffer;
}

/** Cached searches: the faces of a few open cases. */
const MOST_ANSWERS = 64;
/** Faces read between two yields: about a millisecond. */
const PIECE = 32;
/** Rows remembered in full, so that a reused row number needs no full reload: those of the newest cases, when erased. */
const LATEST = 64;
/** No limit, as SQLite says it. */
const ALL = -1;
const NONE: ReadonlySet<number> = new Set();

/**
 * Every face is scanned as rounded bytes in memory; candidates are then scored from the encrypted database. Rows added
 * since the last search are appended, removed ones dropped. SQLite reuses the number of a removed last row: what was
 * seen there is read again. No search counts the faces, which would take longer the more there are. A search repeated
 * without a change between, as by each part of a case that is opened, is answered from memory.
 */
export function createFaceIndex(database: Database): FaceIndex {
  const after = database.prepare<[number, number], Row>(
    'SELECT rowid, * FROM case_faces WHERE rowid > ? ORDER BY rowid LIMIT ?',
  );
  const numbers = database.prepare<[], number>('SELECT rowid FROM case_faces').pluck();
  const byRow = database.prepare<[number], Row>('SELECT rowid, * FROM case_faces WHERE rowid = ?');
  const removals = database.prepare<[], number>('SELECT number FROM face_removals').pluck();
  const scan = createFaceScan();
  let rows: { rowid: number; model: string }[] = [];
  /** The last rows that were seen. */
  let latest: Row[] = [];
  let removed = removals.get()!;
  const answers = new Map<string, readonly SimilarFace[]>();

  /** Reads on from the last row that was seen. Returns how many were read. */
  const read = (most: number): number => {
    let count = 0;
    for (const row of after.iterate(latest.at(-1)?.rowid ?? 0, most)) {
      const embedding = toFloats(row.embedding);
      if (embedding.length === EMBEDDING_LENGTH) {
        scan.add(embedding);
        rows.push({ rowid: row.rowid, model: row.model });
      }
      latest.push(row);
      if (latest.length > 2 * LATEST) latest = latest.slice(-LATEST);
      count++;
    }
    if (count > 0) answers.clear();
    return count;
  };
  const forget = (isGone: (row: { rowid: number }) => boolean): void => {
    scan.remove((place) => isGone(rows[place]!));
    rows = rows.filter((row) => !isGone(row));
  };
  const stands = ({ rowid, case_id, embedding }: Row): boolean => {
    const now = byRow.get(rowid);
    return now?.case_id === case_id && now.embedding.equals(embedding);
  };
  const refresh = (): void => {
    const removedNow = removals.get()!;
    // Checked each time: the transaction in which the last rows were seen may have been rolled back.
    const standing = latest.findLastIndex(stands) + 1;
    if (standing < latest.length) {
      latest = latest.slice(0, standing);
      const last = latest.at(-1)?.rowid ?? 0;
      forget(({ rowid }) => rowid > last);
      answers.clear();
    }
    if (removedNow !== removed) {
      answers.clear();
      // A removal may be rolled back. Until committed the row stays, but is not found: its case is looked up by the row.
      if (!database.inTransaction) {
        const all = new Set(numbers.all());
        const isGone = ({ rowid }: { rowid: number }): boolean => !all.has(rowid);
        forget(isGone);
        latest = latest.filter((row) => !isGone(row));
        removed = removedNow;
      }
    }
    read(ALL);
  };
  const compare = (
    embedding: Float32Array,
    model: string,
    minimum: number,
    most: number,
    last: ReadonlySet<number>,
  ): SimilarFace[] => {
    const best = new Map<string, number>();
    const newest = scan.like(embedding, scoreOf(minimum)).reverse();
    const isLast = (place: number): number => Number(last.has(rows[place]!.rowid));
    if (newest.length > most) newest.sort((a, b) => isLast(a) - isLast(b));
    for (const place of newest) {
      if (best.size >= most) break;
      const stored = rows[place]!.model === model && byRow.get(rows[place]!.rowid);
      if (!stored) continue;
      const similarity = similarityOf(fusedScore(embedding, toFloats(stored.embedding)));
      if (similarity >= minimum)
        best.set(stored.case_id, Math.max(similarity, best.get(stored.case_id) ?? 0));
    }
    // Ties: the older first.
    return [...best]
      .reverse()
      .map(([caseId, similarity]) => ({ caseId, similarity }))
      .sort((a, b) => b.similarity - a.similarity);
  };

  return {
    *load() {
      while (read(PIECE) > 0) yield;
    },
    unlike: (own, minimum, among) => {
      refresh();
      const models = new Set(own.map(({ model }) => model));
      const like = new Set<number>();
      for (const { model, embedding } of own)
        for (const place of scan.like(embedding, scoreOf(minimum) + 2 * ROUNDING))
          if (rows[place]!.model === model) like.add(place);
      return rows
        .filter(({ rowid, model }, place) => among.has(rowid) && models.has(model) && !like.has(place))
        .map(({ rowid }) => rowid)
        .reverse();
    },
    search: (embedding, model, minimum, most = Infinity, last = NONE) => {
      refresh();
      const { buffer, byteOffset, byteLength } = embedding;
      // Other rows last may be other cases found, also where they are as many.
      const rowsLast =
        last.size === 0 ? '' : createHash('sha256').update(Float64Array.from(last)).digest('base64');
      const asked = `${model} ${minimum} ${most} ${rowsLast} ${Buffer.from(buffer, byteOffset, byteLength).toString('base64')}`;
      const known = answers.get(asked);
      if (known) return known;
      if (answers.size >= MOST_ANSWERS) answers.clear();
      const answer = compare(embedding, model, minimum, most, last);
      // A transaction's view may be rolled back.
      if (!database.inTransaction) answers.set(asked, answer);
      return answer;
    },
  };
}

/** A stored embedding; copied, because a database buffer is not aligned to four bytes. */
export function toFloats(stored: Buffer): Float32Array {
  return new Float32Array(Uint8Array.from(stored).buffer);
}

/** The lowest raw score of a similarity, by bisection of the monotonic calibration. */
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
