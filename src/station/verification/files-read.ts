import { message } from '../../contract/messages/message.ts';
import { Category } from '../../contract/categories.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { SourceFile } from '../../engine/raster/page.ts';
import type { ListedRecord } from '../audit/query-log.ts';
import type { VerificationContext } from './verification-context.ts';

type Parts = Pick<VerificationContext, 'cases' | 'audit'>;

/**
 * The files of the case's newest reading, in order: the log names each by its hash, so files of failed attempts are
 * excluded. Empty if nothing was read yet.
 *
 * @throws StationError CONFLICT when retention has removed one of them: the next reading would miss its content
 */
export function filesRead({ cases, audit }: Parts, caseId: string): SourceFile[] {
  const requestId = cases.work.verification(caseId)?.verification.requestId;
  if (requestId === undefined) return [];
  const asked = audit
    .list({ caseId, action: 'verification.requested', limit: 1_000 })
    .find((record) => record.details['requestId'] === requestId);
  const files = asked ? filesOf(cases, caseId, asked) : [];
  if (!asked || files.length < inputsOf(asked).length) throw erased();
  return files;
}

/**
 * The input of the case's last, failed reading: the same files, the same category.
 *
 * @throws StationError CONFLICT for a case that was read or is being read, or whose files were erased
 */
export function unread(
  { cases, audit }: Parts,
  caseId: string,
): { files: SourceFile[]; category: Category | null } {
  cases.requireOpen(caseId);
  if (cases.row(caseId).progress !== 'failed')
    throw new StationError('CONFLICT', message('caseRefusals.readAlready'), { reason: 'READ' });
  const [asked] = audit.list({ caseId, action: 'verification.requested', limit: 1 });
  const files = asked ? filesOf(cases, caseId, asked) : [];
  if (!asked || files.length === 0) throw erased();
  return { files, category: Category.safeParse(asked.details['category']).data ?? null };
}

const erased = (): StationError =>
  new StationError('CONFLICT', message('caseRefusals.filesGone'), { reason: 'ERASED' });

const inputsOf = ({ hashes }: ListedRecord): string[] =>
  Object.entries(hashes)
    .filter(([name]) => name.startsWith('input.'))
    .sort(([a], [b]) => Number(a.slice(6)) - Number(b.slice(6)))
    .map(([, hash]) => hash);

function filesOf(cases: Parts['cases'], caseId: string, asked: ListedRecord): SourceFile[] {
  const sources = cases.files.list(caseId, 'source');
  return inputsOf(asked).flatMap((hash) => {
    const file = sources.find((source) => source.blob === hash);
    return file ? [{ name: file.name, bytes: cases.files.read(caseId, 'source', file.position).bytes }] : [];
  });
}
