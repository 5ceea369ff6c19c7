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

/** Shares of a line's height that hold lines of one value together (chosen on drawn specimens, ADR 401). */
const LINES = {
  /** Gaps: wider than from the label to the first line by so much, and at most. */
  widerThanFirst: 0.65,
  widest: 1.1,
  /** The next line is so much lower. */
  lower: 0.4,
  /** Left edges under the label, under the value, under the label on the value's line. */
  underLabel: 0.5,
  underValue: 1.5,
  underLabelOfLine: 1.2,
  /** Gap between two lines of one label, at most. */
  ofOneLabel: 0.4,
} as const;

/** The start of a value with the lines below it that its kind and its place make part of it. */
export function withContinuation(
  start: Omit<ValueRegion, 'text'>,
  { hit, page, labels, kind }: LabelLookup,
): ValueRegion {
  const first = start.segments[0]!;
  const lines = [start.segments.map((s) => s.text).join(' ')];
  const segments = [...start.segments];
  let last = start.segments.at(-1)!;
  let doubt: Message | null = null;
  let row = Math.max(first.row, last.row);
  while (lines.length < kind.lines && row + 1 < page.rows.length) {
    row += 1;
    const next = page.rows[row]!.find((s) => alignedBelow(s, first, hit, page.textHeight));
    if (!next) {
      if ((page.rows[row]![0]?.box.y ?? 0) > last.box.y + 3 * last.box.height) break;
      continue;
    }
    const gap = next.box.y - (last.box.y + last.box.height);
    // Lines of one value stand about as near to each other as the first does to its label.
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
      // Under a caption the second line of a range may stand beside another caption.
      (besideLabel(next, hit, page, labels) && !(saysDays(kind) && start.position === 'below'))
    )
      break;
    const soFar = lines.join('\n').replace(/^\s*[:=]\s*/, '');
    if (!(kind.continues?.(soFar, next.text) ?? true)) {
      const isBeside = start.position === 'right' || start.position === 'same';
      if (isBeside && page.rows[row]!.length === 1) doubt = kind.mayGoOn?.(soFar, next.text) ?? null;
      break;
    }
    lines.push(next.text);
    segments.push(next);
    last = next;
  }
  return { ...start, segments, text: lines.join('\n'), ...(doubt && { doubt }) };
}

/** How a paper that tells of somebody heads its parts: "What we do", "Our team". */
const HEADLINE = /^(?:what|where|who|how|why|our|about|contact|meet)\b(?: \p{L}+){1,5}$/iu;

/** "WHAT WE DO / Aerial survey and mapping / WHERE TO FIND US": a heading as the label is, in capitals or by its words. */
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

/** Does another label stand to its left on the line? Then it is that label's value. */
function besideLabel(segment: Segment, hit: LabelHit, page: PageLayout, labels: LabelsByOrder): boolean {
  const before = leftNeighbour(segment, page);
  if (!before) return false;
  const label = startsWithLabel(before, labels);
  // The second line of a label that is broken over two lines is the same label.
  const same = label?.field === hit.field && (label.phrase === hit.phrase || isLowerLine(before, hit));
  return !same && ((label !== null && label.to >= before.text.length) || isUnknownLabel(before, hit));
}

/** "Head Office" above "Address:", close under it and without a colon between: two lines of one label. */
const isLowerLine = ({ box }: Segment, { segment, colon }: LabelHit): boolean =>
  !colon &&
  Math.abs(box.x - segment.box.x) < LINES.underLabel * segment.box.height &&
  box.y - (segment.box.y + segment.box.height) < LINES.ofOneLabel * segment.box.height;

/** Words that nobody asked for, in the column of the label: "Type" below "Address" begins the next row of a form. */
function isUnknownLabel({ text, box }: Segment, { segment }: LabelHit): boolean {
  return (
    Math.abs(box.x - segment.box.x) < LINES.underLabel * segment.box.height &&
    /^(?:\d{1,2}(?:\.\d{1,2})?[.)]?\s+)?\p{Lu}[\p{L}\s'’/()-]{2,30}(?:\s\d{1,2})?:?$/u.test(text.trim()) &&
    !/\b(?:of|and|the|for)$/i.test(segment.text.trim())
  );
}

/** A continuation stands under the value; when the value follows its label on one line it may stand under the label. */
function alignedBelow(next: Segment, first: Segment, hit: LabelHit, height: number): boolean {
  if (Math.abs(next.box.x - first.box.x) < LINES.underValue * height) return true;
  return (
    first.order === hit.segment.order &&
    Math.abs(next.box.x - hit.segment.box.x) < LINES.underLabelOfLine * height
  );
}
