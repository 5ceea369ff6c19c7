import { message } from '../../contract/messages/message.ts';
import { z } from 'zod';
import { Assessment } from '../../contract/assessment.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { GivenId } from '../../contract/given-id.ts';
import { presentAssessment } from '../../station/presenters/assessment.ts';
import type { Station } from '../../station/station.ts';
import { operation, type Operation } from './operation.ts';

const CaseParams = z.object({ caseId: GivenId });

/** What a local system may ask about the cases that its own calls opened. */
export function caseOperations({ cases }: Station): Operation[] {
  return [
    operation<unknown, z.output<typeof CaseParams>>({
      id: 'getCaseAssessment',
      method: 'get',
      path: '/v1/cases/{caseId}/assessment',
      tag: 'Cases',
      summary: 'What the station concludes from everything it holds of a case of yours',
      description:
        'The verdict is the worst state of a required aspect; `passed` only when every required aspect has passed. `open` names the points that stand in the way, each with what settles it and who may. Announced by the event `assessment.changed` when it changes.',
      scope: 'verify',
      params: CaseParams,
      success: { status: 200, description: 'The assessment as of now.', schema: Assessment },
      errors: ['NOT_FOUND'],
      async handle({ params: { caseId }, principal }) {
        requireOwnCase({ cases }, caseId, principal!.client.clientId);
        return { body: presentAssessment(cases.assessments.of(caseId)) };
      },
    }),
  ];
}

/** @throws StationError NOT_FOUND: another's case is not told from one that does not exist */
export function requireOwnCase({ cases }: Pick<Station, 'cases'>, caseId: string, clientId: string): void {
  const found = cases.exists(caseId) ? cases.row(caseId) : null;
  if (found?.actor_kind !== 'client' || found.actor_id !== clientId)
    throw new StationError('NOT_FOUND', message('caseRefusals.noSuchCase'));
}
