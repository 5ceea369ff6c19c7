import type { Assessment } from '../../contract/assessment.ts';

/** What a local system is told: everything but which other cases of the bank share something with its own. */
export const presentAssessment = (assessment: Assessment): Assessment => ({
  ...assessment,
  aspects: assessment.aspects.map((aspect) => ({
    ...aspect,
    points: aspect.points.map((point) => ({
      ...point,
      id: hasOtherCase(point) ? `${aspect.aspect}:${point.key}` : point.id,
      evidence: point.evidence.filter(({ kind }) => kind !== 'case'),
    })),
  })),
  open: assessment.aspects.flatMap(({ aspect, required, points }) =>
    required
      ? points
          .filter(({ id }) => assessment.open.includes(id))
          .map((point) => (hasOtherCase(point) ? `${aspect}:${point.key}` : point.id))
      : [],
  ),
});

const hasOtherCase = ({ evidence }: Assessment['aspects'][number]['points'][number]): boolean =>
  evidence.some(({ kind }) => kind === 'case');
