import { message } from '../../contract/messages/message.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { CaseKind } from '../../contract/case-results.ts';
import type {
  CaseDetail,
  CaseFigures,
  CaseList,
  CaseProgress,
  CaseFilter,
  CaseQuery,
  CaseSummary,
} from '../../contract/cases.ts';
import type { Actor } from '../actor.ts';
import type { Operator } from '../operators/permissions.ts';
import { isoTime, localDay } from '../clock.ts';
import { guardStorage } from '../store/failures.ts';
import { createAssessments, type Assessments } from '../assessment/assessments.ts';
import { screeningState } from '../assessment/screening-state.ts';
import { createSettlements } from '../assessment/settlements.ts';
import { caseDetail } from './case-detail.ts';
import { caseFigures } from '../cases/figures.ts';
import { caseFiles, type CaseFiles } from '../cases/case-files.ts';
import { caseLinks, type CaseLinks } from '../cases/case-links.ts';
import { listCases } from '../cases/case-list.ts';
import { casesCsv } from '../cases/cases-csv.ts';
import { caseResults, type CaseResults } from '../cases/case-results.ts';
import { CaseRow, isErased, toSummary } from '../cases/case-rows.ts';
import { createCaseWork } from '../cases/case-work.ts';
import type { CaseWork } from '../cases/work-on-case.ts';
import { createDecisions, type Decisions } from './decisions.ts';
import { createCaseMarks, type CaseMarks } from '../cases/duplicates.ts';
import { createUndo } from './undo-decision.ts';
import { createPutAway, type PutAway } from '../cases/put-away.ts';
import type { CaseAccess, CasesContext } from '../cases/cases-context.ts';

/** What a result tells of a case. Undefined leaves what is there. */
export interface CaseFacts {
  readonly progress?: CaseProgress;
  readonly subject?: string | null;
  readonly category?: CaseSummary['category'];
  readonly documentTypes?: readonly string[];
  /** 0–1. */
  readonly confidence?: number | null;
  /** 0–100. */
  readonly riskScore?: number | null;
  readonly verdict?: string | null;
}

export interface Cases extends CaseAccess {
  readonly results: CaseResults;
  readonly files: CaseFiles;
  readonly decisions: Decisions;
  readonly table: PutAway;
  /** Undoes the newest decision, see undo-decision.ts. */
  undo(caseId: string, by: Operator): void;
  /** Corrections, notes, attachments. */
  readonly work: CaseWork;
  /** Numbers, files and faces by which similar cases are found. */
  readonly marks: CaseMarks;
  /** Other cases of the same visit. */
  readonly links: CaseLinks;
  /** What the station concludes from all of it. */
  readonly assessments: Assessments;
  list(query: CaseQuery): CaseList;
  /** Every matching case as a CSV file, in chunks. Audited. */
  csv(query: CaseFilter, actor: Actor): Generator<string>;
  /** Figures of the last fourteen days. */
  figures(): CaseFigures;
  detail(caseId: string): CaseDetail;
  /** Opens a case; `author` is the name people see, or an id that has one. Audited. */
  open(options: {
    kind: CaseKind;
    actor: Actor;
    author: string;
    id?: string;
    progress?: CaseProgress;
  }): string;
  summary(caseId: string): CaseSummary;
  exists(caseId: string): boolean;
  learn(caseId: string, facts: CaseFacts): void;
}

