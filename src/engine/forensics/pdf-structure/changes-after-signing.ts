import type { Finding } from '../../../contract/forensics.ts';
import { finding, type FileDetector } from '../detector.ts';
import type { PdfEvidence } from '../pdf-evidence.ts';
import { arrayOf } from '../pdf/cross-reference.ts';
import type { Revision } from '../pdf/file.ts';
import type { PdfPage } from '../pdf/pages.ts';
import { nameOf } from '../pdf/values.ts';
import { compareRevisionPages, sameContent } from './compare-pages.ts';
import { short } from './covered-text.ts';

/** Annotations that a signed document may gain without its page saying something else. */
const HARMLESS = new Set([
  'Widget',
  'Popup',
  'Link',
  'Text',
  'Highlight',
  'Underline',
  'StrikeOut',
  'Squiggly',
  'FileAttachment',
]);

/**
 * What later revisions did to a document after the signed bytes end. Filling fields, further signatures and validation
 * data are allowed (ISO 32000-1, 12.8.2.2); a page that says something else is proof. `touched`: the page no longer
 * shows just what was signed.
 */
export function changesAfter(
  bytes: Uint8Array,
  pdf: PdfEvidence,
  signedEnd: number,
  permission: number | null,
  by: FileDetector,
): { findings: Finding[]; touched: boolean } {
  const { revisions, latest } = pdf.file;
  const signed = revisions.findLast((r) => r.end <= signedEnd + 2);
  if (!signed || signed === latest)
    return { findings: [], touched: trailingContent(bytes, signedEnd, signed === latest) };
  const findings: Finding[] = [];
  const before = pdf.pages(signed);
  const after = pdf.pages(latest);
  const detail = `signed revision ${signed.index + 1}, latest ${latest.index + 1}`;
  if (before.length !== after.length)
    findings.push(
      finding(by, {
        strength: 'proof',
        value: after.length - before.length,
        explanation: `The document had ${before.length} pages when it was signed and has ${after.length} now.`,
        detail,
      }),
    );
  for (const page of after) {
    const old = before.find((p) => p.id !== null && p.id === page.id) ?? before[page.index];
    if (!old) continue;
    for (const change of compareRevisionPages(pdf, signed, old, latest, page)) {
      const what =
        change.kind === 'added'
          ? `“${short(change.after)}” was added`
          : change.kind === 'removed'
            ? `“${short(change.before)}” was removed`
            : `“${short(change.before)}” was changed to “${short(change.after)}”`;
      findings.push(
        finding(by, {
          strength: 'proof',
          page: page.index,
          box: pdf.toPixels(page, change.box),
          explanation: `After the document was signed, ${what}.`,
          detail,
          before: change.before,
          after: change.after,
        }),
      );
    }
    if (findings.length === 0 && paintedDifferently(pdf, signed, old, latest, page))
      findings.push(
        finding(by, {
          strength: 'proof',
          page: page.index,
          explanation: 'The page was drawn over after the document was signed.',
          detail,
        }),
      );
    const gained =
      annotationKinds(latest, page).filter((kind) => !HARMLESS.has(kind)).length -
      annotationKinds(signed, old).filter((kind) => !HARMLESS.has(kind)).length;
    if (gained > 0)
      findings.push(
        finding(by, {
          strength: permission !== null && permission < 3 ? 'strong' : 'weak',
          page: page.index,
          value: gained,
          explanation: 'Annotations were laid over the page after the document was signed.',
          detail,
        }),
      );
  }
  return { findings, touched: findings.length > 0 };
}

/** Shapes and pictures of the page's own content, compared without order numbers. */
function paintedDifferently(
  pdf: PdfEvidence,
  signed: Revision,
  old: PdfPage,
  latest: Revision,
  page: PdfPage,
): boolean {
  if (sameContent(signed, old, latest, page)) return false;
  const look = (revision: Revision, p: PdfPage): string =>
    (pdf.painted(revision, p) ?? [])
      .filter((i) => i.origin === 'content')
      .map(
        (i) =>
          `${i.kind} ${[i.box.x0, i.box.y0, i.box.x1, i.box.y1].map((v) => v.toFixed(1)).join(' ')} ${i.kind === 'glyph' ? i.text : ''}`,
      )
      .join('\n');
  return look(signed, old) !== look(latest, page);
}

function annotationKinds(revision: Revision, page: PdfPage): string[] {
  return arrayOf(revision.resolve(page.dict.entries.get('Annots'))).map(
    (a) => nameOf(revision.resolve(revision.dict(a).entries.get('Subtype'))) ?? '',
  );
}

/** Bytes after the signed part that no revision explains: harmless white space, or something unreadable. */
function trailingContent(bytes: Uint8Array, signedEnd: number, explained: boolean): boolean {
  if (!explained) return true;
  return bytes.subarray(signedEnd).some((c) => c !== 10 && c !== 13 && c !== 32 && c !== 0);
}
