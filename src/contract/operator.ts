import { z } from 'zod';
import { AspectState, Assessment, DecidedAssessment, UnsettledPoint } from './assessment.ts';
import { MAX_FILES } from './limits.ts';
import { isEasilyGuessed } from './guessed-passwords.ts';
import { CaseKind, CaseResultView } from './case-results.ts';
import { CaseChip } from './chip.ts';
import { Category } from './categories.ts';
import { HealthReason } from './health.ts';
import { Verification } from './verification.ts';

/**
 * The JSON of `/operator/…`: what the screens of the counter send and receive. Signed-in people only; the
 * session is a cookie, and every request that changes something carries `x-csrf-token`.
 */

/** clerk: works on cases · supervisor: also approves · auditor: reads everything, changes nothing · administrator: settings. */
export const OPERATOR_ROLES = ['clerk', 'supervisor', 'auditor', 'administrator'] as const;
export const OperatorRole = z.enum(OPERATOR_ROLES);
export type OperatorRole = z.infer<typeof OperatorRole>;

export const OperatorAccount = z.object({
  id: z.string(),
  name: z.string(),
  role: OperatorRole,
  disabled: z.boolean(),
  createdAt: z.string(),
  lastSignInAt: z.string().nullable(),
});
export type OperatorAccount = z.infer<typeof OperatorAccount>;

export const OperatorName = z.string().trim().min(2).max(80);
export const OperatorPassword = z
  .string()
  .min(8)
  .max(200)
  .refine((password) => !isEasilyGuessed(password), 'This password is easily guessed. Choose another one.');
export const SignInRequest = z.object({ name: OperatorName, password: z.string().min(1).max(200) });
export const SetUpRequest = z.object({
  name: OperatorName,
  password: OperatorPassword,
  /** Of the address that the first start printed, or of the file `set-up-code` in the data folder. */
  code: z.string().max(100).default(''),
});
export const NewOperatorRequest = SetUpRequest.omit({ code: true }).extend({ role: OperatorRole });
export const ChangeOperatorRequest = z.object({
  role: OperatorRole.optional(),
  disabled: z.boolean().optional(),
  password: OperatorPassword.optional(),
});

/** A signed-in person's new password, with the one of until now. */
export const OwnPasswordRequest = z.object({
  current: z.string().min(1).max(200),
  password: OperatorPassword,
});

/** What the first request of a screen learns. */
export const Session = z.discriminatedUnion('state', [
  /** No operator exists yet: the first one becomes administrator. */
  z.object({ state: z.literal('set-up') }),
  z.object({
    state: z.literal('signed-out'),
    /** Names to choose from; empty where they are not to be told (`operators.listNames`). */
    operators: z.array(z.object({ name: z.string(), role: OperatorRole })),
  }),
  /** Locked by hand or after idling: only the same person's password, or signing out, goes on. */
  z.object({
    state: z.literal('locked'),
    operator: z.object({ name: z.string(), role: OperatorRole }),
    csrfToken: z.string(),
  }),
  /** Somebody else chose the password: only a new one of the person's own, or signing out, goes on. */
  z.object({
    state: z.literal('new-password'),
    operator: z.object({ name: z.string(), role: OperatorRole }),
    csrfToken: z.string(),
  }),
  z.object({
    state: z.literal('signed-in'),
    operator: OperatorAccount,
    csrfToken: z.string(),
    idleLockMinutes: z.number(),
  }),
]);
export type Session = z.infer<typeof Session>;
export type SignedIn = Extract<Session, { state: 'signed-in' }>;

/** open → accepted | rejected | referred, or → waiting (second pair of eyes) → accepted | open. */
export const CaseState = z.enum(['open', 'waiting', 'accepted', 'rejected', 'referred']);
export type CaseState = z.infer<typeof CaseState>;

/** Is anything being read for it; `failed`: its only reading failed or was interrupted, and it holds no result. */
export const CaseProgress = z.enum(['processing', 'ready', 'failed']);
export type CaseProgress = z.infer<typeof CaseProgress>;

export const CaseSummary = z.object({
  id: z.string(),
  kind: CaseKind,
  createdAt: z.string(),
  updatedAt: z.string(),
  state: CaseState,
  progress: CaseProgress.default('ready'),
  /** With `failed`: its operator cancelled the reading. */
  cancelled: z.boolean().default(false),
  /** Taken off the counter's table (ADR 77). */
  putAway: z.boolean().default(false),
  /** The person or company on the documents, where one was read. */
  subject: z.string().nullable(),
  category: Category.nullable(),
  documentTypes: z.array(z.string()),
  /** Operator's name or API client. */
  author: z.string(),
  /** 0–1; null before anything was read. */
  confidence: z.number().nullable(),
  /** 0–100; null without forensics. */
  riskScore: z.number().nullable(),
  /** Of the assessment after the last change; null before anything was assessed. */
  verdict: AspectState.nullable().default(null),
});
export type CaseSummary = z.infer<typeof CaseSummary>;

