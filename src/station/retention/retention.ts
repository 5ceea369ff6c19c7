import { message } from '../../contract/messages/message.ts';
import type { StationConfig } from '../../contract/config.ts';
import type { CaseErasure } from '../../contract/retention.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { Cases } from '../casework/cases.ts';
import { commit } from '../cases/commitment.ts';
import { requirePermission, type Operator } from '../operators/permissions.ts';
import { emptyLog } from '../store/reclaim.ts';
import { createConsents, type Consents } from './consent.ts';
import {
  eraseSubject,
  exportSubject,
  findSubject,
  namesAlike,
  type ErasureAnswer,
  type SubjectContext,
} from './data-subject.ts';
import { erasureOf } from './due.ts';
import type { DataKind, Disposition, EraserContext } from './erase.ts';
import { papersNaming, type NamedOnPaper } from './papers-naming.ts';
import { sweep, type SweepReport } from './sweep.ts';

export interface Retention {
  readonly consent: Consents;
  /** Erases expired data; run hourly by housekeeping. */
  sweep(): SweepReport;
  /** Nothing of the case is erased until the hold is released. */
  hold(caseId: string, reason: string, by: Operator): void;
  release(caseId: string, by: Operator): void;
  /** When parts of a case are erased, or were. @throws StationError NOT_FOUND */
  erasure(caseId: string): CaseErasure;
  /** Records of what was erased, oldest first; of one case or of all. */
  dispositions(caseId?: string): Disposition[];
  findSubject(subject: { number?: string; name?: string }): string[];
  /** Names of other cases that may be the same person or company, written otherwise. */
  namesAlike(name: string): string[];
  /** Papers of cases about somebody else that name this person or company. */
  papersNaming(name: string, found: readonly string[]): NamedOnPaper[];
  exportSubject(caseIds: readonly string[], by: Operator): Record<string, unknown>;
  eraseSubject(caseIds: readonly string[], by: Operator): ErasureAnswer[];
}

interface Row {
  id: string;
  case_id: string;
  data_kind: DataKind;
  cause: Disposition['cause'];
  at: string;
  actor: string;
  items: number;
  hashes: string;
  legal_basis: string;
}

export function createRetention(context: EraserContext & { cases: Cases; config: StationConfig }): Retention {
  const { store, audit, cases, config } = context;
  const consents = createConsents(context);
  const subjects: SubjectContext = { ...context, consents, retention: config.retention };
  return {
    consent: consents,
    sweep: () => {
      const report = sweep(context, config.retention);
      emptyLog(store);
      return report;
    },
    hold: (caseId, reason, by) =>
      store.write(() => {
        requirePermission(by, 'cases.hold');
        if (cases.row(caseId).legal_hold !== null)
          throw new StationError('CONFLICT', message('caseRefusals.heldAlready'));
        if (reason.trim().length < 3)
          throw new StationError('INVALID_REQUEST', message('caseRefusals.sayWhy'));
        const words = reason.trim();
        const { salt, hash } = commit(words);
        store.database
          .prepare('UPDATE cases SET legal_hold = ?, legal_hold_salt = ? WHERE id = ?')
          .run(words, salt, caseId);
        audit.append({
          actor: { kind: 'operator', id: by.id },
          action: 'case.held',
          caseId,
          hashes: { reason: hash },
        });
      }),
    release: (caseId, by) =>
      store.write(() => {
        requirePermission(by, 'cases.hold');
        if (cases.row(caseId).legal_hold === null)
          throw new StationError('CONFLICT', message('caseRefusals.notHeld'));
        store.database
          .prepare('UPDATE cases SET legal_hold = NULL, legal_hold_salt = NULL WHERE id = ?')
          .run(caseId);
        audit.append({ actor: { kind: 'operator', id: by.id }, action: 'case.hold-released', caseId });
      }),
    erasure: (caseId) => erasureOf(store, cases.row(caseId), config.retention),
    dispositions: (caseId) =>
      store.database
        .prepare<[{ caseId: string | null }], Row>(
          'SELECT * FROM dispositions WHERE @caseId IS NULL OR case_id = @caseId ORDER BY at, rowid',
        )
        .all({ caseId: caseId ?? null })
        .map((row) => ({
          id: row.id,
          caseId: row.case_id,
          dataKind: row.data_kind,
          cause: row.cause,
          at: row.at,
          actor: row.actor,
          items: row.items,
          hashes: JSON.parse(row.hashes) as string[],
          legalBasis: row.legal_basis,
        })),
    findSubject: (subject) => findSubject(subjects, subject),
    namesAlike: (name) => namesAlike(subjects, name),
    papersNaming: (name, found) => papersNaming(store, name, found),
    exportSubject: (caseIds, by) => exportSubject(subjects, caseIds, by),
    eraseSubject: (caseIds, by) => {
      const answers = eraseSubject(subjects, caseIds, by);
      emptyLog(store);
      return answers;
    },
  };
}
