import { namingFile } from '../../contract/errors/refused-file.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { Assessment } from '../../contract/assessment.ts';
import type { EventKind } from '../../contract/events.ts';
import type { ForensicReport } from '../../contract/forensics.ts';
import type { Actor } from '../actor.ts';
import type { EventBus } from '../events.ts';
import { presentAssessment } from '../presenters/assessment.ts';
import { presentError } from '../presenters/errors.ts';
import { presentStructured } from '../presenters/structured.ts';
import type { Webhooks } from './webhooks.ts';

export interface JobLookup {
  isJob(requestId: string): boolean;
  webhookUrlOf(requestId: string): string | null;
}

/**
 * Connects the station's events to the clients' endpoints (ADR 34). The result of an asynchronous job is announced by
 * the job itself, together with its address; signs of fraud and liveness results are announced here for every call.
 */
export function announceEvents(
  events: EventBus,
  webhooks: Pick<Webhooks, 'enqueue' | 'hears'>,
  jobs: JobLookup,
  assess: (caseId: string) => Assessment,
): void {
  const announce = (
    type: EventKind,
    actor: Actor,
    resultOf: () => Record<string, unknown>,
    address: string | null,
  ) => {
    // Skipped before assessing or presenting: operators have no receivers, and some clients no endpoint for this event.
    if (actor.kind !== 'client' || (address === null && !webhooks.hears(actor.id, type))) return;
    webhooks.enqueue({ type, clientId: actor.id, result: resultOf(), address });
  };
  events.on('verification.completed', ({ actor, requestId, caseId, verification }) => {
    if (jobs.isJob(requestId)) return;
    announce(
      'verification.completed',
      actor,
      () => presentStructured(verification, { includeRawText: false, assessment: assess(caseId) }),
      null,
    );
  });
  events.on('verification.failed', ({ actor, requestId, timestamp, error, path }) => {
    if (jobs.isJob(requestId)) return;
    const instance = path ?? '/v1/verify';
    const named = StationError.from(namingFile(error, 'documents'));
    announce(
      'verification.failed',
      actor,
      () => ({ ...presentError(named, 'problem', { requestId, timestamp, instance }).body }),
      null,
    );
  });
  events.on('liveness.completed', ({ actor, requestId, result }) =>
    announce('liveness.completed', actor, () => ({ requestId, ...result }), null),
  );
  events.on('assessment.changed', ({ actor, caseId, assessment }) =>
    announce(
      'assessment.changed',
      actor,
      () => ({ caseId, assessment: presentAssessment(assessment) }),
      null,
    ),
  );
  events.on('fraud.detected', (event) => {
    const { actor, requestId, caseId } = event;
    const what = 'report' in event ? fraudResult(event.report) : event.liveness;
    const address = jobs.webhookUrlOf(requestId);
    announce('fraud.detected', actor, () => ({ requestId, caseId, ...what }), address);
  });
}

/** Content about a tampered document for receivers; pictures of the findings stay on the station. */
function fraudResult(report: ForensicReport): Record<string, unknown> {
  const { documentId, verdict, confidenceScore, riskScore, message } = report;
  const findings = report.findings.map(({ detector, strength, page, explanation }) => ({
    detector,
    strength,
    page,
    explanation,
  }));
  return { documentId, verdict, confidenceScore, riskScore, message, findings };
}
