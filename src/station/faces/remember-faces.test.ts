import { expect, it } from 'vitest';
import { omangRead, stationFor } from '../verification/verification.fixture.ts';

const portrait = { kind: 'portrait', confidence: 0.9, box: { x: 10, y: 10, width: 30, height: 40 } } as const;
const request = {
  files: [{ name: 'a', bytes: Buffer.from('a') }],
  category: 'IDENTITY',
  mode: 'BATCH',
  actor: { kind: 'client', id: 'bank' },
} as const;

/** Verifies an Omang with a portrait, and does something while the engine looks at the face. */
async function facesAfter(meanwhile: 'nothing' | 'erasure'): Promise<number> {
  const read = omangRead();
  const pages = read.pages.map((page) => ({ ...page, marks: [portrait] }));
  const made = await stationFor({
    verify: () => ({ ...read, pages }),
    embedFace: () => {
      if (meanwhile === 'erasure') {
        const administrator = { id: 'a', name: 'Administrator', role: 'administrator' } as const;
        made.station.retention.eraseSubject([caseId], administrator);
      }
      return { embedding: new Float32Array(256).fill(0.1) };
    },
  });
  let caseId = '';
  try {
    const { station } = made;
    await station.verification.verify({ ...request, onCase: (id) => void (caseId = id) });
    await station.faceMemory.idle();
    return station.store.database.prepare<[], number>('SELECT count(*) FROM case_faces').pluck().get()!;
  } finally {
    await made.remove();
  }
}

it('keeps the face of a portrait with its case', async () => expect(await facesAfter('nothing')).toBe(1));

it('keeps no face of a case that was erased while the face was looked at', async () =>
  expect(await facesAfter('erasure')).toBe(0));
