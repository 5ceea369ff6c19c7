import type { LivenessResults, LivenessSession } from '../../contract/liveness.ts';
import { inEnglish } from '../../contract/messages/in-language.ts';
import type { Cases } from '../casework/cases.ts';
import { AUDIT, REFERENCE } from './finish.ts';
import { messageOf } from '../../contract/messages/face-check-outcome.ts';
import type { SessionRow } from './sessions-repository.ts';

/** A session as its creator sees it. */
export const presentSession = (session: SessionRow): LivenessSession => ({
  sessionId: session.id,
  status: session.status,
  createdAt: session.created_at,
  expiryDate: session.expires_at,
  // The token follows the #, so that it reaches no log and no referrer.
  clientUrl: `/liveness/${session.id}#${session.token}`,
});

/** The result so far, with the images that are still kept. */
export function presentResults(cases: Cases, session: SessionRow, timestamp: string): LivenessResults {
  const images = session.finished_at === null ? [] : cases.files.list(session.case_id, 'liveness');
  const read = (name: string) =>
    images
      .filter((i) => i.name === name)
      .map((i) => cases.files.read(session.case_id, 'liveness', i.position).bytes.toString('base64'));
  const said = messageOf(session);
  const [referenceImage] = read(REFERENCE);
  return {
    sessionId: session.id,
    status: session.status,
    confidence: session.confidence,
    isLive: session.status === 'SUCCEEDED',
    referenceImage: referenceImage ?? null,
    auditImages: read(AUDIT),
    timestamp,
    message: inEnglish(said),
    said,
  };
}
