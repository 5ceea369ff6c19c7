import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { ErrorCode } from '../../contract/errors/catalogue.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { CombinedResult, CompareFacesRequest, FaceComparisonResult } from '../../contract/faces.ts';
import { GivenId } from '../../contract/given-id.ts';
import {
  LivenessResults,
  LivenessSession,
  LivenessSessionRequest,
  LivenessVerification,
  LivenessVerifyRequest,
  type LivenessCaller,
} from '../../contract/liveness.ts';
import { MAX_FILE_BYTES, MAX_FILES } from '../../contract/limits.ts';
import { compareFaces } from '../../station/faces/compare-faces.ts';
import { verifyIdentityWithLiveness } from '../../station/faces/identity-with-liveness.ts';
import type { Station } from '../../station/station.ts';
import { absoluteUrl } from '../requests/absolute-url.ts';
import { checkAll } from '../requests/validate.ts';
import { actorOf } from './actor.ts';
import { imageBytes } from './image-input.ts';
import { idempotencyKey, IdempotencyHeaders } from './idempotency.ts';
import { asCreation } from './liveness-creation.ts';
import { operation, type Call, type JsonBody, type Operation } from './operation.ts';
import { VERIFY_ERRORS } from './verification.ts';

export const SessionParams = z.object({ sessionId: GivenId });
type SessionParams = z.output<typeof SessionParams>;

const SMALL = 64 * 1024;
/** Two images of 10 MB in base64, and the JSON around them. */
export const TWO_IMAGES = 2 * Math.ceil((MAX_FILE_BYTES * 4) / 3) + 64 * 1024;

export const SESSION_ERRORS: readonly ErrorCode[] = [
  'LIVENESS_SESSION_EXPIRED',
  'LIVENESS_SESSION_NOT_FOUND',
  'LIVENESS_UNAVAILABLE',
];
export const CREATION_ERRORS: readonly ErrorCode[] = [
  'INVALID_REQUEST',
  'UNSUPPORTED_MEDIA_TYPE',
  'CONFLICT',
  'LIVENESS_SESSION_CREATION_FAILED',
  'LIVENESS_UNAVAILABLE',
];
export const FACE_ERRORS: readonly ErrorCode[] = [
  'INVALID_REQUEST',
  'INVALID_FILE_FORMAT',
  'FILE_TOO_LARGE',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'FACE_NOT_USABLE',
  'DAMAGED_DOCUMENT',
  'DOCUMENT_TOO_COMPLEX',
  'FACE_MATCHING_FAILED',
  'PROCESSING_TIMEOUT',
  'LIVENESS_UNAVAILABLE',
];

export const json = (schema: z.ZodType, required: boolean, limit = SMALL): JsonBody => ({
  kind: 'json',
  schema,
  required,
  limit,
  personal: true,
});

export function callerOf({ principal, requestId }: Call<unknown, unknown>): LivenessCaller {
  return { clientId: principal?.client.clientId ?? null, requestId };
}

/** Creates a session; `told` gives its failures the codes of the address. */
export const sessionCreation = (
  station: Station,
  at: Pick<Operation, 'id' | 'path' | 'tag' | 'errors' | 'description'>,
  told: (work: Promise<LivenessSession>) => Promise<LivenessSession>,
): Operation =>
  operation<LivenessSessionRequest>({
    ...at,
    method: 'post',
    summary: 'Create a liveness session',
    scope: 'liveness',
    headers: IdempotencyHeaders,
    // Nothing of a person.
    body: { ...json(LivenessSessionRequest, false), personal: false },
    success: { status: 200, description: 'The session.', schema: LivenessSession },
    whenFull: 'LIVENESS_SESSION_CREATION_FAILED',
    async handle(call) {
      const key = idempotencyKey(call.request) ?? undefined;
      const session = await told(
        asCreation(station.liveness.createSession(call.body.settings, callerOf(call), key)),
      );
      return { body: withAddress(session, call.request) };
    },
  });

/** The face check's page as an address that a browser on this machine can open. */
const withAddress = (session: LivenessSession, request: IncomingMessage): LivenessSession =>
  session.clientUrl.startsWith('/')
    ? { ...session, clientUrl: absoluteUrl(request, session.clientUrl) }
    : session;

