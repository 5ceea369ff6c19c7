import type { z } from 'zod';
import type { Category } from '../../contract/categories.ts';
import { reasonCode, StationError } from '../../contract/errors/station-error.ts';
import { FaceComparisonResult, FaceMatchRequest } from '../../contract/faces.ts';
import { LivenessResults, LivenessSession } from '../../contract/liveness.ts';
import { MAX_FILES } from '../../contract/limits.ts';
import { BusinessVerification, BusinessVerifyRequest } from '../../contract/registry.ts';
import { ScreeningRequest, ScreeningResult } from '../../contract/screening.ts';
import { IdentityValidateRequest, IdentityValidation, ScanResult } from '../../contract/workflow.ts';
import { message } from '../../contract/messages/message.ts';
import { compareFaces } from '../../station/faces/compare-faces.ts';
import { presentScan } from '../../station/presenters/scan.ts';
import type { Station } from '../../station/station.ts';
import { identityFields, matchedImages, statedCompany, screenedSubject } from './accepted-names.ts';
import { actorOf } from './actor.ts';
import { imageBytes } from './image-input.ts';
import {
  callerOf,
  CREATION_ERRORS,
  FACE_ERRORS,
  json,
  SESSION_ERRORS,
  sessionCreation,
  SessionParams,
  TWO_IMAGES,
} from './liveness.ts';
import { operation, type Call, type Operation } from './operation.ts';
import { checkAll } from '../requests/validate.ts';
import { processingMode, VerifyFields } from './verify-form.ts';
import { VERIFY_ERRORS } from './verification.ts';

/** The nine operations of an onboarding workflow. */
export function workflowOperations(station: Station): Operation[] {
  return [
    scan(
      station,
      'scanIdentity',
      '/v1/identity/scan',
      'IDENTITY',
      'Extract the data of an identity document',
      'verify',
    ),
    operation<IdentityValidateRequest>({
      id: 'validateIdentity',
      method: 'post',
      path: '/v1/identity/validate',
      tag: 'Workflow',
      summary: 'Check extracted or typed identity fields by their rules and against each other',
      scope: 'verify',
      description:
        '`extractedData` of a scan may be sent in the place of `fields`; the lines of `mrz` may be sent alone.',
      body: { ...json(IdentityValidateRequest, true), accept: identityFields, answers: [ScanResult] },
      success: {
        status: 200,
        description: 'Each rule with its outcome and reason.',
        schema: IdentityValidation,
      },
      errors: ['INVALID_REQUEST', 'UNSUPPORTED_MEDIA_TYPE', 'ENGINE_UNAVAILABLE'],
      handle: async (call) => ({
        body: await station.onboarding.validateIdentity(call.body, callOf(call)),
      }),
    }),
    ...livenessTwins(station),
    operation<FaceMatchRequest>({
      id: 'matchFaces',
      method: 'post',
      path: '/v1/identity/face-match',
      tag: 'Workflow',
      summary: 'Compare a selfie, or the face of a liveness session, with an ID photo',
      description:
        'A step that passes or does not: a similarity below the threshold is answered with 422 and errorCode 1011.',
      scope: 'liveness',
      body: {
        ...json(FaceMatchRequest, true, TWO_IMAGES),
        accept: matchedImages,
        answers: [LivenessSession, LivenessResults],
        files: ['idImage', 'selfieImage'],
      },
      success: { status: 200, description: 'The faces match.', schema: FaceComparisonResult },
      errors: [...FACE_ERRORS, 'FACE_SIMILARITY_TOO_LOW', ...SESSION_ERRORS, 'ENGINE_UNAVAILABLE'],
      handle: (call) => matchFaces(station, call),
    }),
    operation<ScreeningRequest>({
      id: 'screen',
      method: 'post',
      path: '/v1/screening/screen/enhanced',
      tag: 'Workflow',
      summary: 'Search the sanctions and politically-exposed-person lists',
      description: 'The answer of a scan may be sent in the place of the names and dates.',
      scope: 'screening',
      body: { ...json(ScreeningRequest, true), accept: screenedSubject, answers: [ScanResult] },
      success: {
        status: 200,
        description: 'Hits with explained scores, and the lists that were searched.',
        schema: ScreeningResult,
      },
      errors: ['INVALID_REQUEST', 'UNSUPPORTED_MEDIA_TYPE', 'SCREENING_LISTS_STALE', 'ENGINE_UNAVAILABLE'],
      handle: async (call) => ({
        body: await station.screening.screen(call.body, callOf(call)),
      }),
    }),
    scan(
      station,
      'scanBusiness',
      '/v1/business/scan',
      'ENTITY',
      'Extract company registration data',
      'business',
    ),
    operation<BusinessVerifyRequest>({
      id: 'verifyBusiness',
      method: 'post',
      path: '/v1/business/verify',
      tag: 'Workflow',
      summary: 'Compare what is said of a company with the companies register',
      description: 'The answer of a scan may be sent in the place of the fields.',
      scope: 'business',
      body: { ...json(BusinessVerifyRequest, true), accept: statedCompany, answers: [ScanResult] },
      success: {
        status: 200,
        description: 'Field by field: match, differs, or not in the copy.',
        schema: BusinessVerification,
      },
      errors: ['INVALID_REQUEST', 'UNSUPPORTED_MEDIA_TYPE', 'REGISTER_MISSING', 'ENGINE_UNAVAILABLE'],
      handle: async (call) => ({
        body: await station.registry.verify(call.body, callOf(call)),
      }),
    }),
    scan(
      station,
      'scanAddress',
      '/v1/documents/address/scan',
      'ADDRESS',
      'Extract the address from a utility bill or other proof',
      'verify',
    ),
  ];
}

