import { handmadePdf, stream } from '../../pdf/handmade.test-data.ts';

interface Numbering {
  /** A text of the file and its replacement; glyphs that only the replacement has get the last codes. */
  readonly before?: string;
  readonly after?: string;
  /** The last lines are the footer of the first page, written after all pages. */
  readonly joined?: boolean;
  /** `/StructParents` keeps the original page numbers, removed pages included; default true. */
  readonly tagged?: boolean;
  /** The first lines are the header of the page below them, numbered after it. */
  readonly headLast?: boolean;
}

/**
 * A PDF whose font numbers its glyphs by first use; each page is a list of lines.
 *
 * @param kept pages not removed; default all
 */
export function numberedPdf(
  pages: readonly (readonly string[])[],
  { before = '', after = '', joined = false, headLast = false, tagged = true }: Numbering = {},
  kept: readonly number[] = pages.map((_, i) => i),
): Uint8Array {
  const codes = new Map<string, number>();
  const turn = headLast ? pages.toReversed() : pages;
  for (const letter of [...turn.flat(), after].join(''))
    if (!codes.has(letter)) codes.set(letter, codes.size + 1);
  const foot = joined ? pages.at(-1)! : [];
  const numbers = headLast ? [0] : (joined ? pages.slice(1) : pages).map((_, i) => i);
  const tagsOf = (sheet: number): string => (tagged ? `/StructParents ${headLast ? 0 : kept[sheet]}` : '');
  const sheets = headLast ? [pages.flat()] : kept.map((i) => [...pages[i]!, ...(i === 0 ? foot : [])]);
  const hex = (text: string): string =>
    [...text].map((letter) => codes.get(letter)!.toString(16).padStart(2, '0')).join('');
  const contents = sheets.map((lines) =>
    lines
      .map(
        (line, i) => `BT /F1 8 Tf 1 0 0 1 20 ${185 - 12 * i} Tm <${hex(line.replace(before, after))}> Tj ET`,
      )
      .join(' '),
  );
  const map = [...codes]
    .map(([letter, code]) => `<${hexOf(code, 2)}> <${hexOf(letter.charCodeAt(0), 4)}>`)
    .join('\n');
  const widths = [...codes].map(() => '500').join(' ');
  const objects: Record<number, string> = {
    1: `<< /Type /Catalog /Pages 2 0 R ${tagged ? '/StructTreeRoot 13 0 R' : ''} >>`,
    2: `<< /Type /Pages /Kids [3 0 R ${contents
      .slice(1)
      .map((_, i) => `${20 + 2 * i} 0 R`)
      .join(' ')}] /Count ${contents.length} >>`,
    5: `<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Body /FirstChar 1 /LastChar ${codes.size} /Widths [${widths}] /FontDescriptor 10 0 R /ToUnicode 12 0 R >>`,
    10: '<< /Type /FontDescriptor /FontName /ABCDEF+Body /FontFile2 11 0 R >>',
    11: stream(''),
    12: stream(
      `1 begincodespacerange <00> <FF> endcodespacerange\n${codes.size} beginbfchar\n${map}\nendbfchar`,
    ),
    13: '<< /Type /StructTreeRoot /ParentTree 14 0 R >>',
    14: `<< /Nums [${numbers.map((n) => `${n} []`).join(' ')}] >>`,
  };
  contents.slice(1).forEach((content, i) => {
    objects[20 + 2 * i] =
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents ${21 + 2 * i} 0 R /Resources << /Font << /F1 5 0 R >> >> ${tagsOf(i + 1)} >>`;
    objects[21 + 2 * i] = stream(content);
  });
  return handmadePdf({ content: contents[0]!, extra: tagsOf(0) }, objects);
}

const hexOf = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');
