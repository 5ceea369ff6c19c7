import { accessRefusals } from './access-refusals.ts';
import { checks } from './checks.ts';
import { inferredValues } from './inferred-values.ts';
import { notes } from './notes.ts';
import { numberChecks } from './checks-of-numbers.ts';
import { metadataFindings } from './forensic-metadata.ts';
import { pdfFindings } from './forensic-files.ts';
import { signatureFindings } from './forensic-signatures.ts';
import { pageFindings, pictureFindings, textFindings, verdict } from './forensic-pages.ts';
import { sumFindings } from './forensic-sums.ts';
import { faceCheck, faceCheckReasons } from './face-check.ts';
import { comparedFaces } from './faces.ts';
import { health } from './health.ts';
import { operatorRefusals } from './operators.ts';
import { caseRefusals } from './case-refusals.ts';
import { backupRefusals } from './backup-refusals.ts';
import { auditLog } from './audit.ts';
import { chipFaults, chipRefusals } from './chip-refusals.ts';
import { documentRefusals, engineRefusals } from './document-refusals.ts';
import { listImports, screeningRefusals } from './list-imports.ts';
import { inputFaults, requestRefusals } from './request-refusals.ts';
import { otherKinds, sentFiles } from './sent-files.ts';
import {
  alikeCases,
  assessmentRefusals,
  combinedCheck,
  faceCheckRefusals,
  serviceRefusals,
  updateRefusals,
} from './service-refusals.ts';
import { storageRefusals } from './storage-refusals.ts';
import { scannerRefusals } from './scanner-refusals.ts';
import { settingRefusals } from './setting-refusals.ts';
import { onboarding, onboardingSteps } from './onboarding.ts';
import { pictures } from './pictures.ts';
import { registerFields, registry } from './registry.ts';
import { matchedFacts, nameMatches, numberKinds, screening } from './screening.ts';
import type { Room } from '../message-text.ts';

/** Every message that engine and station say by key, by room. */
export const MESSAGES = {
  checks,
  comparedFaces,
  faceCheck,
  faceCheckReasons,
  health,
  inferredValues,
  matchedFacts,
  metadataFindings,
  nameMatches,
  notes,
  numberChecks,
  numberKinds,
  onboarding,
  onboardingSteps,
  operatorRefusals,
  pageFindings,
  pdfFindings,
  pictureFindings,
  pictures,
  registerFields,
  registry,
  screening,
  signatureFindings,
  sumFindings,
  textFindings,
  caseRefusals,
  backupRefusals,
  scannerRefusals,
  settingRefusals,
  accessRefusals,
  alikeCases,
  assessmentRefusals,
  auditLog,
  chipFaults,
  chipRefusals,
  combinedCheck,
  documentRefusals,
  engineRefusals,
  faceCheckRefusals,
  inputFaults,
  listImports,
  otherKinds,
  requestRefusals,
  screeningRefusals,
  sentFiles,
  serviceRefusals,
  storageRefusals,
  updateRefusals,
  unkeyed: { sentence: { en: '{{sentence, sentence}}', tn: '{{sentence, sentence}}' } },
  verdict,
} as const satisfies Readonly<Record<string, Room>>;

export type Texts = typeof MESSAGES;
