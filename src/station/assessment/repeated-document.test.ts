import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { madeEmbedding } from '../liveness/frames.fixture.ts';
import { omangRead, stationFor } from '../verification/verification.fixture.ts';
import { embeddingModel } from '../faces/remember-faces.ts';

const FACE = madeEmbedding(3);
const NUMBER = '123416789';
const HOLDER = 'KEABETSWE MOGAPI';
const FILE = Buffer.from('the picture of a card');

let test: Awaited<ReturnType<typeof stationFor>>;
beforeEach(async () => {
  test = await stationFor({ verify: () => omangRead({ name: HOLDER, idNumber: NUMBER }) });
});
afterEach(() => test.remove());

interface Earlier {
  readonly subject?: string;
  readonly bytes?: Buffer;
  readonly face?: Float32Array;
}

/** Cases of other visits with the same number, a minute after each other. */
function earlier(count: number, { subject = HOLDER, bytes = FILE, face }: Earlier = {}): string[] {
  const { cases, store } = test.station;
  return store.write(() =>
    Array.from({ length: count }, () => {
      test.time.now += 60_000;
      const id = cases.open({ kind: 'verification', actor: { kind: 'client', id: 'bank' }, author: 'bank' });
      cases.learn(id, { subject });
      cases.marks.addNumbers(id, [{ field: 'idNumber', number: NUMBER }]);
      cases.files.add(id, [{ role: 'source', bytes, mediaType: 'image/jpeg' }]);
      if (face) cases.marks.addFace(id, face, embeddingModel());
      return id;
    }),
  );
}

async function verify(bytes = FILE): Promise<string> {
  test.time.now += 60_000;
  const files = [{ name: 'front.jpg', bytes }];
  const actor = { kind: 'client', id: 'bank' } as const;
  return (await test.station.verification.verify({ files, category: 'IDENTITY', mode: 'BATCH', actor }))
    .caseId!;
}

/** Cases whose stored results are read while `work` goes on, and how often. */
async function readings(work: () => unknown): Promise<{ cases: number; times: number }> {
  const read = vi.spyOn(test.station.cases.results, 'of');
  await work();
  const of = read.mock.calls.map(([caseId]) => caseId);
  read.mockRestore();
  return { cases: new Set(of).size, times: of.length };
}

it('one document sent again and again makes no reading dearer than the one before', async () => {
  earlier(10, { face: FACE });
  const { assessments } = test.station.cases;
  const remember = async (): Promise<void> => {
    const id = await verify();
    test.station.cases.marks.addFace(id, FACE, embeddingModel());
    test.station.store.write(() => assessments.announceToAlike(id));
  };
  const few = await readings(remember);
  earlier(300, { face: FACE });
  expect(await readings(remember)).toEqual(few);
});

it('other pictures of one card assess twenty of the undecided cases anew', async () => {
  for (let i = 0; i < 60; i++) earlier(1, { bytes: Buffer.from(`picture ${i}`) });
  const { cases } = await readings(() => verify(Buffer.from('another picture')));
  expect(cases).toBe(20 + 1);
});

it('a passed verdict that was not assessed anew is taken from the list', async () => {
  const { database } = test.station.store;
  const one = (i: number): string[] => earlier(1, { bytes: Buffer.from(`picture ${i}`) });
  const keep = database.prepare('UPDATE cases SET assessed_verdict = ? WHERE id = ?');
  const passed = Array.from({ length: 30 }, (_, i) => one(i)).flat();
  const reviewed = Array.from({ length: 30 }, (_, i) => one(30 + i)).flat();
  for (const id of passed) keep.run('passed', id);
  for (const id of reviewed) keep.run('review', id);
  await verify(Buffer.from('another picture'));
  const verdicts = (ids: readonly string[]) =>
    ids.map((id) => test.station.cases.row(id).assessed_verdict).filter((verdict) => verdict !== null);
  // The twenty that were assessed anew are not green: nothing was read in them.
  expect(verdicts(passed)).toHaveLength(20);
  expect(verdicts(passed)).not.toContain('passed');
  expect(verdicts(reviewed)).toEqual(Array(30).fill('review'));
});

it('of very many cases that are alike, an assessment names those that matter, and a hundred in all', async () => {
  const [rejected] = earlier(1, { face: FACE });
  test.station.cases.decisions.decide(
    rejected!,
    { outcome: 'reject', reason: 'Forged' },
    { id: '00000000-0000-4000-8000-000000000001', name: 'Kagiso', role: 'clerk' },
  );
  const [namesake] = earlier(1, { face: FACE, subject: 'LORATO SEBINA' });
  const [exchanged] = earlier(1, { face: madeEmbedding(8), bytes: Buffer.from('another portrait') });
  earlier(400, { face: FACE });
  const id = await verify();
  test.station.cases.marks.addFace(id, FACE, embeddingModel());
  const found = test.station.cases.assessments.of(id).aspects.find(({ aspect }) => aspect === 'duplicates')!;
  expect(found.points).toHaveLength(100);
  expect(found.points.filter(({ state }) => state !== 'passed').map((point) => point.id)).toEqual(
    expect.arrayContaining([
      `duplicates:rejected:${rejected}`,
      `duplicates:other-name:${namesake}`,
      `duplicates:other-face:${exchanged}`,
    ]),
  );
});
