import { isOfOnePicture } from '../../../contract/faces.ts';
import { wholePoints } from '../../../contract/formats.ts';
import type { Aspect, Found } from '../aspect.ts';
import { isHolderByChip } from '../chip-proof.ts';
import { resultsOf, type AssessmentInput } from '../input.ts';

/**
 * Was a living person present, and the one on the document? The newest face check and the newest comparison count, also
 * those in a linked case.
 */
export const face: Aspect = {
  aspect: 'face',
  missing: { key: 'face.notDone', settledBy: ['face-check', 'settlement'], who: 'supervisor' },
  found: (input) => [...liveness(input), ...comparison(input)],
};

function liveness(input: AssessmentInput): Found[] {
  const latest = resultsOf(input, 'liveness').at(-1);
  if (!latest) return [];
  const { caseId, createdAt, body } = latest;
  const about = { evidence: [{ kind: 'result', caseId, result: 'liveness' } as const] };
  return [
    body.isLive
      ? { ...about, on: ['live', caseId, createdAt], state: 'passed', key: 'face.live' }
      : {
          ...about,
          on: ['not-live', caseId, createdAt],
          state: 'failed',
          key: 'face.notLive',
          settledBy: ['face-check', 'decision'],
        },
  ];
}

function comparison(input: AssessmentInput): Found[] {
  const latest = resultsOf(input, 'comparison').at(-1);
  if (!latest) return needsComparison(input) ? [notCompared(input)] : [];
  const { caseId, createdAt, body } = latest;
  const about = {
    values: { similarity: wholePoints(body.similarity) },
    evidence: [{ kind: 'result', caseId, result: 'comparison' } as const],
  };
  if (!body.isMatch)
    return [
      {
        ...about,
        on: ['differ', caseId, createdAt],
        state: 'failed',
        key: 'face.differ',
        settledBy: ['face-check', 'decision'],
      },
    ];
  const match: Found = { ...about, on: ['match', caseId, createdAt], state: 'passed', key: 'face.match' };
  const copy: Found = {
    ...about,
    on: ['copy', caseId, createdAt],
    state: 'review',
    key: 'face.copy',
    settledBy: ['face-check', 'settlement'],
    who: 'supervisor',
  };
  return isOfOnePicture(body) ? [match, copy] : [match];
}

/** A face check proves liveness, not identity: the face on the document's page or chip has to be compared. */
const needsComparison = (input: AssessmentInput): boolean =>
  input.kind !== 'face' &&
  input.readings.length > 0 &&
  resultsOf(input, 'liveness').length > 0 &&
  !isHolderByChip(input);

const notCompared = ({ caseId }: AssessmentInput): Found => ({
  on: ['not-compared', caseId],
  state: 'not_done',
  key: 'face.notCompared',
  settledBy: ['face-check', 'settlement'],
  who: 'supervisor',
});
