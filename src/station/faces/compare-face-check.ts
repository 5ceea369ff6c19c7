import { message } from '../../contract/messages/message.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { FaceComparisonResult } from '../../contract/faces.ts';
import type { LivenessApi } from '../../contract/liveness.ts';
import { isoTime } from '../clock.ts';
import type { Operator } from '../operators/permissions.ts';
import { sha256Hex } from '../store/blobs.ts';
import { compareFaces, type CompareContext } from './compare-faces.ts';

export interface FaceCheckComparison {
  readonly sessionId: string;
  readonly caseId: string;
  /** The page of the case that carries the portrait. */
  readonly page: number;
  readonly by: Operator;
  readonly requestId: string;
}

/**
 * Compares the face of a passed face check with a page of a case. The case keeps the comparison, the face image and that the person was live.
 *
 * @throws StationError CONFLICT when the check has not been passed or the case is decided; what the liveness service and compareFaces throw.
 */
export async function compareFaceCheck(
  context: CompareContext & { readonly liveness: LivenessApi },
  { sessionId, caseId, page, by, requestId }: FaceCheckComparison,
): Promise<FaceComparisonResult> {
  const { liveness, cases, store, audit, clock, newId } = context;
  cases.requireOpen(caseId);
  const caller = { clientId: null, operatorId: by.id, author: by.name, requestId };
  const { status, isLive, confidence, referenceImage } = await liveness.results(sessionId, caller);
  if (!isLive || referenceImage === null)
    throw new StationError('CONFLICT', message('caseRefusals.faceCheckNotPassed'), {
      reason: 'NOT_LIVE',
    });
  const selfie = Buffer.from(referenceImage, 'base64');
  const actor = { kind: 'operator', id: by.id } as const;
  const compared = await compareFaces(context, {
    source: cases.files.read(caseId, 'page', page).bytes,
    target: selfie,
    actor,
    requestId,
    caseId,
  });
  const mediaType = 'image/jpeg';
  store.blobs.put(selfie);
  store.write(() => {
    cases.links.add(caseId, liveness.caseOf(sessionId, caller));
    cases.files.add(caseId, [{ role: 'selfie', bytes: selfie, mediaType, author: by.name }]);
    const { sha256 } = cases.results.add({
      id: newId(),
      caseId,
      kind: 'liveness',
      createdAt: isoTime(clock),
      body: { status, isLive, confidence },
    });
    audit.append({
      actor,
      action: 'case.attached',
      caseId,
      hashes: { attachment: sha256Hex(selfie), result: sha256 },
      details: { requestId, sessionId, bytes: selfie.length, mediaType },
    });
  });
  return compared;
}
