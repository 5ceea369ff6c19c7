import type { AuditEntry } from '../../../src/station/audit/record.ts';
import type { Station } from '../../../src/station/station.ts';
import { EMBEDDING_LENGTH, FIRST } from '../../../src/engine/faces/score.ts';
import { person } from '../../specimens/world/person.ts';
import { createRandom, type Random } from '../../specimens/world/random.ts';

/** What a branch has after the years that a bank keeps its files. */
export interface Size {
  readonly cases: number;
  readonly records: number;
  readonly faces: number;
}

export const MODEL = 'years';
const FIRST_DAY = Date.UTC(2006, 0, 2, 6);
const LAST_DAY = Date.UTC(2026, 0, 2, 15);
const TYPES = ['OMANG', 'OMANG', 'OMANG', 'PASSPORT', 'UTILITY_BILL', 'PAYSLIP', 'BANK_STATEMENT'] as const;
const BATCH = 2_000;

export const caseIdOf = (i: number): string =>
  `${(i * 2_654_435_761).toString(16).slice(-8).padStart(8, '0')}-0000-4000-8000-${i.toString(16).padStart(12, '0')}`;

/** Writes cases of fictional people, with the marks and faces by which they are found, and the log of their work. */
export function makeStore(station: Station, { cases, records, faces }: Size): void {
  const { write } = writing(station);
  inBatches(cases, (i) => {
    const at = new Date(FIRST_DAY + ((LAST_DAY - FIRST_DAY) * i) / cases).toISOString();
    write(i, at, i < cases - OPEN_CASES, i < faces);
  });
  inBatches(
    Math.ceil(records / BATCH),
    (i) =>
      void station.audit.appendAll(
        Array.from({ length: Math.min(BATCH, records - i * BATCH) }, (_, k) => entry(i * BATCH + k, cases)),
      ),
  );

  function inBatches(count: number, one: (i: number) => void): void {
    for (let from = 0; from < count; from += BATCH)
      station.store.write(() => {
        for (let i = from; i < Math.min(from + BATCH, count); i++) one(i);
      });
  }
}

/** Cases of one day more, each in a transaction of its own with its ten records and its page. */
export function aDaysWork(station: Station, count: number): void {
  const { write } = writing(station);
  const random = createRandom('a day', 3);
  for (let k = 0; k < count; k++)
    station.store.write(() => {
      const i = MOST_CASES + k;
      write(i, new Date(LAST_DAY + k * 60_000).toISOString(), true, true);
      const bytes = Buffer.from(
        Array.from({ length: PAGE_OF_A_CASE }, () => Math.floor(random.next() * 256)),
      );
      station.cases.files.add(caseIdOf(i), [{ role: 'source', bytes, mediaType: 'image/jpeg' }]);
      station.audit.appendAll(Array.from({ length: 10 }, (_, n) => entry(i * 10 + n, i + 1)));
    });
}

/** More than a store is made of: ids of the day after do not meet those before. */
const MOST_CASES = 10_000_000;
/** A page of a case, bytes. */
const PAGE_OF_A_CASE = 200_000;

function writing(station: Station) {
  const { database } = station.store;
  const insert = database.prepare(
    `INSERT INTO cases (id, kind, state, progress, created_at, updated_at, actor_kind, actor_id, author, subject, category,
       document_types, confidence, risk_score, assessed_verdict, decided_at)
     VALUES (?, 'verification', ?, 'ready', ?, ?, 'operator', ?, ?, ?, 'IDENTITY', ?, 0.97, 12, 'passed', ?)`,
  );
  const result = database.prepare(
    "INSERT INTO case_results (id, case_id, kind, created_at, sha256, body) VALUES (?, ?, 'note', ?, ?, ?)",
  );
  const random = createRandom('years', 1);
  const body = JSON.stringify({ filler: 'x'.repeat(RESULT_CHARACTERS) });
  return {
    write: (i: number, at: string, decided: boolean, face: boolean): void => {
      const who = person(random);
      const id = caseIdOf(i);
      const clerk = i % CLERKS;
      insert.run(
        id,
        decided ? (i % 50 === 0 ? 'rejected' : 'accepted') : 'open',
        at,
        at,
        `clerk-${clerk}`,
        `Clerk ${clerk}`,
        who.name,
        JSON.stringify([TYPES[i % TYPES.length]]),
        decided ? at : null,
      );
      result.run(`r-${i}`, id, at, 'ab'.repeat(32), body);
      station.cases.marks.addNumbers(id, [{ field: 'idNumber', number: who.omang }]);
      if (face) station.cases.marks.addFace(id, embedding(random), MODEL);
    },
  };
}

/** A reading of an Omang takes about so many characters of JSON. */
const RESULT_CHARACTERS = 6_000;
const CLERKS = 12;
/** Cases of the last days, still on the table. */
const OPEN_CASES = 40;

/** Of a stranger: a random direction in both parts, as unlike all others as faces of different people are. */
export function embedding(random: Random): Float32Array {
  const values = Float32Array.from({ length: EMBEDDING_LENGTH }, () => random.next() - 0.5);
  const scale = (from: number, to: number): void => {
    let sum = 0;
    for (let i = from; i < to; i++) sum += values[i]! ** 2;
    for (let i = from; i < to; i++) values[i]! /= Math.sqrt(sum);
  };
  scale(0, FIRST);
  scale(FIRST, EMBEDDING_LENGTH);
  return values;
}

/** Ten records for each case: ids, hashes and versions, as the station writes them. */
function entry(i: number, cases: number): AuditEntry {
  return {
    actor: { kind: 'operator', id: `clerk-${i % CLERKS}` },
    action: ['case.opened', 'verification.requested', 'verification.completed', 'case.decided'][i % 4]!,
    caseId: caseIdOf(Math.floor(i / 10) % cases),
    hashes: { result: 'cd'.repeat(32) },
    versions: { rules: '1.0.0' },
    details: { requestId: `r-${i}`, category: 'IDENTITY', confidence: i % 100 },
  };
}
