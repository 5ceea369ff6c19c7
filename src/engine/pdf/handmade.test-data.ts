/**
 * Writes PDFs by hand for the tests: what is on the page is exactly what the test says. Not used by the product.
 */
export interface HandmadePage {
  readonly content: string;
  /** Extra entries of the page dictionary, such as `/Annots [9 0 R]`. */
  readonly extra?: string;
}

/**
 * A PDF of one page in Helvetica (`/F1`) and Times (`/F2`); `objects` are added by number from 10 on, `comment` (Latin-1)
 * after the header.
 */
export function handmadePdf(
  page: HandmadePage,
  objects: Readonly<Record<number, string>> = {},
  comment = '',
): Uint8Array {
  const bodies: Record<number, string> = {
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> ${page.extra ?? ''} >>`,
    4: stream(page.content),
    5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    6: '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>',
    ...objects,
  };
  return withObjects(`%PDF-1.7\n${comment}`, bodies, null);
}

/** Appends an incremental update. */
export function revise(original: Uint8Array, objects: Readonly<Record<number, string>>): Uint8Array {
  const text = Buffer.from(original).toString('latin1');
  return withObjects(text, objects, Number([...text.matchAll(/startxref\s+(\d+)/g)].at(-1)![1]));
}

export function stream(content: string): string {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

function withObjects(
  start: string,
  bodies: Readonly<Record<number, string>>,
  previous: number | null,
): Uint8Array {
  let file = start;
  const entries: string[] = [];
  for (const [id, body] of Object.entries(bodies)) {
    entries.push(`${id} 1\n${String(file.length).padStart(10, '0')} 00000 n \n`);
    file += `${id} 0 obj\n${body}\nendobj\n`;
  }
  const at = file.length;
  file += `xref\n${entries.join('')}trailer\n<< /Size 100 /Root 1 0 R ${previous === null ? '' : `/Prev ${previous}`} >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
