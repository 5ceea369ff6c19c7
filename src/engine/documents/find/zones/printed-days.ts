import type { DocumentView } from '../../../layout/view.ts';
import type { Segment } from '../../../layout/segment.ts';
import { findDates } from '../../../values/find-dates.ts';

/** A complete date standing alone on a page. */
export interface PrintedDay {
  readonly iso: string;
  readonly page: number;
  readonly segments: readonly [Segment, ...Segment[]];
  /** Of its least certain line, 0–1. */
  readonly confidence: number;
}

/** Minimum share of its line that the date fills. */
const ALONE = 0.8;
/** "VADUZ, 23.06.2009", "20 ABR 2022, CARTAGENA": place of issue before or after the date. */
const PLACE_BESIDE = /^\p{Lu}[\p{L} .'’-]{2,24},\s*(?=\d)|(?<=\d),\s*\p{Lu}[\p{L} .'’-]{2,24}$/u;
/** Maximum gap before the year in letter heights: typewritten dates are wide. */
const WIDEST_GAP = 4;

/**
 * Dates standing alone on the pages of a card or passport, each once. Joins "01 MAR" with "2024" across a wide gap if
 * only both are a date.
 */
export function printedDays(view: DocumentView): PrintedDay[] {
  return view.pages.flatMap(({ index, rows }) =>
    rows.flatMap((row) =>
      row.flatMap((segment, i): PrintedDay[] => {
        const next = row[i + 1];
        const day =
          dayOf([segment], view) ??
          (next && isNear(segment, next) && !dayOf([next], view) ? dayOf([segment, next], view) : null);
        return day ? [{ ...day, page: index }] : [];
      }),
    ),
  );
}

/** The same in chronological order, each date once. */
export function distinctDays(view: DocumentView): PrintedDay[] {
  const all = printedDays(view).toSorted((a, b) => a.iso.localeCompare(b.iso));
  return all.filter(({ iso }, i) => iso !== all[i - 1]?.iso);
}

function dayOf(
  segments: readonly [Segment, ...Segment[]],
  view: DocumentView,
): Omit<PrintedDay, 'page'> | null {
  const text = segments.map((segment) => segment.text.trim()).join(' ');
  const [only, ...others] = findDates(text, view);
  const own = text.replace(PLACE_BESIDE, '');
  if (!only || others.length > 0 || only.length < ALONE * own.length) return null;
  return { iso: only.iso, segments, confidence: Math.min(...segments.map((segment) => segment.confidence)) };
}

const isNear = ({ box }: Segment, next: Segment): boolean =>
  next.box.x - (box.x + box.width) < WIDEST_GAP * box.height;
