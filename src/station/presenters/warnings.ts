import { assessmentSentence } from '../../contract/assessment-reasons.ts';
import type { Verification, VerifiedDocument } from '../../contract/verification.ts';
import { markOf } from '../assessment/aspects/marks-of-no-document.ts';

/**
 * Signs of tampering, marks of a specimen and failed checks, as the member `warnings` of a result; nothing if all hold. Otherwise a
 * result with 200 and 98 % for a changed file, or for two cards of different people, would hide what matters most. With
 * several documents each sentence names its own: "UTILITY_BILL, page 2: Issued on …".
 */
export function warningsOf(verification: Verification): { warnings?: string[] } {
  const { checks, documents } = verification;
  const across = checks.filter(failed).map(({ explanation }) => explanation);
  const within = documents.flatMap((document) =>
    document.checks
      .filter(failed)
      .map(({ explanation }) => (documents.length > 1 ? `${nameOf(document)}: ${explanation}` : explanation)),
  );
  const warnings = [...new Set([...ofFiles(verification), ...ofPages(verification), ...across, ...within])];
  return warnings.length > 0 ? { warnings } : {};
}

/** Files that show signs of a change; each is named by its place in the request where there are several. */
const ofFiles = ({ forensics }: Verification): string[] =>
  forensics.flatMap(({ verdict, message }, i) =>
    verdict === 'TAMPERED' || verdict === 'SUSPICIOUS'
      ? [forensics.length > 1 ? `File ${i + 1}: ${message}` : message]
      : [],
  );

/** A page with "SPECIMEN" or "VOID" over it is of no document; within a sentence the word may mean something else. */
const ofPages = ({ pages }: Verification): string[] =>
  pages.flatMap(({ lines }) => {
    const mark = markOf(lines.map(({ text }) => text));
    return mark?.alone ? [assessmentSentence('document.marked', { mark: mark.word })] : [];
  });

const failed = ({ outcome }: { outcome: string }): boolean => outcome === 'failed';

/** Pages are numbered through the request, from 1, in the order of its files. */
function nameOf({ documentType, pages }: VerifiedDocument): string {
  return `${documentType}, page${pages.length > 1 ? 's' : ''} ${pages.map((page) => page + 1).join(', ')}`;
}
