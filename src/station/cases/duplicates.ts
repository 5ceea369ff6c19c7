import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { CaseLinks } from './case-links.ts';
import { createPictureIndex } from './picture-index.ts';
import { createFaceIndex, toFloats, type StoredFace } from './face-index.ts';
import { createNumberFaces, type NumberFaces } from './other-faces.ts';
import { similarityOf } from '../../engine/faces/calibration.ts';
import { fusedScore } from '../../engine/faces/score.ts';
import type { InPieces } from '../in-pieces.ts';
import { plainNumber } from '../plain-number.ts';
import { wholePoints } from '../../contract/formats.ts';
import { inEnglish } from '../../contract/messages/in-language.ts';
import { message, type Message } from '../../contract/messages/message.ts';

/** Another case that shares something with this one, and what. */
export interface Duplicate {
  readonly caseId: string;
  readonly reason: string;
  readonly said: Message;
}

/** The same as plain values. */
export type Alike = { readonly caseId: string } &
  /** `otherFace`: the faces of the cases were compared and are two people's. */
  (
    | { readonly shares: 'number'; readonly field: string; readonly otherFace: boolean }
    | { readonly shares: 'file' | 'picture' }
    /** 0–100. */
    | { readonly shares: 'face'; readonly similarity: number }
  );

/** Similarity (0–100) from which two faces are shown as perhaps one person; a person decides. */
export const SAME_FACE = 90;

/**
 * Cap on cases searched by number and by file (rejected and accepted first, then the newest), by picture (the newest) and by
 * face (those of another number first). Those with the number and another face come before all and displace none. Otherwise a
 * monitor that sends one document every minute would make each request slower than the one before (ADR 402).
 */
export const MOST_ALIKE = 1_000;
/** Marks that two cases share: a file or two, a number or two. */
const SHARED_MARKS = 4;
/** Cases of one number with other faces: one is enough to refuse a decision, and so many are all that an assessment names. */
const MOST_OTHER_FACES = 100;

export interface CaseMarks {
  /** Document numbers as read; kept as keyed hashes, so that the table tells nobody the numbers. */
  addNumbers(caseId: string, numbers: readonly { field: string; number: string }[]): void;
  /** Removes numbers of corrections that were taken back. */
  removeNumbers(caseId: string, numbers: readonly { number: string }[]): void;
  /** As the engine's `embedFace` gives it. Only embeddings of one model are compared. */
  addFace(caseId: string, embedding: Float32Array, model: string): void;
  /** What the pages look like, from the engine. */
  addPrints(caseId: string, prints: readonly (Uint8Array | null)[]): void;
  /** Cases of other visits with the same document number, file, picture or face: MOST_ALIKE of each, those with another face first. */
  duplicatesOf(caseId: string): Duplicate[];
  /** The same as plain values. */
  alikeTo(caseId: string): Alike[];
  /** Best similarity (0–100) of a face of the one and one of the other; null where they hold none that compare. */
  faceSimilarity(caseId: string, otherId: string): number | null;
  numberHash(number: string): Buffer;
  /** Loads faces and pictures ahead of the first search for duplicates. */
  readAhead(): InPieces<void>;
  /** Cases on which this number was read. */
  casesWithNumber(number: string): string[];
}

interface FaceRow {
  case_id: string;
  model: string;
  embedding: Buffer;
}

