import type { Migration } from '../migration.ts';
import { audit } from './0001-audit.ts';
import { cases } from './0002-cases.ts';
import { operators } from './0003-operators.ts';
import { retention } from './0004-retention.ts';
import { pagePrints } from './0005-page-prints.ts';
import { salts } from './0006-salts.ts';
import { boots } from './0007-boots.ts';
import { beats } from './0008-beats.ts';
import { caseLinks } from './0009-case-links.ts';
import { apiClients } from './0010-api-clients.ts';
import { jobs } from './0011-jobs.ts';
import { webhooks } from './0012-webhooks.ts';
import { jobPaths } from './0013-job-paths.ts';
import { liveness } from './0020-liveness.ts';
import { screening } from './0030-screening.ts';
import { registry } from './0031-registry.ts';
import { registerSlashes } from './0032-register-slashes.ts';
import { screeningSubjects } from './0033-screening-subjects.ts';
import { chipTrust } from './0034-chip-trust.ts';
import { runFaults } from './0078-run-faults.ts';
import { formerWebhookSecrets } from './0079-former-webhook-secrets.ts';
import { customerRuns } from './0035-customer-runs.ts';
import { drafts } from './0040-drafts.ts';
import { auditSearch } from './0041-audit-search.ts';
import { putAway } from './0042-put-away.ts';
import { cancelledReadings } from './0043-cancelled-readings.ts';
import { undoneDecisions } from './0044-undone-decisions.ts';
import { firstDay } from './0045-first-day.ts';
import { assessment } from './0050-assessment.ts';
import { assessedVerdict } from './0051-assessed-verdict.ts';
import { scrub } from './0060-scrub.ts';
import { ownPasswords } from './0061-own-passwords.ts';
import { revocationLists } from './0036-revocation-lists.ts';
import { caseSearch } from './0070-case-search.ts';
import { daysOfWork } from './0071-days-of-work.ts';
import { casesInOrder } from './0072-cases-in-order.ts';
import { faceRemovals } from './0073-face-removals.ts';
import { letterhead } from './0077-letterhead.ts';

/**
 * Every migration in order. Ranges keep parts apart: 0001–0009 audit, cases, operators, retention;
 * 0010–0019 clients, jobs, webhooks; 0020–0029 liveness and faces; 0030–0039 screening, registry, workflow;
 * 0040–0049 the counter; 0050–0059 assessment; 0060–0069 health and access of people; 0070–0076 a store of many years; 0077–0079 reports.
 */
export const migrations: readonly Migration[] = [
  audit,
  cases,
  operators,
  retention,
  pagePrints,
  salts,
  boots,
  beats,
  caseLinks,
  apiClients,
  jobs,
  webhooks,
  jobPaths,
  liveness,
  screening,
  registry,
  registerSlashes,
  screeningSubjects,
  chipTrust,
  customerRuns,
  drafts,
  auditSearch,
  putAway,
  cancelledReadings,
  assessment,
  undoneDecisions,
  assessedVerdict,
  scrub,
  ownPasswords,
  revocationLists,
  caseSearch,
  daysOfWork,
  firstDay,
  casesInOrder,
  faceRemovals,
  letterhead,
  runFaults,
  formerWebhookSecrets,
];
