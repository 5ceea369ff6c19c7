import { ChipEvidenceRequest, ChipReport } from '../../contract/chip.ts';
import type { Station } from '../../station/station.ts';
import { actorOf } from './actor.ts';
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
        'AUTHENTIC means that the data are those that a known state signed; whether the chip itself is a copy can only be seen while it is read.',
      body: { kind: 'json', schema: ChipEvidenceRequest, required: true, limit: BODY_LIMIT, personal: true },
      success: { status: 200, description: 'What the chip says and proves.', schema: ChipReport },
      errors: [
        'INVALID_REQUEST',
        'UNSUPPORTED_MEDIA_TYPE',
        'DAMAGED_DOCUMENT',
        'ENGINE_UNAVAILABLE',
        'PROCESSING_TIMEOUT',
      ],
      handle: async (call) => ({
        body: await station.chips.examine(call.body, {
          actor: actorOf(call.principal),
          requestId: call.requestId,
          signal: call.signal,
        }),
      }),
    }),
  ];
}
