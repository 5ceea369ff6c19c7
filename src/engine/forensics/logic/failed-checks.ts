import type { Finding } from '../../../contract/forensics.ts';
import type { Check, ExtractedField, VerifiedDocument } from '../../../contract/verification.ts';
import { finding, type DocumentDetector } from '../detector.ts';

/** A value read with less than this may be a misreading, which must never accuse. */
const SURE = 0.8;

/**
 * Cross-checks that failed although every value in them was read surely: sums that do not add up, numbers that differ
 * between two places, check digits that do not hold.
 */
export const failedChecks: DocumentDetector = {
  id: 'failed-checks',
  version: '1',
  group: 'logic',
  judge: (documents, pages) =>
    documents.flatMap((document) =>
      document.checks
        .filter((check) => check.outcome === 'failed')
        .flatMap((check) => judge(document, check, pages[0]?.reading.report.file ?? 0)),
    ),
};

function judge(document: VerifiedDocument, check: Check, _file: number): Finding[] {
  const fields = check.fields
    .map((name) => document.fields.find((f) => f.name === name))
    .filter((f): f is ExtractedField => f !== undefined);
  const sure = fields.length > 0 && fields.every(isSure);
  const where = fields.find((f) => f.box !== null);
  return [
    finding(failedChecks, {
      strength: sure && isArithmetic(check) ? 'strong' : 'note',
      explanation: check.explanation,
      detail: `${document.documentType} ${check.id}: expected ${check.expected ?? '–'}, found ${check.actual ?? '–'}; ${fields.map((f) => `${f.name} ${f.confidence.toFixed(2)} ${f.agreement}`).join(', ')}`,
      page: null,
      box: where?.box ?? null,
      ...(check.expected === undefined ? {} : { before: check.expected }),
      ...(check.actual === undefined ? {} : { after: check.actual }),
    }),
  ];
}

export function isSure(field: ExtractedField): boolean {
  return field.source === 'text-layer' || (field.confidence >= SURE && field.agreement !== 'differ');
}

/** Checks whose failure no honest document shows; ages, formats and expiry dates are no signs of tampering. */
function isArithmetic(check: Check): boolean {
  return /sum|balance|net|gross|total|arithmetic|paye|mrz|check-?digit/i.test(check.id);
}
