import { sharedWidth } from '../../../../contract/geometry.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import { part, type Segment } from '../../../layout/segment.ts';
import { findDates } from '../../../values/find-dates.ts';
import { ANY_DAY, isExact, type ValueKind } from '../../../values/kind.ts';
import { companyName } from '../../../values/company-name.ts';
import { isFormAlone } from '../../../values/legal-form.ts';
import { namesSomebody } from '../../../values/party-name.ts';
import { reference } from '../../../values/identifiers.ts';
import { isMoney } from '../../../values/money.ts';
import { isCaption } from './bracketed-captions.ts';
import { withContinuation } from './continuation.ts';
import { headsColumnOfAmounts, headsColumnOfDates, headsColumnOfNumbers } from './date-column.ts';
import { centredNeighbour, upperBeside } from './centred-value.ts';
import { headsCodes, headsColumns } from './header-row.ts';
import type { LabelHit } from './label-hit.ts';
import { leftOf } from './left-of-label.ts';
import { startsWithLabel, type LabelsByOrder } from './label-start.ts';
import { nextLabel } from './next-label.ts';
import { areUntitled, ofThisPeriod, UNTITLED } from './other-period.ts';
import { restOfLine } from './rest-of-line.ts';
import { rightNeighbours } from './right-neighbours.ts';
import { hasFiguresApart, withoutCounts } from './row-of-figures.ts';
import { dropStrayGlyph } from './stray-glyph.ts';
import { totalBelow } from './total-row.ts';
import { linesUpTo, segmentAbove } from './value-above.ts';
import { valueBelow } from './value-below.ts';
import type { LabelLookup, ValueRegion } from './value-region.ts';

/** Fit of each position beside a label, 0–1 (chosen on drawn specimens, ADR 401). */
const FIT = {
  /** On the label's line: before a caption, with the next segment of the row. */
  captioned: 0.8,
  withNeighbour: 0.93,
  /** The upper of two lines beside the label, and the segment to the left. */
  upperBeside: 0.96,
  left: 0.96,
  /** To the right within a quarter of the page's width, within half, further; the whole row joined. */
  right: { near: 0.96, half: 0.88, far: 0.7, wholeRow: 0.94 },
  /** The total of the column below, and the line above. */
  total: 0.95,
  above: 0.9,
} as const;
/** Distances between label and value as shares of the page's width. */
const NEAR_RIGHT = 0.25;
const HALF_RIGHT = 0.5;
/** Minimum weight of an unambiguous label; "Date" and "No" have less. */
const SURE_LABEL = 0.95;
/** Maximum height ratio of words on one line. */
const SAME_PRINT = 1.4;

/** The date of a table's first entry may be the document's, if no other is printed. */
const FIRST_ENTRY = 0.6;

/** Labels that may head a column of prices. */
const NAMES_ANY_AMOUNT = /^(?:amount|total|price|cost|value)$/i;

/** Minimum quality for a text to have the form of its value type. */
const LEAST_SHAPE = 0.65;

/**
 * Possible places of a label's value: the text after it, its right neighbours, the line below, and in forms with
 * captions ("________ / (full name)") the text before or above it.
 */
export function valueRegions(
  hit: LabelHit,
  page: PageLayout,
  labels: LabelsByOrder,
  kind: ValueKind,
): ValueRegion[] {
  const asked: LabelLookup = { hit, page, labels, kind };
  if (isCaption(hit.segment, page)) return ofCaption(asked);
  const own = labels.get(hit.segment.order) ?? [];
  const next = nextLabel(own, hit, kind);
  const rest = restOfLine(hit, next, kind);
  const right = next ? [] : besideIt(asked);
  const reaches: ValueRegion[] = [];
  const before = captioned(hit, own);
  if (before) reaches.push({ position: 'same', segments: [before], text: before.text, fit: FIT.captioned });
  if (rest && !(isMoney(kind) && isCodeOfLine(rest, right[0]))) {
    reaches.push(...onTheLine(rest, right[0], asked));
    // "Net pay transferred to bank | 1,234.00": if the words after the label are no value, the segment beside may be.
    if (!right[0] || !isExact(kind) || (kind.parse(rest.text, ANY_DAY)?.quality ?? 0) > LEAST_SHAPE)
      return reaches;
  }
  const upper = !rest && kind.lines > 1 ? upperBeside(hit.segment, page, labels) : null;
  if (!upper) reaches.push(...inTheRow(right, asked));
  if (rest) return reaches;
  if (upper)
    reaches.push(withContinuation({ position: 'right', segments: [upper], fit: FIT.upperBeside }, asked));
  reaches.push(...under(upper ? undefined : right[0], asked), ...over(asked));
  const left = leftOf(hit, page, labels);
  if (left) reaches.push({ position: 'left', segments: [left], text: left.text, fit: FIT.left });
  return reaches;
}

