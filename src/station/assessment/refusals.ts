import type { Assessment, AssessmentPoint, UnsettledPoint } from '../../contract/assessment.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';
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
  said,
  sentence,
  settledBy,
  who,
}: AssessmentPoint): Omit<UnsettledPoint, 'aspect'> => ({
  point,
  state,
  key,
  values,
  ...(said && { said }),
  sentence,
  settledBy,
  who,
});

/** CONFLICT that names the open points, as text and as a list. */
export function unsettled(
  points: readonly UnsettledPoint[],
  reason: 'UNSETTLED' | 'SECOND_PERSON',
): StationError {
  // Failed points are for the second person; name the ones to settle first.
  const named = points
    .filter(({ state }) => reason === 'SECOND_PERSON' || state !== 'failed')
    .slice(0, NAMED);
  const says =
    reason === 'UNSETTLED'
      ? message('assessmentRefusals.notYet', { points: named })
      : message('assessmentRefusals.notAlone', { points: named });
  return new StationError('CONFLICT', says, {
    reason,
    errors: points.map(({ aspect, sentence }) => ({ field: aspect, message: sentence, rejectedValue: null })),
    unsettled: points,
  });
}
