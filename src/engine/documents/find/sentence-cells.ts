import type { Segment } from '../../layout/segment.ts';
import type { DocumentView } from '../../layout/view.ts';
import { placesIn } from './labels/vocabulary.ts';

/** Gap before a cell in line heights; range of height ratios in one text. */
const CELL_GAP = 2.5;
const SAME_PRINT = { lower: 0.77, higher: 1.3 } as const;

/** Does a segment start a new cell of the row, rather than continue the previous words? */
export function beginsCell({ page, row, box }: Segment, before: Segment): boolean {
  return (
    before.page === page &&
    before.row === row &&
    box.x - (before.box.x + before.box.width) > CELL_GAP * box.height
  );
}

/** "cc: Nata Auditors (TIN …)": a recipient of a copy, not the letter's subject. */
export const isCopied = (first: Segment | undefined): boolean =>
  first !== undefined && /^(?:c\.?\s?c\.?|copy(?: to)?|copies(?: to)?)\s*:/i.test(first.text.trim());

/** "Issued to: Kago Example / Palo ya diabe: 60": the value runs into the next label of a form. */
export function endsInLabel(segments: readonly Segment[], value: string): boolean {
  const last = segments.length > 1 ? segments.at(-1)! : undefined;
  return last !== undefined && !value.includes(':') && /^\p{Lu}[^:]{2,40}:\s*\S/u.test(last.text.trim());
}

/**
 * "Informant | Kago Example", "Kago Example / Nationality  ZAMBIAN": the words that a sentence took in from the next or previous cell,
 * where they are a label, are no part of a name.
 */
export function withoutLabelsAround(value: string, segments: readonly Segment[]): string {
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last || first === last) return value;
  const isLabel = (segment: Segment, from: number, end: number): boolean =>
    placesIn(segment).some((p) => p.slips === 0 && p.from === from && p.end === end);
  for (const { index, 0: gap } of value.matchAll(/\s+/g)) {
    const [before, behind] = [value.slice(0, index), value.slice(index + gap.length)];
    const start = first.text.length - before.length;
    if (start > 0 && first.text.endsWith(before) && isLabel(first, start, first.text.length)) return behind;
    const goesOn = last.text.length > behind.length;
    if (goesOn && last.text.startsWith(behind) && isLabel(last, 0, behind.length)) return before;
  }
  return value;
}

/** Does the value fill a cell beside others, as in a form or table rather than a sentence? */
export function isFormCell(segments: readonly Segment[], value: string, view: DocumentView): boolean {
  const [only] = segments;
  if (!only || segments.length > 1 || only.text.length > value.length + 3) return false;
  const row = view.pages.find((p) => p.index === only.page)?.rows[only.row];
  const before = row?.[row.indexOf(only) - 1];
  return (row?.length ?? 0) > 1 && !(before && goesOn(before));
}

/** "This is to certify that | Example Ltd": a cell with such an ending starts a sentence; no label ends like this. */
const goesOn = ({ text }: Segment): boolean => /\p{L} (?:that|is|are|was|were|been)\s*(?::\s*)?$/u.test(text);

/** Does the value start a row of cells below another? Then the words before it are the last label of the row above. */
export function beginsNextRow(first: Segment | undefined, from: number, view: DocumentView): boolean {
  const [before] = first && from > 1 ? view.prose.at(from - 2, from - 1).slice(-1) : [];
  if (!first || !before || before.page !== first.page || before.row === first.row) return false;
  return cellsOf(before, view) > 1 && cellsOf(first, view) > 1;
}

/** Are the pattern's words in one cell and the value at the start of the next, as in signature blocks? */
export function beginsNextCell(
  first: Segment | undefined,
  start: number,
  from: number,
  view: DocumentView,
): boolean {
  const [before] = first && start < from ? view.prose.at(from - 2, from - 1).slice(-1) : [];
  if (!first || !before || before === first || !beginsCell(first, before) || goesOn(before)) return false;
  return /[,.]$|\p{L}$/u.test(before.text) && before.text.includes(' ');
}

/** "Tax P222.50 | Net P7,805.00": words after the value are in the next cell and belong to another value. */
export function endsBeforeCell(
  last: Segment | undefined,
  end: number,
  matched: number,
  view: DocumentView,
): boolean {
  const next = matched > end + 1 ? view.prose.at(end + 1, matched).find((s) => s !== last) : undefined;
  return last !== undefined && next !== undefined && beginsCell(next, last);
}

/** "No. 31 | 100 shares": digits across two cells are not one number. */
export const spansCells = (segments: readonly Segment[]): boolean =>
  segments.some((s, i) => i > 0 && beginsCell(s, segments[i - 1]!));

/** Do the lines differ in size, or are they in different cells, unlike a sentence? */
export function ofUnlikeLines(segments: readonly Segment[], view: DocumentView): boolean {
  return segments.some((segment, i) => {
    const before = segments[i - 1];
    if (!before || before.page !== segment.page) return false;
    const ratio = segment.box.height / before.box.height;
    if (before.row !== segment.row && cellsOf(before, view) > 1) return true;
    return ratio > SAME_PRINT.higher || ratio < SAME_PRINT.lower || beginsCell(segment, before);
  });
}

function cellsOf(segment: Segment, view: DocumentView): number {
  return view.pages.find((p) => p.index === segment.page)?.rows[segment.row]?.length ?? 1;
}
