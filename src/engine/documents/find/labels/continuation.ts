import { sharedWidth } from '../../../../contract/geometry.ts';
import type { Message } from '../../../../contract/messages/message.ts';
import { isDayAlone } from '../../../values/find-dates.ts';
import { saysDays } from '../../../values/date.ts';
import { FORM_LINE } from '../../../layout/form-line.ts';
import { leftNeighbour, type PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import { startsWithLabel, type LabelsByOrder } from './label-start.ts';
import type { LabelHit } from './label-hit.ts';
import { opensSection } from '../region.ts';
import type { LabelLookup } from './value-region.ts';
import type { ValueRegion } from './value-region.ts';
import { ANY_DAY } from '../../../values/kind.ts';
import { hasRoomFor, unwrapped, wrappedBelow } from './wrapped-value.ts';

/** Shares of a line's height within which lines belong to one value (chosen on drawn specimens, ADR 401). */
const LINES = {
  /** Maximum gap relative to that from the label to the first line, and absolute maximum. */
  widerThanFirst: 0.65,
  widest: 1.1,
  /** Minimum vertical offset of the next line. */
  lower: 0.4,
  /** Tolerance of left edges: below the label, below the value, below a label on the value's line. */
  underLabel: 0.5,
  underValue: 1.5,
  underLabelOfLine: 1.2,
  /** Maximum gap between two lines of one label. */
  ofOneLabel: 0.4,
  /** Factor on the row pitch beyond which a line is outside the form; maximum row pitch in heights. */
  furtherThanRows: 1.08,
  mostOfRow: 2.2,
  /** Value types with more lines are blocks. */
  mostOfCell: 2,
} as const;

/** A value's first line with the lines below that belong to it by value type and position. */
export function withContinuation(
  start: Omit<ValueRegion, 'text'>,
  { hit, page, labels, kind }: LabelLookup,
): ValueRegion {
  const first = start.segments[0]!;
  const { text, cell } = wholeCell(start.segments, { hit, page, labels, kind });
  const lines = [text];
  const segments = [...cell];
  let last = segments.at(-1)!;
  let doubt: Message | null = null;
  let row = Math.max(first.row, last.row);
  // A value that fills its cell to the edge is complete.
  const most = cell.length > start.segments.length ? 1 : kind.lines;
  while (lines.length < most && row + 1 < page.rows.length) {
    row += 1;
    const next = page.rows[row]!.find((s) => alignedBelow(s, first, hit, page.textHeight));
    if (!next) {
      if ((page.rows[row]![0]?.box.y ?? 0) > last.box.y + 3 * last.box.height) break;
      continue;
    }
    if (isFurtherThanRows(next, last, start.position, hit, page)) break;
    const gap = next.box.y - (last.box.y + last.box.height);
    // Lines of a value are about as close to each other as the first is to its label.
    const wide =
      start.position === 'below' && gap - gapBelow(hit, first) > LINES.widerThanFirst * last.box.height;
    if (
      wide ||
      gap > LINES.widest * Math.max(last.box.height, page.textHeight) ||
      next.box.y <= last.box.y + LINES.lower * last.box.height
    )
      break;
    if (
      startsWithLabel(next, labels) ||
      opensSection(next.text) ||
      // "4 Sep 2026" below an address: another cell of a form.
      (!saysDays(kind) && isDayAlone(next.text)) ||
      headsNextPart(next, start.position, hit, first) ||
      (hit.colon && FORM_LINE.test(next.text)) ||
      // Below a caption, the second line of a date range may be beside another caption.
      (besideLabel(next, hit, page, labels) && !(saysDays(kind) && start.position === 'below'))
    )
      break;
    const soFar = lines.join('\n').replace(/^\s*[:=]\s*/, '');
    if (!(kind.continues?.(soFar, next.text) ?? true)) {
      const isBeside = start.position === 'right' || start.position === 'same';
      if (page.rows[row]!.length === 1 && (isBeside || start.position === 'below'))
        doubt = kind.mayGoOn?.(soFar, next.text, !isBeside) ?? null;
      break;
    }
    lines.push(next.text);
    segments.push(next);
    last = next;
  }
  return { ...start, segments, text: lines.join('\n'), ...(doubt && { doubt }) };
}

/** All lines of the cell with the value; value types of many lines have rules of their own. */
function wholeCell(
  start: readonly Segment[],
  { hit, page, labels, kind }: LabelLookup,
): { text: string; cell: readonly Segment[] } {
  const text = start.map((s) => s.text).join(' ');
  const [only, ...more] = start;
  if (kind.lines > LINES.mostOfCell || !only || more.length > 0) return { text, cell: start };
  const first = firstOfCell(only, hit, page);
  const isBehindLabel = first.order === hit.segment.order;
  // "Designation: Sales" above "Representative": the second line starts at the label's left edge.
  const below = wrappedBelow(isBehindLabel ? hit.segment : first, page);
  const cell = [
    first,
    ...below.slice(
      0,
      below.findIndex(
        (s) =>
          besideNextLabel(s, hit, page) ||
          LABEL_AND_VALUE.test(s.text) ||
          // "Customer 229914" above "Meter 20W773104": rows of labels with values.
          (isBehindLabel && startsWithLabel(s, labels) !== null),
      ) >>> 0,
    ),
  ];
  const whole = cell.map((s) => s.text).reduce(unwrapped);
  return cell.length > 1 && cell.includes(only) && kind.parse(whole, ANY_DAY) !== null
    ? { text: whole, cell }
    : { text, cell: start };
}

/** "Dept: Stores" below "Designation: Nurse": the next row of a form. */
const LABEL_AND_VALUE = /^[^:]{2,30}:/u;

/** "Our / ref" beside "INV- / 89297": beside the lower line of a label, the value started above. */
function firstOfCell(line: Segment, hit: LabelHit, page: PageLayout): Segment {
  const top = page.segments.find((s) => goesOverTo(s, hit.segment, page))?.box.y ?? hit.cell?.y;
  if (top === undefined || line.order === hit.segment.order) return line;
  const above = page.segments.find(
    (s) =>
      s.box.y + LINES.lower * s.box.height > top &&
      sharedWidth(s.box, hit.segment.box) === 0 &&
      goesOverTo(s, line, page),
  );
  return above ?? line;
}

const goesOverTo = (upper: Segment, lower: Segment, page: PageLayout): boolean =>
  upper.box.y < lower.box.y &&
  Math.abs(upper.box.x - lower.box.x) < lower.box.height &&
  wrappedBelow(upper, page).includes(lower);

/** Is the next row's label to the left, rather than the lower line of its own label? */
function besideNextLabel(line: Segment, { segment, cell, colon }: LabelHit, page: PageLayout): boolean {
  const before = leftNeighbour(line, page);
  const own = cell ?? segment.box;
  const inColumn =
    before !== undefined &&
    (Math.abs(before.box.x - own.x) < LINES.underValue * own.height ||
      Math.abs(before.box.x + before.box.width - own.x - own.width) < LINES.underLabel * own.height);
  if (!inColumn || /^\p{Ll}/u.test(before.text)) return false;
  if (before.box.y + LINES.lower * before.box.height <= own.y + own.height) return false;
  return colon || !/:\s*$/.test(before.text);
}

/**
 * Is a line further below than the form's row pitch? Then it belongs to the text after the form, such as the signature
 * below the last row. Below a caption only if the line above had room for it.
 */
function isFurtherThanRows(
  next: Segment,
  last: Segment,
  position: ValueRegion['position'],
  { segment }: LabelHit,
  page: PageLayout,
): boolean {
  const step = (upper: Segment, lower: Segment): number => lower.box.y - upper.box.y;
  if (position === 'below')
    return (
      step(last, next) > LINES.furtherThanRows * step(segment, last) &&
      /,\s*\S/.test(last.text) &&
      !/\d|,\s*$/.test(`${next.text}${last.text.at(-1)}`) &&
      hasRoomFor(next, last, page)
    );
  const before = page.segments.findLast(
    (s) =>
      s.order < segment.order &&
      Math.abs(s.box.x - segment.box.x) < LINES.underLabel * segment.box.height &&
      step(s, segment) > LINES.lower * segment.box.height,
  );
  if (!before || step(before, segment) > LINES.mostOfRow * segment.box.height) return false;
  return step(last, next) > LINES.furtherThanRows * step(before, segment);
}

/** Section headings of company descriptions: "What we do", "Our team". */
const HEADLINE = /^(?:what|where|who|how|why|our|about|contact|meet)\b(?: \p{L}+){1,5}$/iu;

/**
 * "WHAT WE DO / Aerial survey and mapping / WHERE TO FIND US": a heading like the label, in capitals or by its words.
 */
function headsNextPart(
  next: Segment,
  position: ValueRegion['position'],
  hit: LabelHit,
  first: Segment,
): boolean {
  const inCapitals = ({ text }: Segment): boolean => !/\p{Ll}/u.test(text) && /\p{Lu}{3}/u.test(text);
  const isHeadline = ({ text }: Segment): boolean => HEADLINE.test(text.trim());
  if (position !== 'below') return false;
  return isHeadline(hit.segment)
    ? isHeadline(next)
    : inCapitals(hit.segment) && /\p{Ll}{2}/u.test(first.text) && inCapitals(next);
}

function gapBelow({ segment }: LabelHit, first: Segment): number {
  return Math.max(0, first.box.y - (segment.box.y + segment.box.height));
}

/** Is another label to its left on the line? Then it is that label's value. */
function besideLabel(segment: Segment, hit: LabelHit, page: PageLayout, labels: LabelsByOrder): boolean {
  const before = leftNeighbour(segment, page);
  if (!before) return false;
  const label = startsWithLabel(before, labels);
  // The second line of a label over two lines is the same label.
  const same = label?.field === hit.field && (label.phrase === hit.phrase || isLowerLine(before, hit));
  return !same && ((label !== null && label.to >= before.text.length) || isUnknownLabel(before, hit));
}

/** "Head Office" above "Address:", closely below and without a colon: two lines of one label. */
const isLowerLine = ({ box }: Segment, { segment, colon }: LabelHit): boolean =>
  !colon &&
  Math.abs(box.x - segment.box.x) < LINES.underLabel * segment.box.height &&
  box.y - (segment.box.y + segment.box.height) < LINES.ofOneLabel * segment.box.height;

/** Unknown words in the label's column: "Type" below "Address" starts the next row of a form. */
function isUnknownLabel({ text, box }: Segment, { segment }: LabelHit): boolean {
  const sameEdge =
    Math.abs(box.x - segment.box.x) < LINES.underLabel * segment.box.height ||
    Math.abs(box.x + box.width - segment.box.x - segment.box.width) < LINES.underLabel * segment.box.height;
  return (
    sameEdge &&
    /^(?:\d{1,2}(?:\.\d{1,2})?[.)]?\s+)?\p{Lu}[\p{L}\s'’/()-]{2,30}(?:\s\d{1,2})?:?$/u.test(text.trim()) &&
    !/\b(?:of|and|the|for)$/i.test(segment.text.trim())
  );
}

/** A continuation is below the value, or below the label if the value follows its label on one line. */
function alignedBelow(next: Segment, first: Segment, hit: LabelHit, height: number): boolean {
  if (Math.abs(next.box.x - first.box.x) < LINES.underValue * height) return true;
  return (
    first.order === hit.segment.order &&
    Math.abs(next.box.x - hit.segment.box.x) < LINES.underLabelOfLine * height
  );
}
