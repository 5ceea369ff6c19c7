import type { CaseDetail } from '../../contract/cases.ts';
import type { Assessments } from '../assessment/assessments.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { ListedRecord } from '../audit/query-log.ts';
import { chipOfCase } from '../cases/case-chip.ts';
import type { CaseFiles } from '../cases/case-files.ts';
import { resultViews, type CaseResults } from '../cases/case-results.ts';
import type { CaseWork } from '../cases/work-on-case.ts';
import { toSummary, type CaseRow } from '../cases/case-rows.ts';
import type { Decisions } from './decisions.ts';
import type { CaseMarks } from '../cases/duplicates.ts';

export interface DetailParts {
  readonly audit: AuditLog;
  readonly row: (caseId: string) => CaseRow;
  readonly work: CaseWork;
  readonly decisions: Decisions;
  readonly marks: CaseMarks;
  readonly files: CaseFiles;
  readonly results: CaseResults;
  readonly assessments: Pick<Assessments, 'of'>;
  /** Display name for the id of an operator or an API client; any other id unchanged. */
  readonly nameOf: (actorId: string) => string;
}

/** Everything the workspace of a case shows. @throws StationError NOT_FOUND */
export function caseDetail(parts: DetailParts, caseId: string): CaseDetail {
  const { work, decisions, marks, files, results, assessments } = parts;
  const row = parts.row(caseId);
  return {
    ...toSummary(row),
    verification: work.standing(caseId),
    results: resultViews(results.of(caseId)),
    corrections: work.corrections(caseId).map(({ document, field, original, value, author, at }) => ({
      document,
      field,
      original,
      value,
      author,
      at,
    })),
    decisions: decisions.of(caseId),
    notes: work.notes(caseId),
    history: caseHistory(parts, caseId).map((record) => ({
      sequence: record.sequence,
      at: record.time,
      actor: parts.nameOf(record.actor.id),
      action: record.action,
      detail: record.details,
    })),
    duplicates: marks.duplicatesOf(caseId),
    chip: chipOfCase(parts, caseId),
    assessment: assessments.of(caseId),
    decidedOn: decisions.decidedOn(caseId),
    pageImages: files.list(caseId, 'page').length,
  };
}

/** The case's audit records, oldest first. */
export function caseHistory({ audit }: Pick<DetailParts, 'audit'>, caseId: string): ListedRecord[] {
  return audit.list({ caseId, order: 'oldest', limit: 1_000 });
}
