import type { PageLayout } from '../../../layout/page-layout.ts';
import { FORM_LINE } from '../../../layout/form-line.ts';
import { part, type Segment } from '../../../layout/segment.ts';
import { fold } from '../../../values/text/fold.ts';
import { isCaption } from './bracketed-captions.ts';
import type { LabelHit } from './label-hit.ts';
import { isWord, startsWithLabel, type LabelsByOrder } from './label-start.ts';

/** Segments right of a label in its row, up to the next label. */
export function rightNeighbours(segment: Segment, page: PageLayout, labels: LabelsByOrder): Segment[] {
  const row = page.rows[segment.row] ?? [];
  const at = row.findIndex((s) => s.order === segment.order);
  const found: Segment[] = [];
  for (const [i, next] of row.slice(at + 1).entries()) {
    if (isCaption(next, page)) break;
    // "First name: Kago | Initial: B": a label that no type has.
    if (FORM_LINE.test(next.text) && (i > 0 || isAnswered(segment))) break;
    const label = startsWithLabel(next, labels);
    const after = row[at + 2 + i];
    if (
      label &&
      !(i === 0 && repeatsLabel(segment, next, label)) &&
      !(i === 0 && isWord(label) && (!after || startsWithLabel(after, labels) || !/\d/.test(after.text)))
    )
      break;
    const end = after ? nextLabelIn(next, labels) : null;
    if (end !== null) return [...found, part(next, 0, end)];
    if (/[\p{L}\p{N}]/u.test(next.text)) found.push(next);
  }
  return found;
}

/** "First name: Kago": a label with its value in one segment. */
const isAnswered = ({ text }: Segment): boolean => /:\s*\S/.test(text);

/**
 * "Kago B. Example Demand No | 26/3381": OCR joined a cell with the label in the next one; returns where that label
 * starts.
 */
function nextLabelIn(segment: Segment, labels: LabelsByOrder): number | null {
  const last = labels.get(segment.order)?.at(-1);
  const isLabel =
    last &&
    last.from > 3 &&
    last.to >= segment.text.length &&
    last.weight >= 0.95 &&
    last.phrase.includes(' ') &&
    /\s$/.test(segment.text.slice(0, last.from));
  return isLabel ? segment.text.slice(0, last.from).trimEnd().length : null;
}

/** "MINISTRY : | MINISTRY OF HEALTH": the value starts with its label's word. */
function repeatsLabel(segment: Segment, next: Segment, label: LabelHit): boolean {
  const own = fold(segment.text);
  return !label.colon && label.to < next.text.length && own !== '' && fold(next.text).startsWith(`${own} `);
}
