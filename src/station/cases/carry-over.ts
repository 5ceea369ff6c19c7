import type { Verification } from '../../contract/verification.ts';
import type { KeptCorrections } from './kept-corrections.ts';
import type { CaseWork } from './work-on-case.ts';

/** Carries the corrections of a reading over to the one that replaces it. */
export function createCarryOver(corrections: KeptCorrections): CaseWork['carryOver'] {
  return (caseId, before, after) => {
    for (const row of corrections.inForce(caseId).filter((one) => one.result_id === before.resultId)) {
      const document = sameDocument(row.document, before.verification, after.verification);
      if (document === null) continue;
      const fields = after.verification.documents[document]!.fields;
      const original = fields.find((one) => one.name === row.field) ?? null;
      corrections.add(caseId, {
        ...row,
        result_id: after.resultId,
        document,
        original: JSON.stringify(original),
      });
    }
  };
}

/** Position of the same document in another reading of the case: the first or second … of its type. */
function sameDocument(at: number, before: Verification, after: Verification): number | null {
  const type = before.documents[at]?.documentType;
  const nth = before.documents.slice(0, at).filter((one) => one.documentType === type).length;
  const places = after.documents.flatMap((one, place) => (one.documentType === type ? [place] : []));
  return places[nth] ?? null;
}
