import { ChipEvidenceRequest, ChipVerification } from '../../contract/chip.ts';
import { presentAssessment } from '../../station/presenters/assessment.ts';
import type { Station } from '../../station/station.ts';
import { actorOf } from './actor.ts';
import { requireOwnCase } from './cases.ts';
import { operation, type Operation } from './operation.ts';

/** A portrait, a signature and a few keys, as base64: chips hold some 100 kB. */
const BODY_LIMIT = 16 * 1024 * 1024;

/** The chip of a passport or identity card. */
export function chipOperations(station: Station): Operation[] {
  return [
    operation<ChipEvidenceRequest>({
      id: 'verifyChip',
      method: 'post',
      path: '/v1/identity/chip/verify',
      tag: 'Workflow',
      summary: 'Verify the files of a passport chip that another system has read',
      scope: 'verify',
      description:
        'Passive authentication of ICAO Doc 9303-11: the signature of EF.SOD, the digests of every group, and the issuer against the imported master lists. ' +
        'AUTHENTIC means that the data are those that a known state signed; whether the chip itself is a copy can only be seen while it is read. ' +
        'With `caseId` the chip is kept with that case of yours: its fields are held against the document that was read there, its portrait against the printed and the live one, and the answer carries the assessment.',
      body: { kind: 'json', schema: ChipEvidenceRequest, required: true, limit: BODY_LIMIT, personal: true },
      success: { status: 200, description: 'What the chip says and proves.', schema: ChipVerification },
      errors: [
        'INVALID_REQUEST',
        'UNSUPPORTED_MEDIA_TYPE',
        'NOT_FOUND',
        'CONFLICT',
        'DAMAGED_DOCUMENT',
        'ENGINE_UNAVAILABLE',
        'PROCESSING_TIMEOUT',
      ],
      handle: async ({ body, principal, requestId, signal }) => {
        if (body.caseId !== undefined) requireOwnCase(station, body.caseId, principal!.client.clientId);
        const answer = await station.chips.examine(body, { actor: actorOf(principal), requestId, signal });
        const { assessment } = answer;
        return { body: assessment ? { ...answer, assessment: presentAssessment(assessment) } : answer };
      },
    }),
  ];
}
