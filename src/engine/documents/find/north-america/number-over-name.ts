import { message } from '../../../../contract/messages/message.ts';
import { part, type Segment } from '../../../layout/segment.ts';
import type { Finder } from '../../document-type.ts';
import { findDates } from '../../../values/find-dates.ts';
import { byShape, fromSegments } from '../candidate.ts';
import { namesOverAddress } from './address-block.ts';
import { monthFirst } from './days-of-card.ts';

/** Above the name, in heights of its line: beginning at the same edge, and so far up (measured on 16 cards of the kind). */
const NEAR = { edge: 2.2, up: 5 } as const;
/** What is left of "4d DL NO" where it was misread, and never a letter of the number: "P 800 000 224 322". */
const CAPTION = /^(?:\S{0,4}\s)?\S{0,3}(?:N[O0]|DLN?|LIC\S?)[.:#]*\s+/;
const NUMBER = /^(?=(?:.*\d){5})[A-Z]{0,5}[ -]?\d[A-Z\d -]*$/;
const SCORE = 0.6;
const HOW = 'over the name';
const BY_SHAPE = message('notes.byShape');

/** The number of a licence whose caption cannot be read: the one number over the name, which is no day. It is held. */
export const numberOverName: Finder = (view, field) =>
  view.pages.flatMap((page) => {
    const [name] = namesOverAddress(page);
    if (!name) return [];
    const { box } = name.segment;
    const numbers = page.segments.flatMap((segment): Segment[] => {
      const up = (box.y - segment.box.y) / box.height;
      const isOver = up > 0 && up < NEAR.up && Math.abs(segment.box.x - box.x) < NEAR.edge * box.height;
      if (!isOver || findDates(segment.text, monthFirst(view)).length > 0) return [];
      const from = CAPTION.exec(segment.text)?.[0].length ?? 0;
      const value = part(segment, from, segment.text.length);
      return NUMBER.test(value.text.trim()) ? [value] : [];
    });
    const [only, ...others] = numbers;
    const parsed =
      only && others.length === 0 ? field.kind.parse(only.text, { ...view, namedHere: true }) : null;
    return only && parsed
      ? [{ ...byShape(fromSegments([only], parsed, SCORE, HOW), [only]), doubt: BY_SHAPE }]
      : [];
  });
