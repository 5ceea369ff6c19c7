import { inEnglish } from '../../contract/messages/in-language.ts';
import { message } from '../../contract/messages/message.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { Verification } from '../../contract/verification.ts';
import { isNoDay, recheck } from '../../engine/documents/recheck.ts';
import { isoTime, localDay } from '../clock.ts';
import { requirePermission } from '../operators/permissions.ts';
import { sha256Hex } from '../store/blobs.ts';
import type { CaseFiles } from './case-files.ts';
import { newestChip, placeChip, withChip } from './case-chip.ts';
import type { CaseResults } from './case-results.ts';
import type { CaseAccess, CasesContext } from './cases-context.ts';
import { commit } from './commitment.ts';
import { toCorrection, type CorrectionRow, type KeptCorrection } from './corrections.ts';
import type { CaseMarks } from './duplicates.ts';
import { asTyped, relearn } from './typed-facts.ts';
import type { CaseWork, Note, StandingReading } from './work-on-case.ts';

const MAX_NOTE = 4_000;

export function createCaseWork(
  { store, audit, clock, newId, config }: CasesContext,
  { row, requireOpen }: CaseAccess,
  results: CaseResults,
  files: CaseFiles,
  marks: CaseMarks,
): CaseWork {
  const { database } = store;
  const inForce = database.prepare<[string], CorrectionRow & { newest: number }>(
    `SELECT *, result_id IS (SELECT id FROM case_results WHERE case_id = c.case_id AND kind = 'verification'
       ORDER BY rowid DESC LIMIT 1) AS newest
     FROM case_corrections AS c WHERE case_id = ? AND undone_at IS NULL ORDER BY rowid`,
  );
  const ofReading = (caseId: string, newest: boolean): KeptCorrection[] =>
    inForce
      .all(caseId)
      .filter((one) => (one.newest === 1) === newest)
      .map(toCorrection);
  const insert = database.prepare(
    `INSERT INTO case_corrections (id, case_id, result_id, document, field, original, value, salt, author, at)
     VALUES (@id, @caseId, @resultId, @document, @field, @original, @value, @salt, @author, @at)`,
  );
  const verification: CaseWork['verification'] = (caseId) => {
    const latest = results.latest(caseId, 'verification');
    return latest ? { resultId: latest.id, verification: Verification.parse(latest.body) } : null;
  };

  const withTyped = (read: Verification, typed: readonly KeptCorrection[]): Verification =>
    recheck(read, typed, {
      category: read.auto ? null : read.verificationType,
      today: read.timestamp.slice(0, 10),
      maxAddressAgeMonths: config.documents.maxAddressAgeMonths,
      country: config.documents.country,
    });
  const asRead = (caseId: string): StandingReading[] => {
    const all = results.of(caseId, 'verification');
    const replaced = new Set(all.map((one) => one.replaces));
    const typed = inForce.all(caseId).map(toCorrection);
    return all.flatMap(({ id, body }) => {
      const parsed = Verification.safeParse(body);
      if (replaced.has(id) || !parsed.success) return [];
      const own = typed.filter(({ resultId }) => resultId === id);
      return [{ verification: withTyped(parsed.data, own), typed: own }];
    });
  };
  const seen: CaseWork['seen'] = (caseId) => {
    const read = asRead(caseId);
    const newest = newestChip(results, caseId);
    if (!newest) return { readings: read, chip: null };
    const chip = placeChip(newest, read);
    const readings = read.map((one) => ({ ...one, verification: withChip(one.verification, chip) }));
    return { readings, chip };
  };
  const readings: CaseWork['readings'] = (caseId) => seen(caseId).readings;
  const standing: CaseWork['standing'] = (caseId) => {
    const newest = verification(caseId)?.verification;
    if (!newest) return null;
    const read = readings(caseId).find((one) => one.verification.requestId === newest.requestId);
    return read?.verification ?? withTyped(newest, ofReading(caseId, true));
  };

  return {
    verification,
    standing,
    readings,
    // Without a chip no reading is parsed.
    chip: (caseId) => {
      const newest = newestChip(results, caseId);
      return newest && placeChip(newest, asRead(caseId));
    },
    seen,
    corrections: (caseId) => ofReading(caseId, true),
    earlierCorrections: (caseId) => ofReading(caseId, false),
    carryOver: (caseId, before, after) => {
      for (const row of inForce.all(caseId).filter((one) => one.result_id === before.resultId)) {
        const document = sameDocument(row.document, before.verification, after.verification);
        if (document === null) continue;
        const fields = after.verification.documents[document]!.fields;
        const original = fields.find((one) => one.name === row.field) ?? null;
        insert.run({
          id: newId(),
          caseId,
          resultId: after.resultId,
          document,
          field: row.field,
          original: JSON.stringify(original),
          value: row.value,
          salt: row.salt,
          author: row.author,
          at: row.at,
        });
      }
    },
    correct: (caseId, { document, field, value }, by) =>
      store.write(() => {
        requirePermission(by, 'cases.work');
        requireOpen(caseId);
        const read = verification(caseId);
        const target = read?.verification.documents[document];
        if (!read || !target) throw new StationError('NOT_FOUND', message('caseRefusals.noSuchDocument'));
        if (value !== null) requireDay(target.documentType, field, value, localDay(clock));
        const at = isoTime(clock);
        const original = target.fields.find((one) => one.name === field) ?? null;
        const before = ofReading(caseId, true);
        database
          .prepare(
            'UPDATE case_corrections SET undone_at = ? WHERE case_id = ? AND result_id = ? AND document = ? AND field = ? AND undone_at IS NULL',
          )
          .run(at, caseId, read.resultId, document, field);
        const committed = value === null ? null : commit(value);
        if (committed)
          insert.run({
            id: newId(),
            caseId,
            resultId: read.resultId,
            document,
            field,
            original: JSON.stringify(original),
            value,
            salt: committed.salt,
            author: by.name,
            at,
          });
        const { subject } = row(caseId);
        const named = relearn(
          marks,
          { caseId, subject, field },
          asTyped(read.verification, before),
          asTyped(read.verification, ofReading(caseId, true)),
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
        return value === null ? null : ofReading(caseId, true).at(-1)!;
      }),
    note: (caseId, text, by) =>
      store.write(() => {
        requirePermission(by, 'cases.work');
        row(caseId);
        const trimmed = text.trim();
        if (trimmed === '' || trimmed.length > MAX_NOTE)
          throw new StationError('INVALID_REQUEST', message('caseRefusals.noteLength', { most: MAX_NOTE }));
        const note = { text: trimmed, author: by.name, at: isoTime(clock) };
        database
          .prepare('INSERT INTO case_notes (id, case_id, author, at, text) VALUES (?, ?, ?, ?, ?)')
          .run(newId(), caseId, note.author, note.at, note.text);
        audit.append({
          actor: { kind: 'operator', id: by.id },
          action: 'case.noted',
          caseId,
          details: { characters: trimmed.length },
        });
        return note;
      }),
    notes: (caseId) =>
      database
        .prepare<[string], Note>('SELECT text, author, at FROM case_notes WHERE case_id = ? ORDER BY rowid')
        .all(caseId),
    attach: (caseId, file, by) => {
      requirePermission(by, 'cases.work');
      row(caseId);
      store.blobs.put(file.bytes);
      store.write(() => {
        files.add(caseId, [{ role: 'attachment', ...file, author: by.name }]);
        audit.append({
          actor: { kind: 'operator', id: by.id },
          action: 'case.attached',
          caseId,
          hashes: { attachment: sha256Hex(file.bytes) },
          details: { bytes: file.bytes.length, mediaType: file.mediaType },
        });
      });
    },
  };
}

/** @throws StationError INVALID_REQUEST where the document states a day and something else was typed */
function requireDay(documentType: string, field: string, value: string, today: string): void {
  if (!isNoDay(documentType, { field, value }, today)) return;
  const says = message('caseRefusals.noValidDate');
  throw new StationError('INVALID_REQUEST', says, {
    errors: [{ field: 'value', message: inEnglish(says), rejectedValue: null }],
  });
}

/** Position of the same document in another reading of the case: the first or second … of its type. */
function sameDocument(at: number, before: Verification, after: Verification): number | null {
  const type = before.documents[at]?.documentType;
  const nth = before.documents.slice(0, at).filter((one) => one.documentType === type).length;
  const places = after.documents.flatMap((one, place) => (one.documentType === type ? [place] : []));
  return places[nth] ?? null;
}