/** A list of cases is counted no further: nobody reads so many, and counting years of them takes its time. */
export const MOST_COUNTED = 1_000;

export const CaseList = z.object({
  cases: z.array(CaseSummary),
  next: z.string().nullable(),
  /** `MOST_COUNTED` stands for as many or more. */
  total: z.number().int(),
  /** Everybody who opened a case, by name: whom the list can be narrowed to. */
  authors: z.array(z.string()).default([]),
});
export type CaseList = z.infer<typeof CaseList>;

export const CaseQuery = z.object({
  search: z.string().trim().max(200).optional(),
  state: CaseState.optional(),
  category: Category.optional(),
  verdict: AspectState.optional(),
  author: z.string().trim().max(200).optional(),
  /** By the day a case was opened; newest first where it is not given. */
  order: z.enum(['newest', 'oldest']).optional(),
  /** A day (UTC), inclusive; or a moment, ISO 8601 UTC: `from` included, `to` not. */
  from: z.union([z.iso.date(), z.iso.datetime()]).optional(),
  to: z.union([z.iso.date(), z.iso.datetime()]).optional(),
  /** `true`: without those that were put away, or whose files were all read since in another case (ADR 77). */
  onTable: z.stringbool().optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});
export type CaseQuery = z.infer<typeof CaseQuery>;
/** The same without the page: of a file, which holds every case that matches. */
export const CaseFilter = CaseQuery.omit({ cursor: true, limit: true });
export type CaseFilter = z.infer<typeof CaseFilter>;

/** How the last fourteen days went, for whoever supervises. Days are those of the station's clock, without days on which nothing was decided. */
export const CaseFigures = z.object({
  days: z.array(
    z.object({ day: z.string(), accepted: z.number(), rejected: z.number(), referred: z.number() }),
  ),
  /** `overrides`: settled alone, or accepted against what speaks against it. */
  people: z.array(z.object({ author: z.string(), decisions: z.number(), overrides: z.number() })),
  /** Cases opened today. */
  opened: z.number().int(),
  /** Median from opened to decided, of cases decided the day they were opened; null where there was none. */
  secondsPerCase: z.number().nullable(),
});
export type CaseFigures = z.infer<typeof CaseFigures>;

/** An operator's change of one field; the original reading stays. */
export const Correction = z.object({
  document: z.number().int().min(0),
  field: z.string(),
  original: z.string().nullable(),
  value: z.string(),
  author: z.string(),
  at: z.string(),
});
export type Correction = z.infer<typeof Correction>;
export const CorrectionRequest = z.object({
  document: z.number().int().min(0),
  field: z.string().min(1).max(80),
  /** Null takes the correction back. */
  value: z.string().trim().max(1_000).nullable(),
});

export const DecisionOutcome = z.enum(['accept', 'refer', 'reject']);
export type DecisionOutcome = z.infer<typeof DecisionOutcome>;
export const DecisionRequest = z
  .object({ outcome: DecisionOutcome, reason: z.string().trim().max(1_000).default('') })
  .refine((d) => d.outcome === 'accept' || d.reason.length >= 3, {
    message: 'Say why in a few words.',
    path: ['reason'],
  });
/** How long whoever decided can take a decision back. */
export const UNDO_SECONDS = 10;
/** A supervisor settles a case alone; the reason is kept. */
export const OverrideRequest = z.object({
  outcome: DecisionOutcome,
  reason: z.string().trim().min(3, 'Say why in a few words.').max(1_000),
});
export const ApprovalRequest = z
  .object({ approve: z.boolean(), reason: z.string().trim().max(1_000).default('') })
  .refine((d) => d.approve || d.reason.length >= 3, { message: 'Say why in a few words.', path: ['reason'] });

/** Takes a case of which nothing was read off the counter's table, or puts it back. */
export const AwayRequest = z.object({ away: z.boolean() });
export const NoteRequest = z.object({ text: z.string().trim().min(1).max(4_000) });

export const Decision = z.object({
  outcome: DecisionOutcome,
  reason: z.string(),
  author: z.string(),
  at: z.string(),
  /** Where a second pair of eyes was asked for: what it said, or null while it waits. */
  approval: z
    .object({ approved: z.boolean(), reason: z.string(), author: z.string(), at: z.string() })
    .nullable(),
});
export type Decision = z.infer<typeof Decision>;

