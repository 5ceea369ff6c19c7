import type { Finding } from '../../../contract/forensics.ts';
import { message, type Message } from '../../../contract/messages/message.ts';
import { finding, type FileDetector } from '../detector.ts';
import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import type { Revision } from '../../pdf/file.ts';
import { hiddenLayersOf } from '../../pdf/layers.ts';
import type { PdfPage } from '../../pdf/pages.ts';
import type { PaintedItem } from '../../pdf/painted.ts';
import type { PdfValue } from '../../pdf/values.ts';
import { annotationChanges, look, type AnnotationChange } from './annotations-after-signing.ts';
import { isBlank } from './byte-range.ts';
import { compareRevisionPages } from './compare-pages.ts';
import { short } from './covered-text.ts';
import { keepsEntries, sameValue } from './same-value.ts';
import { end, type SignatureField } from './signature-fields.ts';

/** Catalogue entries with no visible effect, or that are compared separately. */
const OF_THE_CATALOGUE = new Set([
  'Pages',
  'AcroForm',
  'DSS',
  'Extensions',
  'Version',
  'Metadata',
  'Perms',
  'StructTreeRoot',
  'PieceInfo',
]);
/** Levels of the resource dictionary that may gain unused entries: categories and names. */
const RESOURCE_LEVELS = 2;
/** Objects outside of any save, which viewers find when they repair a file. */
const OBJECT = /\d\s+\d+\s+obj\b/;

export interface ChangesAfter {
  readonly findings: Finding[];
  /** Does the file show or do anything other than what was signed? */
  readonly touched: boolean;
}

/**
 * Compares what was visible when a document was signed with what is visible after later saves. Validation data, time
 * stamps and further signatures change nothing; filled fields are reported, and allowed if the signer allowed them (ISO
 * 32000-2, 12.8.2); changed text of the page is proof.
 */
export function changesAfter(
  bytes: Uint8Array,
  pdf: PdfEvidence,
  field: SignatureField,
  by: FileDetector,
): ChangesAfter {
  const signedEnd = end(field);
  if (bytes.subarray(signedEnd).every(isBlank)) return { findings: [], touched: false };
  const { revisions, latest } = pdf.file;
  // The line end after the last %%EOF may be outside the signed range.
  const signed = revisions.findLast((r) => r.end <= signedEnd + 2);
  if (!signed || signed === latest) return { findings: outsideOfSaves(bytes, signedEnd, by), touched: true };
  const detail = `signed revision ${signed.index + 1}, latest ${latest.index + 1}`;
  const findings: Finding[] = [...pagesChanged(pdf, signed, detail, by)];
  if (!sameCatalogue(signed, latest))
    findings.push(
      finding(by, {
        strength: 'weak',
        says: message('signatureFindings.settingsChanged'),
        detail,
      }),
    );
  let touched = false;
  for (const page of pdf.pages()) {
    const before = pdf.pages(signed);
    const old = before.find((p) => p.id !== null && p.id === page.id) ?? before[page.index];
    if (!old) continue;
    const content = contentChanged(pdf, old, page, detail, by);
    findings.push(...content.findings);
    touched ||= content.touched;
    // Painted only if an annotation covers something: quick checks have a time budget.
    const underneath = (): PaintedItem[] => (pdf.painted(old) ?? []).filter((i) => i.origin === 'content');
    for (const change of annotationChanges(old, page, underneath)) {
      touched ||= change.kind !== 'unseen';
      const found = describe(change, field, (what) =>
        finding(by, {
          ...what,
          page: page.index,
          box: change.box && pdf.toPixels(page, change.box),
          detail: `${detail}; ${change.kind} ${change.field || 'annotation'}`,
          before: change.before,
          after: change.after,
        }),
      );
      if (found) findings.push(found);
    }
  }
  findings.push(...layersChanged(pdf, signed, detail, by));
  return { findings, touched: touched || findings.length > 0 };
}

function pagesChanged(pdf: PdfEvidence, signed: Revision, detail: string, by: FileDetector): Finding[] {
  const before = pdf.pages(signed);
  const after = pdf.pages();
  if (before.length !== after.length)
    return [
      finding(by, {
        strength: 'proof',
        value: after.length - before.length,
        says: message('signatureFindings.pagesCounted', { before: before.length, now: after.length }),
        detail,
      }),
    ];
  const ids = new Set(before.map(({ id }) => id));
  const isMoved = after.some(({ id }, k) => id !== null && id !== before[k]!.id && ids.has(id));
  if (!isMoved) return [];
  return [finding(by, { strength: 'strong', says: message('signatureFindings.pagesReordered'), detail })];
}

