import { z } from 'zod';
import { Category, ProcessingMode } from './categories.ts';
import { ForensicReport } from './forensics.ts';
import { Box } from './geometry.ts';
import { Message } from './messages/message.ts';
import { ReadPage } from './pages.ts';

/** The values a field can hold once its value kind has normalised it. Dates are `YYYY-MM-DD` text. */
export const FieldValue: z.ZodType<FieldValue> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(FieldValue),
    z.record(z.string(), FieldValue),
  ]),
);
export type FieldValue = string | number | boolean | null | FieldValue[] | { [key: string]: FieldValue };

export const FieldSource = z.enum([
  'mrz',
  'barcode',
  'printed',
  'text-layer',
  'inferred',
  'operator',
  /** The signed data of the document's chip. */
  'chip',
]);
export type FieldSource = z.infer<typeof FieldSource>;

/** One extracted field with its evidence. `confidence` is a calibrated probability, 0–1. */
export const ExtractedField = z.object({
  name: z.string(),
  value: FieldValue,
  /** As printed, before normalisation. */
  raw: z.string().nullable(),
  confidence: z.number(),
  /** Little speaks for the value and nothing on the page against it: it was found by its shape, or in passing. */
  guess: z.literal(true).optional(),
  /** Index into `Verification.pages`. */
  page: z.number().int().nullable(),
  box: Box.nullable(),
  source: FieldSource,
  /** Where else it stands: the same once more, or the rest of what it is made of. Absent where it stands in one place. */
  alsoAt: z.array(z.object({ page: z.number().int(), box: Box })).optional(),
  /** How many independent readings agree: `twice`, `once`, or `differ` (see `alternatives`). */
  agreement: z.enum(['twice', 'once', 'differ']).default('once'),
  /** Other readings or conflicting occurrences, and why the chosen one won. */
  alternatives: z
    .array(
      z.object({
        value: FieldValue,
        raw: z.string().nullable(),
        source: FieldSource,
        page: z.number().int().nullable(),
        /** Absent in records of before 2026-11-23. */
        box: Box.nullable().optional(),
        /** How sure that this is what stands there, 0–1; absent in records of before 2026-11-23. */
        confidence: z.number().optional(),
        reason: z.string(),
      }),
    )
    .default([]),
  /** Format notes of the value kind, in plain sentences. */
  notes: z.array(z.string()).default([]),
  /** The same by their keys, one for one; absent where there are none, and in cases stored before messages had keys. */
  notesSaid: z.array(Message).optional(),
});
export type ExtractedField = z.infer<typeof ExtractedField>;

/** A named cross-check with its explanation. `note` informs, it never rejects. */
export const Check = z.object({
  id: z.string(),
  outcome: z.enum(['passed', 'failed', 'note', 'not-applicable']),
  /** A plain sentence for a clerk: what was compared and what it means. */
  explanation: z.string(),
  /** The same by its key, for other languages; absent in cases stored before messages had keys. */
  said: Message.optional(),
  /** Both sides of the comparison, where there are two. */
  expected: z.string().optional(),
  /** `expected` by its key, where it is words: "2026-11-28 or later". */
  expectedSaid: Message.optional(),
  actual: z.string().optional(),
  /** The fields concerned. */
  fields: z.array(z.string()).default([]),
  /** What a note asks of whoever works on the case: another page, or to compare by eye. */
  asks: z.enum(['other-side', 'compare']).optional(),
});
export type Check = z.infer<typeof Check>;

/** The outcomes of checks in the order in which people want to read them. */
export const WORST_FIRST = [
  'failed',
  'note',
  'passed',
  'not-applicable',
] as const satisfies Check['outcome'][];

export const worstFirst = (checks: readonly Check[]): Check[] =>
  WORST_FIRST.flatMap((outcome) => checks.filter((check) => check.outcome === outcome));

/** One identified document, merged from one or more pages. */
export const VerifiedDocument = z.object({
  /** Upper snake case, e.g. `PASSPORT`, `UTILITY_BILL`. */
  documentType: z.string(),
  /** e.g. `WATER` for a utility bill. */
  subtype: z.string().nullable(),
  category: Category,
  /** Type of the "document types configuration 2.0" it belongs to, e.g. `BOTSWANA_ID_CARD`. */
  configuredType: z.string(),
  /** Why it was classified so: matched phrases, layout, MRZ, barcodes. */
  classification: z.object({
    confidence: z.number(),
    evidence: z.array(z.string()),
    runnersUp: z.array(z.object({ documentType: z.string(), confidence: z.number() })),
  }),
  /** Indexes into `Verification.pages`. */
  pages: z.array(z.number().int()),
  /** Every field: the category's, the configured type's, and the type's own. */
  fields: z.array(ExtractedField),
  checks: z.array(Check),
  /** Calibrated probability that the document was read rightly, 0–1. */
  confidence: z.number(),
});
export type VerifiedDocument = z.infer<typeof VerifiedDocument>;

/** The canonical result. Every API shape is a presenter of this. */
export const Verification = z.object({
  requestId: z.string(),
  caseId: z.string().nullable(),
  timestamp: z.string(),
  /** The category asked for, or the category detected by `auto`. */
  verificationType: Category,
  /** True when the caller asked for automatic routing. */
  auto: z.boolean(),
  processingMode: ProcessingMode,
  processingTimeMs: z.number().int(),
  totalFiles: z.number().int(),
  documents: z.array(VerifiedDocument),
  pages: z.array(ReadPage),
  /** Checks across the documents of the request: same person, same address. */
  checks: z.array(Check),
  /** Mean document confidence, 0–1. */
  averageConfidence: z.number(),
  forensics: z.array(ForensicReport),
  /** Versions of models, rules and calibrations that made this result. */
  versions: z.record(z.string(), z.string()),
});
export type Verification = z.infer<typeof Verification>;
