import { z } from 'zod';
import { AspectName, type AssessedKind } from './assessment.ts';
import {
  DEFAULT_DOCUMENT_CONFIDENCE_THRESHOLD,
  DEFAULT_FACE_MATCH_THRESHOLD,
  DEFAULT_LIVENESS_SESSION_MINUTES,
  DEFAULT_LIVENESS_THRESHOLD,
} from './limits.ts';

/** The first reader reads every line, the second one doubtful key lines. */
export const ReadingSettings = z.object({
  primary: z.enum(['quick', 'ppocr', 'tesseract']).default('quick'),
  secondary: z.enum(['ppocr', 'tesseract', 'none']).default('tesseract'),
});
export type ReadingSettings = Readonly<z.infer<typeof ReadingSettings>>;
export const DEFAULT_READERS: ReadingSettings = ReadingSettings.parse({});

/** What holds of every document; onboarding steps add the aspects they speak of. */
const OF_DOCUMENTS: AspectName[] = ['document', 'fields', 'checks', 'forensics', 'duplicates'];
const aspects = (required: AspectName[]) => z.array(AspectName).default(required);
/** Aspects without which a case of a kind is never green; whatever was begun counts as well. */
const REQUIRED_ASPECTS = {
  document: aspects(OF_DOCUMENTS),
  person: aspects([...OF_DOCUMENTS, 'steps']),
  company: aspects([...OF_DOCUMENTS, 'steps']),
  face: aspects(['face']),
  screening: aspects(['screening']),
  registry: aspects(['registry']),
  forensics: aspects(['forensics']),
} satisfies Record<AssessedKind, unknown>;

/**
 * The station's configuration: one schema, read from `config.json` in the data folder, then the environment
 * (`NETEFATSA_<SECTION>_<NAME>`), then managed policy. Printed by `netefatsa config`.
 */
