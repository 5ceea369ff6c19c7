import { z } from 'zod';
import { Message } from './messages/message.ts';
import { schemaFault } from './messages/schema-faults.ts';
import { AspectState, Assessment, DecidedAssessment } from './assessment.ts';
import { CaseKind, CaseResultView } from './case-results.ts';
import { Category } from './categories.ts';
import { CaseChip } from './chip.ts';
import { DayOrMoment } from './moment.ts';
import { Verification } from './verification.ts';

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
  /** Archived, off the counter's list (ADR 77). */
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

export const ListedCase = CaseSummary.extend({
  /** Of a case that waits or was referred: who sent it on, and why. */
  sentOn: z.object({ by: z.string(), reason: z.string() }).nullable().default(null),
});
export type ListedCase = z.infer<typeof ListedCase>;

/** Lists are counted up to here: nobody reads more, and counting years of cases takes time. */
export const MOST_COUNTED = 1_000;

export const CaseList = z.object({
  cases: z.array(ListedCase),
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
  /** `from` included; `to` included where it is a day. */
  from: DayOrMoment.optional(),
  to: DayOrMoment.optional(),
  /** `true`: without archived cases, and those whose files were all read later in another case (ADR 77). */
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
    message: schemaFault('caseRefusals.sayWhy'),
    path: ['reason'],
  });
/** How long whoever decided can take a decision back. */
export const UNDO_SECONDS = 10;
/** A supervisor settles a case alone; the reason is kept. */
export const OverrideRequest = z.object({
  outcome: DecisionOutcome,
  reason: z.string().trim().min(3, schemaFault('caseRefusals.sayWhy')).max(1_000),
});
export const ApprovalRequest = z
  .object({ approve: z.boolean(), reason: z.string().trim().max(1_000).default('') })
  .refine((d) => d.approve || d.reason.length >= 3, {
    message: schemaFault('caseRefusals.sayWhy'),
    path: ['reason'],
  });

/** Archives an unread case, or restores it. */
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
  duplicates: z.array(z.object({ caseId: z.string(), reason: z.string(), said: Message })),
  /** The newest chip, compared with document and faces. */
  chip: CaseChip.nullable().default(null),
  /** What the station concludes from all of it; what decisions are held against. */
  assessment: Assessment,
  /** As it was decided on, oldest first. */
  decidedOn: z.array(DecidedAssessment).default([]),
  /** How many page images the station still holds (retention may have removed them). */
  pageImages: z.number().int(),
});
export type CaseDetail = z.infer<typeof CaseDetail>;
