import { NO_TYPE, routedToName } from '../../contract/categories.ts';
import type {
  Analysis,
  AutoAnalysis,
  FlatAutoVerification,
  FlatVerification,
} from '../../contract/results.ts';
import type { Verification } from '../../contract/verification.ts';
import { askedFor, mergedData, rawText, surestFirst } from './extracted-data.ts';
import { documentResults, type PresentOptions } from './structured.ts';
import { warningsOf } from './warnings.ts';

/** "processingTime: duration text (seconds with unit suffix)". */
function durationText(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)}s`;
}

/** 0–1 → percent with two decimals. */
export function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}

/** Family A: the flat shape; the auto operation's sample has its own fields. */
export function presentFlat(
  verification: Verification,
  options: PresentOptions,
): FlatVerification | FlatAutoVerification {
  const ofCategory = verification.documents.filter((d) => d.category === verification.verificationType);
  const documents = ofCategory.length ? ofCategory : verification.documents;
  const common = {
    status: 'success' as const,
    totalDocuments: verification.totalFiles,
    processingTime: durationText(verification.processingTimeMs),
    extractedData: mergedData(documents, 'flat', askedFor(verification)),
    confidence: percent(verification.averageConfidence),
    requestId: verification.requestId,
    ...warningsOf(verification),
    ...(options.includeRawText
      ? {
          rawOCRText: rawText(
            verification,
            verification.pages.map((_, page) => page),
          ),
        }
      : {}),
  };
  if (verification.auto)
    return {
      ...common,
      detectedType: verification.verificationType,
      routedTo: routedToName(verification.verificationType),
    };
  const [main] = surestFirst(documents);
  return {
    ...common,
    documentType: main?.documentType ?? NO_TYPE,
    verificationType: verification.verificationType,
  };
}

/** Family B: the flat shape with the array of documents, summary statistics and processing metadata. */
export function presentAnalysis(
  verification: Verification,
  options: PresentOptions,
): Analysis | AutoAnalysis {
  return {
    ...presentFlat(verification, options),
    result: { documents: documentResults(verification, options) },
    summary: {
      uniqueTypes: [...new Set(verification.documents.map((d) => d.documentType))],
      averageConfidence: Math.round(verification.averageConfidence * 10_000) / 10_000,
      totalPages: verification.pages.length,
    },
    metadata: { totalTimeMs: verification.processingTimeMs, provider: 'netefatsa' },
  };
}
