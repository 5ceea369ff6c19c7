import { StationError } from '../../contract/errors/station-error.ts';
import type { Verification } from '../../contract/verification.ts';
import { CATEGORY_FIELDS } from '../../engine/documents/api-fields.ts';

/** "422: low confidence": percent on both sides. No document at all is confidence 0. */
export function belowThreshold(verification: Verification, threshold: number): StationError | null {
  if (isOfAnotherKind(verification))
    return new StationError('LOW_CONFIDENCE', 'The document is not of the kind that was asked for.', {
      confidence: 0,
      threshold,
      reason: 'OTHER_CATEGORY',
    });
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

/** With so many fields of the category a document of another one still serves: a tenant's bill that names the employer. */
const SERVES_WITH = 2;

/**
 * A payslip sent as proof of identity: no document belongs to the category asked for, and none shows more of its fields than one
 * (payslips bear an ID number). Multipurpose papers, bank statements say, prove what their reader asks of them, but not who
 * somebody is (ADR 36).
 */
function isOfAnotherKind({ auto, documents, verificationType: asked }: Verification): boolean {
  if (auto || documents.length === 0) return false;
  const wanted = new Set(CATEGORY_FIELDS[asked]);
  return !documents.some(
    ({ category, fields }) =>
      category === asked ||
      (category === 'MULTIPURPOSE' && asked !== 'IDENTITY') ||
      fields.filter(({ name, value }) => value !== null && wanted.has(name)).length >= SERVES_WITH,
  );
}