/** Changes of the page's own content: its text, its drawing operators and its resources. */
function contentChanged(
  pdf: PdfEvidence,
  old: PdfPage,
  page: PdfPage,
  detail: string,
  by: FileDetector,
): ChangesAfter {
  const sides = (a: PdfValue | undefined, b: PdfValue | undefined) =>
    [
      { revision: old.revision, value: a },
      { revision: page.revision, value: b },
    ] as const;
  const cut = JSON.stringify([old.box, old.rotate]) !== JSON.stringify([page.box, page.rotate]);
  const findings: Finding[] = cut
    ? [
        finding(by, {
          strength: 'strong',
          page: page.index,
          says: message('signatureFindings.pageCut'),
          detail,
        }),
      ]
    : [];
  const sameContents = sameValue(
    ...sides(old.dict.entries.get('Contents'), page.dict.entries.get('Contents')),
  );
  const sameResources = keepsEntries(...sides(old.resources, page.resources), RESOURCE_LEVELS);
  if (sameContents && sameResources) return { findings, touched: cut };
  const changes = compareRevisionPages(pdf, old, page);
  for (const change of changes) {
    const says =
      change.kind === 'added'
        ? message('signatureFindings.addedAfter', { after: short(change.after) })
        : change.kind === 'removed'
          ? message('signatureFindings.removedAfter', { before: short(change.before) })
          : message('signatureFindings.changedAfter', {
              before: short(change.before),
              after: short(change.after),
            });
    findings.push(
      finding(by, {
        strength: 'proof',
        page: page.index,
        box: pdf.toPixels(page, change.box),
        says,
        detail,
        before: change.before,
        after: change.after,
      }),
    );
  }
  if (changes.length > 0) return { findings, touched: true };
  const content = (p: PdfPage): string => look((pdf.painted(p) ?? []).filter((i) => i.origin === 'content'));
  const isDrawnOver = content(old) !== content(page);
  const says = message(isDrawnOver ? 'signatureFindings.drawnOver' : 'signatureFindings.exchanged');
  // The encoding of the content may change without visible effect; changed resources have one.
  if (!isDrawnOver && sameResources) return { findings, touched: true };
  const strength = isDrawnOver ? 'proof' : 'strong';
  findings.push(finding(by, { strength, page: page.index, says, detail }));
  return { findings, touched: true };
}

function layersChanged(pdf: PdfEvidence, signed: Revision, detail: string, by: FileDetector): Finding[] {
  const { latest } = pdf.file;
  const hidden = (revision: Revision): string => [...hiddenLayersOf(revision).keys()].sort().join(' ');
  const isSame = sameValue(
    { revision: signed, value: signed.catalog.entries.get('OCProperties') },
    { revision: latest, value: latest.catalog.entries.get('OCProperties') },
  );
  if (isSame) return [];
  return [
    finding(by, {
      strength: hidden(signed) === hidden(latest) ? 'weak' : 'strong',
      says: message('signatureFindings.layersSwitched'),
      detail: `${detail}; hidden when signed: ${hidden(signed) || 'none'}, now: ${hidden(latest) || 'none'}`,
    }),
  ];
}

/** The finding for a changed annotation or field; null if the change is invisible. */
function describe(
  { kind, field: name, before, after }: AnnotationChange,
  field: SignatureField,
  as: (what: { strength: Finding['strength']; says: Message }) => Finding,
): Finding | null {
  const isForbidden = field.permission === 1 || (name !== '' && field.locks(name));
  switch (kind) {
    case 'unseen':
      return null;
    case 'redrawn':
      return as({
        strength: 'note',
        says: message('signatureFindings.drawnAnew', { after: short(after) }),
      });
    case 'exchanged':
      return as({
        strength: 'strong',
        says: message('signatureFindings.exchanged'),
      });
    case 'filled':
      return isForbidden
        ? as({
            strength: 'strong',
            says: message('signatureFindings.filledForbidden', { after: short(after) }),
          })
        : as({
            strength: 'note',
            says: message('signatureFindings.filledAllowed', { after: short(after) }),
          });
    case 'refilled':
    case 'changed':
      return as({
        strength: 'strong',
        says: message('signatureFindings.refilled', { before: short(before), after: short(after) }),
      });
    case 'covers':
      return as({
        strength: 'strong',
        says: message('signatureFindings.coveredAfter', { before: short(before) }),
      });
    case 'lost':
      return as({
        strength: 'strong',
        says: message('signatureFindings.lostAfter'),
      });
    case 'added': {
      const isAllowed = field.permission === null || field.permission === 3 || name !== '';
      return as({
        strength: isForbidden || !isAllowed ? 'strong' : 'weak',
        says: message('signatureFindings.annotatedAfter'),
      });
    }
  }
}

/** Are all catalogue entries equal that can change what a viewer shows or does? */
function sameCatalogue(signed: Revision, latest: Revision): boolean {
  const form = (revision: Revision): PdfValue | undefined => revision.catalog.entries.get('AcroForm');
  const keys = new Set([...signed.catalog.entries.keys(), ...latest.catalog.entries.keys()]);
  const sameForm = ['XFA', 'NeedAppearances', 'DA', 'CO'].every((key) =>
    sameValue(
      { revision: signed, value: signed.dict(form(signed)).entries.get(key) },
      { revision: latest, value: latest.dict(form(latest)).entries.get(key) },
    ),
  );
  return (
    sameForm &&
    [...keys].every(
      (key) =>
        OF_THE_CATALOGUE.has(key) ||
        sameValue(
          { revision: signed, value: signed.catalog.entries.get(key) },
          { revision: latest, value: latest.catalog.entries.get(key) },
        ),
    )
  );
}

/** Bytes after the signed range that belong to no save. */
function outsideOfSaves(bytes: Uint8Array, signedEnd: number, by: FileDetector): Finding[] {
  const rest = Buffer.from(bytes.subarray(signedEnd)).toString('latin1');
  const hasObjects = OBJECT.test(rest);
  return [
    finding(by, {
      strength: hasObjects ? 'strong' : 'weak',
      value: rest.length,
      says: message('signatureFindings.bytesAfter'),
      detail: `${rest.length} bytes, ${hasObjects ? 'with' : 'without'} objects`,
    }),
  ];
}
