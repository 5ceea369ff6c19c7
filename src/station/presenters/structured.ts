import type { Assessment } from '../../contract/assessment.ts';
import type { DocumentResult, StructuredVerification } from '../../contract/results.ts';
import type { Verification } from '../../contract/verification.ts';
import { extractedDataOf } from '../../engine/documents/extracted-data.ts';
import { presentAssessment } from './assessment.ts';
import { askedFor, rawText } from './extracted-data.ts';
import { warningsOf } from './warnings.ts';

export interface PresentOptions {
  readonly includeRawText: boolean;
  /** What the station concludes from the case of the verification. */
  readonly assessment?: Assessment;
}

const round = (share: number): number => Math.round(share * 10_000) / 10_000;

export function documentResults(verification: Verification, options: PresentOptions): DocumentResult[] {
  return verification.documents.map((document) => ({
    documentType: document.documentType,
    extractedData: extractedDataOf(document, 'structured', askedFor(verification)),
    confidence: round(document.confidence),
    ...(options.includeRawText ? { rawOCRText: rawText(verification, document.pages) } : {}),
  }));
}

/** Family C: the structured shape, confidences 0–1. */
export function presentStructured(
  verification: Verification,
  options: PresentOptions,
): StructuredVerification {
  const documents = documentResults(verification, options);
  return {
    requestId: verification.requestId,
    timestamp: verification.timestamp,
    verificationType: verification.verificationType,
    metrics: {
      processingTimeMs: verification.processingTimeMs,
      totalFiles: verification.totalFiles,
      processingMode: verification.processingMode,
    },
    result: {
      totalDocuments: verification.totalFiles,
      documentsFound: documents.length,
      averageConfidence: round(verification.averageConfidence),
      documents,
      ...warningsOf(verification),
    },
    ...(options.assessment
      ? { caseId: options.assessment.caseId, assessment: presentAssessment(options.assessment) }
      : {}),
  };
}
