import type { Assessment, AssessmentPoint, UnsettledPoint } from '../../contract/assessment.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { isOpen } from './assess.ts';

/** How many sentences a refusal names; the list has all of them. */
const NAMED = 3;

/** The open points of required aspects, worst first. */
export function unsettledOf({ aspects, open }: Assessment): UnsettledPoint[] {
  const points = aspects.flatMap(({ aspect, required, points: all }) =>
    required ? all.filter(isOpen).map((point) => ({ aspect, ...withoutEvidence(point) })) : [],
  );
  return points.sort((a, b) => open.indexOf(a.point) - open.indexOf(b.point));
}

const withoutEvidence = ({
  id: point,
  state,
  key,
  values,
  sentence,
  settledBy,
  who,
}: AssessmentPoint): Omit<UnsettledPoint, 'aspect'> => ({
  point,
  state,
  key,
  values,
  sentence,
  settledBy,
  who,
});

/** CONFLICT with what is unsettled, in words and as a list. */
export function unsettled(
  points: readonly UnsettledPoint[],
  reason: 'UNSETTLED' | 'SECOND_PERSON',
): StationError {
  // What failed is for the second person; what has to be settled before is named.
  const first = points
    .filter(({ state }) => reason === 'SECOND_PERSON' || state !== 'failed')
    .slice(0, NAMED)
    .map(({ sentence }) => sentence)
    .join(' ');
  const start =
    reason === 'UNSETTLED'
      ? 'This case cannot be accepted yet.'
      : 'This cannot be accepted by one person alone.';
  return new StationError('CONFLICT', `${start} ${first}`, {
    reason,
    errors: points.map(({ aspect, sentence }) => ({ field: aspect, message: sentence, rejectedValue: null })),
    unsettled: points,
  });
}
