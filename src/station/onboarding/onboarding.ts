import type { StationConfig } from '../../contract/config.ts';
import { inEnglish } from '../../contract/messages/in-language.ts';
import { message, type Message } from '../../contract/messages/message.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { IdentityValidateRequest, IdentityValidation, OnboardingApi } from '../../contract/workflow.ts';
import type { Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Cases } from '../casework/cases.ts';
import { isoTime, localDay, type Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { birthDateIn, evidenceOf } from '../assessment/evidence.ts';
import { onboardingSteps, type OnboardingSubject, type StepOutcome } from '../assessment/onboarding-steps.ts';
import { validateIdentity } from './validate-identity.ts';

export interface OnboardingContext {
  readonly store: Store;
  readonly cases: Cases;
  readonly audit: AuditLog;
  readonly clock: Clock;
  readonly config: StationConfig['onboarding'];
}

export interface OnboardingStatus {
  readonly caseId: string;
  readonly subject: OnboardingSubject;
  readonly steps: readonly (StepOutcome & { readonly id: string; readonly title: string })[];
  /** The step to do next; null when all are done or need a decision. */
  readonly next: string | null;
  /** `open` while steps are missing, `attention` when a person must look, `ready` to accept. */
  readonly summary: 'open' | 'attention' | 'ready';
  readonly sentence: string;
  readonly said: Message;
  /** On the identity document that was read last, YYYY-MM-DD; null where none says it. */
  readonly dateOfBirth: string | null;
}

export interface Onboarding extends OnboardingApi {
  /** Opens a case with the configured steps. */
  start(subject: OnboardingSubject, actor: Actor, author: string): OnboardingStatus;
  /** Status of a case, derived from its results: an interrupted onboarding resumes where it stopped. */
  status(caseId: string): OnboardingStatus;
}

/** The onboarding workflow over verification, liveness, comparison, registry and screening. */
export function createOnboarding({ store, cases, audit, clock, config }: OnboardingContext): Onboarding {
  function status(caseId: string): OnboardingStatus {
    const evidence = evidenceOf(cases.results.of(caseId));
    const started = evidence.latest('onboarding')?.body;
    if (!started) throw new StationError('NOT_FOUND', message('serviceRefusals.notAnOnboarding'));
    const steps = started.steps.flatMap((id) => {
      const step = onboardingSteps.find((s) => s.id === id);
      return step ? [{ id, title: inEnglish(step.title), ...step.outcome(evidence) }] : [];
    });
    const next = steps.find((s) => s.state === 'pending') ?? null;
    const concern = steps.find((s) => s.state === 'attention');
    const said = concern?.said ?? next?.said ?? message('onboarding.ready');
    return {
      caseId,
      subject: started.subject,
      steps,
      next: next?.id ?? null,
      summary: concern ? 'attention' : next ? 'open' : 'ready',
      sentence: inEnglish(said),
      said,
      dateOfBirth: birthDateIn(evidence),
    };
  }

  return {
    status,
    start(subject, actor, author) {
      const steps = config[subject].filter((id) =>
        onboardingSteps.some((s) => s.id === id && s.subjects.includes(subject)),
      );
      const caseId = store.write(() => {
        const opened = cases.open({ kind: 'onboarding', actor, author });
        cases.results.add({
          id: `${opened}-onboarding`,
          caseId: opened,
          kind: 'onboarding',
          createdAt: isoTime(clock),
          body: { subject, steps },
        });
        return opened;
      });
      return status(caseId);
    },
    async validateIdentity(request: IdentityValidateRequest, caller): Promise<IdentityValidation> {
      const timestamp = isoTime(clock);
      const result = validateIdentity(request, localDay(clock), {
        requestId: caller.requestId,
        timestamp,
      });
      audit.append({
        actor: { kind: 'client', id: caller.actor },
        action: 'identity.validated',
        details: {
          valid: result.valid,
          checks: result.checks.length,
          failed: result.checks.filter((c) => c.outcome === 'failed').map((c) => c.id),
        },
      });
      return result;
    },
  };
}
