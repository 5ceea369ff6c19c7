import type { Finding } from '../../../contract/forensics.ts';
import { finding, type FileDetector, type FileEvidence } from '../detector.ts';
import type { Revision } from '../pdf/file.ts';
import type { PdfPage } from '../pdf/pages.ts';
import { short } from './covered-text.ts';
import { compareRevisionPages, type TextChange } from './compare-pages.ts';

/**
 * Pages whose text was changed by a later save. More than one revision is ordinary (forms, signatures, comments); text
 * of the page itself saying something else afterwards is not.
 */
export const changedInRevision: FileDetector = {
  id: 'changed-in-revision',
  version: '1',
  group: 'pdf-structure',
  quick: true,
  inspect: (evidence) => {
    const revisions = evidence.pdf?.file.revisions ?? [];
    return revisions.slice(1).flatMap((later, k) => changesBetween(evidence, revisions[k]!, later));
  },
};

function changesBetween(evidence: FileEvidence, earlier: Revision, later: Revision): Finding[] {
  const pdf = evidence.pdf!;
  const before = pdf.pages(earlier);
  const after = pdf.pages(later);
  const findings: Finding[] = [];
  for (const page of after) {
    const old = counterpart(page, before, after.length);
    if (!old) continue;
    for (const change of compareRevisionPages(pdf, earlier, old, later, page))
      findings.push(describe(evidence, page, change, later.index));
  }
  return findings;
}

/** The same page before: by object number, or by position when no page was added or taken away. */
function counterpart(page: PdfPage, before: readonly PdfPage[], pagesAfter: number): PdfPage | null {
  return (
    before.find((p) => p.id !== null && p.id === page.id) ??
    (before.length === pagesAfter ? (before[page.index] ?? null) : null)
  );
}

function describe(evidence: FileEvidence, page: PdfPage, change: TextChange, revision: number): Finding {
  const box = evidence.pdf!.toPixels(page, change.box);
  const detail = `revision ${revision + 1} of ${evidence.pdf!.file.revisions.length}, page object ${page.id ?? 'direct'}`;
  if (change.kind === 'replaced')
    return finding(changedInRevision, {
      strength: 'proof',
      page: page.index,
      box,
      explanation: `“${short(change.before)}” was changed to “${short(change.after)}” after the document was first saved.`,
      detail,
      before: change.before,
      after: change.after,
    });
  if (change.kind === 'removed')
    return finding(changedInRevision, {
      strength: 'strong',
      page: page.index,
      box,
      explanation: `“${short(change.before)}” was taken off the page after the document was first saved.`,
      detail,
      before: change.before,
      after: '',
    });
  return finding(changedInRevision, {
    strength: 'note',
    page: page.index,
    box,
    explanation: `“${short(change.after)}” was added to the page after the document was first saved. Filling in a form does this too.`,
    detail,
    before: '',
    after: change.after,
  });
}
