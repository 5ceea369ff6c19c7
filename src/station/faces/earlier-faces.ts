import type { EarlierFace } from '../../contract/administration.ts';
import { Verification } from '../../contract/verification.ts';
import { OTHER_FACE } from '../cases/other-face.ts';
import type { Cases } from '../casework/cases.ts';
import { SAME_FACE } from '../cases/duplicates.ts';
import { bestPortrait } from '../cases/portrait-on-page.ts';

/** As many as a person compares at a glance; the history names the others. */
const MOST_EARLIER = 8;

/**
 * Faces of other visits with the same document number or a very similar face, to show beside a case's own: other faces
 * under the same number first, then the rest of that number, each newest first.
 */
export function earlierFaces(cases: Cases, caseId: string): EarlierFace[] {
  const alike = Map.groupBy(cases.marks.alikeTo(caseId), (one) => one.caseId);
  const related = [...alike].flatMap(([other, shared]) => {
    const shares = new Set(shared.map((one) => one.shares));
    const isRelated = shares.has('number') || shares.has('face');
    if (!isRelated || !cases.exists(other)) return [];
    const otherFace = shared.some((one) => one.shares === 'number' && one.otherFace);
    return [{ sameNumber: shares.has('number'), otherFace, summary: cases.summary(other) }];
  });
  // Readings and files are loaded only for the ones shown.
  return related
    .toSorted(
      (a, b) =>
        Number(b.otherFace) - Number(a.otherFace) ||
        Number(b.sameNumber) - Number(a.sameNumber) ||
        Date.parse(b.summary.createdAt) - Date.parse(a.summary.createdAt),
    )
    .slice(0, MOST_EARLIER)
    .map(({ sameNumber, summary: { id, createdAt, state, subject } }): EarlierFace => {
      const similarity = cases.marks.faceSimilarity(caseId, id);
      return {
        caseId: id,
        createdAt,
        state,
        subject,
        sameNumber,
        similarity,
        says: saidBy(similarity),
        portrait: portraitOf(cases, id),
        selfie: cases.files.list(id, 'selfie').at(-1)?.position ?? null,
      };
    });
}

function saidBy(similarity: number | null): EarlierFace['says'] {
  if (similarity === null) return 'unclear';
  return similarity >= SAME_FACE ? 'same' : similarity < OTHER_FACE ? 'other' : 'unclear';
}

function portraitOf(cases: Cases, caseId: string): EarlierFace['portrait'] {
  const stored = cases.results.latest(caseId, 'verification');
  const read = stored && Verification.safeParse(stored.body);
  if (!read?.success) return null;
  const found = bestPortrait(read.data);
  const page = found ? read.data.pages.findIndex(({ report }) => report === found.report) : -1;
  const isKept = cases.files.list(caseId, 'page').some(({ position }) => position === page);
  if (!found || !isKept) return null;
  const { width, height } = found.report;
  return { page, reading: read.data.requestId, box: found.box, width, height };
}