export const StationConfig = z.object({
  server: z
    .object({
      port: z.number().int().min(0).max(65535).default(7443),
      tls: z.boolean().default(true),
      /** Host names accepted in the Host header besides localhost, 127.0.0.1 and [::1]. */
      allowedHosts: z.array(z.string()).default([]),
      allowedOrigins: z.array(z.string()).default([]),
      /** For a document of fifty pages, which an engine may read for 450 seconds. */
      requestTimeoutSeconds: z.number().int().min(1).max(3_600).default(480),
    })
    .prefault({}),
  engine: z
    .object({
      /** Engine processes; 0 is one per core. */
      processes: z.number().int().min(0).max(64).default(0),
      /** For a document of up to ten pages; each further one has a tenth of it more. */
      callTimeoutSeconds: z.number().int().min(1).max(3_600).default(90),
      /** Calls that may wait per engine process before ENGINE_UNAVAILABLE. */
      queuePerProcess: z.number().int().min(1).max(10_000).default(32),
      /** Minutes without work after which engines give back the memory of their models; 0 keeps them. */
      idleMinutes: z.number().min(0).max(1_440).default(15),
      /** An engine process that needs more memory than this is ended, and only its call fails. */
      memoryLimitMegabytes: z.number().int().min(512).max(65_536).default(3_072),
      /** An engine process that holds more than this gives way to a fresh one while nobody waits; 0 keeps it. */
      renewAboveMegabytes: z.number().int().min(0).max(65_536).default(475),
      /** Reads nothing unless the operating system isolates engines from networks and other programs (Linux, headless). */
      requireConfinement: z.boolean().default(false),
    })
    .prefault({}),
  ocr: ReadingSettings.prefault({}),
  documents: z
    .object({
      /** Percent; below it a verification is refused with 422, code 1004. */
      confidenceThreshold: z.number().min(0).max(100).default(DEFAULT_DOCUMENT_CONFIDENCE_THRESHOLD),
      /** ISO 3166-1 alpha-2 of the country whose papers name none; others are known by what stands on them. */
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .default('BW'),
      maxAddressAgeMonths: z.number().int().min(1).max(120).default(3),
    })
    .prefault({}),
  forensics: z
    .object({
      onVerification: z.enum(['full', 'quick', 'off']).default('full'),
      /** Folder of PEM certificates trusted as document signers. */
      trustFolder: z.string().nullable().default(null),
    })
    .prefault({}),
  faces: z
    .object({ matchThreshold: z.number().min(0).max(100).default(DEFAULT_FACE_MATCH_THRESHOLD) })
    .prefault({}),
  liveness: z
    .object({
      threshold: z.number().min(0).max(100).default(DEFAULT_LIVENESS_THRESHOLD),
      sessionMinutes: z.number().min(1).max(60).default(DEFAULT_LIVENESS_SESSION_MINUTES),
      refuseVirtualCameras: z.boolean().default(true),
    })
    .prefault({}),
  screening: z
    .object({
      threshold: z.number().min(0).max(1).default(0.85),
      /** Thresholds of single lists, e.g. `{ "ofac": 0.9 }`; a request's own threshold wins over them. */
      listThresholds: z.record(z.string(), z.number().min(0).max(1)).default({}),
      /** Older than this, a list cannot call anybody clear (ADR 5). Counted from the publisher's date. */
      maxListAgeDays: z.number().int().min(1).max(3_650).default(365),
      /** From this age the station asks for a newer list. */
      warnListAgeDays: z.number().int().min(1).max(3_650).default(30),
      /** Lists that must be present and fresh before anybody is called clear. */
      requiredLists: z.array(z.string()).default(['un']),
    })
    .prefault({}),
  /** Steps of an onboarding in their order (src/station/assessment/onboarding-steps.ts). */
  onboarding: z
    .object({
      person: z.array(z.string()).default(['identity', 'liveness', 'face-match', 'address', 'screening']),
      company: z.array(z.string()).default(['entity', 'registry', 'address', 'screening']),
    })
    .prefault({}),
  /** What a case needs before it is accepted, and who may settle it (src/station/assessment). */
  assessment: z
    .object({
      ...REQUIRED_ASPECTS,
      /** Aspects whose doubts only somebody who may approve cases settles. */
      supervisor: aspects(['forensics', 'chip', 'duplicates', 'face', 'registry']),
      /** A hit of at least this score takes two people to clear. */
      twoPeopleSanctionsScore: z.number().min(0).max(1).default(0.9),
      /** Accepting a case against a failed aspect. */
      twoPeopleAgainstFailed: z.boolean().default(true),
      /** A referral is settled by somebody else than who referred the case. */
      twoPeopleForReferral: z.boolean().default(true),
    })
    .prefault({}),
  webhooks: z
    .object({
      /** Host names or CIDR ranges a webhook may reach; checked after name resolution. */
      allowedReceivers: z.array(z.string()).default(['127.0.0.0/8', '::1/128']),
      /** PEM file of the authorities that sign receivers' certificates, besides those that Node trusts by itself. */
      caFile: z.string().min(1).max(500).nullable().default(null),
    })
    .prefault({}),
  retention: z
    .object({
      imagesDays: z.number().int().min(0).max(36_525).default(365),
      /** 20 years (FI Regulations S.I. 14 of 2022, one source: docs/facts/documents.md). */
      extractedDataDays: z.number().int().min(0).max(36_525).default(7305),
      auditDays: z.number().int().min(0).max(36_525).default(7305),
    })
    .prefault({}),
  measurement: z
    .object({
      /** May pictures of consented cases be written into a set for `npm run bench -- real`? */
      exportPictures: z.boolean().default(false),
    })
    .prefault({}),
  operators: z
    .object({
      /** At most a shift: a counter that never locks is open to whoever passes. */
      idleLockMinutes: z.number().min(1).max(480).default(10),
      lockoutAttempts: z.number().int().min(1).max(100).default(5),
      /** At most a day: for longer, an administrator switches the person off. */
      lockoutMinutes: z.number().min(1).max(1_440).default(15),
      /**
       * Where people are offered by name before anybody has signed in: in the desktop's own window, in every browser that reaches
       * the station as well, or nowhere.
       */
      listNames: z.enum(['window', 'always', 'never']).default('window'),
      /** riskScore from which a second pair of eyes must approve. */
      fourEyesRisk: z.number().min(0).max(100).default(50),
    })
    .prefault({}),
  backup: z
    .object({
      /** Where backups asked for on the screen are written: a folder of the station's machine (ADR 49). */
      folder: z.string().min(1).max(500).nullable().default(null),
      /** Older than this, the last backup that was read back is a reason of health; 0 never. */
      maxAgeDays: z.number().int().min(0).max(3_650).default(14),
    })
    .prefault({}),
  updates: z
    .object({
      /** Ed25519 public key (PEM) that signs bundles for `netefatsa update`; the bank's own. */
      publicKeyFile: z.string().nullable().default(null),
      /** https folder of electron-updater's files for desktops that may reach it; null is never asked (ADR 91). */
      feedUrl: z
        .string()
        .regex(/^https:\/\//)
        .nullable()
        .default(null),
    })
    .prefault({}),
  /** `sqlite` or a Redis address (`redis://…`) for many stations on one queue. */
  queue: z.union([z.literal('sqlite'), z.string().regex(/^rediss?:\/\//)]).default('sqlite'),
  /** Jobs handed to the shared queue at the same time. */
  queueInFlight: z.number().int().min(1).max(1_000).default(32),
  log: z.object({ level: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info') }).prefault({}),
});
export type StationConfig = z.infer<typeof StationConfig>;
