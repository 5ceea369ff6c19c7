import { expect, it } from 'vitest';
import { assess } from '../assessment/assess.ts';
import { inputOf, readingOf } from '../assessment/input.fixture.ts';
import { presentAssessment } from './assessment.ts';

it('what is open is told worst first, and no other case of the bank is named', () => {
  const another = {
    state: 'accepted',
    sameNumber: false,
    sameFile: true,
    samePicture: false,
    faceSimilarity: null,
    sameSubject: false,
  } as const;
  const assessment = assess(
    inputOf({
      readings: [readingOf({ unsure: ['fullName'], verdict: 'TAMPERED' })],
      related: [
        { ...another, caseId: 'c-2' },
        { ...another, caseId: 'c-3' },
      ],
    }),
  );
  const shown = presentAssessment(assessment);
  expect(shown.open).toEqual([
    'forensics:TAMPERED:r-1-file',
    'fields:unsure:r-1:0:fullName',
    'duplicates:duplicates.sameFile',
    'duplicates:duplicates.sameFile',
  ]);
  const states = new Map(shown.aspects.flatMap(({ points }) => points.map(({ id, state }) => [id, state])));
  expect(shown.open.map((id) => states.get(id))).toEqual(['failed', 'review', 'review', 'review']);
  expect(JSON.stringify(shown)).not.toMatch(/c-[23]/);
});
