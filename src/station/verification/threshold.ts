import { StationError } from '../../contract/errors/station-error.ts';
import type { Verification } from '../../contract/verification.ts';

/** "422: low confidence": percent on both sides. No document at all is confidence 0. */
export function belowThreshold(verification: Verification, threshold: number): StationError | null {
  const confidence = Math.round(verification.averageConfidence * 1_000) / 10;
  if (confidence >= threshold) return null;
  return new StationError(
    'LOW_CONFIDENCE',
    verification.documents.length === 0
      ? 'No document of this kind was recognised.'
      : 'The document could not be read with enough confidence.',
    {
      confidence,
      threshold,
      reason: verification.documents.length === 0 ? 'NO_DOCUMENT_RECOGNISED' : 'CONFIDENCE_BELOW_THRESHOLD',
    },
  );
}
