import type { PdfEvidence } from '../../pdf/pdf-evidence.ts';
import { contentOf } from '../../pdf/paint-page.ts';
import type { PdfPage } from '../../pdf/pages.ts';
import { isShownGlyph } from '../../pdf/painted.ts';
import { isKind } from '../../pdf/values.ts';

/** Characteristics of how a page was produced, which differ between programs and templates. */
export interface PageMaking {
  readonly characters: number;
  readonly families: ReadonlySet<string>;
  /** Kinds of embedding: whole, subset, named or drawn. */
  readonly embedding: ReadonlySet<string>;
  /** Font names in the resources with digits masked: `F#`, `TT#`, `R#`. */
  readonly fontNames: ReadonlySet<string>;
  /** Page sides in points, the shorter first, so that orientation does not matter. */
  readonly sides: readonly [number, number];
  /** Page dictionary keys, without those that viewers and stampers add. */
  readonly keys: string;
  /** Syntax at the start of the content stream. */
  readonly style: string;
}

const PASSING_KEYS = new Set([
  'Type',
  'Parent',
  'Contents',
  'Resources',
  'MediaBox',
  'CropBox',
  'TrimBox',
  'BleedBox',
  'ArtBox',
  'Rotate',
  'Annots',
  'Metadata',
  'LastModified',
]);
/** Bytes of the content stream used for its style. */
const HEAD = 3_000;

/** Null if there is too little text, or the page could not be interpreted. */
export function makingOf(pdf: PdfEvidence, page: PdfPage): PageMaking | null {
  const glyphs = (pdf.painted(page) ?? []).filter(isShownGlyph).filter((g) => g.origin === 'content');
  if (glyphs.length < FEWEST_CHARACTERS) return null;
  const [x0, y0, x1, y1] = page.box;
  const sides = [x1 - x0, y1 - y0].sort((a, b) => a - b) as [number, number];
  const names = [...page.revision.dict(page.resources.entries.get('Font')).entries.keys()];
  return {
    characters: glyphs.length,
    families: new Set(glyphs.map((g) => g.font.family)),
    embedding: new Set(
      glyphs.map(({ font }) =>
        font.drawn ? 'drawn' : font.embedded ? (font.subset ? 'subset' : 'whole') : 'named',
      ),
    ),
    fontNames: new Set(names.map((name) => name.replace(/\d+/g, '#'))),
    sides,
    keys: [...page.dict.entries.keys()]
      .filter((key) => !PASSING_KEYS.has(key))
      .sort()
      .join(' '),
    style: styleOf(Buffer.from(contentOf(page).subarray(0, HEAD)).toString('latin1')),
  };
}
const FEWEST_CHARACTERS = 40;

function styleOf(content: string): string {
  const operators =
    content.match(/(?<=\s|^)(?:q|cm|BT|Tf|Td|TD|Tm|rg|RG|g|G|re|w|gs|BDC|BMC|scn|cs|W|n|j|J|d)(?=\s)/g) ?? [];
  const decimals = Math.max(0, ...(content.match(/\d\.\d+/g) ?? []).map((n) => n.length - 2));
  const shows = content.includes('TJ') ? 'TJ' : 'Tj';
  const lines = content.includes('\r\n') ? 'crlf' : content.includes('\r') ? 'cr' : 'lf';
  const hex = /<[0-9A-Fa-f]+>\s*(?:\]\s*)?T[Jj]/.test(content) ? 'hex' : 'text';
  return [operators.slice(0, 3).join(' '), decimals > 3 ? 'fine' : 'coarse', shows, lines, hex].join('|');
}

/** Tolerance of page sizes, points. */
const SAME_SIZE = 0.06;

/** Characteristics in which two pages differ. */
export function differences(a: PageMaking, b: PageMaking): string[] {
  const isApart = (x: ReadonlySet<string>, y: ReadonlySet<string>): boolean =>
    x.size > 0 && y.size > 0 && ![...x].some((one) => y.has(one));
  const styles = [a.style.split('|'), b.style.split('|')] as const;
  const unlike = styles[0].filter((part, k) => part !== styles[1][k]).length;
  return [
    ...(isApart(a.families, b.families) ? ['fonts'] : []),
    ...(isApart(a.embedding, b.embedding) ? ['how fonts are put into the file'] : []),
    ...(isApart(a.fontNames, b.fontNames) ? ['names of fonts'] : []),
    ...(a.sides.some((side, k) => Math.abs(side - b.sides[k]!) > SAME_SIZE) ? ['page size'] : []),
    ...(a.keys !== b.keys ? ['entries of the page'] : []),
    ...(unlike >= 2 ? ['setting out of the content'] : []),
  ];
}

/** Do two pages refer to the same font object, as pages written by one program do? */
export function shareFont(a: PdfPage, b: PdfPage): boolean {
  const idsOf = ({ revision, resources }: PdfPage): number[] =>
    [...revision.dict(resources.entries.get('Font')).entries.values()].flatMap((value) =>
      isKind(value, 'ref') ? [value.id] : [],
    );
  const ids = new Set(idsOf(a));
  return idsOf(b).some((id) => ids.has(id));
}
