import { expect, it } from 'vitest';
import { inEnglish } from '../../contract/messages/in-language.ts';
import type { LivenessApi } from '../../contract/liveness.ts';
import { EMBEDDING_LENGTH } from '../../engine/faces/score.ts';
import type { Operator } from '../operators/permissions.ts';
import { omangRead, PAGE_IMAGE, stationFor } from '../verification/verification.fixture.ts';
import { compareFaceCheck } from './compare-face-check.ts';
import { compareFaces } from './compare-faces.ts';

const CLERK: Operator = { id: '00000000-0000-4000-8000-000000000001', name: 'Kagiso', role: 'clerk' };

it('the case keeps the comparison, the picture and that the person was live, and the log names the picture', async () => {
  const { station, remove } = await stationFor({
    verify: () => omangRead(),
    compareFaces: () => ({ similarity: 97, confidence: 99, calibration: 'test', bystanders: 0 }),
  });
  try {
    const verification = await station.verification.verify({
      files: [{ name: 'front.jpg', bytes: PAGE_IMAGE }],
      category: 'IDENTITY',
      mode: 'BATCH',
      actor: { kind: 'operator', id: CLERK.id },
      requestId: 'a',
    });
    const caseId = verification.caseId!;
    const checked = station.cases.open({
      kind: 'liveness',
      actor: { kind: 'operator', id: CLERK.id },
      author: 'K',
    });
    const live = { status: 'SUCCEEDED', isLive: true, confidence: 96 };
    const check = (answer: object) =>
      compareFaceCheck(
        {
          ...station,
          liveness: { results: async () => answer, caseOf: () => checked } as unknown as LivenessApi,
        },
        { sessionId: 's', caseId, page: 0, by: CLERK, requestId: 'b' },
      );

    await expect(check({ ...live, isLive: false })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(station.cases.files.list(caseId, 'selfie')).toHaveLength(0);

    const compared = await check({ ...live, referenceImage: PAGE_IMAGE.toString('base64') });
    expect(compared.isMatch).toBe(true);
    expect(station.cases.files.read(caseId, 'selfie', 0).bytes.equals(PAGE_IMAGE)).toBe(true);
    expect(station.cases.results.latest(caseId, 'liveness')?.body).toEqual(live);
    const [record] = station.audit.list({ action: 'case.attached', caseId });
    expect(record).toMatchObject({ actor: { kind: 'operator', id: CLERK.id } });
    expect(Object.keys(record!.hashes).sort()).toEqual(['attachment', 'result']);

    // The face check is the same customer's: no duplicate, and a part of what is exported and erased on request.
    const face = new Float32Array(EMBEDDING_LENGTH).fill(EMBEDDING_LENGTH ** -0.5);
    for (const id of [caseId, checked]) station.cases.marks.addFace(id, face, 'model');
    expect(station.cases.marks.duplicatesOf(caseId)).toEqual([]);
    expect(station.retention.findSubject({ name: 'KEABETSWE MOGAPI' })).toEqual([caseId, checked]);
    const stranger = station.cases.open({
      kind: 'liveness',
      actor: { kind: 'system', id: 'x' },
      author: 'x',
    });
    station.cases.marks.addFace(stranger, face, 'model');
    expect(station.cases.marks.duplicatesOf(caseId)).toMatchObject([{ caseId: stranger }]);

    station.cases.decisions.decide(caseId, { outcome: 'reject', reason: 'Not today' }, CLERK);
    await expect(check({ ...live, referenceImage: 'AA==' })).rejects.toMatchObject({
      details: { reason: 'DECIDED' },
    });
  } finally {
    await remove();
  }
});

it.each([
  ['a good picture of somebody else', { similarity: 20, confidence: 90 }, undefined],
  ['a poor picture that does not match', { similarity: 20, confidence: 15 }, /Take it again/],
  ['a poor picture that matches', { similarity: 99, confidence: 15 }, undefined],
])(
  'says that a picture should be taken again when that may change the answer: %s',
  async (_name, answer, said) => {
    const { station, remove } = await stationFor({
      compareFaces: () => ({ ...answer, calibration: 'test', bystanders: 0 }),
    });
    try {
      const actor = { kind: 'operator', id: CLERK.id } as const;
      const { warnings, warningsSaid } = await compareFaces(station, {
        source: PAGE_IMAGE,
        target: Buffer.concat([PAGE_IMAGE, Buffer.of(0)]),
        actor,
        requestId: 'c',
      });
      if (said) expect(warnings?.join()).toMatch(said);
      else expect(warnings).toBeUndefined();
      expect(warningsSaid?.map(inEnglish)).toEqual(warnings);
    } finally {
      await remove();
    }
  },
);

it.each([
  [89.996, 90, false, 90],
  [90.004, 90, false, 90],
  [90.006, 90.01, true, 90],
])('answers %d as %d, by which it is a match or not', async (measured, similarity, isMatch, logged) => {
  const { station, remove } = await stationFor({
    compareFaces: () => ({ similarity: measured, confidence: 90, calibration: 'test', bystanders: 0 }),
  });
  try {
    const answer = await compareFaces(station, {
      source: PAGE_IMAGE,
      target: Buffer.concat([PAGE_IMAGE, Buffer.of(0)]),
      actor: { kind: 'operator', id: CLERK.id },
      requestId: 'c',
    });
    expect(answer).toMatchObject({ similarity, isMatch, threshold: 90 });
    const [record] = station.audit.list({ action: 'faces.compared' });
    expect(record!.details).toMatchObject({ similarity: logged, isMatch });
  } finally {
    await remove();
  }
});

it.each([
  ['itself', Uint8Array.from(PAGE_IMAGE), true, 'the same file'],
  ['its copy', Buffer.concat([PAGE_IMAGE, Buffer.of(0)]), true, 'copies of one picture'],
  ['another picture', Buffer.concat([PAGE_IMAGE, Buffer.of(0)]), false, null],
])('a picture that was compared with %s', async (_what, target, isCopy, said) => {
  const { station, remove } = await stationFor({
    compareFaces: () => ({ similarity: 100, confidence: 90, calibration: 'test', bystanders: 0, isCopy }),
  });
  try {
    const actor = { kind: 'operator', id: CLERK.id } as const;
    const { isMatch, warnings } = await compareFaces(station, {
      source: PAGE_IMAGE,
      target,
      actor,
      requestId: 'c',
    });
    expect([isMatch, warnings]).toEqual([true, said === null ? undefined : [expect.stringContaining(said)]]);
    // A match that proves nothing passes no case.
    const caseId = station.cases.list({ limit: 1 }).cases[0]!.id;
    const { aspects } = station.cases.assessments.of(caseId);
    const face = aspects.find(({ aspect }) => aspect === 'face')!;
    expect(face.state).toBe(said === null ? 'passed' : 'review');
    expect(face.points.map(({ key }) => key)).toEqual([
      'face.match',
      ...(said === null ? [] : ['face.copy']),
    ]);
  } finally {
    await remove();
  }
});
