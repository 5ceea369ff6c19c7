import { z } from 'zod';
import { AssessmentReasonKey } from './assessment-reasons.ts';
import { Message } from './messages/message.ts';
import { schemaFault } from './messages/schema-faults.ts';

/**
 * What the station concludes from everything it holds of a case. Counter, report and local systems show it; the server
 * refuses decisions that go against it.
 */
export const ASSESSMENT_VERSION = 1;

/** Parts of a case that are assessed apart, in the order of the case header. */
export const ASPECTS = [
  'document',
  'fields',
  'checks',
  'forensics',
  'chip',
  'duplicates',
  'face',
  'screening',
  'registry',
  'steps',
] as const;
export const AspectName = z.enum(ASPECTS);
export type AspectName = z.infer<typeof AspectName>;

/** `cannot_tell`: tried, without an answer either way. */
export const AspectState = z.enum(['passed', 'review', 'failed', 'not_done', 'cannot_tell']);
export type AspectState = z.infer<typeof AspectState>;

/** Best to worst: the verdict is the worst state of a required aspect. */
export const STATES_BY_WEIGHT = [
  'passed',
  'not_done',
  'cannot_tell',
  'review',
  'failed',
] as const satisfies AspectState[];

export const worstState = (states: readonly AspectState[]): AspectState =>
  states.reduce<AspectState>(
    (worst, state) => (STATES_BY_WEIGHT.indexOf(state) > STATES_BY_WEIGHT.indexOf(worst) ? state : worst),
    'passed',
  );

/** What an operator does about an open point. */
export const SettledBy = z.enum([
  /** `POST /operator/cases/{id}/settlements` with the point's id and a reason. */
  'settlement',
  /** The same, after the original was held beside the screen. */
  'compare-original',
  /** Type the right value over the field (`/corrections`). */
  'correction',
  /** Read further pages into the case. */
  'add-pages',
  'face-check',
  'screen',
  /** Decide the hit (`/screening/hits`). */
  'decide-hit',
  'look-up-company',
  'do-step',
  /** Nothing but a decision against it, with a reason and, by policy, a second person. */
  'decision',
]);
export type SettledBy = z.infer<typeof SettledBy>;

/** `two-people`: somebody proposes, somebody else confirms; at least one of them may approve cases. */
export const WhoMaySettle = z.enum(['clerk', 'supervisor', 'two-people']);
export type WhoMaySettle = z.infer<typeof WhoMaySettle>;

/** Where to look. Positions count from 0; `verification` is a request id of one of the case's readings. */
export const AssessmentEvidence = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('field'),
    verification: z.string(),
    document: z.number().int(),
    field: z.string(),
  }),
  z.object({
    kind: z.literal('check'),
    verification: z.string(),
    /** Null: a check across documents. */
    document: z.number().int().nullable(),
    check: z.string(),
    fields: z.array(z.string()),
  }),
  z.object({ kind: z.literal('document'), verification: z.string(), document: z.number().int() }),
  z.object({ kind: z.literal('page'), verification: z.string(), page: z.number().int() }),
  /** A forensic report by the hash of its file. */
  z.object({ kind: z.literal('forensics'), documentId: z.string() }),
  z.object({ kind: z.literal('case'), caseId: z.string() }),
  z.object({
    kind: z.literal('hit'),
    caseId: z.string(),
    screeningId: z.string(),
    list: z.string(),
    entryId: z.string(),
  }),
  /** The latest result of this kind, in this case or one of the same visit. */
  z.object({ kind: z.literal('result'), caseId: z.string(), result: z.string() }),
  z.object({ kind: z.literal('step'), step: z.string() }),
]);
export type AssessmentEvidence = z.infer<typeof AssessmentEvidence>;

export const Settlement = z.object({
  point: z.string(),
  reason: z.string(),
  author: z.string(),
  at: z.string(),
});
export type Settlement = z.infer<typeof Settlement>;

/** One thing that was found or is still to be done. */
export const AssessmentPoint = z.object({
  /** Stable while what it rests on stays the same; holds no personal data. */
  id: z.string(),
  /** State of its aspect while it is open. */
  state: AspectState,
  /** Of the texts in assessment-reasons.ts, with the values of its placeholders. */
  key: AssessmentReasonKey,
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** What its value `sentence` says, by key; absent where there is none, or of a room that does not speak by keys yet. */
  said: Message.optional(),
  /** The same in English. */
  sentence: z.string(),
  evidence: z.array(AssessmentEvidence),
  /** Ways to settle it, the usual one first; empty for what only informs. */
  settledBy: z.array(SettledBy),
  who: WhoMaySettle,
  /** Who settled it, or null. A settled point counts as passed. */
  settlement: Settlement.nullable(),
});
export type AssessmentPoint = z.infer<typeof AssessmentPoint>;

/** An open point as a refused decision names it. */
export const UnsettledPoint = AssessmentPoint.pick({
  state: true,
  key: true,
  values: true,
  said: true,
  sentence: true,
  settledBy: true,
  who: true,
}).extend({ aspect: AspectName, point: z.string() });
export type UnsettledPoint = z.infer<typeof UnsettledPoint>;

export const AssessedAspect = z.object({
  aspect: AspectName,
  /** The worst of its open points; `not_done` if nothing was examined. */
  state: AspectState,
  /** Does it count for the verdict? By policy, or because something was found. */
  required: z.boolean(),
  points: z.array(AssessmentPoint),
});
export type AssessedAspect = z.infer<typeof AssessedAspect>;

/** By which policy a case is assessed. */
const ASSESSED_KINDS = [
  'document',
  'person',
  'company',
  'face',
  'screening',
  'registry',
  'forensics',
] as const;
export const AssessedKind = z.enum(ASSESSED_KINDS);
export type AssessedKind = z.infer<typeof AssessedKind>;

export const Assessment = z
  .object({
    version: z.literal(ASSESSMENT_VERSION),
    caseId: z.string(),
    kind: AssessedKind,
    /** Worst state of the required aspects: `passed` is green, `review` amber, `failed` red, the other two grey. */
    verdict: AspectState,
    aspects: z.array(AssessedAspect),
    /** Ids of the open points of required aspects, worst first. */
    open: z.array(z.string()),
    /** Effect of "accept" now. `refused`: open points have to be settled first. */
    accept: z.enum(['allowed', 'second-person', 'refused']),
  })
  .meta({ id: 'Assessment' });
export type Assessment = z.infer<typeof Assessment>;

/** The assessment as somebody decided on it; its hash stands in the audit log. */
export const DecidedAssessment = z.object({
  occasion: z.enum(['decision', 'approval']),
  at: z.string(),
  /** SHA-256 (lower-case hex) of the stored JSON. */
  sha256: z.string(),
  assessment: Assessment,
});
export type DecidedAssessment = z.infer<typeof DecidedAssessment>;

/** Body of `POST /operator/cases/{id}/settlements`. */
export const SettlementRequest = z.object({
  point: z.string().min(1).max(300),
  reason: z.string().trim().min(3, schemaFault('caseRefusals.sayWhy')).max(1_000),
});
export type SettlementRequest = z.infer<typeof SettlementRequest>;
