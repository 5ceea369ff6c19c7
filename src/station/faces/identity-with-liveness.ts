import type { UnsettledPoint } from '../../contract/assessment.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { CombinedResult } from '../../contract/faces.ts';
import type { LivenessApi, LivenessResults } from '../../contract/liveness.ts';
import type { Verification } from '../../contract/verification.ts';
import { inEnglish } from '../../contract/messages/in-language.ts';
import { inOrder, message, type Message } from '../../contract/messages/message.ts';
import type { SourceFile } from '../../engine/raster/page.ts';
import type { Actor } from '../actor.ts';
import type { Cases } from '../casework/cases.ts';
import { portraitOnPage } from '../cases/portrait-on-page.ts';
import { unsettledOf } from '../assessment/refusals.ts';
import { presentAssessment } from '../presenters/assessment.ts';
import { mergedData } from '../presenters/extracted-data.ts';
import { warningsOf } from '../presenters/warnings.ts';
import type { VerifyOptions } from '../verification/verify.ts';
import { compareFaces, type CompareContext } from './compare-faces.ts';

export interface CombinedContext extends CompareContext {
  readonly cases: Cases;
  readonly liveness: LivenessApi;
  readonly verify: (options: VerifyOptions) => Promise<Verification>;
}

export interface CombinedRequest {
  readonly files: readonly SourceFile[];
  readonly sessionId: string;
  readonly actor: Actor;
  readonly requestId: string;
  /** Path of the request, for reports of a failure. */
  readonly path: string;
  readonly signal?: AbortSignal;
}

type FaceMatch = CombinedResult['faceMatchResult'] & { readonly says: Message | null };

/**
 * Document extraction, liveness result and face match in one call. The session is looked up first: nothing is read when
 * it does not exist or has expired.
 *
 * @throws StationError whatever the liveness service or the verification answers; a negative outcome is no error.
 */
export async function verifyIdentityWithLiveness(
  context: CombinedContext,
  request: CombinedRequest,
): Promise<CombinedResult> {
  const { files, sessionId, actor, requestId, path } = request;
  const caller = { clientId: actor.kind === 'client' ? actor.id : null, requestId };
  const liveness = await context.liveness.results(sessionId, caller);
  const verification = await context.verify({
    files,
    category: 'IDENTITY',
    mode: 'BATCH',
    actor,
    requestId,
    path,
    ...(request.signal ? { signal: request.signal } : {}),
  });
  const { caseId } = verification;
  if (caseId !== null)
    context.store.write(() => context.cases.links.add(caseId, context.liveness.caseOf(sessionId, caller)));
  const match = await matchFaces(context, request, verification, liveness);
  const assessment = caseId === null ? null : context.cases.assessments.of(caseId);
  const against = assessment === null ? [] : unsettledOf(assessment).filter((point) => !isComparison(point));
  const passed = liveness.isLive && match.isMatch;
  const overallSuccess = passed && against.length === 0;
  const said = overallSuccess
    ? message('combinedCheck.passed')
    : whyNot(liveness, match, passed ? against : []);
  return {
    kycAnalysis: {
      totalDocuments: verification.totalFiles,
      extractedData: mergedData(verification.documents, 'flat'),
      ...warningsOf(verification),
    },
    livenessVerification: { isLive: liveness.isLive, confidence: liveness.confidence },
    faceMatchResult: { isMatch: match.isMatch, similarity: match.similarity },
    overallSuccess,
    message: inEnglish(said),
    said,
    ...(assessment === null ? {} : { caseId: assessment.caseId, assessment: presentAssessment(assessment) }),
  };
}

/** The first blocking point, if nothing else explains the refusal. */
function whyNot({ isLive }: LivenessResults, match: FaceMatch, [first]: readonly UnsettledPoint[]): Message {
  const parts = [
    isLive ? null : message('combinedCheck.notLive'),
    match.says,
    first ? message('combinedCheck.open', { points: [first] }) : null,
  ].filter((part) => part !== null);
  return inOrder(...(parts as [Message, ...Message[]]));
}

/** A remote call cannot compare with the original: that step is left to whoever decides. */
const isComparison = ({ settledBy, state }: UnsettledPoint): boolean =>
  state === 'not_done' && settledBy[0] === 'compare-original';

async function matchFaces(
  context: CombinedContext,
  { actor, requestId, signal }: CombinedRequest,
  verification: Verification,
  liveness: LivenessResults,
): Promise<FaceMatch> {
  if (!liveness.isLive || liveness.referenceImage === null)
    return {
      isMatch: false,
      similarity: 0,
      says: message('combinedCheck.notCompared'),
    };
  const page = portraitPage(context, verification);
  if (!page) return { isMatch: false, similarity: 0, says: message('combinedCheck.noPortrait') };
  const target = Buffer.from(liveness.referenceImage, 'base64');
  const caseId = verification.caseId;
  try {
    const { isMatch, similarity } = await compareFaces(context, {
      source: page,
      target,
      actor,
      requestId,
      ...(caseId ? { caseId } : {}),
      ...(signal ? { signal } : {}),
    });
    return { isMatch, similarity, says: isMatch ? null : message('combinedCheck.otherFace') };
  } catch (thrown) {
    const error = StationError.from(thrown);
    if (error.code !== 'FACE_NOT_USABLE') throw error;
    return { isMatch: false, similarity: 0, says: error.says };
  }
}

/** The upright image of the page with the most certain portrait; the first page when none was marked. */
const portraitPage = ({ cases }: CombinedContext, verification: Verification): Buffer | null =>
  verification.caseId === null || verification.pages.length === 0
    ? null
    : cases.files.read(verification.caseId, 'page', portraitOnPage(verification) ?? 0).bytes;
