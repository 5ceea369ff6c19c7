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

/** Above the name, in heights of its line: beginning at the same edge, and so far up (measured on 16 cards of the kind). */
const MAX_OFFSET = { edge: 2.2, up: 5 } as const;
/** What is left of "4d DL NO" where it was misread, and never a letter of the number: "P 800 000 224 322". */
const CAPTION = /^(?:\S{0,4}\s)?\S{0,3}(?:N[O0]|DLN?|LIC\S?)[.:#]*\s+/;
const NUMBER = /^(?=(?:.*\d){5})[A-Z]{0,5}[ -]?\d[A-Z\d -]*$/;
const SCORE = 0.6;
/** With the family name in its first four characters. */
const SPELT = 0.85;
const HOW = 'over the name';
const BY_SHAPE = message('notes.byShape');

/**
 * The number of a licence whose caption cannot be read: the one number over the name, which is no day; first at the edge of the name,
 * else anywhere over it. It is held, unless it begins with the family name as several states number.
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
