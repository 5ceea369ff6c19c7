import Database from 'better-sqlite3';
import { beforeEach, describe, expect, it } from 'vitest';
import { similarityOf } from '../../engine/faces/calibration.ts';
import { EMBEDDING_LENGTH, FIRST, fusedScore } from '../../engine/faces/score.ts';
import { faceRemovals } from '../store/migrations/0073-face-removals.ts';
import { createFaceIndex, type FaceIndex } from './face-index.ts';

/** Deterministic embeddings with the lengths of real ones: 1 and about 1.4. */
function madeEmbedding(seed: number): Float32Array {
  let state = seed * 2_654_435_761 + 1;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return state / 0x40000000 - 1;
  };
  const embedding = Float32Array.from({ length: EMBEDDING_LENGTH }, random);
  scale(embedding.subarray(0, FIRST), 1);
  scale(embedding.subarray(FIRST), 1.4);
  return embedding;
}

function scale(values: Float32Array, length: number): void {
  const now = Math.hypot(...values);
  for (let i = 0; i < values.length; i++) values[i]! *= length / now;
}

/** Another picture of the same face: a share of somebody else mixed in. */
function similarTo(embedding: Float32Array, seed: number, share: number): Float32Array {
  const other = madeEmbedding(seed);
  const mixed = embedding.map((v, i) => v * (1 - share) + other[i]! * share);
  scale(mixed.subarray(0, FIRST), 1);
  scale(mixed.subarray(FIRST), 1.4);
  return mixed;
}

let database: Database.Database;
let index: FaceIndex;
const add = (caseId: string, embedding: Float32Array, model = 'm1', position = 0) =>
  database
    .prepare('INSERT INTO case_faces VALUES (?, ?, ?, ?)')
    .run(caseId, position, model, Buffer.from(embedding.buffer, embedding.byteOffset, embedding.byteLength));

beforeEach(() => {
  database = new Database(':memory:');
  database.exec(
    'CREATE TABLE case_faces (case_id TEXT, position INTEGER, model TEXT, embedding BLOB, PRIMARY KEY (case_id, position))',
  );
  faceRemovals.up(database);
  index = createFaceIndex(database);
});

