import type { Database } from 'better-sqlite3';
import { localMinuteOf } from '../../contract/local-time.ts';
import type { CaseFilter, CaseSummary } from '../../contract/cases.ts';
import type { Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { csvHead, csvLine } from '../csv-cell.ts';
import { countCases, eachCase } from './case-list.ts';
import type { CaseMarks } from './duplicates.ts';

/** Times are those of the station's clock; `verdict` is that of the newest assessment, `confidence` and `risk_score` are of 100. */
const CASE_COLUMNS = [
  'case_id',
  'opened',
  'changed',
  'state',
  'verdict',
  'person_or_company',
  'opened_for',
  'category',
  'document_types',
  'opened_by',
  'confidence',
  'risk_score',
] as const;

/**
 * Matching cases as a CSV file, in chunks. Audited before the first one, with the names of the filters and without the
 * search text.
 */
export function casesCsv(
  { database, marks, audit }: { database: Database; marks: CaseMarks; audit: Pick<AuditLog, 'append'> },
  query: CaseFilter,
  actor: Actor,
): Generator<string> {
  const filters = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const cases = countCases(database, marks, query);
  audit.append({ actor, action: 'data.cases-exported', details: { cases, filters } });
  return pieces();

  function* pieces(): Generator<string> {
    yield csvHead(CASE_COLUMNS);
    for (const page of eachCase(database, marks, query)) yield page.map(lineOf).join('');
  }
}

const lineOf = (one: CaseSummary): string =>
  csvLine([
    one.id,
    localMinuteOf(new Date(one.createdAt)),
    localMinuteOf(new Date(one.updatedAt)),
    one.state,
    one.verdict,
    one.subject,
    one.kind,
    one.category,
    one.documentTypes.join(' '),
    one.author,
    // Rounded down: a value below a threshold must not look like reaching it.
    one.confidence === null ? null : Math.floor(Number((one.confidence * 100).toFixed(6))),
    one.riskScore === null ? null : Math.round(one.riskScore),
  ]);
