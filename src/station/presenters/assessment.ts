import type { Assessment, AssessmentPoint } from '../../contract/assessment.ts';

/** What a local system gets: everything but which other cases of the bank share something with its own. */
export function presentAssessment(assessment: Assessment): Assessment {
  const shown = new Map<string, string>();
  const aspects = assessment.aspects.map((aspect) => ({
    ...aspect,
    points: aspect.points.map((point) => {
      const id = namesOtherCase(point) ? `${aspect.aspect}:${point.key}` : point.id;
      shown.set(point.id, id);
      return { ...point, id, evidence: point.evidence.filter(({ kind }) => kind !== 'case') };
    }),
  }));
  return { ...assessment, aspects, open: assessment.open.flatMap((id) => shown.get(id) ?? []) };
}

const namesOtherCase = ({ evidence }: AssessmentPoint): boolean =>
  evidence.some(({ kind }) => kind === 'case');
