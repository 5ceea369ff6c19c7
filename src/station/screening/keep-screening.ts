import type { Caller } from '../../contract/caller.ts';
import type { ScreeningRequest, ScreeningResult } from '../../contract/screening.ts';
import type { Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Cases } from '../casework/cases.ts';
import type { Store } from '../store/store.ts';
import type { Found } from './search.ts';
import { subjectKey } from './subjects.ts';

/** Stores a screening in its case or in a new one: the answer, the lists and entries seen, the audit record. */
export function createKeeping({
  store,
  audit,
  cases,
}: {
  readonly store: Store;
  readonly audit: AuditLog;
  readonly cases: Cases;
}) {
  const remember = store.database.prepare(
    `INSERT INTO screenings (screening_id, subject, case_id, actor, request, outcome, versions, seen, at)
     VALUES (@screeningId, @subject, @caseId, @actor, @request, @outcome, @versions, @seen, @at)`,
  );

  /** @returns the case */
  return function keep(
    request: ScreeningRequest,
    caller: Caller,
    found: readonly Found[],
    result: ScreeningResult,
  ): string {
    const actor: Actor = { kind: caller.kind ?? 'client', id: caller.actor };
    return store.write(() => {
      // The case may have been decided during the lookup.
      if (caller.caseId) cases.requireOpen(caller.caseId);
      const caseId =
        caller.caseId ?? cases.open({ kind: 'screening', actor, author: caller.author ?? caller.actor });
      const { sha256 } = cases.results.add({
        id: result.screeningId,
        caseId,
        kind: 'screening',
        createdAt: result.timestamp,
        body: { request, result },
      });
      if (!caller.caseId) cases.learn(caseId, { subject: request.name || request.documentNumber! });
      remember.run({
        screeningId: result.screeningId,
        subject: subjectKey(request, caseId),
        caseId,
        actor: actor.id,
        request: JSON.stringify(request),
        outcome: result.outcome,
        versions: JSON.stringify(result.listsUsed.map((u) => [u.list, u.sha256])),
        seen: JSON.stringify(found.map(({ stored }) => [stored.list, stored.entry.id, stored.digest])),
        at: result.timestamp,
      });
      audit.append({
        actor,
        action: 'screening.completed',
        caseId,
        details: {
          outcome: result.outcome,
          riskLevel: result.riskLevel,
          hits: result.totalHits,
          threshold: result.threshold,
          lists: result.listsUsed.map((u) => `${u.list} ${u.date}`),
        },
        hashes: {
          result: sha256,
          ...Object.fromEntries(result.listsUsed.map((u) => [`list.${u.list}`, u.sha256])),
        },
      });
      cases.assessments.announce(caseId);
      return caseId;
    });
  };
}