/** On a form with captions in brackets the value is above its caption, or left of it on its line. */
function ofCaption(asked: LabelLookup): ValueRegion[] {
  const above = over(asked);
  const left = above.length > 0 ? null : leftOf(asked.hit, asked.page, asked.labels);
  if (left) return [{ position: 'left', segments: [left], text: left.text, fit: FIT.left }];
  return above.map((reach) => ({ ...reach, caption: true as const }));
}

/** The segments right of a label, unless it is a column header. */
function besideIt({ hit, page, labels, kind }: LabelLookup): readonly Segment[] {
  const beside = headsColumns(hit.segment, page, labels)
    ? []
    : dropStrayGlyph(rightNeighbours(hit.segment, page, labels), kind);
  if (isMoney(kind) && beside.length > 1) return withoutCounts(ofThisPeriod(beside, page));
  if (beside[0] && goesOnBeside(hit, beside[0], page)) return [];
  return beside.length > 0 || !hit.cell ? beside : centredNeighbour(hit.cell, page, labels);
}

/**
 * Does the text beside the lower line of a two-line label continue the value beside the upper one, or text closely
 * above that ends in a comma?
 */
function goesOnBeside({ cell, segment }: LabelHit, beside: Segment, page: PageLayout): boolean {
  const isLower = cell !== undefined && segment.box.y > cell.y + HALF_OF_LABEL * cell.height;
  return page.segments.some(({ box, text }) => {
    const gap = beside.box.y - (box.y + box.height);
    return (
      Math.abs(box.x - beside.box.x) < box.height &&
      box.y < beside.box.y &&
      box.x > segment.box.x + segment.box.width &&
      ((isLower && box.y + box.height > cell.y) || (gap < CLOSE_BELOW * box.height && /,\s*$/.test(text)))
    );
  });
}
/** Share of the label below which its lower line starts; maximum gap of a value's lines (set by hand, ADR 401). */
const HALF_OF_LABEL = 0.3;
const CLOSE_BELOW = 0.6;

/** The rest of the label's segment, alone and with the close segment after it. */
function onTheLine(rest: Segment, neighbour: Segment | undefined, asked: LabelLookup): ValueRegion[] {
  const alone = { position: 'same', segments: [rest], fit: 1 } as const;
  // "Job title: Analyst. Contract: …": nothing below continues what a full stop ends.
  if (asked.hit.segment.text.includes(`${rest.text}. `)) return [{ ...alone, text: rest.text }];
  const reaches = [withContinuation(alone, asked)];
  if (neighbour && neighbour.box.x - (rest.box.x + rest.box.width) < 3 * asked.page.textHeight)
    reaches.push(
      withContinuation({ position: 'same', segments: [rest, neighbour], fit: FIT.withNeighbour }, asked),
    );
  return reaches;
}

/** The first segment right of the label, and all of them joined. */
function inTheRow(right: readonly Segment[], asked: LabelLookup): ValueRegion[] {
  const { hit, page } = asked;
  const first = right[0];
  if (!first) return [];
  const far = (first.box.x - (hit.segment.box.x + hit.segment.box.width)) / page.width;
  // Alone with its label on the line, or after an entry's date, a value may be at the far edge of the page.
  const others = (page.rows[hit.segment.row] ?? []).filter((s) => s !== hit.segment && s !== first);
  const alone = others.every((s) => s.order < hit.segment.order && findDates(s.text, ANY_DAY).length > 0);
  const fit = far < NEAR_RIGHT ? FIT.right.near : far < HALF_RIGHT || alone ? FIT.right.half : FIT.right.far;
  const doubt = isMoney(asked.kind) && areUntitled(right, page) ? { doubt: UNTITLED } : {};
  const own = withLegalForm(first, right[1], asked);
  const reaches: ValueRegion[] = [
    { ...withContinuation({ position: 'right', segments: own, fit }, asked), ...doubt },
  ];
  if (right.length > 1 && !(isMoney(asked.kind) && hasFiguresApart(right)))
    reaches.push(
      withContinuation({ position: 'right', segments: right, fit: fit * FIT.right.wholeRow }, asked),
    );
  return reaches;
}

/** "Example Building | L.L.C.": a legal form set a little apart belongs to the name before it. */
function withLegalForm(name: Segment, next: Segment | undefined, { kind, page }: LabelLookup): Segment[] {
  const gap = (next?.box.x ?? 0) - (name.box.x + name.box.width);
  const isForm = namesSomebody(kind) && next && gap < 3 * page.textHeight && isFormAlone(next.text);
  return isForm ? [name, next] : [name];
}

