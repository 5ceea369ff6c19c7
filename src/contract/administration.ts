import { FaceComparisonResult } from './faces.ts';
import { z } from 'zod';
import { Message } from './messages/message.ts';
import { ApiClient, SCOPES, Scope } from './access.ts';
import { Plan } from './limits.ts';
import { Moment } from './moment.ts';
import { Box } from './geometry.ts';
import { CaseState } from './cases.ts';
import { ListUsed } from './screening.ts';
import { WebhookDelivery, WebhookEndpoint } from './webhooks.ts';

/** The JSON of `/operator/…` behind the audit and settings screens. */

/** A word to be found: as it was typed and, after it, the actions whose names on the screen hold it. */
const AuditWord = z
  .string()
  .trim()
  .max(4_000)
  .transform((text) => {
    const [typed = '', ...actions] = text.split(/\s+/);
    return { typed, actions };
  });

export const AuditQuery = z.object({
  /** An action, or a family ending in a point: `operator.`. */
  action: z.string().max(80).optional(),
  caseId: z.uuid().toLowerCase().optional(),
  outcome: z.enum(['success', 'failure', 'refused']).optional(),
  /** Each word has to be found: `word=neo&word=opened%20case.opened`. */
  word: z
    .preprocess((given) => (typeof given === 'string' ? [given] : given), z.array(AuditWord).max(8))
    .optional(),
  /** Moments between which the records were written, ISO 8601 UTC. */
  since: Moment.optional(),
  until: Moment.optional(),
  /** Records before this sequence, for paging. */
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});

export const AuditLine = z.object({
  sequence: z.number().int(),
  time: z.string(),
  /** Name of the operator or API client; the id of one that is gone, or the part of the system. */
  actor: z.string(),
  action: z.string(),
  caseId: z.string().nullable(),
  outcome: z.enum(['success', 'failure', 'refused']),
  /** Name of the person or application that it was done to, where it was done to one. */
  about: z.string().nullable().default(null),
  /** What the record says of it; no personal data (ADR 42). */
  detail: z.record(z.string(), z.unknown()),
  hash: z.string(),
});
export type AuditLine = z.infer<typeof AuditLine>;

export const AuditPage = z.object({ records: z.array(AuditLine), total: z.number().int() });

/** Every hash recomputed, from the first record to the last signed head. */
export const AuditState = z.object({
  holds: z.boolean(),
  records: z.number().int(),
  explanation: z.string().nullable(),
  said: Message.optional(),
  firstBreak: z.number().int().nullable(),
  head: z.object({ size: z.number().int(), root: z.string(), time: z.string() }),
});
export type AuditState = z.infer<typeof AuditState>;

/** Shows that one record is in the log under a signed head. */
export const AuditProof = z.object({
  sequence: z.number().int(),
  body: z.string(),
  path: z.array(z.string()),
  head: z.record(z.string(), z.unknown()),
});
export type AuditProof = z.infer<typeof AuditProof>;

export const NewClientRequest = z.object({
  name: z.string().trim().min(2).max(80),
  plan: Plan,
  scopes: z
    .array(Scope)
    .min(1)
    .default([...SCOPES]),
});
export const ClientUsage = z.object({
  day: z.string(),
  requests: z.number().int(),
  failures: z.number().int(),
});
export const ClientDetail = z.object({
  client: ApiClient,
  /** Last 30 days, oldest first, days without requests left out. */
  usage: z.array(ClientUsage),
  endpoints: z.array(WebhookEndpoint),
  deliveries: z.array(WebhookDelivery),
});
export type ClientDetail = z.infer<typeof ClientDetail>;

const RegistryCopyView = z.object({
  source: z.string(),
  date: z.string(),
  importedAt: z.string(),
  companies: z.number().int(),
});

/** What became of the files of an import. */
export const ListsReport = z.object({
  lists: z.array(
    z.object({
      list: z.string(),
      /** What its files were taken for. */
      title: z.string(),
      files: z.array(z.string()),
      date: z.string(),
      entries: z.number().int(),
      names: z.number().int(),
      identifiers: z.number().int(),
      /** How often the files hold what the list does not, by kind: `date-not-read`. */
      losses: z.record(z.string(), z.number().int()),
      /** The same files were in use already. */
      unchanged: z.boolean(),
      /** What was taken for granted of it, or lacks, as sentences. */
      notes: z.array(z.string()),
      notesSaid: z.array(Message),
    }),
  ),
  left: z.array(z.object({ file: z.string(), message: z.string(), said: Message })),
});
export type ListsReport = z.infer<typeof ListsReport>;

