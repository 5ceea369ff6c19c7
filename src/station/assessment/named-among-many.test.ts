import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CaseState } from '../../contract/cases.ts';
import type { CaseRow } from '../cases/case-rows.ts';
import { createCaseMarks, type CaseMarks } from '../cases/duplicates.ts';
import { madeEmbedding } from '../liveness/frames.fixture.ts';
import { addFoldedText } from '../store/folded-text.ts';
import { migrations } from '../store/migrations/index.ts';
import { relatedTo } from './gather.ts';
import { OTHER_FACE } from '../cases/other-face.ts';

const FACE = madeEmbedding(3);
const ANOTHER_FACE = madeEmbedding(8);
const HOLDER = 'KEABETSWE MOGAPI';
const NUMBER = '123416789';

interface Case {
  readonly state?: CaseState;
  readonly subject?: string | null;
  readonly face?: Float32Array | null;
  readonly file?: string;
  readonly number?: string;
}

let database: Database.Database;
let marks: CaseMarks;
let insertCase: Database.Statement;
let insertFile: Database.Statement;
let count: number;
beforeEach(() => {
  database = new Database(':memory:');
  addFoldedText(database);
  for (const migration of migrations) migration.up(database);
  marks = createCaseMarks(database, { add: () => undefined, of: () => [] });
  insertCase = database.prepare(
    `INSERT INTO cases (id, kind, progress, created_at, updated_at, actor_kind, actor_id, author, subject, state)
     VALUES (@id, 'verification', 'ready', @at, @at, 'client', 'bank', 'bank', @subject, @state)`,
  );
  insertFile = database.prepare("INSERT INTO case_marks VALUES (?, 'image', ?, '')");
  count = 0;
});
afterEach(() => database.close());

/** A case, of the same document number unless another is given, a minute after the one before. */
function add({
  state = 'open',
  subject = HOLDER,
  face = FACE,
  file = 'the card',
  number = NUMBER,
}: Case): string {
  const id = `case ${count++}`;
  insertCase.run({ id, at: new Date(1_800_000_000_000 + count * 60_000).toISOString(), subject, state });
  marks.addNumbers(id, [{ field: 'idNumber', number }]);
  insertFile.run(id, Buffer.from(file));
  if (face) marks.addFace(id, face, 'a model');
  return id;
}

/** What the assessment of a further case looks at, with `one` first and then `many` before it. */
function looked(one: Case, many: number, of: Case) {
  const sought = database.transaction(() => {
    const first = add(one);
    for (let i = 0; i < many; i++) add(of);
    return first;
  })();
  const here = add({});
  const glance = (id: string): CaseRow =>
    database.prepare<[string], CaseRow>('SELECT * FROM cases WHERE id = ?').get(id)!;
  const related = relatedTo({ marks, glance }, glance(here));
  return { related, sought: related.find(({ caseId }) => caseId === sought) };
}

const EXCHANGED: Case = { state: 'accepted', face: ANOTHER_FACE, file: 'another portrait' };

it.each<[string, Case, number, Case]>([
  ['very many of the same document', EXCHANGED, 2_200, {}],
  ['many that nobody decided', { ...EXCHANGED, state: 'open' }, 1_500, {}],
  ['more than are looked up by their number', { ...EXCHANGED, state: 'open' }, 2_200, {}],
  ['more copies of one file than are looked up', { state: 'open', face: ANOTHER_FACE }, 2_200, {}],
  ['many of the same file without a face', { state: 'open', face: ANOTHER_FACE }, 2_200, { face: null }],
  ['many rejected ones', { ...EXCHANGED, state: 'open' }, 2_200, { state: 'rejected' }],
  ['many with another spelling of the name', EXCHANGED, 120, { subject: 'MOGAPI KEABETSWE' }],
  ['many without a name', EXCHANGED, 120, { subject: null }],
  ['many without a stored face', EXCHANGED, 120, { face: null }],
])('a number that came with another face is found behind %s', (_, one, many, of) => {
  const { related, sought } = looked(one, many, of);
  expect(related).toHaveLength(100);
  expect(sought).toMatchObject({ sameNumber: true });
  expect(sought!.faceSimilarity).toBeLessThan(OTHER_FACE);
});

it('a number that came with another face is the first that is named', () => {
  const { related, sought } = looked(EXCHANGED, 150, { state: 'rejected', subject: 'LORATO SEBINA' });
  expect(related[0]).toBe(sought);
  const here = add({});
  expect(marks.duplicatesOf(here)[0]).toMatchObject({ caseId: sought!.caseId });
});

it('a face that came with another number and name is found behind very many of the same document', () => {
  const impostor: Case = { number: '998821234', subject: 'LORATO SEBINA', file: 'another card' };
  const { sought } = looked(impostor, 1_500, {});
  expect(sought).toMatchObject({ sameNumber: false, sameSubject: false });
  expect(sought!.faceSimilarity).toBeGreaterThan(90);
});

it('two pictures of one person with the same number are no other face', () => {
  const selfie = madeEmbedding(21);
  const both = add({ face: FACE });
  marks.addFace(both, selfie, 'a model');
  const here = add({ face: selfie });
  marks.addFace(here, ANOTHER_FACE, 'a model');
  expect(marks.alikeTo(here)).toContainEqual({
    caseId: both,
    shares: 'number',
    field: 'idNumber',
    otherFace: false,
  });
});

it('a rejected case is found behind very many of the same document', () => {
  expect(looked({ state: 'rejected' }, 2_200, {}).sought).toMatchObject({ state: 'rejected' });
});