function callOf({ principal, requestId }: Pick<Call, 'principal' | 'requestId'>): {
  actor: string;
  requestId: string;
} {
  return { actor: actorOf(principal).id, requestId };
}

function scan(
  station: Station,
  id: string,
  path: string,
  category: Category,
  summary: string,
  scope: 'verify' | 'business',
): Operation {
  return operation<VerifyFields>({
    id,
    method: 'post',
    path,
    tag: 'Workflow',
    summary,
    scope,
    body: {
      kind: 'multipart',
      fileFields: ['documents', 'files', 'file'],
      maxFiles: MAX_FILES,
      fields: VerifyFields,
    },
    success: {
      status: 200,
      description: 'The fields with their confidences and checks.',
      schema: ScanResult,
    },
    errors: VERIFY_ERRORS,
    async handle({ body, files, principal, requestId, signal }) {
      const mode = processingMode(body, false);
      const verification = await station.verification.verify({
        files,
        category,
        mode,
        actor: actorOf(principal),
        requestId,
        path,
        signal,
      });
      return { body: presentScan(verification, { includeRawText: body.includeRawText ?? false }) };
    },
  });
}

function livenessTwins(station: Station): Operation[] {
  return [
    sessionCreation(
      station,
      {
        id: 'createIdentityLivenessSession',
        path: '/v1/identity/liveness',
        tag: 'Workflow',
        errors: [...CREATION_ERRORS, 'ENGINE_UNAVAILABLE'],
      },
      (work) => work,
    ),
    operation<unknown, z.output<typeof SessionParams>>({
      id: 'getIdentityLivenessResults',
      method: 'get',
      path: '/v1/identity/liveness/{sessionId}/results',
      tag: 'Workflow',
      summary: 'Poll the result of a liveness session',
      scope: 'liveness',
      params: SessionParams,
      success: { status: 200, description: 'The result so far.', schema: LivenessResults },
      errors: [...SESSION_ERRORS, 'ENGINE_UNAVAILABLE'],
      handle: async (call) => ({
        body: await station.liveness.results(call.params.sessionId, callerOf(call)),
      }),
    }),
  ];
}

async function matchFaces(
  station: Station,
  call: Call<FaceMatchRequest>,
): Promise<{ body: FaceComparisonResult }> {
  const { body, principal, requestId, signal } = call;
  const { idImage, selfieImage } = body;
  const [source, sent] = checkAll(
    () => imageBytes(idImage, 'idImage'),
    () => selfieImage && imageBytes(selfieImage, 'selfieImage'),
  );
  const target = sent || (await sessionFace(station, call));
  const result = await compareFaces(station, {
    source,
    target,
    actor: actorOf(principal),
    requestId,
    signal,
  });
  if (result.isMatch) return { body: result };
  const { similarity, threshold } = result;
  throw new StationError('FACE_SIMILARITY_TOO_LOW', undefined, {
    confidence: similarity,
    threshold,
    reason: 'FACES_DIFFER',
  });
}

async function sessionFace(station: Station, call: Call<FaceMatchRequest>): Promise<Uint8Array> {
  const results = await station.liveness.results(call.body.livenessSessionId ?? '', callerOf(call));
  if (results.isLive && results.referenceImage !== null) return Buffer.from(results.referenceImage, 'base64');
  throw new StationError('FACE_NOT_USABLE', message('faceCheckRefusals.noLiveFace'), {
    reason: reasonCode('SESSION', results.status),
  });
}
