import type { Revision } from '../../pdf/file.ts';
import { arrayOf } from '../../pdf/cross-reference.ts';
import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import { isArray, isKind, nameOf, numbersOf, textOf, type PdfDict, type PdfValue } from '../../pdf/values.ts';
import { fullNameOf, inherited } from './form-fields.ts';

/** One filled signature field (ISO 32000-1, 12.8). */
export interface SignatureField {
  readonly name: string;
  readonly subFilter: string;
  /** Empty if the signature has none. */
  readonly byteRange: readonly number[];
  /** The signature object with its zero padding; empty if there is none. */
  readonly contents: Uint8Array;
  /** Certificates of a bare signature (`adbe.x509.rsa_sha1`), the signer's first. */
  readonly certificates: readonly Uint8Array[];
  /** DocMDP permission: 1 no changes, 2 form filling, 3 also annotations; null for an approval signature. */
  readonly permission: number | null;
  /** Does the signer forbid changes of a form field (FieldMDP)? */
  locks(fullName: string): boolean;
}

/** Bounds of the field tree's depth and of the number of fields. */
const MAX_DEPTH = 20;
const MAX_FIELDS = 100;
const MAX_PAGES = 500;
const MAX_ANNOTATIONS = 2_000;

/** Filled signature fields of the latest save, sorted by the end of their byte ranges. */
export function signatureFields(pdf: PdfEvidence): SignatureField[] {
  return fieldsOf(pdf, pdf.file.latest).sort((a, b) => end(a) - end(b));
}

/** Signatures of earlier saves that the latest one no longer has. @param left those of the latest save */
export function signaturesTakenOut(pdf: PdfEvidence, left: readonly SignatureField[]): SignatureField[] {
  const key = (field: SignatureField): string => field.byteRange.join(' ');
  const known = new Set(left.map(key));
  return pdf.file.revisions.slice(0, -1).flatMap((revision) =>
    fieldsOf(pdf, revision).filter((field) => {
      const isNew = !known.has(key(field));
      known.add(key(field));
      return isNew;
    }),
  );
}

/** First byte after the signed range. */
export function end(field: SignatureField): number {
  return (field.byteRange[2] ?? 0) + (field.byteRange[3] ?? 0);
}

function fieldsOf(pdf: PdfEvidence, revision: Revision): SignatureField[] {
  const fields: SignatureField[] = [];
  const seen = new Set<PdfDict>();
  const visit = (value: PdfValue | undefined, depth: number): void => {
    const field = revision.resolve(value);
    if (!isKind(field, 'dict') || seen.has(field) || depth > MAX_DEPTH || fields.length > MAX_FIELDS) return;
    seen.add(field);
    const signature = revision.resolve(field.entries.get('V'));
    const isSignature = nameOf(inherited(revision, field, 'FT')) === 'Sig';
    if (isKind(signature, 'dict') && (isSignature || signature.entries.has('ByteRange')))
      fields.push(readField(revision, field, signature));
    for (const kid of arrayOf(revision.resolve(field.entries.get('Kids')))) visit(kid, depth + 1);
  };
  const form = revision.dict(revision.catalog.entries.get('AcroForm'));
  for (const value of arrayOf(revision.resolve(form.entries.get('Fields')))) visit(value, 0);
  // Some programs add a second signature but list the first field only on its page.
  for (const page of pdf.pages(revision).slice(0, MAX_PAGES))
    for (const value of arrayOf(revision.resolve(page.dict.entries.get('Annots'))).slice(0, MAX_ANNOTATIONS))
      if (nameOf(inherited(revision, revision.dict(value), 'FT')) === 'Sig') visit(value, 0);
  return fields;
}

function readField(revision: Revision, field: PdfDict, signature: PdfDict): SignatureField {
  const entry = (key: string): PdfValue | undefined => revision.resolve(signature.entries.get(key));
  const range = entry('ByteRange');
  const contents = entry('Contents');
  const certificates = entry('Cert');
  let permission: number | null = null;
  const locks: ((name: string) => boolean)[] = [];
  for (const reference of arrayOf(entry('Reference'))) {
    const transform = revision.dict(reference);
    const method = nameOf(revision.resolve(transform.entries.get('TransformMethod')));
    const settings = revision.dict(transform.entries.get('TransformParams'));
    if (method === 'DocMDP') {
      const p = revision.resolve(settings.entries.get('P'));
      permission = typeof p === 'number' ? p : 2;
    }
    if (method === 'FieldMDP') locks.push(lockOf(revision, settings));
  }
  return {
    name: fullNameOf(revision, field),
    subFilter: nameOf(entry('SubFilter')) ?? '',
    byteRange: isArray(range) ? (numbersOf(range.map((v) => revision.resolve(v) ?? null)) ?? []) : [],
    contents: isKind(contents, 'string') ? contents.bytes : new Uint8Array(),
    certificates: [certificates, ...arrayOf(certificates).map(revision.resolve)].flatMap((one) =>
      isKind(one, 'string') ? [one.bytes] : [],
    ),
    permission,
    locks: (name) => locks.some((lock) => lock(name)),
  };
}

/** ISO 32000-1, table 256: all fields, those named, or all but those named. A named field includes its children. */
function lockOf(revision: Revision, settings: PdfDict): (name: string) => boolean {
  const action = nameOf(revision.resolve(settings.entries.get('Action')));
  const names = arrayOf(revision.resolve(settings.entries.get('Fields'))).flatMap(
    (one) => textOf(revision.resolve(one)) ?? [],
  );
  const isNamed = (name: string): boolean => names.some((one) => name === one || name.startsWith(`${one}.`));
  return (name) => action === 'All' || (action === 'Include' ? isNamed(name) : !isNamed(name));
}
