import { createLimits } from './access/limits.ts';
import { headToText } from './audit/heads.ts';
import { createJobs } from './jobs/jobs.ts';
import { diskOf, hasRoom } from './store/disk.ts';
import { inspect } from './verification/inspect.ts';
import { announceEvents } from './webhooks/announce.ts';
import { createWebhooks } from './webhooks/webhooks.ts';
import { verify } from './verification/verify.ts';
import { whose } from './verification/whose.ts';
import type { VerificationContext } from './verification/verification-context.ts';
import type { Station } from './station-services.ts';
import type { StationBase } from './station-base.ts';

/** Maximum age of the audit log's head in a webhook. */
const WEBHOOK_HEAD_AGE_MS = 10_000;

/** Verifications, the jobs that outlive a request, and how they are announced. */
export function connectWork(
  base: StationBase,
  isQueueShared: boolean,
): Pick<Station, 'verification' | 'disk' | 'limits' | 'webhooks' | 'jobs'> {
  const { config, clock, newId, store, events, engine, answered, audit } = base;
  const { instance, access, cases, isClockDoubtful } = base;
  const context: VerificationContext = { store, audit, cases, engine, events, config, clock, newId };

  const disk = diskOf(store.folder);
  const limits = createLimits(store.folder);
  const { allowedReceivers, caFile } = config.webhooks;
  const auditHead = (): string => headToText(audit.recentHead(WEBHOOK_HEAD_AGE_MS));
  const surroundings = { isOpenIn: instance.isOpenIn, isGone: instance.isGone, isClockDoubtful };
  const webhooks = createWebhooks({
    store,
    clock,
    access,
    audit,
    allowedReceivers,
    caFile,
    auditHead,
    surroundings,
  });
  const parallel = isQueueShared ? config.queueInFlight : engine.status().processes;
  const jobs = createJobs({
    store,
    clock,
    newId,
    events,
    webhooks,
    surroundings,
    assess: cases.assessments.of,
    verify: (request) => verify(context, request),
    answered: answered,
    hasRoom: () => hasRoom(disk),
    parallel,
  });
  announceEvents(events, webhooks, jobs, cases.assessments.of);
  return {
    disk,
    limits,
    webhooks,
    jobs,
    verification: {
      parallel,
      verify: (request) => verify(context, request),
      inspect: (request) => inspect(context, request),
      whose: (request) => whose(context, request),
    },
  };
}
