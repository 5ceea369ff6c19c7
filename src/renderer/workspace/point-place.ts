import type { CaseDetail } from '../../contract/cases.ts';
import { knownOf } from './known-of-case.ts';
import { placeOfStep } from './step-place.ts';
import { screenAgain } from '../screening/screen-again.ts';
import type { OpenPoint } from './open-points.ts';

type CaseFacts = Pick<CaseDetail, 'id' | 'subject' | 'results' | 'verification' | 'corrections'>;

export type PlaceWord = 'faceCheck' | 'screen' | 'register' | 'pages' | 'step' | 'otherCase';

/** The screen on which a point is settled; null where it is settled here. */
export function placeOf(point: OpenPoint, detail: CaseFacts): { to: string; what: PlaceWord } | null {
  const { id, subject, results } = detail;
  const steps = results.find((result) => result.kind === 'onboarding')?.body.subject;
  // The onboarding continues afterwards.
  const task = `case=${id}${steps === undefined ? '' : `&onboarding=${steps}`}`;
  for (const way of point.settledBy)
    switch (way) {
      case 'face-check':
        return { to: `/face-check?${task}`, what: 'faceCheck' };
      case 'screen':
      case 'decide-hit':
        return { to: screeningOf(detail), what: 'screen' };
      case 'look-up-company':
        return { to: `/registry?${task}&name=${encodeURIComponent(subject ?? '')}`, what: 'register' };
      case 'add-pages':
        return { to: `/verify?${task}&add=side`, what: 'pages' };
      case 'do-step': {
        const step = point.evidence.find((one) => one.kind === 'step');
        if (step?.kind !== 'step' || steps === undefined) break;
        const todo = {
          step: step.step,
          caseId: id,
          subject: steps,
          name: subject ?? '',
          isPending: true,
        };
        return { to: placeOfStep(todo), what: 'step' };
      }
      case 'settlement':
      case 'compare-original':
      case 'correction':
      case 'decision':
        break;
    }
  const other = point.evidence.find((one) => one.kind === 'case');
  return other?.kind === 'case' ? { to: `/cases/${other.caseId}`, what: 'otherCase' } : null;
}

/** Where this case is screened: anew with what was known the last time, else with its subject and what its papers say. */
export function screeningOf(detail: CaseFacts): string {
  const { id, subject, results } = detail;
  const last = results.findLast((result) => result.kind === 'screening');
  return screenAgain(
    id,
    last?.kind === 'screening' ? last.body.request : { name: subject ?? '', ...knownOf(detail) },
  );
}
