import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding } from '../detector.ts';
import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import type { Revision } from '../../pdf/file.ts';
import type { PdfPage } from '../../pdf/pages.ts';
import { short } from './covered-text.ts';
import { compareRevisionPages, type TextChange } from './compare-pages.ts';
import { pdfDetector } from './pdf-detector.ts';

/**
 * Pages whose text was changed by a later incremental save. Several revisions are normal (forms, signatures, comments);
 * changed text of the page's own content is not.
 */
export const changedInRevision = pdfDetector({
  id: 'changed-in-revision',
  version: '1',
  inspect: (pdf) => {
    const { revisions } = pdf.file;
    return revisions.slice(1).flatMap((later, k) => changesBetween(pdf, revisions[k]!, later));
  },
});

function changesBetween(pdf: PdfEvidence, earlier: Revision, later: Revision): Finding[] {
  const before = pdf.pages(earlier);
  const after = pdf.pages(later);
  const findings: Finding[] = [];
  for (const page of after) {
    const old = counterpart(page, before, after.length);
    if (!old) continue;
    for (const change of compareRevisionPages(pdf, old, page))
      findings.push(describe(pdf, page, change, later.index));
  }
  return findings;
}

/** The same page in the earlier revision: by object number, or by index if the number of pages is the same. */
function counterpart(page: PdfPage, before: readonly PdfPage[], pagesAfter: number): PdfPage | null {
  return (
    before.find((p) => p.id !== null && p.id === page.id) ??
    (before.length === pagesAfter ? (before[page.index] ?? null) : null)
  );
}

function describe(pdf: PdfEvidence, page: PdfPage, change: TextChange, revision: number): Finding {
  const box = pdf.toPixels(page, change.box);
  const detail = `revision ${revision + 1} of ${pdf.file.revisions.length}, page object ${page.id ?? 'direct'}`;
  if (change.kind === 'replaced')
    return finding(changedInRevision, {
      strength: 'proof',
      page: page.index,
      box,
      says: message('pdfFindings.changedInRevision', {
        before: short(change.before),
        after: short(change.after),
      }),
      detail,
      before: change.before,
      after: change.after,
    });
  if (change.kind === 'removed')
    return finding(changedInRevision, {
      strength: 'strong',
      page: page.index,
      box,
      says: message('pdfFindings.removedInRevision', { before: short(change.before) }),
      detail,
      before: change.before,
      after: '',
    });
  return finding(changedInRevision, {
    strength: 'note',
    page: page.index,
    box,
    says: message('pdfFindings.addedInRevision', { after: short(change.after) }),
    detail,
    before: '',
    after: change.after,
  });
}
