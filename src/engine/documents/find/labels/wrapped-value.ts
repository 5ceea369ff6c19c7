import { sameLine, type PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import { oncePer } from '../../../lazily.ts';

/** Shares of a line's height and of the line pitch (measured on 78 papers of three table layouts, ADR 443). */
const CELL = {
  /** Lines of a cell have the same left edge and small gaps. */
  sameEdge: 0.5,
  gap: 0.5,
  /** A caption below a value is smaller. */
  sameHeight: 0.15,
  lower: 0.6,
  /** Factor on the line pitch beyond which the text below a cell is outside it. */
  furtherBelow: 1.08,
  /** Margin at the right of a cell. */
  margin: 0.65,
} as const;
/** Maximum lines of a wrapped value. */
const MOST_LINES = 4;

/**
 * The lines below a value that were wrapped by the cell's width: "Nyasha Gareth" above "Mutasa". They have the same
 * left edge, are closer to each other than to the text below, and their first word had no room on the line above.
 */
export const wrappedBelow = (first: Segment, page: PageLayout): readonly Segment[] => wrappedOn(page)(first);

/** Cached, since every label of a page asks for those of others. */
const wrappedOn = oncePer((page: PageLayout) => oncePer((first: Segment) => linesOfCell(first, page)));

function linesOfCell(first: Segment, page: PageLayout): Segment[] {
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

/** Joins lines of a cell; a word broken at its hyphen becomes one. */
export const unwrapped = (upper: string, lower: string): string =>
  /[\p{L}\d]-$/u.test(upper) && /^[\p{L}\d]/u.test(lower) ? `${upper}${lower}` : `${upper} ${lower}`;

/** The next line closely below with the same left edge. */
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

/** "Whitcombe-" above "O'Connell": a line ends within a word only if the cell is full. */
const BROKEN_WORD = /\p{L}-$/u;

/**
 * Would the first word of the lower line have fitted on the upper one, before the next column or the edge of the print?
 * The next column is located beside any line of the cell, since it may have fewer lines.
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
