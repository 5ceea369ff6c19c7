import type { Verification, VerifiedDocument } from '../../contract/verification.ts';

/**
 * What did not hold, as the member `warnings` of a result; nothing where all checks hold. A result that says 200 and 98 % of two
 * cards of different people would otherwise keep the one thing to itself that matters. Of several documents each sentence says
 * which one it is about: "UTILITY_BILL, page 2: Issued on …".
 */
export function warningsOf({ checks, documents }: Verification): { warnings?: string[] } {
  const across = checks.filter(failed).map(({ explanation }) => explanation);
  const within = documents.flatMap((document) =>
    document.checks
      .filter(failed)
      .map(({ explanation }) => (documents.length > 1 ? `${nameOf(document)}: ${explanation}` : explanation)),
  );
  const warnings = [...new Set([...across, ...within])];
  return warnings.length > 0 ? { warnings } : {};
}

const failed = ({ outcome }: { outcome: string }): boolean => outcome === 'failed';

/** Pages are counted through the request, from 1, in the order of its files. */
function nameOf({ documentType, pages }: VerifiedDocument): string {
  return `${documentType}, page${pages.length > 1 ? 's' : ''} ${pages.map((page) => page + 1).join(', ')}`;
}
