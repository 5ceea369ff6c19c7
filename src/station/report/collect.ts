import type { CaseDetail } from '../../contract/cases.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { headToText } from '../audit/heads.ts';
import type { ListedRecord } from '../audit/query-log.ts';
import type { SignedHead } from '../audit/signing.ts';
import { caseHistory } from '../casework/case-detail.ts';
import type { CaseResult } from '../cases/case-results.ts';
import type { CaseFile } from '../cases/case-rows.ts';
import type { KeptCorrection } from '../cases/corrections.ts';
import type { Cases } from '../casework/cases.ts';
import { isoTime, type Clock } from '../clock.ts';
import type { Letterheads } from '../letterhead/letterhead.ts';
import type { Consent } from '../retention/consent.ts';
import type { Disposition } from '../retention/erase.ts';
import type { Retention } from '../retention/retention.ts';

/** Everything about one case as plain data; the PDF shows the same. */
export interface CaseReport {
  readonly format: 'netefatsa-case-report';
  readonly version: 1;
  readonly createdAt: string;
  /** Institution named on the report; empty if none is set. */
  readonly institution: string;
  readonly case: Omit<CaseDetail, 'history' | 'corrections' | 'results'>;
  /** Of the reading shown as `case`. */
  readonly corrections: readonly KeptCorrection[];
  /** Of the readings among `results`. */
  readonly earlierCorrections: readonly KeptCorrection[];
  /** Every result besides the newest verification (forensics, liveness, screening …), as stored. */
  readonly results: readonly CaseResult[];
  readonly files: readonly CaseFile[];
  readonly consents: readonly Consent[];
  readonly dispositions: readonly Disposition[];
  /** The case's own records, each with its leaf hash. */
  readonly audit: readonly ListedRecord[];
  /** Display names of the people and applications in these records, by id. */
  readonly actors: Readonly<Record<string, string>>;
  /** The log's head when the report was made; with it the log can be verified for ever. */
  readonly head: SignedHead;
  /** The head as one line, as in the QR code. */
  readonly headText: string;
}

export interface ReportContext {
  readonly cases: Cases;
  readonly audit: AuditLog;
  readonly retention: Retention;
  readonly letterhead: Letterheads;
  readonly clock: Clock;
}

/** @throws StationError NOT_FOUND */
export function collectReport(
  { cases, audit, retention, letterhead, clock }: ReportContext,
  caseId: string,
): CaseReport {
  const { history, corrections: _corrections, results: _results, ...detail } = cases.detail(caseId);
  const newest = cases.results.latest(caseId, 'verification')?.id;
  const records = caseHistory({ audit }, caseId);
  const head = audit.head();
  return {
    format: 'netefatsa-case-report',
    version: 1,
    createdAt: isoTime(clock),
    institution: letterhead.current().institution,
    case: detail,
    corrections: cases.work.corrections(caseId),
    earlierCorrections: cases.work.earlierCorrections(caseId),
    results: cases.results.of(caseId).filter((result) => result.id !== newest),
    files: cases.files.list(caseId),
    consents: retention.consent.of(caseId),
    dispositions: retention.dispositions(caseId),
    audit: records,
    actors: Object.fromEntries(
      records.map(({ sequence, actor }) => [
        actor.id,
        history.find((event) => event.sequence === sequence)?.actor ?? actor.id,
      ]),
    ),
    head,
    headText: headToText(head),
  };
}