describe('the search of faces', () => {
  it('finds exactly what comparing one by one finds', () => {
    const person = madeEmbedding(1);
    for (let i = 0; i < 400; i++) add(`stranger ${i}`, madeEmbedding(100 + i));
    const same = [0.05, 0.15, 0.25, 0.35, 0.45, 0.55].map((share, i) => ({
      caseId: `same ${i}`,
      embedding: similarTo(person, 900 + i, share),
    }));
    for (const { caseId, embedding } of same) add(caseId, embedding);
    for (const minimum of [50, 90, 99]) {
      const expected = same
        .map(({ caseId, embedding }) => ({ caseId, similarity: similarityOf(fusedScore(person, embedding)) }))
        .filter((f) => f.similarity >= minimum);
      expect(index.search(person, 'm1', minimum)).toEqual(expected);
    }
    expect(index.search(person, 'm1', 90).length).toBeGreaterThan(1);
  });

  it('sees faces added and removed since the last search', () => {
    const person = madeEmbedding(1);
    add('a', person);
    expect(index.search(person, 'm1', 90).map((f) => f.caseId)).toEqual(['a']);
    add('b', similarTo(person, 2, 0.1));
    expect(index.search(person, 'm1', 90).map((f) => f.caseId)).toEqual(['a', 'b']);
    database.exec("DELETE FROM case_faces WHERE case_id = 'a'");
    add('c', madeEmbedding(3));
    expect(index.search(person, 'm1', 90).map((f) => f.caseId)).toEqual(['b']);
  });

  it('sees a face whose row has the number of one that was removed', () => {
    const person = madeEmbedding(1);
    add('a', madeEmbedding(2));
    add('b', madeEmbedding(3));
    expect(index.search(person, 'm1', 90)).toEqual([]);
    database.exec("DELETE FROM case_faces WHERE case_id = 'b'");
    add('c', person);
    expect(index.search(person, 'm1', 90).map((f) => f.caseId)).toEqual(['c']);
  });

  it('sees the faces that stand where many were removed, and those seen before a transaction was rolled back', () => {
    const person = madeEmbedding(1);
    for (let i = 0; i < 200; i++) add(`stranger ${i}`, madeEmbedding(100 + i));
    const rolledBack = database.transaction(() => {
      add('taken back', person);
      expect(index.search(person, 'm1', 90).map((f) => f.caseId)).toEqual(['taken back']);
      throw new Error('rolled back');
    });
    expect(rolledBack).toThrow('rolled back');
    add('a', person);
    expect(index.search(person, 'm1', 90).map((f) => f.caseId)).toEqual(['a']);
    database.exec('DELETE FROM case_faces WHERE rowid > 20');
    for (let i = 0; i < 3; i++) add(`b${i}`, person);
    expect(index.search(person, 'm1', 90).map((f) => f.caseId)).toEqual(['b0', 'b1', 'b2']);
    database.exec('DELETE FROM case_faces');
    expect(index.search(person, 'm1', 90)).toEqual([]);
  });

  it('finds a face again whose removal was rolled back, and reads one that is read ahead between two searches', () => {
    const person = madeEmbedding(1);
    const found = () => index.search(person, 'm1', 90).map((f) => f.caseId);
    add('a', person);
    add('b', madeEmbedding(2));
    expect(found()).toEqual(['a']);
    const rolledBack = database.transaction(() => {
      database.exec("DELETE FROM case_faces WHERE case_id = 'a'");
      expect(found()).toEqual([]);
      throw new Error('rolled back');
    });
    expect(rolledBack).toThrow('rolled back');
    expect(found()).toEqual(['a']);
    add('c', person);
    expect([...index.load()]).toHaveLength(1);
    expect(found()).toEqual(['a', 'c']);
  });

  it('names the case that a face stands in now, where it was of another that was removed', () => {
    const person = madeEmbedding(1);
    add('open', person);
    add('a', person);
    expect(index.search(person, 'm1', 90).map((f) => f.caseId)).toEqual(['open', 'a']);
    database.exec("DELETE FROM case_faces WHERE case_id = 'a'");
    add('b', person);
    expect(index.search(person, 'm1', 90).map((f) => f.caseId)).toEqual(['open', 'b']);
  });

  it('names a case once, with its most similar face', () => {
    const person = madeEmbedding(1);
    add('a', similarTo(person, 2, 0.3), 'm1', 0);
    add('a', person, 'm1', 1);
    expect(index.search(person, 'm1', 50)).toEqual([{ caseId: 'a', similarity: 100 }]);
  });

  it('finds the newest of very many', () => {
    const person = madeEmbedding(1);
    for (let i = 0; i < 30; i++) add(`case ${i}`, person);
    add('stranger', madeEmbedding(2));
    expect(index.search(person, 'm1', 90, 3).map((f) => f.caseId)).toEqual(['case 27', 'case 28', 'case 29']);
    expect(index.search(person, 'm1', 90)).toHaveLength(30);
  });

  it('remembers no answer for other rows that come last, however equal their count', () => {
    const person = madeEmbedding(1);
    for (const caseId of ['a', 'b', 'c', 'd']) add(caseId, person);
    const firstTwo = (...last: number[]) =>
      index.search(person, 'm1', 90, 2, new Set(last)).map((f) => f.caseId);
    expect(firstTwo(3, 4)).toEqual(['a', 'b']);
    expect(firstTwo(1, 2)).toEqual(['c', 'd']);
    expect(firstTwo(3, 4)).toEqual(['a', 'b']);
  });

  it('names the rows of other faces among some, the newest first', () => {
    const person = madeEmbedding(1);
    add('a', madeEmbedding(2));
    add('b', similarTo(person, 3, 0.1));
    add('c', madeEmbedding(4));
    add('d', madeEmbedding(5), 'another model');
    add('e', madeEmbedding(6));
    const own = [{ model: 'm1', embedding: person }];
    expect(index.unlike(own, 50, new Set([1, 2, 3, 4]))).toEqual([3, 1]);
    expect(index.unlike([], 50, new Set([1, 2, 3, 4]))).toEqual([]);
  });

  it('never compares embeddings of different models', () => {
    add('a', madeEmbedding(1), 'old');
    expect(index.search(madeEmbedding(1), 'm1', 50)).toEqual([]);
  });
});
