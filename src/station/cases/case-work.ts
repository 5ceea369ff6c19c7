import { requirePermission } from '../operators/permissions.ts';
import { sha256Hex } from '../store/blobs.ts';
import { createCarryOver } from './carry-over.ts';
import type { CaseFiles } from './case-files.ts';
import { caseNotes } from './case-notes.ts';
import { caseReadings } from './case-readings.ts';
import type { CaseResults } from './case-results.ts';
import type { CaseAccess, CasesContext } from './cases-context.ts';
import { createCorrect } from './correct-field.ts';
import type { CaseMarks } from './duplicates.ts';
import { keptCorrections } from './kept-corrections.ts';
import type { CaseWork } from './work-on-case.ts';

export function createCaseWork(
  context: CasesContext,
  access: CaseAccess,
  results: CaseResults,
  files: CaseFiles,
  marks: CaseMarks,
): CaseWork {
  const { store, audit, clock, newId, config } = context;
  const corrections = keptCorrections(store, newId);
  const readings = caseReadings(results, corrections, config.documents);
  const { verification } = readings;

  return {
    ...readings,
    corrections: (caseId) => corrections.ofReading(caseId, true),
    earlierCorrections: (caseId) => corrections.ofReading(caseId, false),
    carryOver: createCarryOver(corrections),
    correct: createCorrect({ store, audit, clock, access, verification, corrections, marks }),
    ...caseNotes(context, access.row),
    attach: (caseId, file, by) => {
      requirePermission(by, 'cases.work');
      access.row(caseId);
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