export function createCaseMarks(database: Database, links: CaseLinks): CaseMarks {
  const insert = database.prepare(
    'INSERT OR IGNORE INTO case_marks (case_id, kind, value, detail) VALUES (?, ?, ?, ?)',
  );
  const remove = database.prepare(
    "DELETE FROM case_marks WHERE case_id = ? AND kind = 'document-number' AND value = ?",
  );
  const sharing = database.prepare<[string, number], { case_id: string; kind: string; detail: string }>(
    `SELECT other.case_id, other.kind, own.detail FROM case_marks AS own
     JOIN case_marks AS other ON other.kind = own.kind AND other.value = own.value AND other.case_id <> own.case_id
     JOIN cases ON cases.id = other.case_id
     JOIN cases AS here ON here.id = own.case_id
     WHERE own.case_id = ?
       -- Whoever sends a file again that could not be read sends it again, that is all.
       AND NOT (own.kind = 'image' AND cases.progress = 'failed' AND cases.actor_id = here.actor_id)
     ORDER BY cases.state = 'rejected' DESC, cases.state = 'accepted' DESC, cases.created_at DESC, other.case_id
     LIMIT ?`,
  );
  const key = indexKey(database);
  const numberHash = (number: string): Buffer =>
    createHmac('sha256', key).update(plainNumber(number)).digest();

  const faces = createFaceIndex(database);
  const faceRows = database.prepare<[string], FaceRow>('SELECT * FROM case_faces WHERE case_id = ?');
  const facesOf = (caseId: string): StoredFace[] =>
    faceRows.all(caseId).map(({ model, embedding }) => ({ model, embedding: toFloats(embedding) }));
  const similarityTo = (own: readonly StoredFace[], otherId: string): number | null => {
    const pairs = facesOf(otherId).flatMap((other) =>
      own
        .filter(({ model }) => model === other.model)
        .map(({ embedding }) => similarityOf(fusedScore(embedding, other.embedding))),
    );
    return pairs.length === 0 ? null : Math.max(...pairs);
  };
  const numberFacesOf = createNumberFaces(database, faces, similarityTo);
  const sameFaces = (caseId: string, own: readonly StoredFace[], ofNumber: NumberFaces): Alike[] => {
    const found = new Map<string, number>();
    // Rows of the same number last: the number finds their cases anyway.
    for (const { embedding, model } of own)
      for (const other of faces.search(embedding, model, SAME_FACE, MOST_ALIKE, ofNumber.rows))
        if (other.caseId !== caseId)
          found.set(other.caseId, Math.max(other.similarity, found.get(other.caseId) ?? 0));
    return [...found]
      .sort((a, b) => b[1] - a[1])
      .map(([other, similarity]) => ({ caseId: other, shares: 'face', similarity }));
  };

  const pictures = createPictureIndex(database);
  const numbersOf = database
    .prepare<[string], Buffer>("SELECT value FROM case_marks WHERE case_id = ? AND kind = 'document-number'")
    .pluck();
  /** Pages that look the same, unless both cases have document numbers and they are different ones. */
  const samePictures = (caseId: string, alreadyFound: ReadonlySet<string>): Alike[] => {
    const own = numbersOf.all(caseId);
    return pictures
      .like(caseId, MOST_ALIKE)
      .filter(({ caseId: other }) => {
        if (alreadyFound.has(other)) return false;
        const theirs = numbersOf.all(other);
        return (
          own.length === 0 || theirs.length === 0 || own.some((one) => theirs.some((two) => one.equals(two)))
        );
      })
      .map(({ caseId: other }) => ({ caseId: other, shares: 'picture' }));
  };

  const alikeTo = (caseId: string): Alike[] => {
    const own = facesOf(caseId);
    const ofNumber = numberFacesOf(caseId);
    const ofAnother = ofNumber.ofAnother(own, MOST_OTHER_FACES);
    const otherFaces = [...ofAnother].flatMap(([other, fields]) =>
      [...fields].map((field): Alike => ({ caseId: other, shares: 'number', field, otherFace: true })),
    );
    const sharers = sharing.all(caseId, MOST_ALIKE * SHARED_MARKS);
    const marks = sharers.flatMap(({ case_id, kind, detail }): Alike[] => {
      if (kind === 'image') return [{ caseId: case_id, shares: 'file' }];
      if (ofAnother.has(case_id)) return [];
      return [{ caseId: case_id, shares: 'number', field: detail, otherFace: false }];
    });
    const sameFile = new Set(sharers.filter((row) => row.kind === 'image').map((row) => row.case_id));
    const sameVisit = new Set(links.of(caseId));
    return [
      ...otherFaces,
      ...marks,
      ...samePictures(caseId, sameFile),
      ...sameFaces(caseId, own, ofNumber),
    ].filter((one) => !sameVisit.has(one.caseId));
  };

  return {
    addPrints: pictures.add,
    numberHash,
    *readAhead() {
      yield* faces.load();
      yield* pictures.load();
    },
    casesWithNumber: (number) =>
      database
        .prepare<[Buffer], string>(
          "SELECT case_id FROM case_marks WHERE kind = 'document-number' AND value = ?",
        )
        .pluck()
        .all(numberHash(number)),
    addNumbers: (caseId, numbers) => {
      for (const { field, number } of numbers)
        insert.run(caseId, 'document-number', numberHash(number), field);
    },
    removeNumbers: (caseId, numbers) => {
      for (const { number } of numbers) remove.run(caseId, numberHash(number));
    },
    addFace: (caseId, embedding, model) => {
      const position =
        database
          .prepare<[string], number>('SELECT count(*) FROM case_faces WHERE case_id = ?')
          .pluck()
          .get(caseId) ?? 0;
      const bytes = Buffer.from(embedding.buffer, embedding.byteOffset, embedding.byteLength);
      database
        .prepare('INSERT INTO case_faces (case_id, position, model, embedding) VALUES (?, ?, ?, ?)')
        .run(caseId, position, model, bytes);
    },
    alikeTo,
    duplicatesOf: (caseId) =>
      alikeTo(caseId).map((alike) => {
        const said = saidOf(alike);
        return { caseId: alike.caseId, reason: inEnglish(said), said };
      }),
    faceSimilarity: (caseId, otherId) => similarityTo(facesOf(caseId), otherId),
  };
}

function saidOf(alike: Alike): Message {
  switch (alike.shares) {
    case 'number':
      return message('alikeCases.number', { name: alike.field });
    case 'file':
      return message('alikeCases.file');
    case 'picture':
      return message('alikeCases.picture');
    case 'face':
      return message('alikeCases.face', { similarity: wholePoints(alike.similarity) });
  }
}

/** The key of the number hashes; made on first need, kept in the encrypted database. */
function indexKey(database: Database): Buffer {
  const find = database
    .prepare<[], Buffer>("SELECT key FROM blob_keys WHERE use = 'index' ORDER BY id LIMIT 1")
    .pluck();
  const make = database.transaction((): Buffer => {
    const there = find.get();
    if (there) return there;
    const key = randomBytes(32);
    database.prepare("INSERT INTO blob_keys (use, key) VALUES ('index', ?)").run(key);
    return key;
  });
  return find.get() ?? make.immediate();
}