export const CaseEvent = z.object({
  sequence: z.number().int(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  detail: z.record(z.string(), z.unknown()),
});
export type CaseEvent = z.infer<typeof CaseEvent>;

export const CaseDetail = CaseSummary.extend({
  verification: Verification.nullable(),
  /** Everything else that was found out in this case, oldest first. */
  results: z.array(CaseResultView),
  corrections: z.array(Correction),
  decisions: z.array(Decision),
  notes: z.array(z.object({ text: z.string(), author: z.string(), at: z.string() })),
  history: z.array(CaseEvent),
  /** Other cases with the same document number, image or face. */
  duplicates: z.array(z.object({ caseId: z.string(), reason: z.string() })),
  /** The newest chip, held against document and faces. */
  chip: CaseChip.nullable().default(null),
  /** What the station concludes from all of it; what decisions are held against. */
  assessment: Assessment,
  /** As it was decided on, oldest first. */
  decidedOn: z.array(DecidedAssessment).default([]),
  /** How many page images the station still holds (retention may have removed them). */
  pageImages: z.number().int(),
});
export type CaseDetail = z.infer<typeof CaseDetail>;

/** A document that is being read, as far as it is known: its kind and the names of its fields, no values. */
export const FoundDocument = z.object({ documentType: z.string(), fields: z.array(z.string()) });
export type FoundDocument = z.infer<typeof FoundDocument>;

/** One event of `GET /operator/verifications/{id}/events`. */
export const VerificationProgress = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('stage'),
    stage: z.enum(['waiting', 'receiving', 'preparing', 'reading', 'understanding', 'judging', 'done']),
    page: z.number().int().optional(),
    pages: z.number().int().optional(),
    /** Everything that is known by now. */
    found: z.array(FoundDocument).optional(),
  }),
  z.object({ kind: z.literal('completed'), caseId: z.string() }),
  z.object({
    kind: z.literal('failed'),
    code: z.string(),
    message: z.string(),
    reason: z.string().nullable(),
    requestId: z.string(),
    /** Which of the files that were sent was refused, from 0; null when it was not one of them. */
    file: z.number().int().nullable(),
  }),
]);
export type VerificationProgress = z.infer<typeof VerificationProgress>;

/** The multipart fields beside the `documents` of `POST /operator/verifications`. */
export const VerificationFields = z.object({
  category: z.union([Category, z.literal('AUTO')]).default('AUTO'),
  /** Adds to this case instead of opening one. */
  caseId: z.uuid().optional(),
  /** With `caseId`: reads the case's files again together with these, as if all had come at once (ADR 78). */
  extend: z.stringbool().default(false),
  /** Ids on the operator's table, separated by commas; they leave it when the verification has ended well. */
  drafts: z
    .string()
    .max(1_000)
    .default('')
    .transform((text) => text.split(',').filter((id) => id !== '')),
});
export const StartedVerification = z.object({ id: z.string() });

/** Every failure of `/operator/…`. */
export const OperatorProblem = z.object({
  code: z.string(),
  status: z.number().int(),
  message: z.string(),
  reason: z.string().nullable(),
  retryAfterSeconds: z.number().nullable(),
  requestId: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
  /** With `UNSETTLED` and `SECOND_PERSON`: the points that stand in the way of the decision. */
  unsettled: z.array(UnsettledPoint).optional(),
  /** For support, behind the sentence. */
  technical: z.string().optional(),
});
export type OperatorProblem = z.infer<typeof OperatorProblem>;

/** The station at one glance: each part with what it means for the clerk. */
export const StationHealth = z.object({
  overall: z.enum(['good', 'attention', 'stop']),
  parts: z.array(
    z.object({
      part: z.enum(['engine', 'faces', 'lists', 'registry', 'audit', 'storage']),
      state: z.enum(['good', 'attention', 'stop', 'off']),
      /** Counts or ages the sentence of the screen speaks of. */
      values: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  /** What is wrong and what to do, in sentences of the station. */
  reasons: z.array(HealthReason),
  version: z.string(),
});
export type StationHealth = z.infer<typeof StationHealth>;

export const FoundScanners = z.array(z.object({ id: z.string(), name: z.string() }));
export const ScanRequest = z.object({
  colour: z.boolean().default(true),
  resolution: z.number().int().min(75).max(600).default(300),
  /** Files that the table still takes: what a folder holds beyond them stays there. */
  room: z.number().int().min(1).max(MAX_FILES).default(MAX_FILES),
});
export const ScannedFiles = z.array(
  z.object({
    name: z.string(),
    mediaType: z.enum(['image/png', 'image/jpeg', 'application/pdf']),
    /** Null: it is larger than a file may be, and was left where it is. */
    base64: z.string().nullable(),
  }),
);
export type ScannedFiles = z.infer<typeof ScannedFiles>;
