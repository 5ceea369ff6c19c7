import { expect, it, vi } from 'vitest';
import type { VerifyResponse } from '../../engine/calls.ts';
import { madeEmbedding } from '../liveness/frames.fixture.ts';
import { omangRead, stationFor } from '../verification/verification.fixture.ts';
import { earlierFaces } from './earlier-faces.ts';

const box = { x: 40, y: 120, width: 240, height: 300 };
const cardOf = (idNumber: string): VerifyResponse => {
  const read = omangRead({ idNumber });
  const marks = [{ kind: 'portrait' as const, box, confidence: 0.9 }];
  return { ...read, pages: read.pages.map((one) => ({ ...one, marks })) };
};

/** A station where cases of one page are read, a minute apart. @returns what reads one, with the face `face` in it */
async function readingStation() {
  let reading = cardOf('123400001');
  const { station, time, remove } = await stationFor({ verify: () => reading });
  let files = 0;
  const verify = async (idNumber: string, face: number | null): Promise<string> => {
    reading = cardOf(idNumber);
    time.now += 60_000;
    const { caseId } = await station.verification.verify({
      files: [{ name: 'front.jpg', bytes: Buffer.from(`file ${++files}`) }],
      category: 'IDENTITY',
      mode: 'BATCH',
      actor: { kind: 'operator', id: 'op' },
      requestId: `r-${files}`,
    });
    if (face !== null) station.cases.marks.addFace(caseId!, madeEmbedding(face), 'model');
    return caseId!;
  };
  return { station, verify, remove };
}

it('finds the faces of a number and those that are alike, and says how like each is', async () => {
  const { station, verify, remove } = await readingStation();
  try {
    const same = await verify('123400001', 0);
    const other = await verify('123400001', 7);
    const unknown = await verify('123400001', null);
    const alike = await verify('123400002', 0);
    await verify('123400003', 9);
    const here = await verify('123400001', 0);
    const found = earlierFaces(station.cases, here);
    // Another face first, then of the same number, then newest first.
    expect(found.map(({ caseId, sameNumber, says }) => ({ caseId, sameNumber, says }))).toEqual([
      { caseId: other, sameNumber: true, says: 'other' },
      { caseId: unknown, sameNumber: true, says: 'unclear' },
      { caseId: same, sameNumber: true, says: 'same' },
      { caseId: alike, sameNumber: false, says: 'same' },
    ]);
    expect(found[1]).toMatchObject({
      similarity: null,
      selfie: null,
      portrait: { page: 0, box, width: 1_200 },
    });
    expect(found[2]!.similarity).toBeGreaterThan(99);
  } finally {
    await remove();
  }
});

it('shows another face of the same number first, however many are newer', async () => {
  const { station, verify, remove } = await readingStation();
  try {
    const other = await verify('123400001', 7);
    for (let i = 0; i < 10; i++) await verify('123400001', 0);
    const here = await verify('123400001', 0);
    const found = earlierFaces(station.cases, here);
    expect(found).toHaveLength(8);
    expect(found[0]).toMatchObject({ caseId: other, says: 'other' });
  } finally {
    await remove();
  }
});

it('shows eight of many, and looks at the readings and files of no others', async () => {
  const { station, verify, remove } = await readingStation();
  try {
    const sameNumber: string[] = [];
    const sameFace: string[] = [];
    for (let i = 0; i < 5; i++) {
      sameNumber.unshift(await verify('123400001', null));
      sameFace.unshift(await verify(`22340000${i}`, 0));
    }
    const here = await verify('123400001', 0);
    const shown = [...sameNumber, ...sameFace.slice(0, 3)];
    const { results, files, marks } = station.cases;
    const [read, listed, compared] = [
      vi.spyOn(results, 'latest'),
      vi.spyOn(files, 'list'),
      vi.spyOn(marks, 'faceSimilarity'),
    ] as const;
    expect(earlierFaces(station.cases, here).map(({ caseId }) => caseId)).toEqual(shown);
    expect(read.mock.calls.map(([caseId]) => caseId)).toEqual(shown);
    expect([...new Set(listed.mock.calls.map(([caseId]) => caseId))]).toEqual(shown);
    expect(compared.mock.calls.map(([, caseId]) => caseId)).toEqual(shown);
  } finally {
    await remove();
  }
});
