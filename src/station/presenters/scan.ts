import { NO_TYPE } from '../../contract/categories.ts';
import { worstFirst, type Verification } from '../../contract/verification.ts';
import type { ScanResult } from '../../contract/workflow.ts';
import { extractedDataOf } from '../../engine/documents/extracted-data.ts';
import { askedFor, mergedData, rawText, surestFirst } from './extracted-data.ts';
import type { PresentOptions } from './structured.ts';
import { warningsOf } from './warnings.ts';

/** Answer of the workflow's scan operations: fields, their confidence, and the checks. */
export function presentScan(verification: Verification, options: PresentOptions): ScanResult {
  const { documents } = verification;
  const [best] = surestFirst(documents);
  return {
    requestId: verification.requestId,
    timestamp: verification.timestamp,
    caseId: verification.caseId,
    documentType: best?.documentType ?? NO_TYPE,
    extractedData: mergedData(documents, 'structured', askedFor(verification)),
    confidence: Math.round(verification.averageConfidence * 10_000) / 10_000,
    documents: documents.map((document) => {
      const extractedData = extractedDataOf(document, 'structured', askedFor(verification));
      const answered = document.fields.filter(({ name }) => name in extractedData);
      return {
        documentType: document.documentType,
        configuredType: document.configuredType,
        extractedData,
        fieldConfidences: Object.fromEntries(answered.map(({ name, confidence }) => [name, confidence])),
        confidence: document.confidence,
        checks: document.checks,
        ...(options.includeRawText ? { rawOCRText: rawText(verification, document.pages) } : {}),
      };
    }),
    checks: worstFirst(verification.checks),
    ...warningsOf(verification),
    processingTimeMs: verification.processingTimeMs,
  };
}