/** "5001: liveness service temporarily unavailable": what the engine calls unavailable has this code here. */
async function asLiveness<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (thrown) {
    const error = StationError.from(thrown);
    if (error.code !== 'ENGINE_UNAVAILABLE') throw error;
    throw new StationError('LIVENESS_UNAVAILABLE', undefined, { retryAfterSeconds: 5, ...error.details });
  }
}

/** Sessions, comparison and the combined call. */
export function livenessOperations(station: Station): Operation[] {
  return [
    sessionCreation(
      station,
      {
        id: 'createLivenessSession',
        path: '/api/liveness/session',
        tag: 'Liveness and faces',
        description:
          'Open `clientUrl` in a browser on this machine to let the person do the check. Send `Idempotency-Key` to make a retry safe.',
        errors: CREATION_ERRORS,
      },
      asLiveness,
    ),
    operation<unknown, SessionParams>({
      id: 'getLivenessResults',
      method: 'get',
      path: '/api/liveness/session/{sessionId}/results',
      tag: 'Liveness and faces',
      summary: 'Read the result of a liveness session',
      scope: 'liveness',
      params: SessionParams,
      success: { status: 200, description: 'The result so far.', schema: LivenessResults },
      errors: SESSION_ERRORS,
      handle: async (call) => ({
        body: await asLiveness(station.liveness.results(call.params.sessionId, callerOf(call))),
      }),
    }),
    operation<LivenessVerifyRequest, SessionParams>({
      id: 'verifyLivenessSession',
      method: 'post',
      path: '/api/liveness/verify/{sessionId}',
      tag: 'Liveness and faces',
      summary: 'Apply the extra validation checks to a liveness session',
      scope: 'liveness',
      params: SessionParams,
      body: json(LivenessVerifyRequest, false),
      success: { status: 200, description: 'The person is live.', schema: LivenessVerification },
      errors: ['INVALID_REQUEST', 'UNSUPPORTED_MEDIA_TYPE', 'LIVENESS_CONFIDENCE_TOO_LOW', ...SESSION_ERRORS],
      handle: async (call) => ({
        body: await asLiveness(station.liveness.verify(call.params.sessionId, call.body, callerOf(call))),
      }),
    }),
    operation<CompareFacesRequest>({
      id: 'compareFaces',
      method: 'post',
      path: '/api/liveness/compare-faces',
      tag: 'Liveness and faces',
      summary: 'Compare the face of an ID photo with a selfie',
      scope: 'liveness',
      body: { ...json(CompareFacesRequest, true, TWO_IMAGES), files: ['sourceImage', 'targetImage'] },
      success: { status: 200, description: 'How similar the faces are.', schema: FaceComparisonResult },
      errors: FACE_ERRORS,
      async handle({ body, principal, requestId, signal }) {
        const [source, target] = checkAll(
          () => imageBytes(body.sourceImage, 'sourceImage'),
          () => imageBytes(body.targetImage, 'targetImage'),
        );
        return {
          body: await asLiveness(
            compareFaces(station, { source, target, actor: actorOf(principal), requestId, signal }),
          ),
        };
      },
    }),
    combined(station),
  ];
}

const CombinedFields = z.object({ liveness_session_id: GivenId });

function combined(station: Station): Operation {
  const path = '/api/kyc/analyze/identity-with-liveness';
  return operation<z.output<typeof CombinedFields>>({
    id: 'verifyIdentityWithLiveness',
    method: 'post',
    path,
    tag: 'Liveness and faces',
    summary: 'Extract an identity document, look up a liveness result and match the faces at once',
    scope: 'liveness',
    body: {
      kind: 'multipart',
      fileFields: ['files', 'documents'],
      maxFiles: MAX_FILES,
      fields: CombinedFields,
    },
    success: {
      status: 200,
      description: 'The three results and what they mean together.',
      schema: CombinedResult,
    },
    errors: [...VERIFY_ERRORS, ...SESSION_ERRORS, 'FACE_MATCHING_FAILED'],
    async handle({ files, body, principal, requestId, signal }) {
      const context = { ...station, verify: station.verification.verify };
      return {
        body: await verifyIdentityWithLiveness(context, {
          files,
          sessionId: body.liveness_session_id,
          actor: actorOf(principal),
          requestId,
          path,
          signal,
        }),
      };
    },
  });
}
