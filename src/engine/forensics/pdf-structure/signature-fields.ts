import type { PdfFile, Revision } from '../pdf/file.ts';
import { arrayOf } from '../pdf/cross-reference.ts';
import { isArray, isKind, nameOf, numbersOf, textOf, type PdfDict, type PdfValue } from '../pdf/values.ts';

/** One filled signature field (ISO 32000-1, 12.8). */
export interface SignatureField {
  readonly name: string;
  readonly subFilter: string;
  readonly byteRange: readonly number[];
  /** The CMS object, padded with zeros as in the file. */
  readonly contents: Uint8Array;
  /** DocMDP permission: 1 no changes, 2 form filling, 3 also annotations; null for an approval signature. */
  readonly permission: number | null;
}

/** Filled signature fields of the form, in the order of the bytes they cover. */
export function signatureFields(file: PdfFile): SignatureField[] {
  const revision = file.latest;
  const fields: SignatureField[] = [];
  const seen = new Set<PdfDict>();
  const visit = (value: PdfValue | undefined, depth: number): void => {
    const field = revision.resolve(value);
    if (!isKind(field, 'dict') || seen.has(field) || depth > 20 || fields.length > 100) return;
    seen.add(field);
    const signature = revision.resolve(field.entries.get('V'));
    if (isKind(signature, 'dict') && signature.entries.has('ByteRange')) {
      const one = readField(revision, field, signature);
      if (one) fields.push(one);
    }
    for (const kid of arrayOf(revision.resolve(field.entries.get('Kids')))) visit(kid, depth + 1);
  };
  const form = revision.dict(revision.catalog.entries.get('AcroForm'));
  for (const value of arrayOf(revision.resolve(form.entries.get('Fields')))) visit(value, 0);
  return fields.sort((a, b) => end(a) - end(b));
}

/** First byte after what a signature covers. */
export function end(field: SignatureField): number {
  return (field.byteRange[2] ?? 0) + (field.byteRange[3] ?? 0);
}

function readField(revision: Revision, field: PdfDict, signature: PdfDict): SignatureField | null {
  const range = revision.resolve(signature.entries.get('ByteRange'));
  const byteRange = isArray(range) ? numbersOf(range.map((v) => revision.resolve(v) ?? null)) : null;
  const contents = revision.resolve(signature.entries.get('Contents'));
  if (!byteRange || !isKind(contents, 'string')) return null;
  let permission: number | null = null;
  for (const reference of arrayOf(revision.resolve(signature.entries.get('Reference')))) {
    const transform = revision.dict(reference);
    if (nameOf(revision.resolve(transform.entries.get('TransformMethod'))) !== 'DocMDP') continue;
    const p = revision.resolve(revision.dict(transform.entries.get('TransformParams')).entries.get('P'));
    permission = typeof p === 'number' ? p : 2;
  }
  return {
    name: textOf(revision.resolve(field.entries.get('T'))) ?? 'signature',
    subFilter: nameOf(revision.resolve(signature.entries.get('SubFilter'))) ?? '',
    byteRange,
    contents: contents.bytes,
    permission,
  };
}
