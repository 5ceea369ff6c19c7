import { message } from '../../../../contract/messages/message.ts';
import { part, type Segment } from '../../../layout/segment.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { Finder } from '../../document-type.ts';
import { findDates } from '../../../values/find-dates.ts';
import { byShape, fromSegments } from '../candidate.ts';
import { namesOverAddress } from './address-block.ts';
import { isNumberOf } from './soundex.ts';
import { parseWhole } from './whole-number.ts';
import { monthFirst } from './days-of-card.ts';

/** Maximum offsets of the number above the name, in heights (measured on 16 such cards). */
const MAX_OFFSET = { edge: 2.2, up: 5 } as const;
/** Misread remains of "4d DL NO", but never a letter of the number: "P 800 000 224 322". */
const CAPTION = /^(?:\S{0,4}\s)?\S{0,3}(?:N[O0]|DLN?|LIC\S?)[.:#]*\s+/;
const NUMBER = /^(?=(?:.*\d){5})[A-Z]{0,5}[ -]?\d[A-Z\d -]*$/;
const SCORE = 0.6;
/** Score if its first four characters encode the surname. */
const SPELT = 0.85;
const HOW = 'over the name';
const BY_SHAPE = message('notes.byShape');

/**
 * The licence number if its label is illegible: the only number above the name that is not a date, preferably at the
 * name's left edge. Doubtful unless it starts with the surname's Soundex code, as in several states.
 */
export const numberOverName: Finder = (view, field) =>
  view.pages.flatMap((page) => {
    const names = namesOverAddress(page);
    const [name] = names;
    if (!name) return [];
    const { box } = name.segment;
    const over = page.segments.filter(
      ({ box: { y } }) => box.y > y && box.y - y < MAX_OFFSET.up * box.height,
    );
    const atEdge = over.filter((s) => Math.abs(s.box.x - box.x) < MAX_OFFSET.edge * box.height);
    const numbers = [atEdge, over]
      .map((segments) => segments.flatMap((segment) => numberIn(segment, view)))
      .find((found) => found.length > 0);
    const [only, ...others] = numbers ?? [];
    const parsed =
      only && others.length === 0 ? parseWhole(only.text, { ...view, namedHere: true }, field.kind) : null;
    if (!only || !parsed) return [];
    const isSpelt = names.some(({ segment }) => isNumberOf(only.text.trim(), segment.text));
    if (isSpelt) return [fromSegments([only], parsed, SPELT, HOW)];
    return [{ ...byShape(fromSegments([only], parsed, SCORE, HOW), [only]), doubt: BY_SHAPE }];
  });

function numberIn(segment: Segment, view: DocumentView): Segment[] {
  if (findDates(segment.text, monthFirst(view)).length > 0) return [];
  const from = CAPTION.exec(segment.text)?.[0].length ?? 0;
  const value = part(segment, from, segment.text.length);
  return NUMBER.test(value.text.trim()) ? [value] : [];
}
