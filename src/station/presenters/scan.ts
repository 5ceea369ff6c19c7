import { NO_TYPE } from '../../contract/categories.ts';
import { worstFirst, type Verification } from '../../contract/verification.ts';
import type { ScanResult } from '../../contract/workflow.ts';
import { extractedDataOf } from '../../engine/documents/extracted-data.ts';
import { askedFor, mergedData, rawText, surestFirst } from './extracted-data.ts';
import type { PresentOptions } from './structured.ts';

/** Answer of the workflow's scan operations: the fields, how sure each is, and what was checked. */
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
    documents: documents.map((document) => ({
      documentType: document.documentType,
      configuredType: document.configuredType,
      extractedData: extractedDataOf(document, 'structured', askedFor(verification)),
      fieldConfidences: Object.fromEntries(document.fields.map((field) => [field.name, field.confidence])),
      confidence: document.confidence,
      checks: document.checks,
      ...(options.includeRawText ? { rawOCRText: rawText(verification, document.pages) } : {}),
    })),
    checks: worstFirst(verification.checks),
    processingTimeMs: verification.processingTimeMs,
  };
}
