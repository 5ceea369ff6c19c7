import { z } from 'zod';
import { Assessment } from './assessment.ts';
import { Category, ProcessingMode } from './categories.ts';
import { Message } from './messages/message.ts';
import { Channel, Finding, ForensicMode, ForensicProfile, Verdict } from './forensics.ts';

/** Fields that were not found on the document are null. */
export const ExtractedData = z.record(z.string(), z.unknown()).meta({
  id: 'ExtractedData',
  description: 'Fields of the category; null where the document does not show them. Dates are YYYY-MM-DD.',
});
export type ExtractedData = z.infer<typeof ExtractedData>;

/** Absent when every check holds. */
export const Warnings = z.array(z.string()).optional().meta({
  description:
    'What did not hold when the documents were checked, one sentence each: a changed file, a page marked SPECIMEN or VOID, different people, an expired card, sums that do not fit.',
});

/** Beside any answer of an operation that takes a body: fields of the request that the operation does not know. */
export const RequestWarnings = z
  .object({
    warnings: z.array(z.string()).optional().meta({
      description:
        'Also names each field of the request that is not one of this operation and was ignored, as `X-Ignored-Fields` does.',
    }),
  })
  .meta({ id: 'RequestWarnings', description: 'What was ignored of the request.' });

const Percentage = z.number().min(0).max(100);
const Share = z.number().min(0).max(1);

export const FlatVerification = z
  .object({
    status: z.literal('success'),
    totalDocuments: z.number().int(),
    /** Seconds with a unit suffix, e.g. `1.84s`. */
    processingTime: z.string(),
    extractedData: ExtractedData,
    confidence: Percentage,
    documentType: z.string(),
    verificationType: Category,
    requestId: z.string(),
    warnings: Warnings,
    rawOCRText: z.string().optional(),
  })
  .meta({ id: 'FlatVerification' });
export type FlatVerification = z.infer<typeof FlatVerification>;

export const FlatAutoVerification = z
  .object({
    status: z.literal('success'),
    detectedType: Category,
    /** Name of the processing component. */
    routedTo: z.string(),
    totalDocuments: z.number().int(),
    extractedData: ExtractedData,
    confidence: Percentage,
    processingTime: z.string(),
    requestId: z.string(),
    warnings: Warnings,
    rawOCRText: z.string().optional(),
  })
  .meta({ id: 'FlatAutoVerification' });
export type FlatAutoVerification = z.infer<typeof FlatAutoVerification>;

export const DocumentResult = z
  .object({
    documentType: z.string(),
    extractedData: ExtractedData,
    /** 0–1. */
    confidence: Share,
    rawOCRText: z.string().optional(),
  })
  .meta({ id: 'DocumentResult' });
export type DocumentResult = z.infer<typeof DocumentResult>;

const AnalysisDetails = {
  result: z.object({ documents: z.array(DocumentResult) }),
  summary: z.object({
    uniqueTypes: z.array(z.string()),
    /** 0–1, as the confidences of `result.documents`. */
    averageConfidence: Share,
    totalPages: z.number().int(),
  }),
  metadata: z.object({ totalTimeMs: z.number().int(), provider: z.string() }),
};

/** Family B: the flat shape and the general description of results. */
export const Analysis = FlatVerification.extend(AnalysisDetails).meta({ id: 'Analysis' });
export type Analysis = z.infer<typeof Analysis>;
export const AutoAnalysis = FlatAutoVerification.extend(AnalysisDetails).meta({ id: 'AutoAnalysis' });
export type AutoAnalysis = z.infer<typeof AutoAnalysis>;

export const StructuredVerification = z
  .object({
    requestId: z.string(),
    timestamp: z.string(),
    verificationType: Category,
    metrics: z.object({
      processingTimeMs: z.number().int(),
      totalFiles: z.number().int(),
      processingMode: ProcessingMode,
    }),
    result: z.object({
      totalDocuments: z.number().int(),
      documentsFound: z.number().int(),
      averageConfidence: Share,
      documents: z.array(DocumentResult),
      warnings: Warnings,
    }),
    /** The case that the station keeps of it: `GET /v1/cases/{caseId}/assessment`. */
    caseId: z.string().optional(),
    /** What the station concludes from everything it holds of the case. */
    assessment: Assessment.optional(),
  })
  .meta({ id: 'StructuredVerification' });
export type StructuredVerification = z.infer<typeof StructuredVerification>;

/** Answer of the six forensic operations. */
export const ForensicResult = z
  .object({
    requestId: z.string(),
    /** SHA-256 of the file, lower-case hex: the same file has the same id everywhere. */
    documentId: z.string(),
    verdict: Verdict,
    /** How far the verdict can be relied on for this kind of file. */
    confidenceScore: Percentage,
    /** Calibrated probability of tampering. */
    riskScore: Percentage,
    message: z.string(),
    /** The same by its key and values, for other languages. */
    said: Message.optional(),
    mode: ForensicMode,
    documentType: ForensicProfile,
    channel: Channel,
    findings: z.array(Finding),
    /** PNG, base64, one per page where there is something to show. */
    heatMaps: z.array(z.object({ page: z.number().int(), png: z.string() })),
    processingTimeMs: z.number().int(),
    calibration: z.string(),
  })
  .meta({ id: 'ForensicResult' });
export type ForensicResult = z.infer<typeof ForensicResult>;
