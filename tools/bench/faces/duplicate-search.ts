import Database from 'better-sqlite3';
import { EMBEDDING_LENGTH, FIRST } from '../../../src/engine/faces/score.ts';
import { faceRemovals } from '../../../src/station/store/migrations/0073-face-removals.ts';
import { createFaceIndex } from '../../../src/station/cases/face-index.ts';
import type { Random } from './random.ts';

/** Everything below a similarity of 90 is no duplicate. */
const DUPLICATE = 90;

/** A filled index and a search in it. The embeddings are made up, with the lengths of real ones: a scan costs the same for any. */
export function searchAmong(stored: number, random: Random): { run: () => void; close: () => void } {
  const database = new Database(':memory:');
  database.exec(
    'CREATE TABLE case_faces (case_id TEXT, position INTEGER, model TEXT, embedding BLOB, PRIMARY KEY (case_id, position))',
  );
  faceRemovals.up(database);
  const insert = database.prepare('INSERT INTO case_faces VALUES (?, 0, ?, ?)');
  database.transaction(() => {
    for (let i = 0; i < stored; i++) insert.run(`case ${i}`, 'm', Buffer.from(madeUp(random).buffer));
  })();
  const index = createFaceIndex(database);
  const query = madeUp(random);
  return { run: () => index.search(query, 'm', DUPLICATE), close: () => database.close() };
}

function madeUp(random: Random): Float32Array {
  const embedding = Float32Array.from({ length: EMBEDDING_LENGTH }, () => random.uniform() * 2 - 1);
  const toLength = (values: Float32Array, length: number) => {
    const now = Math.hypot(...values);
    for (let i = 0; i < values.length; i++) values[i]! *= length / now;
  };
  toLength(embedding.subarray(0, FIRST), 1);
  toLength(embedding.subarray(FIRST), 1.4);
  return embedding;
}
