import { ChipEvidenceRequest, ChipReaders, ChipReadRequest, ChipVerification } from '../../contract/chip.ts';
import type { ErrorCode } from '../../contract/errors/catalogue.ts';
import { presentAssessment } from '../../station/presenters/assessment.ts';
import type { ChipProgress } from '../../engine/calls.ts';
import type { Station } from '../../station/station.ts';
import { chipEvents } from '../requests/chip-events.ts';
import { actorOf } from './actor.ts';
import { requireOwnCase } from './cases.ts';
import { operation, type Operation } from './operation.ts';

/** A portrait, a signature and a few keys, as base64: chips hold some 100 kB. */
const BODY_LIMIT = 16 * 1024 * 1024;

const READ_BODY_LIMIT = 16 * 1024;

const CHIP_ERRORS: readonly ErrorCode[] = [
  'INVALID_REQUEST',
  'UNSUPPORTED_MEDIA_TYPE',
  'NOT_FOUND',
  'CONFLICT',
  'DAMAGED_DOCUMENT',
  'ENGINE_UNAVAILABLE',
  'PROCESSING_TIMEOUT',
];

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
      errors: CHIP_ERRORS,
      handle: async ({ body, principal, requestId, signal }) => {
        if (body.caseId !== undefined) requireOwnCase(station, body.caseId, principal!.client.clientId);
        const answer = await station.chips.examine(body, { actor: actorOf(principal), requestId, signal });
        return { body: present(answer) };
      },
    }),
    operation({
      id: 'listChipReaders',
      method: 'get',
      path: '/v1/identity/chip/readers',
      tag: 'Workflow',
      summary: 'List the card readers of this machine',
      scope: 'verify',
      success: {
        status: 200,
        description: 'Each reader, and whether a card lies on it.',
        schema: ChipReaders,
      },
      errors: ['ENGINE_UNAVAILABLE', 'PROCESSING_TIMEOUT'],
      handle: async () => ({ body: await station.chips.readers() }),
    }),
    operation<ChipReadRequest>({
      id: 'readChip',
      method: 'post',
      path: '/v1/identity/chip/read',
      tag: 'Workflow',
      summary: 'Read the chip of the document on a reader of this machine, and verify it',
      scope: 'verify',
      description:
        'Access by PACE or BAC with the zone (`mrz`), the card access number (`can`), or the zone that was read in the case. As the verification of sent files, and beside it chip and active authentication, which tell a copied chip. ' +
        'A caller that accepts `text/event-stream` is told how far the reading is (`progress` with part and percent), then `completed` with the result or `failed` with code and reason. ' +
        'Reasons of 409: NO_READERS, NO_CARD, READER_BUSY, CARD_GONE; of 400: WRONG_KEY, NO_ZONE.',
      body: { kind: 'json', schema: ChipReadRequest, required: true, limit: READ_BODY_LIMIT, personal: true },
      success: { status: 200, description: 'What the chip says and proves.', schema: ChipVerification },
      errors: CHIP_ERRORS,
      handle: async ({ body, principal, requestId, signal, request }) => {
        if (body.caseId !== undefined) requireOwnCase(station, body.caseId, principal!.client.clientId);
        const caller = { actor: actorOf(principal), requestId, signal };
        const read = async (onProgress?: (step: ChipProgress) => void): Promise<ChipVerification> =>
          present(await station.chips.read(body, caller, onProgress));
        return request.accepts(['application/json', 'text/event-stream']) === 'text/event-stream'
          ? { body: undefined, events: chipEvents(read) }
          : { body: await read() };
      },
    }),
  ];
}

const present = (answer: ChipVerification): ChipVerification =>
  answer.assessment ? { ...answer, assessment: presentAssessment(answer.assessment) } : answer;
