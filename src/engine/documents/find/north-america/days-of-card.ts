import { part, type Segment } from '../../../layout/segment.ts';
import type { DocumentView } from '../../../layout/view.ts';
import { findDates } from '../../../values/find-dates.ts';

/** A date on a card and its place. */
export interface DayOfCard {
  readonly iso: string;
  readonly segment: Segment;
}

/** A date joined with part of its small label: "0802/01/1979" of "DOB 02/01/1979", "04/10/2014/". */
const WITH_CAPTION = /^\S{0,5}?(\d{2}[/-]\d{2}[/-](?:19|20)\d{2})[/|.]?$/;

/** US licences write the month first; Canadian ones the year. */
export const monthFirst = (view: DocumentView): DocumentView => ({ ...view, dayOrder: 'month-first' });

/** "Rev 01-21-2011": the date of the card's design (AAMVA DL/ID card design standard, annex A). */
const REVISION = /\bRE[VW]\b/i;

/** All dates on a North American card, earliest first. */
export const daysOfCard = (view: DocumentView): DayOfCard[] =>
  view.pages
    .flatMap(({ segments }) =>
      segments.flatMap((segment) => (REVISION.test(segment.text) ? [] : daysIn(segment, monthFirst(view)))),
    )
    .toSorted((a, b) => a.iso.localeCompare(b.iso));

function daysIn(segment: Segment, view: DocumentView): DayOfCard[] {
  const found = findDates(segment.text, view);
  if (found.length > 0)
    return found.map(({ iso, index, length }) => ({ iso, segment: part(segment, index, index + length) }));
  const end = WITH_CAPTION.exec(segment.text.trim())?.[1];
  if (!end) return [];
  const from = segment.text.indexOf(end);
  const day = part(segment, from, from + end.length);
  return findDates(day.text, view).map(({ iso }) => ({ iso, segment: day }));
}
