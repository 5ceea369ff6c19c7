import type { DocumentView } from '../../layout/view.ts';
import type { PageLayout } from '../../layout/page-layout.ts';
import type { Segment } from '../../layout/segment.ts';
import type { FieldSpec } from '../document-type.ts';
import type { Candidate } from './candidate.ts';
import { standsUnder } from './under-heading.ts';
import { LINE } from '../../layout/line-shares.ts';

/**
 * Is an unlabelled value under a heading, or after words on its line, that assign it to another party? `notUnder` and
 * `notInRow`, meant for labels, apply to sentences and blocks as well: "Bank: Example Bank. Account number 10445522".
 */
export function isSaidOfAnother(
  { page, box, raw }: Candidate,
  field: FieldSpec,
  view: DocumentView,
): boolean {
  const { notUnder, notInRow } = field;
  if (box === null || (!notUnder && !notInRow)) return false;
  const here = view.pages.find(({ index }) => index === page);
  const line = here?.segments.find(
    (s) =>
      Math.abs(s.box.y - box.y) < LINE.half * s.box.height &&
      s.box.x <= box.x + 1 &&
      box.x < s.box.x + s.box.width,
  );
  if (!here || !line) return false;
  const first = here.rows[line.row]?.[0];
  if (notInRow !== undefined && first !== undefined && first !== line && notInRow.test(first.text.trim()))
    return true;
  const from = raw === null ? -1 : line.text.indexOf(raw.split('\n')[0]!);
  return (
    (notUnder !== undefined && standsUnder(line, notUnder, here)) ||
    (notInRow !== undefined && from >= 0 && notInRow.test(wordsBefore(line, from, here)))
  );
}

/** Minimum words of a line of running text. */
const RUNNING = 8;

/** The words before a value on its line; at the start of a line, the line of running text above. */
function wordsBefore(line: Segment, from: number, page: PageLayout): string {
  if (from > 0) return line.text.slice(0, from).trim();
  const above = page.rows[line.row - 1]?.[0];
  const goesOn = above && Math.abs(above.box.x - line.box.x) < line.box.height;
  return goesOn && above.text.split(' ').length >= RUNNING ? above.text : '';
}
