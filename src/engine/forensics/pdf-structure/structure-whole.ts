import { arrayOf } from '../../pdf/cross-reference.ts';
import type { Revision } from '../../pdf/file.ts';
import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import { isKind, type PdfDict, type PdfValue } from '../../pdf/values.ts';

const MAX_DEPTH = 20;

/**
 * Is the document tagged, and are all its tagged pages still there? The parent tree (ISO 32000-1, 14.7.4.4) has a
 * number for each page and annotation; programs that remove pages leave their numbers in it, or drop the structure.
 */
export function isStructureWhole(pdf: PdfEvidence): boolean {
  const revision = pdf.file.latest;
  const pages = pdf.pages();
  const root = revision.dict(revision.catalog.entries.get('StructTreeRoot'));
  const numbers = keysOf(revision, root.entries.get('ParentTree'), 0);
  const own = new Set<PdfValue | undefined>();
  for (const { dict, resources } of pages) {
    own.add(revision.resolve(dict.entries.get('StructParents')));
    const parts = [
      ...arrayOf(revision.resolve(dict.entries.get('Annots'))),
      ...revision.dict(resources.entries.get('XObject')).entries.values(),
    ];
    for (const part of parts)
      for (const key of ['StructParent', 'StructParents'])
        own.add(revision.resolve(revision.dict(part).entries.get(key)));
  }
  return (
    numbers.length > 0 &&
    numbers.every((n) => own.has(n)) &&
    pages.every(({ dict }) => dict.entries.has('StructParents'))
  );
}

/** The keys of a number tree (7.9.7). */
function keysOf(revision: Revision, value: PdfValue | undefined, depth: number): number[] {
  const node: PdfDict = revision.dict(value);
  const kids = depth < MAX_DEPTH ? arrayOf(revision.resolve(node.entries.get('Kids'))) : [];
  const own = arrayOf(revision.resolve(node.entries.get('Nums'))).filter((_, i) => i % 2 === 0);
  return [
    ...own.map((n) => revision.resolve(n)).filter((n): n is number => typeof n === 'number'),
    ...kids.filter((kid) => isKind(kid, 'ref')).flatMap((kid) => keysOf(revision, kid, depth + 1)),
  ];
}
