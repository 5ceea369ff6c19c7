import { wholePoints } from '../../../contract/formats.ts';
import type { Aspect, Found } from '../aspect.ts';
import type { AssessmentInput, RelatedCase } from '../input.ts';
import { OTHER_FACE } from '../../cases/other-face.ts';

/** Similarity (0–100) from which two faces count as one person's, as in a comparison of two pictures (`faces.matchThreshold`). */
const SAME_FACE = 90;

/** Was the number, the file or the face seen in another case, and does that fit this customer? */
export const duplicates: Aspect = {
  aspect: 'duplicates',
  missing: { key: 'document.nothingRead', settledBy: ['add-pages'] },
  found: (input) => {
    if (input.readings.length === 0 && input.related.length === 0) return [];
    const found = input.related.flatMap((one) => ofCase(one, input));
    return found.length > 0 ? found : [{ on: ['none'], state: 'passed', key: 'duplicates.none' }];
  },
};

function ofCase(related: RelatedCase, { readings }: AssessmentInput): Found[] {
  const { caseId, state, sameNumber, sameFile, samePicture, faceSimilarity, sameSubject } = related;
  const about = { evidence: [{ kind: 'case', caseId } as const], settledBy: ['settlement'] as const };
  const rounded = faceSimilarity === null ? 0 : wholePoints(faceSimilarity);
  const otherFace = faceSimilarity !== null && faceSimilarity < OTHER_FACE;
  const sameFace = faceSimilarity !== null && faceSimilarity >= SAME_FACE;
  const found: Found[] = [];
  if (sameNumber && otherFace)
    found.push({
      ...about,
      on: ['other-face', caseId],
      state: 'failed',
      key: 'duplicates.otherFace',
      settledBy: ['decision'],
    });
  else if (sameNumber && sameSubject === false)
    found.push({ ...about, on: ['other-name', caseId], state: 'review', key: 'duplicates.otherName' });
  else if (sameNumber && !sameFace && !sameFile && hasPortrait(readings))
    found.push({
      ...about,
      on: ['compare-face', caseId],
      state: 'review',
      key: 'duplicates.faceNotCompared',
    });
  if (state === 'rejected' && (sameNumber || sameFile || sameFace))
    found.push({
      ...about,
      on: ['rejected', caseId],
      state: 'review',
      key: 'duplicates.rejectedBefore',
      values: { what: sameNumber ? 'number' : sameFile ? 'file' : 'face' },
    });
  // Not if the number matches: the same document cannot be two people's.
  if (!sameNumber && sameFace && sameSubject !== true)
    found.push({
      ...about,
      on: ['same-face', caseId],
      state: 'review',
      key: 'duplicates.sameFace',
      values: { similarity: rounded },
    });
  if (!sameNumber && sameSubject === false && (sameFile || samePicture))
    found.push({
      ...about,
      on: ['same-file', caseId],
      state: 'review',
      key: sameFile ? 'duplicates.sameFile' : 'duplicates.samePicture',
    });
  return found.length > 0
    ? found
    : [{ ...about, on: ['known', caseId], state: 'passed', key: 'duplicates.known', settledBy: [] }];
}

const hasPortrait = (readings: AssessmentInput['readings']): boolean =>
  readings.some(({ verification }) =>
    verification.pages.some(({ marks }) => marks.some(({ kind }) => kind === 'portrait')),
  );
