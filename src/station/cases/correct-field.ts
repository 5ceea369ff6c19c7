import { inEnglish } from '../../contract/messages/in-language.ts';
import { message } from '../../contract/messages/message.ts';
import { refusedField } from '../../contract/errors/refused-field.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { isFieldOf, isNoDay } from '../../engine/documents/recheck.ts';
import { YEARS } from '../../engine/values/calendar.ts';
import { isoTime, localDay } from '../clock.ts';
import { requirePermission } from '../operators/permissions.ts';
import type { CaseReadings } from './case-readings.ts';
import type { CaseAccess, CasesContext } from './cases-context.ts';
import { commit } from './commitment.ts';
import type { CaseMarks } from './duplicates.ts';
import type { KeptCorrections } from './kept-corrections.ts';
import { asTyped, relearn } from './typed-facts.ts';
import type { CaseWork } from './work-on-case.ts';

interface CorrectContext extends Pick<CasesContext, 'store' | 'audit' | 'clock'> {
  readonly access: Pick<CaseAccess, 'row' | 'requireOpen'>;
  readonly verification: CaseReadings['verification'];
  readonly corrections: KeptCorrections;
  readonly marks: CaseMarks;
}

/** Corrects a field, or takes the correction back. */
export function createCorrect(context: CorrectContext): CaseWork['correct'] {
  const { store, audit, clock, access, verification, corrections, marks } = context;
  const { database } = store;
  return (caseId, { document, field, value }, by) =>
    store.write(() => {
      requirePermission(by, 'cases.work');
      access.requireOpen(caseId);
      const read = verification(caseId);
      const target = read?.verification.documents[document];
      if (!read || !target) throw new StationError('NOT_FOUND', message('caseRefusals.noSuchDocument'));
      if (!isFieldOf(target, field))
        throw refusedField('INVALID_REQUEST', 'field', message('caseRefusals.noSuchField'));
      if (value !== null) requireDay(target.documentType, field, value, localDay(clock));
      const at = isoTime(clock);
      const original = target.fields.find((one) => one.name === field) ?? null;
      const before = corrections.ofReading(caseId, true);
      const place = { result_id: read.resultId, document, field };
      corrections.takeBack(caseId, place, at);
      const committed = value === null ? null : { value, ...commit(value) };
      if (committed)
        corrections.add(caseId, {
          ...place,
          original: JSON.stringify(original),
          value: committed.value,
          salt: committed.salt,
          author: by.name,
          at,
        });
      const { subject } = access.row(caseId);
      const named = relearn(
        marks,
        { caseId, subject, field },
        asTyped(read.verification, before),
        asTyped(read.verification, corrections.ofReading(caseId, true)),
      );
      database
        .prepare('UPDATE cases SET updated_at = ?, subject = ? WHERE id = ?')
        .run(at, named === undefined ? subject : named, caseId);
      audit.append({
        actor: { kind: 'operator', id: by.id },
        action: value === null ? 'case.correction-undone' : 'case.corrected',
        caseId,
        ...(committed ? { hashes: { value: committed.hash } } : {}),
        details: {
          document,
          documentType: target.documentType,
          field,
          source: original?.source ?? null,
          confidence: original ? Math.round(original.confidence * 100) : null,
        },
      });
      return value === null ? null : corrections.ofReading(caseId, true).at(-1)!;
    });
}

/** @throws StationError INVALID_REQUEST where the document states a day and something else was typed */
function requireDay(documentType: string, field: string, value: string, today: string): void {
  if (!isNoDay(documentType, { field, value }, today)) return;
  const says = message('caseRefusals.noValidDate', YEARS);
  throw new StationError('INVALID_REQUEST', says, {
    errors: [{ field: 'value', message: inEnglish(says), rejectedValue: null }],
  });
}