export function createCases(context: CasesContext): Cases {
  const { store, audit, clock, newId, instance } = context;
  const { database } = store;
  const one = database.prepare<[string]>('SELECT * FROM cases WHERE id = ?');
  const insert = database.prepare(
    `INSERT INTO cases (id, kind, progress, created_at, updated_at, actor_kind, actor_id, author, instance)
     VALUES (@id, @kind, @progress, @at, @at, @actorKind, @actorId, @author, @instance)`,
  );
  const row = (caseId: string): CaseRow => {
    const found = one.get(caseId);
    if (!found) throw new StationError('NOT_FOUND', message('caseRefusals.noSuchCase'));
    return CaseRow.parse(found);
  };
  const glanced = database.prepare<[string], Pick<CaseRow, 'state' | 'subject'>>(
    'SELECT state, subject FROM cases WHERE id = ?',
  );
  const glance = (caseId: string): Pick<CaseRow, 'state' | 'subject'> | null => glanced.get(caseId) ?? null;
  const exists = (caseId: string): boolean => one.get(caseId) !== undefined;
  const results = caseResults(database);
  const files = caseFiles(store, clock);
  const requireOpen = (caseId: string): void => {
    const found = row(caseId);
    const { state } = found;
    if (state === 'waiting')
      throw new StationError('CONFLICT', message('caseRefusals.waitsForSecond'), { reason: 'WAITING' });
    if (state !== 'open' && state !== 'referred')
      throw new StationError('CONFLICT', message('caseRefusals.decided'), {
        reason: 'DECIDED',
      });
    if (isErased(found))
      throw new StationError('CONFLICT', message('caseRefusals.erased'), { reason: 'ERASED' });
  };
  const links = caseLinks(database);
  const marks = createCaseMarks(database, links);
  const work = createCaseWork(context, { row, glance, requireOpen }, results, files, marks);
  const assessments = createAssessments({
    store,
    audit,
    clock,
    events: context.events,
    config: context.config,
    cases: { row, glance, exists, results, work, marks, links },
    settlements: createSettlements(database, clock, newId),
    screening: screeningState(database),
    requireOpen,
  });
  const decisions = createDecisions(context, assessments, row);
  const undo = createUndo(context);
  return {
    results,
    files,
    work: {
      ...work,
      correct: (caseId, correction, by) =>
        store.write(() => {
          const before = assessments.alikeTo(caseId);
          const corrected = work.correct(caseId, correction, by);
          assessments.announce(caseId);
          assessments.announceToAlike(caseId, before);
          return corrected;
        }),
    },
    marks,
    links,
    assessments,
    decisions,
    table: createPutAway(context, row),
    undo: (caseId, by) =>
      store.write(() => {
        const before = assessments.alikeTo(caseId);
        undo(caseId, by);
        assessments.announceToAlike(caseId, before);
      }),
    row,
    glance,
    requireOpen,
    figures: () => guardStorage(() => caseFigures(database, localDay(clock))),
    list: (query) => guardStorage(() => listCases(database, marks, query)),
    csv: (query, actor) => guardStorage(() => casesCsv({ database, marks, audit }, query, actor)),
    detail: (caseId) =>
      guardStorage(() =>
        caseDetail(
          { audit, row, work, decisions, marks, files, results, assessments, nameOf: context.nameOf },
          caseId,
        ),
      ),
    summary: (caseId) => toSummary(row(caseId)),
    exists,
    open: ({ kind, actor, author, id = newId(), progress = 'ready' }) =>
      store.write(() => {
        insert.run({
          id,
          kind,
          progress,
          at: isoTime(clock),
          actorKind: actor.kind,
          actorId: actor.id,
          author: context.nameOf(author),
          instance: progress === 'processing' ? instance : null,
        });
        audit.append({ actor, action: 'case.opened', caseId: id, details: { kind } });
        return id;
      }),
    learn: (caseId, facts) =>
      store.write(() => {
        const now = row(caseId);
        database
          .prepare(
            `UPDATE cases SET progress = ?, subject = ?, category = ?, document_types = ?, confidence = ?, risk_score = ?, verdict = ?,
             updated_at = ?, instance = iif(?, ?, instance), put_away_at = iif(?, NULL, put_away_at) WHERE id = ?`,
          )
          .run(
            facts.progress ?? now.progress,
            facts.subject === undefined ? now.subject : facts.subject,
            facts.category === undefined ? now.category : facts.category,
            JSON.stringify(facts.documentTypes ?? now.document_types),
            facts.confidence === undefined ? now.confidence : facts.confidence,
            facts.riskScore === undefined ? now.risk_score : facts.riskScore,
            facts.verdict === undefined ? now.verdict : facts.verdict,
            isoTime(clock),
            // Keep the reading process, whatever else becomes known.
            facts.progress === undefined ? 0 : 1,
            facts.progress === 'processing' ? instance : null,
            // A case that is read again is no longer archived.
            facts.progress === 'processing' ? 1 : 0,
            caseId,
          );
      }),
  };
}
