import { message } from '../../contract/messages/message.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { isoTime } from '../clock.ts';
import { requirePermission } from '../operators/permissions.ts';
import type { CaseAccess, CasesContext } from './cases-context.ts';
import type { CaseWork, Note } from './work-on-case.ts';

const MAX_NOTE = 4_000;

/** What operators write beside a case. */
export function caseNotes(
  { store, audit, clock, newId }: Pick<CasesContext, 'store' | 'audit' | 'clock' | 'newId'>,
  row: CaseAccess['row'],
): Pick<CaseWork, 'note' | 'notes'> {
  const { database } = store;
  return {
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
  };
}