/** The total of the column below a label, else the line directly below. */
function under(beside: Segment | undefined, asked: LabelLookup): ValueRegion[] {
  const { hit, page, labels, kind } = asked;
  const total = isMoney(kind) && !/\d/.test(beside?.text ?? '') ? totalBelow(hit, page) : null;
  if (total) return [{ position: 'below', segments: [total], text: total.text, fit: FIT.total }];
  const below = valueBelow(hit, page, labels);
  if (!below || headsEntries(below.segment, asked)) return [];
  // "Bill date" is the document's date anywhere; "Date" is not.
  const isBare = kind.name === 'date' && hit.weight < SURE_LABEL;
  const isEntry = isBare && headsColumnOfDates(hit.segment, below.segment, page);
  const fit = below.fit * (isEntry ? FIRST_ENTRY : 1);
  const start = {
    position: 'below',
    segments: [below.segment, ...wordsBehind(below.segment, asked)],
    fit,
  } as const;
  const whole = withContinuation(start, asked);
  return start.segments.length === 1 || kind.parse(whole.text, ANY_DAY) !== null
    ? [whole]
    : [withContinuation({ ...start, segments: [below.segment] }, asked)];
}

/** Maximum gap between words of one value in heights; cells of a form are further apart. */
const NEAR_WORD = 0.6;

/** "JUAN | MANUEL", "21 08 | 2023": widely spaced print on cards is split into segments. */
function wordsBehind(first: Segment, { hit, page, labels }: LabelLookup): Segment[] {
  const heads = (page.rows[hit.segment.row] ?? []).filter(
    (s) => s.order > hit.segment.order && startsWithLabel(s, labels),
  );
  const found: Segment[] = [];
  let last = first;
  for (const next of (page.rows[first.row] ?? []).filter((s) => s.order > first.order)) {
    const gap = next.box.x - (last.box.x + last.box.width);
    const isAlike =
      next.box.height < SAME_PRINT * last.box.height && last.box.height < SAME_PRINT * next.box.height;
    if (!isAlike || Math.abs(gap) > NEAR_WORD * last.box.height || startsWithLabel(next, labels)) break;
    if (heads.some((head) => isUnder(next, head))) break;
    found.push(next);
    last = next;
  }
  return found;
}

/** Is it below another label of the row, or right of that label's start? Then it is that label's value. */
const isUnder = ({ box }: Segment, { box: head }: Segment): boolean =>
  sharedWidth(box, head) > 0 || head.x <= box.x + box.height;

/** Does the label head a column of entries with numbers or prices, or a code among others? */
function headsEntries(below: Segment, { hit, page, kind }: LabelLookup): boolean {
  if (kind === companyName && headsCodes(hit.segment, below, page)) return true;
  if (kind === reference) return hit.weight < SURE_LABEL && headsColumnOfNumbers(hit.segment, below, page);
  return isMoney(kind) && NAMES_ANY_AMOUNT.test(hit.phrase) && headsColumnOfAmounts(hit.segment, below, page);
}

/** The value on the line above a caption. */
function over({ hit, page, labels, kind }: LabelLookup): ValueRegion[] {
  if (hit.segment.text.slice(hit.to).trim().length >= 2) return [];
  const above = segmentAbove(hit, page, labels);
  if (!above) return [];
  const lines = linesUpTo(above, page, labels, kind);
  return [{ position: 'above', segments: lines, text: lines.map((s) => s.text).join('\n'), fit: FIT.above }];
}

/** "Pension contributions 4001 | 23,850.00": a tax form's line code before its amount. */
const isCodeOfLine = (rest: Segment, beside: Segment | undefined): boolean =>
  /^\(?\d{1,4}\)?$/.test(rest.text.trim()) && /^\D{0,4}\d[\d ,]*[.,]\d{2}$/.test(beside?.text.trim() ?? '');

/** "Kago Example (full name)": the text before a caption in brackets. */
function captioned(hit: LabelHit, own: readonly LabelHit[]): Segment | null {
  const { text } = hit.segment;
  if (
    !/[([]\s*$/.test(text.slice(0, hit.from)) ||
    !/^\s*[)\]]/.test(text.slice(hit.to).replace(/^[\s:]*/, ''))
  )
    return null;
  const previous = own.filter((h) => h.to <= hit.from && h !== hit).at(-1);
  const start = previous ? previous.to + (/^[\s)\],]*/.exec(text.slice(previous.to))?.[0].length ?? 0) : 0;
  const end = text.slice(0, hit.from).replace(/[\s([._]+$/, '').length;
  const from = start + (/^(?:I|Nna)\b[\s,]*/i.exec(text.slice(start, end))?.[0].length ?? 0);
  return end > from && /[\p{L}\p{N}]{2}/u.test(text.slice(from, end)) ? part(hit.segment, from, end) : null;
}
