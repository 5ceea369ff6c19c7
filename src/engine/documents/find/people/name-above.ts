import { message } from '../../../../contract/messages/message.ts';
import { holdsKnownName, isKnownName } from '../../../values/dictionaries.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';
import { lineBelow } from '../labels/line-below.ts';

/**
 * Confidence of a name by position, 0–1, and the minimum quality of a line that is a name (chosen on drawn specimens,
 * ADR 401).
 */
const CONFIDENCE = { above: 0.66, below: 0.62, overBlock: 0.6, besideNumber: 0.6 } as const;
const IS_NAME = 0.8;
/** Shares of a line's height: tolerance of right edges, maximum gap to the line below. */
const RIGHT_EDGE = 0.5;
const RIGHT_ABOVE = 0.9;

/** Factor for a line without listed names, which may be a job title. */
const UNLISTED = 0.75;

/** A name directly above a matching line: the holder above "Everyday account 57700123456". */
export function nameAbove(line: RegExp, weight: number = CONFIDENCE.above): Finder {
  return (view, field) =>
    view.pages.slice(0, 1).flatMap((page) =>
      page.segments
        .filter((s) => line.test(s.text.trim()))
        .flatMap((below) => {
          const above = lineAbove(below, page);
          const parsed = above && !/[:\d]/.test(above.text) ? field.kind.parse(above.text, view) : null;
          return above && parsed && parsed.quality > IS_NAME
            ? [fromSegments([above], parsed, weight, 'on the line above its number')]
            : [];
        }),
    );
}

/** "K. EXAMPLE" */
const INITIALS = /^(?:\p{Lu}\.? ?){1,3}\p{Lu}[\p{L}'’]{3,}$/u;

/**
 * A listed name, or initials with a surname, directly below a matching line at its left edge, as in a banking app's
 * header.
 */
export function nameBelow(line: RegExp, weight: number = CONFIDENCE.below): Finder {
  return (view, field) =>
    view.pages.slice(0, 1).flatMap((page) =>
      page.segments
        .filter((s) => line.test(s.text.trim()))
        .flatMap((above) => {
          const below = lineBelow(above, page);
          const words = below?.text.trim().split(/[\s-]+/) ?? [];
          const isName =
            words.length > 1 &&
            words.length < 5 &&
            (words.some(isKnownName) || INITIALS.test(words.join(' ')));
          const parsed = below && isName ? field.kind.parse(below.text, view) : null;
          return below && parsed && parsed.quality > IS_NAME
            ? [fromSegments([below], parsed, weight, 'on the line below its number')]
            : [];
        }),
    );
}

/**
 * The first line of a block in which one of the next three lines matches: a person above job title, staff number and ID
 * number.
 */
export function nameOverBlock(line: RegExp, weight: number = CONFIDENCE.overBlock): Finder {
  return (view, field) =>
    view.pages.slice(0, 1).flatMap((page) =>
      page.segments
        .filter((s) => line.test(s.text))
        .flatMap((below) => {
          const lines: Segment[] = [];
          for (let next = lineAbove(below, page); next && lines.length < 4; next = lineAbove(next, page))
            lines.push(next);
          const first = lines.at(-1);
          if (!first || lines.length > 3 || /[:\d,/]/.test(first.text)) return [];
          const known = holdsKnownName(first.text);
          const parsed = field.kind.parse(first.text, view);
          const score = weight * (known ? 1 : UNLISTED);
          return parsed && parsed.quality > IS_NAME
            ? [fromSegments([first], parsed, score, 'at the head of the block with its number')]
            : [];
        }),
    );
}

const MAY_BE_A_PLACE = message('notes.maybePlace');

/**
 * "Kago Example | Employee no 118 | October 2026": the first cell of a row with such a number. Only words that are a
 * name anywhere, one of them listed, are certain: "Head Office" and "Main Store" occur there as well.
 */
export function nameBesideNumber(number: RegExp, weight: number = CONFIDENCE.besideNumber): Finder {
  return (view, field) =>
    view.pages.slice(0, 1).flatMap((page) =>
      page.rows.flatMap(([first, ...others]) => {
        if (!first || /[:\d]/.test(first.text) || !others.some((s) => number.test(s.text))) return [];
        if (!/^\p{Lu}\S*(?: \p{L}\S*){1,4}$/u.test(first.text.trim())) return [];
        const known = holdsKnownName(first.text) ? field.kind.parse(first.text, view) : null;
        const asked = field.kind.parse(first.text, { ...view, namedHere: true });
        const parsed = known ?? (asked && { ...asked, doubt: MAY_BE_A_PLACE });
        return parsed && parsed.quality > IS_NAME
          ? [fromSegments([first], parsed, weight * (known ? 1 : UNLISTED), 'beside its number')]
          : [];
      }),
    );
}

/** The line directly above another with the same left or right edge. */
function lineAbove(below: Segment, page: PageLayout): Segment | undefined {
  return page.segments.find(
    (s) =>
      (Math.abs(s.box.x - below.box.x) < below.box.height ||
        Math.abs(s.box.x + s.box.width - below.box.x - below.box.width) < RIGHT_EDGE * below.box.height) &&
      s.box.y < below.box.y &&
      below.box.y - (s.box.y + s.box.height) < RIGHT_ABOVE * below.box.height,
  );
}
