import { sameLine, type PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';

/** Shares of a line's height and of the step between two lines (measured on 78 papers of three layouts of tables, ADR 443). */
const CELL = {
  /** Lines of one cell begin at one edge and are set close. */
  sameEdge: 0.5,
  gap: 0.5,
  /** A caption under a value is set smaller. */
  sameHeight: 0.15,
  lower: 0.6,
  /** From the last line of a cell to what stands below it is further than from line to line. */
  furtherBelow: 1.08,
  /** What is left free at the right of a cell. */
  margin: 0.65,
} as const;
/** A value that runs over more lines is text. */
const MOST_LINES = 4;

/**
 * The lines below a value that only the width of its cell parted from it: "Nyasha Gareth" above "Mutasa". They begin at one edge and
 * stand closer to each other than to what follows, and the next word had no room on the line above.
 */
export function wrappedBelow(first: Segment, page: PageLayout): Segment[] {
  const found: Segment[] = [];
  let last = first;
  let step = Infinity;
  while (found.length + 1 < MOST_LINES) {
    const next = lineBelow(last, page);
    if (!next || next.box.y - last.box.y > CELL.furtherBelow * step || hasRoomFor(next, last, page, first))
      break;
    step = Math.min(step, next.box.y - last.box.y);
    found.push(next);
    last = next;
  }
  return found.length > 0 && isLastOfCell(last, step, page) ? found : [];
}

/** Lines of one cell as they were written: a word that is broken at its hyphen is one word. */
export const unwrapped = (upper: string, lower: string): string =>
  /[\p{L}\d]-$/u.test(upper) && /^[\p{L}\d]/u.test(lower) ? `${upper}${lower}` : `${upper} ${lower}`;

/** The next line at the same left edge, close below. */
function lineBelow({ box, order }: Segment, page: PageLayout): Segment | undefined {
  return page.segments.find(
    (s) =>
      s.order !== order &&
      Math.abs(s.box.x - box.x) < CELL.sameEdge * box.height &&
      s.box.y - box.y > CELL.lower * box.height &&
      s.box.y - (box.y + box.height) < CELL.gap * box.height &&
      Math.abs((s.lineHeight ?? s.box.height) - box.height) < CELL.sameHeight * box.height,
  );
}

/** Nobody ends a line within a word unless its width does: "Whitcombe-" above "O'Connell". */
const BROKEN_WORD = /\p{L}-$/u;

/**
 * Would the first word of the lower line have fitted behind the upper one, before the next column or the edge of the print? The next
 * column may have fewer lines: it is seen beside the first line of the cell, too.
 */
export function hasRoomFor(lower: Segment, upper: Segment, page: PageLayout, first = upper): boolean {
  if (BROKEN_WORD.test(upper.text)) return false;
  const right = upper.box.x + upper.box.width;
  const beside = page.segments.filter(
    (s) => s.box.x > right && [first, upper, lower].some(({ box }) => sameLine(s.box, box)),
  );
  const edge =
    beside.length > 0
      ? Math.min(...beside.map((s) => s.box.x))
      : Math.max(...page.segments.map((s) => s.box.x + s.box.width));
  const word = lower.text.split(' ')[0]!;
  const blank = upper.box.width / Math.max(1, upper.text.length);
  return right + blank + (lower.edge(word.length) - lower.box.x) < edge - CELL.margin * upper.box.height;
}

function isLastOfCell({ box, order }: Segment, step: number, page: PageLayout): boolean {
  const below = page.segments.filter(
    (s) =>
      s.order !== order &&
      s.box.y - box.y > CELL.lower * box.height &&
      s.box.x < box.x + box.width &&
      box.x < s.box.x + s.box.width,
  );
  return below.every((s) => s.box.y - box.y > CELL.furtherBelow * step);
}
