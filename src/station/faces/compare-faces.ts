import { ERRORS } from '../../contract/errors/catalogue.ts';
import { message } from '../../contract/messages/message.ts';
import { warningsOf } from '../../contract/page-warnings.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { wholePoints } from '../../contract/formats.ts';
import type { FaceComparisonResult } from '../../contract/faces.ts';
import type { StationConfig } from '../../contract/config.ts';
import type { Actor } from '../actor.ts';
import type { CaseServiceContext } from '../casework/case-service.ts';
import { isoTime } from '../clock.ts';
import type { Engine } from '../engine.ts';
import { sha256Hex } from '../store/blobs.ts';

export interface CompareContext extends CaseServiceContext {
  readonly engine: Engine;
  readonly config: StationConfig;
}

export interface CompareRequest {
  /** JPEG or PNG: the photo of an ID, or a page that shows it. */
  readonly source: Uint8Array;
  /** JPEG or PNG: the selfie. */
  readonly target: Uint8Array;
  readonly actor: Actor;
  readonly requestId: string;
  readonly caseId?: string;
  readonly signal?: AbortSignal;
}

/**
 * Compares two faces and keeps the outcome in a case, never the images.
 *
 * @throws StationError FACE_NOT_USABLE when an image has no usable face, FACE_MATCHING_FAILED when the engine failed,
 * ENGINE_UNAVAILABLE when it is busy, INVALID_FILE_FORMAT or DAMAGED_DOCUMENT for images that cannot be decoded.
 */
export async function compareFaces(
  context: CompareContext,
  request: CompareRequest,
): Promise<FaceComparisonResult> {
  const { source, target, actor, requestId, caseId = null } = request;
  const { matchThreshold: threshold } = context.config.faces;
  const hashes = { source: sha256Hex(source), target: sha256Hex(target) };
  try {
    const { confidence, calibration, bystanders, isCopy, ...found } = await context.engine.call(
      'compareFaces',
      { source, target },
      request.signal ? { signal: request.signal } : {},
    );
    // "true when similarity exceeds threshold": the one that is answered.
    const similarity = hundredths(found.similarity);
    const isMatch = similarity > threshold;
    const warnings = [
      ...(hashes.source === hashes.target ? [message('comparedFaces.samePicture')] : []),
      ...(hashes.source !== hashes.target && isCopy ? [message('comparedFaces.copy')] : []),
      ...(bystanders > 0 ? [message('comparedFaces.otherPeople')] : []),
      ...(!isMatch && confidence < POOR_PICTURE ? [message('comparedFaces.poorPictures')] : []),
    ];
    const result = {
      similarity,
      isMatch,
      confidence: hundredths(confidence),
      threshold,
      ...(warnings.length > 0 ? warningsOf(warnings) : {}),
    };
    keep(context, request, result, { hashes, versions: { calibration } });
    return result;
  } catch (thrown) {
    const error = StationError.from(thrown);
    context.audit.append({
      actor,
      action: 'faces.compared',
      caseId,
      outcome: 'failure',
      hashes,
      details: { requestId, code: error.code },
    });
    throw ERRORS[error.code].status === 500
      ? new StationError('FACE_MATCHING_FAILED', undefined, {}, { cause: error })
      : error;
  }
}

/** Below this confidence so many genuine pairs fail that a failure says little (docs/accuracy/faces.md). */
const POOR_PICTURE = 40;

/** Every comparison belongs to a case: the given one, or one of its own. */
function keep(
  { store, cases, audit, clock, newId }: CompareContext,
  { actor, requestId, caseId: given }: CompareRequest,
  result: FaceComparisonResult,
  evidence: { hashes: Record<string, string>; versions: Record<string, string> },
): void {
  store.write(() => {
    if (given) cases.requireOpen(given);
    const caseId = given ?? cases.open({ kind: 'comparison', actor, author: actor.id });
    const { sha256 } = cases.results.add({
      id: newId(),
      caseId,
      kind: 'comparison',
      createdAt: isoTime(clock),
      body: result,
    });
    const { similarity, threshold, isMatch } = result;
    audit.append({
      actor,
      action: 'faces.compared',
      caseId,
      versions: evidence.versions,
      hashes: { ...evidence.hashes, result: sha256 },
      details: { requestId, similarity: wholePoints(similarity), threshold, isMatch },
    });
    cases.assessments.announce(caseId);
  });
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;
