import type { Revision } from './file.ts';
import type { Rectangle } from './matrix.ts';
import { isArray, isKind, nameOf, numbersOf, type PdfDict, type PdfValue } from './values.ts';
import { MAX_PDF_PAGES } from '../../contract/limits.ts';

/** One page of a revision, with the attributes it inherits (ISO 32000-1, 7.7.3.4). */
export interface PdfPage {
  readonly revision: Revision;
  readonly index: number;
  /** Object number of the page; null for a direct object. */
  readonly id: number | null;
  readonly dict: PdfDict;
  readonly resources: PdfDict;
  /** The visible rectangle in user space: left, bottom, right, top. */
  readonly box: readonly [number, number, number, number];
  readonly rotate: 0 | 90 | 180 | 270;
}

/** The visible rectangle of a page. */
export const sheetOf = ({ box: [x0, y0, x1, y1] }: PdfPage): Rectangle => ({ x0, y0, x1, y1 });

const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

export function pagesOf(revision: Revision): PdfPage[] {
  const pages: PdfPage[] = [];
  const seen = new Set<PdfDict>();
  const visit = (
    value: PdfValue | undefined,
    inherited: ReadonlyMap<string, PdfValue>,
    depth: number,
  ): void => {
    // Checked before the object is read: a book may have thousands of pages that nobody looks at.
    if (depth > 40 || pages.length >= MAX_PDF_PAGES) return;
    const node = revision.resolve(value);
    if (!isKind(node, 'dict') || seen.has(node)) return;
    seen.add(node);
    const attributes = new Map(inherited);
    for (const key of INHERITED) {
      const own = node.entries.get(key);
      if (own !== undefined) attributes.set(key, own);
    }
    const kids = revision.resolve(node.entries.get('Kids'));
    if (isArray(kids) && nameOf(revision.resolve(node.entries.get('Type'))) !== 'Page') {
      for (const kid of kids) visit(kid, attributes, depth + 1);
      return;
    }
    pages.push({
      revision,
      index: pages.length,
      id: isKind(value, 'ref') ? value.id : null,
      dict: node,
      resources: revision.dict(attributes.get('Resources')),
      box: pageBox(revision, attributes),
      rotate: rotation(revision.resolve(attributes.get('Rotate'))),
    });
  };
  visit(revision.catalog.entries.get('Pages'), new Map(), 0);
  return pages;
}

function pageBox(
  revision: Revision,
  attributes: ReadonlyMap<string, PdfValue>,
): [number, number, number, number] {
  for (const key of ['CropBox', 'MediaBox']) {
    const values = revision.resolve(attributes.get(key));
    const box = isArray(values) ? numbersOf(values.map((v) => revision.resolve(v) ?? null)) : null;
    if (box && box.length >= 4) {
      const [x0, y0, x1, y1] = box as [number, number, number, number];
      if (x0 !== x1 && y0 !== y1)
        return [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)];
    }
  }
  return [0, 0, 612, 792];
}

function rotation(value: PdfValue | undefined): 0 | 90 | 180 | 270 {
  const turned = typeof value === 'number' ? (((Math.round(value / 90) * 90) % 360) + 360) % 360 : 0;
  return turned === 90 || turned === 180 || turned === 270 ? turned : 0;
}
