import type { SourceFile } from '../../engine/page.ts';
import type { VerificationContext } from './verify.ts';

/**
 * The files of the case's newest reading, in their order: the log names each by its hash, so files of attempts that
 * failed are not among them. Empty when nothing was read yet, or when retention has removed the files.
 */
export function filesRead(
  { cases, audit }: Pick<VerificationContext, 'cases' | 'audit'>,
  caseId: string,
): SourceFile[] {
  const requestId = cases.work.verification(caseId)?.verification.requestId;
  if (requestId === undefined) return [];
  const asked = audit
    .list({ caseId, action: 'verification.requested', limit: 1_000 })
    .find((record) => record.details['requestId'] === requestId);
  const sources = cases.files.list(caseId, 'source');
  return Object.entries(asked?.hashes ?? {})
    .filter(([name]) => name.startsWith('input.'))
    .sort(([a], [b]) => Number(a.slice(6)) - Number(b.slice(6)))
    .flatMap(([, hash]) => {
      const file = sources.find((source) => source.blob === hash);
      return file
        ? [{ name: file.name, bytes: cases.files.read(caseId, 'source', file.position).bytes }]
        : [];
    });
}
