import type { ReadPage, TextLine } from '../../../contract/pages.ts';

/** A page with cells `[x, y, text]`: characters 10 pixels wide, 20 high. */
export function pageOf(cells: readonly (readonly [number, number, string])[]): ReadPage {
  const lines = cells.map(([x, y, text]): TextLine => ({
    text,
    confidence: 0.99,
    reader: 'text-layer',
    box: { x, y, width: text.length * 10, height: 20 },
  }));
  return { lines, report: { pageInFile: 0 }, mrz: null, barcodes: [], marks: [] } as unknown as ReadPage;
}

/** A cell right-aligned at `edge`, as amounts are. */
export const right = (y: number, text: string, edge = 800): [number, number, string] => [
  edge - text.length * 10,
  y,
  text,
];

/** Rows of a label and an amount from `y` downwards; amounts end at `edge`. */
export const rows = (
  y: number,
  texts: readonly (readonly [label: string, amount: string])[],
  { x = 10, edge = 800, pitch = 40 } = {},
): [number, number, string][] =>
  texts.flatMap(([label, amount], k) => [[x, y + k * pitch, label], right(y + k * pitch, amount, edge)]);

/** The second OCR reader confirms a figure, or does not. */
export const sure = async (): Promise<boolean> => true;
export const unsure = async (): Promise<boolean> => false;
