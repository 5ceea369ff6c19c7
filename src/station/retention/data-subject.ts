import type { StationConfig } from '../../contract/config.ts';
import { caseHistory } from '../casework/case-detail.ts';
import type { Cases } from '../casework/cases.ts';
import type { CaseRow } from '../cases/case-rows.ts';
import { isoTime } from '../clock.ts';
import { foldedText } from '../store/folded-text.ts';
import { requirePermission, type Operator } from '../operators/permissions.ts';
import type { Consents } from './consent.ts';
import {
  eraseExtractedData,
  eraseImages,
  type DataKind,
  type Disposition,
  type EraserContext,
} from './erase.ts';
import { daysKept, dueAt } from './due.ts';

export interface SubjectContext extends EraserContext {
  readonly cases: Cases;
  readonly consents: Consents;
  readonly retention: StationConfig['retention'];
}

/** Answer to a customer's erasure request, about one case. */
export interface ErasureAnswer {
  readonly caseId: string;
  readonly erased: readonly Disposition[];
  readonly kept: readonly {
    readonly dataKind: DataKind;
    readonly because: string;
    readonly until: string | null;
  }[];
}

/**
 * Cases of one person or company, by a document number or the exact name (case-insensitive), and the other cases of the
 * same visits, such as a face check, which has no name.
 */
export function findSubject(
  { store, cases }: SubjectContext,
  subject: { number?: string; name?: string },
): string[] {
  const byNumber = subject.number ? cases.marks.casesWithNumber(subject.number) : [];
  const byName = subject.name
    ? store.database
        .prepare<[string], string>('SELECT id FROM cases WHERE folded(subject) = ?')
        .pluck()
        .all(foldedText(subject.name.trim()))
    : [];
  const found = [...byNumber, ...byName];
  return [...new Set([...found, ...found.flatMap((caseId) => cases.links.of(caseId))])];
}

/**
 * Names of other cases that share two words with this one: the same person written in another order, with a name more or
 * less, or somebody else. Only a person can tell, so that they are neither exported nor erased with it (ADR 533).
 */
export function namesAlike({ store }: SubjectContext, name: string): string[] {
  const wordsOf = (text: string): string[] =>
    foldedText(text)
      .split(/[\s,.]+/)
      .filter((word) => word.length > 1);
  const asked = new Set(wordsOf(name));
  const own = foldedText(name.trim());
  return store.database
    .prepare<[], string>('SELECT DISTINCT subject FROM cases WHERE subject IS NOT NULL ORDER BY subject')
    .pluck()
    .all()
    .filter(
      (subject) =>
        foldedText(subject) !== own &&
        new Set(wordsOf(subject).filter((word) => asked.has(word))).size >= SHARED_WORDS,
    );
}
const SHARED_WORDS = 2;

/** Everything the station holds in these cases, as plain JSON with files in base64. Audited. */
export function exportSubject(
  context: SubjectContext,
  caseIds: readonly string[],
  by: Operator,
): Record<string, unknown> {
  requirePermission(by, 'data.erase');
  const { cases, consents, audit, store, clock } = context;
  const exported = caseIds.map((caseId) => {
    const { history: _history, ...detail } = cases.detail(caseId);
    return {
      ...detail,
      earlierCorrections: cases.work.earlierCorrections(caseId),
      results: cases.results
        .of(caseId)
        .map(({ kind, createdAt, sha256, body }) => ({ kind, createdAt, sha256, body })),
      files: cases.files.list(caseId).map((file) => ({
        role: file.role,
        name: file.name,
        mediaType: file.mediaType,
        addedAt: file.addedAt,
        sha256: file.blob,
        base64: store.blobs.get(file.blob).toString('base64'),
      })),
      consents: consents.of(caseId),
      audit: caseHistory({ audit }, caseId),
    };
  });
  audit.appendAll(
    caseIds.map((caseId) => ({
      actor: { kind: 'operator' as const, id: by.id },
      action: 'data.exported',
      caseId,
    })),
  );
  return { format: 'netefatsa-data-subject-export', version: 1, createdAt: isoTime(clock), cases: exported };
}

/**
 * Erases what may be erased: nothing under legal hold, nothing of an accepted customer before its period ends (FI
 * Regulations S.I. 14 of 2022 ask for records of at least 20 years; the periods are settings), all else at once.
 */
export function eraseSubject(
  context: SubjectContext,
  caseIds: readonly string[],
  by: Operator,
): ErasureAnswer[] {
  requirePermission(by, 'data.erase');
  const days = daysKept(context.retention);
  return caseIds.map((caseId) => {
    const row = context.cases.row(caseId);
    const cause = {
      cause: 'request',
      actor: { kind: 'operator', id: by.id },
      legalBasis: 'request of the data subject',
    } as const;
    const erased: Disposition[] = [];
    const kept: ErasureAnswer['kept'][number][] = [];
    const kinds = [
      ['images', row.images_erased_at, eraseImages],
      ['extracted-data', row.data_erased_at, eraseExtractedData],
    ] as const;
    for (const [dataKind, erasedAt, erase] of kinds) {
      if (erasedAt !== null) continue;
      const reason = keptBecause(row, days[dataKind], context.clock.now());
      if (reason) kept.push({ dataKind, ...reason });
      else erased.push(erase(context, caseId, cause));
    }
    if (kept.length > 0)
      context.audit.append({
        actor: cause.actor,
        action: 'data.erasure-refused',
        caseId,
        outcome: 'refused',
        details: { kept: kept.map((one) => one.dataKind), legalHold: row.legal_hold !== null },
      });
    return { caseId, erased, kept };
  });
}

function keptBecause(
  row: CaseRow,
  days: number,
  now: number,
): { because: string; until: string | null } | null {
  if (row.progress === 'processing')
    return {
      because: 'The documents of this case are still being read. Ask again in a minute.',
      until: null,
    };
  if (row.legal_hold !== null)
    return { because: 'A legal hold forbids erasing anything of this case.', until: null };
  if (row.state !== 'accepted') return null;
  const until = dueAt(row, days);
  if (until <= now) return null;
  return {
    because: 'The customer was accepted; financial intelligence law asks for these records to be kept.',
    until: new Date(until).toISOString(),
  };
}
