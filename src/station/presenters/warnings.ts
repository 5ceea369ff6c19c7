import type { Verification, VerifiedDocument } from '../../contract/verification.ts';

/**
 * Failed checks, as the member `warnings` of a result; nothing if all hold. Otherwise a result with 200 and 98 % for
 * two cards of different people would hide what matters most. With several documents each sentence names its own:
 * "UTILITY_BILL, page 2: Issued on …".
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

/** Pages are numbered through the request, from 1, in the order of its files. */
function nameOf({ documentType, pages }: VerifiedDocument): string {
  return `${documentType}, page${pages.length > 1 ? 's' : ''} ${pages.map((page) => page + 1).join(', ')}`;
}
