import { ERRORS } from '../../contract/errors/catalogue.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { FaceComparisonResult } from '../../contract/faces.ts';
import type { StationConfig } from '../../contract/config.ts';
import type { Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Engine } from '../engine.ts';
import { sha256Hex } from '../store/blobs.ts';

export interface CompareContext {
  readonly engine: Engine;
  readonly audit: AuditLog;
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
}

/**
 * Compares two faces and records the outcome, never the images.
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
    const { similarity, confidence, calibration } = await context.engine.call('compareFaces', {
      source,
      target,
    });
    // "true when similarity exceeds threshold"
    const isMatch = similarity > threshold;
    context.audit.append({
      actor,
      action: 'faces.compared',
      caseId,
      hashes,
      versions: { calibration },
      details: { requestId, similarity: Math.round(similarity), threshold, isMatch },
    });
    return { similarity: hundredths(similarity), isMatch, confidence: hundredths(confidence), threshold };
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

const hundredths = (value: number): number => Math.round(value * 100) / 100;
