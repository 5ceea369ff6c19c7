import { unionOf } from '../../../../contract/geometry.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { LabelHit } from './label-hit.ts';
import { MARKS } from '../../../packs/currencies.ts';
import { oncePer } from '../../../lazily.ts';

/**
 * Shares of a line's height: tolerance of edges and centres in a column, gaps between the lines of a label (chosen on
 * drawn specimens, ADR 401).
 */
const STACKED = { edge: 0.6, middle: 0.4, overlap: -0.4, gap: 0.6, lower: 0.75, higher: 1.33 } as const;
/** Minimum strength of two labels that may both apply, and weight of a label beside them. */
const SURE_LABEL = { strength: 0.7, weight: 0.95 } as const;

/** Maximum characters of a label; longer lines are text. */
const LONGEST = 30;

/**
 * Labels broken over two lines by a narrow cell: "OPENING" above "BALANCE", "Statement" above "period". Both lines
 * become the label, so that the value is found beside the first line, beside the middle, or below the second.
 *
 * @param hits labels by line, modified
 * @param find the labels of one line of text
 */
export function joinStackedLabels(
  page: PageLayout,
  hits: Map<number, readonly LabelHit[]>,
  find: (segment: Segment) => readonly LabelHit[],
): void {
  for (const { upper, lower, joined } of stacksOn(page)) {
    if (separate(upper, lower, page, hits) || isValueOfForm(upper, lower, page, hits)) continue;
    const [label] = find(joined);
    if (!label || label.from > 0 || label.to < joined.text.length || label.field === null) continue;
    if (isMisread(label) && isReadWhole(upper, hits)) continue;
    const own = (segment: Segment): LabelHit => ({
      ...label,
      segment,
      from: 0,
      to: segment.text.length,
      cell: joined.box,
    });
    hits.set(upper.order, [own(upper)]);
    hits.set(lower.order, [own(lower)]);
  }
}

/** Found with OCR errors only, which lower its strength. */
const isMisread = ({ strength, weight }: LabelHit): boolean => strength < weight;

/** "Class" above "EC": the upper line is a complete label, so the two are not a misread "Classes". */
const isReadWhole = (upper: Segment, hits: ReadonlyMap<number, readonly LabelHit[]>): boolean =>
  (hits.get(upper.order) ?? []).some((h) => h.from === 0 && h.to >= upper.text.length && !isMisread(h));

interface Stack {
  readonly upper: Segment;
  readonly lower: Segment;
  /** Both lines joined. */
  readonly joined: Segment;
}

/** Pairs of lines that may be one label. Cached, since every type uses them, as are the matches of a joined line. */
const stacksOn = oncePer((page: PageLayout): readonly Stack[] =>
  page.segments.flatMap((upper): Stack[] => {
    const lower = mayBreak(upper) ? lowerLine(upper, page) : null;
    if (!lower) return [];
    const text = `${upper.text.trim()} ${lower.text.trim()}`;
    return [{ upper, lower, joined: { ...upper, text, box: unionOf([upper.box, lower.box]) } }];
  }),
);

function mayBreak({ text }: Segment): boolean {
  return text.length <= LONGEST && /\p{L}{2}/u.test(text) && !/\d|:/.test(text);
}

/** The next line of the same cell: closely below, same left edge or centre, same size. */
function lowerLine(upper: Segment, page: PageLayout): Segment | null {
  const { box } = upper;
  const bottom = box.y + box.height;
  for (const row of page.rows.slice(upper.row + 1, upper.row + 5)) {
    const below = row.find(
      (s) =>
        Math.abs(s.box.x - box.x) < STACKED.edge * box.height ||
        Math.abs(s.box.x + s.box.width / 2 - box.x - box.width / 2) < STACKED.middle * box.height,
    );
    if (!below) continue;
    const gap = below.box.y - bottom;
    const alike = below.box.height / box.height;
    const near = gap > STACKED.overlap * box.height && gap < STACKED.gap * box.height;
    return near && alike > STACKED.lower && alike < STACKED.higher && mayEnd(below) ? below : null;
  }
  return null;
}

function mayEnd({ text }: Segment): boolean {
  return text.length <= LONGEST && /\p{L}{2}/u.test(text) && !/\d|:\s*\S/.test(text);
}

const AMOUNT = new RegExp(String.raw`^[-(]?(?:${MARKS})?\s?\d[\d ,]*(?:\.\d{2})?\)?$`);

/** Are they two labels, each with a value beside it? */
function separate(
  upper: Segment,
  lower: Segment,
  page: PageLayout,
  hits: ReadonlyMap<number, readonly LabelHit[]>,
): boolean {
  // "Invoice" above "to": below a capitalised label, a lower-case line is no label of its own.
  if (/^\p{Lu}/u.test(upper.text.trim()) && /^\p{Ll}/u.test(lower.text.trim())) return false;
  const labelOf = (s: Segment): LabelHit | undefined =>
    hits.get(s.order)?.find((h) => h.from === 0 && h.to >= s.text.length);
  const beside = (s: Segment): Segment | undefined => page.rows[s.row]?.find((o) => o.order > s.order);
  const [first, second] = [labelOf(upper), labelOf(lower)];
  // "Total | 290" above "Net Pay | 4910": a label over two lines has only one amount beside it.
  if (second && [upper, lower].every((s) => AMOUNT.test(beside(s)?.text.trim() ?? ''))) return true;
  if (!first || !second || !beside(lower) || !beside(upper)) return false;
  // "Cust No" above "Contract": two numbers that may both apply.
  return (
    first.field === second.field ||
    (first.strength >= SURE_LABEL.strength && second.strength >= SURE_LABEL.strength)
  );
}

/** "Company status | Registered" above "Foreign company | No": a segment alone beside a certain label is its value. */
function isValueOfForm(
  upper: Segment,
  lower: Segment,
  page: PageLayout,
  hits: ReadonlyMap<number, readonly LabelHit[]>,
): boolean {
  const [first, second, third] = page.rows[upper.row] ?? [];
  if (!first || second !== upper || third || page.rows[lower.row]?.[1] !== lower) return false;
  return (hits.get(first.order) ?? []).some(
    (h) => h.from === 0 && h.to >= first.text.length && h.weight >= SURE_LABEL.weight && !h.cell,
  );
}