export const SourcesState = z.object({
  lists: z.array(ListUsed),
  maxListAgeDays: z.number().int(),
  requiredLists: z.array(z.string()),
  registry: RegistryCopyView.nullable(),
  /** What the import that this answers took and what it left; null where it answers none. */
  imported: ListsReport.nullable().default(null),
});
export type SourcesState = z.infer<typeof SourcesState>;

/** Where a setting's value comes from. */
export const SettingSource = z.enum(['default', 'file', 'environment', 'policy']);

/** One setting with where it came from; what the policy sets cannot be changed here. */
export const Setting = z.object({
  name: z.string(),
  value: z.json(),
  source: SettingSource,
  /** The environment variable that sets it. */
  variable: z.string(),
  /** Of a number: the least and the most it may be, and whether it has to be whole. */
  bounds: z.object({ least: z.number(), most: z.number(), whole: z.boolean() }).nullable(),
});
export type Setting = z.infer<typeof Setting>;
export const SettingChange = z.object({
  name: z.string().max(80),
  value: z.union([z.string().max(500), z.number(), z.boolean()]),
});

export const About = z.object({
  version: z.string(),
  versions: z.record(z.string(), z.string()),
  runtime: z.string(),
  /**
   * Does the operating system keep engines from networks, other programs and the files of the account? `part`: from all but the files.
   * `refused`: it could, and does not. `elsewhere`: this kind of station cannot be. `unknown`: no engine has started yet.
   */
  confinement: z.enum(['confined', 'part', 'refused', 'elsewhere', 'unknown']),
  /** Models whose makers do not say on which pictures they were trained. */
  unknownOrigin: z.array(z.string()),
  dependencies: z.array(z.object({ name: z.string(), version: z.string(), licence: z.string() })),
});
export type About = z.infer<typeof About>;

export const OnboardingView = z.object({
  caseId: z.string(),
  subject: z.enum(['person', 'company']),
  steps: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      state: z.enum(['pending', 'done', 'attention']),
      sentence: z.string(),
      said: Message,
    }),
  ),
  next: z.string().nullable(),
  summary: z.enum(['open', 'attention', 'ready']),
  sentence: z.string(),
  said: Message,
  /** On the identity document that was read last, YYYY-MM-DD; null where none says it. */
  dateOfBirth: z.string().nullable(),
});
export type OnboardingView = z.infer<typeof OnboardingView>;

/** A liveness session for the person at the counter, and what the camera side needs. */
export const FaceCheckStart = z.object({
  withoutHeadMovement: z.boolean().default(false),
  withoutFlashes: z.boolean().default(false),
  /** The case that the check is made for; without one it stands by itself. */
  caseId: z.uuid().optional(),
});
export const FaceCheckTicket = z.object({ sessionId: z.string(), token: z.string(), flashes: z.boolean() });

/** The face of an earlier case with the same document number, or with a very similar face. */
export const EarlierFace = z.object({
  caseId: z.string(),
  createdAt: z.string(),
  state: CaseState,
  subject: z.string().nullable(),
  sameNumber: z.boolean(),
  /** 0–100, the best of its faces with one of this case; null where none could be compared. */
  similarity: z.number().nullable(),
  /** What the similarity says; `unclear` between the two bounds, and where there is none. */
  says: z.enum(['same', 'other', 'unclear']),
  /** The page that shows its portrait; null where there is none any more. */
  portrait: z
    .object({
      page: z.number().int(),
      /** The reading that numbered the page. */
      reading: z.string(),
      box: Box,
      width: z.number(),
      height: z.number(),
    })
    .nullable(),
  /** Position of its newest selfie; null where there is none any more. */
  selfie: z.number().int().nullable(),
});
export type EarlierFace = z.infer<typeof EarlierFace>;

/** The face part of a case. */
export const CaseFace = z.object({
  comparison: FaceComparisonResult.nullable(),
  /** Position of the newest selfie among the case's files; null when there is none. */
  selfie: z.number().int().nullable(),
  /** Those of the same number first, newest first. */
  earlier: z.array(EarlierFace).default([]),
});
export type CaseFace = z.infer<typeof CaseFace>;

/** Body of `POST /operator/cases/{id}/chip`: the zone that was read opens the chip, or the number on the card's front. */
export const ChipStart = z.object({
  reader: z.string().min(1).max(200),
  can: z
    .string()
    .regex(/^\d{6}$/, 'Six digits.')
    .optional(),
});
