import type { Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Cases } from '../casework/cases.ts';
import type { EventBus } from '../events.ts';
import type { Store } from '../store/store.ts';
import type { Decision } from './decision.ts';
import type { SessionImages } from './images.ts';
import type { SessionRow, SessionsRepository } from './sessions-repository.ts';

export interface FinishContext {
  readonly store: Store;
  readonly audit: AuditLog;
  readonly cases: Cases;
  readonly events: EventBus;
  readonly newId: () => string;
}

export interface Outcome {
  readonly decision: Decision;
  readonly images: SessionImages | null;
  /** Minimum confidence of success, percent. */
  readonly threshold: number;
  readonly versions: Readonly<Record<string, string>>;
  /** ISO 8601 UTC. */
  readonly at: string;
}

/** Stores a session's result: images, case, audit record and events, all or nothing. */
export function finishSession(
  { store, audit, cases, events, newId }: FinishContext,
  sessions: SessionsRepository,
  session: SessionRow,
  { decision, images, threshold, versions, at }: Outcome,
): void {
  const succeeded = decision.isLive && decision.confidence >= threshold && images?.reference != null;
  const kept = succeeded ? [images.reference, ...images.audit] : (images?.audit ?? []);
  for (const image of kept) store.blobs.put(image);
  const actor = actorOf(session);
  const { case_id: caseId, request_id: requestId } = session;
  store.write(() => {
    const status = succeeded ? 'SUCCEEDED' : 'FAILED';
    const { confidence, reasons, suspicious } = decision;
    sessions.finish(session.id, { status, confidence, reasons, suspicious }, at);
    const resultId = newId();
    const { sha256 } = cases.results.add({
      id: resultId,
      caseId,
      kind: 'liveness',
      createdAt: at,
      body: { sessionId: session.id, status, isLive: succeeded, confidence, reasons, cues: decision.cues },
    });
    cases.files.add(
      caseId,
      kept.map((bytes, i) => ({
        role: 'liveness',
        bytes,
        mediaType: 'image/jpeg',
        name: succeeded && i === 0 ? REFERENCE : AUDIT,
        resultId,
      })),
    );
    cases.learn(caseId, { progress: 'ready', confidence: confidence / 100 });
    audit.append({
      actor,
      action: 'liveness.completed',
      caseId,
      outcome: succeeded ? 'success' : 'refused',
      hashes: { result: sha256 },
      versions,
      details: {
        sessionId: session.id,
        requestId,
        status,
        confidence,
        reasons: [...reasons],
        ...cueDetails(decision),
      },
    });
    const origin = { actor, caseId, requestId, timestamp: at };
    events.emit('liveness.completed', {
      ...origin,
      sessionId: session.id,
      result: { sessionId: session.id, status, isLive: succeeded, confidence },
    });
    cases.assessments.announce(caseId);
    if (!suspicious) return;
    audit.append({
      actor,
      action: 'fraud.detected',
      caseId,
      details: { sessionId: session.id, requestId, reasons: [...reasons] },
    });
    events.emit('fraud.detected', { ...origin, liveness: { sessionId: session.id, reasons } });
  });
}

export const REFERENCE = 'reference';
export const AUDIT = 'audit';

export const actorOf = (session: Pick<SessionRow, 'client_id' | 'operator_id'>): Actor =>
  session.client_id !== null
    ? { kind: 'client', id: session.client_id }
    : { kind: 'operator', id: session.operator_id ?? 'counter' };

/** Each cue's outcome and value, three decimals: what an auditor needs to understand the decision. */
function cueDetails({ cues }: Decision): Record<string, string> {
  return Object.fromEntries(
    cues.map((cue) => [
      `cue.${cue.name}`,
      `${cue.outcome}${cue.value === null ? '' : ` ${cue.value.toFixed(3)}`}`,
    ]),
  );
}
