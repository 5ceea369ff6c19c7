import type { Verification } from '../../contract/verification.ts';

/**
 * What did not hold, as the member `warnings` of a result; nothing where all checks hold. A result that says 200 and 98 % of two
 * cards of different people would otherwise keep the one thing to itself that matters.
 */
export function warningsOf({ checks, documents }: Verification): { warnings?: string[] } {
  const failed = [...checks, ...documents.flatMap((document) => document.checks)].filter(
    ({ outcome }) => outcome === 'failed',
  );
  const warnings = [...new Set(failed.map(({ explanation }) => explanation))];
  return warnings.length > 0 ? { warnings } : {};
}
